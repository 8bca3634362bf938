import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { controlClass } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { addressOf, altIn, type Alts, fileNameOf } from './stored-picture.ts'

/** A picture somebody may choose, with what it shows. */
export type LibraryPicture = { id: string; bucket_id: string; name: string; revision: number; width: number | null; alts: Alts; created_at: string }

const ROW = 'id, bucket_id, name, revision, width, alts, created_at'
const SHOWN = 48

/** The newest pictures of the shop that fit the words; one more than are shown says that there are others. */
async function findPictures(words: string, most: number): Promise<LibraryPicture[]> {
  const api = await loadSupabase()
  const asked =
    words === '' ? api.from('files').select(ROW).eq('bucket_id', 'shop-pictures') : api.rpc('media_found', { p_words: words }, { get: true }).select(ROW)
  // The columns are those the type names; what a picture shows is checked by the database.
  return (await answered(asked.order('created_at', { ascending: false }).limit(most + 1))).data as LibraryPicture[]
}

type LibraryButtonProps = {
  /** Pixels across, below which a picture would not be sharp where it is wanted. */
  leastWidth: number
  onChoose: (address: string, picture: LibraryPicture) => void
}

/** Opens the pictures the shop has already, to choose one of them: the one picker of every place where staff set a picture. */
export function LibraryButton({ leastWidth, onChoose }: LibraryButtonProps) {
  const { t } = useTranslation('admin')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('picture.library')}
      </Button>
      <LibraryDialog
        open={open}
        leastWidth={leastWidth}
        onClose={() => setOpen(false)}
        onChoose={(address, picture) => {
          onChoose(address, picture)
          setOpen(false)
        }}
      />
    </>
  )
}

/** The library itself, searched by name, tag and what pictures show. */
export function LibraryDialog({ open, onClose, leastWidth, onChoose }: LibraryButtonProps & { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <Dialog open={open} onClose={onClose} title={t('picture.library')}>
      {open && <Library leastWidth={leastWidth} onChoose={onChoose} />}
    </Dialog>
  )
}

function Library({ leastWidth, onChoose }: LibraryButtonProps) {
  const { t, i18n } = useTranslation('admin')
  const [words, setWords] = useState('')
  const [most, setMost] = useState(SHOWN)
  const found = useQuery({
    queryKey: ['picture-library', words, most],
    queryFn: () => findPictures(words, most),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="flex flex-col gap-4">
      <input
        type="search"
        aria-label={t('picture.search')}
        placeholder={t('picture.search')}
        className={controlClass}
        maxLength={100}
        // The dialog stands within a form: Enter must not send that.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          setWords(event.currentTarget.value.trim())
        }}
        onBlur={(event) => setWords(event.currentTarget.value.trim())}
      />
      {found.isError && <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Waiting className="h-64 w-full" />}
      {found.data?.length === 0 && <p className="text-ink-soft">{t('picture.noneFound')}</p>}
      <ul aria-busy={found.isFetching} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {found.data?.slice(0, most).map((picture) => {
          const small = picture.width !== null && picture.width < leastWidth
          return (
            <li key={picture.id}>
              <button
                type="button"
                disabled={small}
                onClick={() => onChoose(addressOf(picture), picture)}
                className="flex w-full flex-col gap-1 overflow-hidden rounded-control border border-line bg-surface text-start text-sm hover:border-indigo disabled:opacity-60"
              >
                <Picture src={addressOf(picture)} alt="" ratio="4 / 3" sizes="12rem" widest={400} />
                <span className="p-2 wrap-anywhere">{altIn(picture.alts, i18n.language) || fileNameOf(picture.name)}</span>
                {small && <span className="px-2 pb-2 text-ink-soft">{t('picture.tooSmall', { number: leastWidth })}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      {found.data && found.data.length > most && (
        <Button look="quiet" onClick={() => setMost(most + SHOWN)}>
          {t('picture.more')}
        </Button>
      )}
    </div>
  )
}
