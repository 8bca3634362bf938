import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { pictureSize, plainPicture } from '../../ui/plain-picture.ts'

const BUCKET = 'shop-pictures'
/** Where the shop shows what lies in the bucket; without a host, so that pictures move with the shop. */
const SHOWN_AT = `/storage/v1/object/public/${BUCKET}/`
/** A picture never changes under its name. */
const KEPT_SECONDS = '31536000'
const TYPES = ['image/jpeg', 'image/png', 'image/webp']
/** What fills the hero of a wide screen sharply. */
const LEAST_WIDTH = 1200

async function send(file: File): Promise<string> {
  const { content, ending } = await plainPicture(file)
  const path = `slides/${crypto.randomUUID()}.${ending}`
  const { error } = await (await loadSupabase()).storage.from(BUCKET).upload(path, content, { contentType: content.type, cacheControl: KEPT_SECONDS })
  if (error) throw error
  return SHOWN_AT + path
}

/** The picture of a slide: brought from the computer, checked for its size, sent at once. */
export function SlidePictureField({ image, error, onChange }: { image: string; error: string | undefined; onChange: (image: string) => void }) {
  const { t } = useTranslation('admin-hero-slides')
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<'notAPicture' | 'tooSmall' | 'notSent'>()
  const bring = async (file: File | undefined) => {
    if (!file) return
    setTrouble(undefined)
    const size = TYPES.includes(file.type) ? await pictureSize(file) : undefined
    if (!size) return setTrouble('notAPicture')
    if (size.width < LEAST_WIDTH) return setTrouble('tooSmall')
    setBusy(true)
    try {
      onChange(await send(file))
    } catch {
      setTrouble('notSent')
    } finally {
      setBusy(false)
    }
  }
  const problem = trouble ? t(`picture.${trouble}`, { number: LEAST_WIDTH }) : error
  return (
    <div className="flex flex-col gap-2" role="group" aria-labelledby="slide-picture" aria-busy={busy}>
      <p id="slide-picture" className="text-sm font-semibold">
        {t('fields.image')}
      </p>
      <p className="text-sm text-ink-soft">{t('picture.hint', { number: LEAST_WIDTH })}</p>
      <div className="flex flex-wrap items-center gap-4">
        {image !== '' && (
          <div className="w-40 overflow-hidden rounded-control">
            <Picture src={image} alt="" ratio="16 / 9" sizes="10rem" />
          </div>
        )}
        <FileButton
          label={t(image === '' ? 'picture.choose' : 'picture.replace')}
          accept={TYPES.join(',')}
          busy={busy}
          onFiles={(files) => void bring(files[0])}
        />
      </div>
      {problem && (
        <p role="alert" className="text-sm font-medium text-terracotta">
          {problem}
        </p>
      )}
    </div>
  )
}
