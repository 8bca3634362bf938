import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { pictureSize, plainPicture } from '../../ui/plain-picture.ts'

const BUCKET = 'shop-pictures'
/** Where the shop shows what lies in the bucket; without a host, so that pictures move with the shop. */
const SHOWN_AT = `/storage/v1/object/public/${BUCKET}/`
/** A picture never changes under its name. */
const KEPT_SECONDS = '31536000'
const TYPES = ['image/jpeg', 'image/png', 'image/webp']

async function send(file: File, folder: string): Promise<string> {
  const { content, ending } = await plainPicture(file)
  const path = `${folder}/${crypto.randomUUID()}.${ending}`
  const { error } = await (await loadSupabase()).storage.from(BUCKET).upload(path, content, { contentType: content.type, cacheControl: KEPT_SECONDS })
  if (error) throw error
  return SHOWN_AT + path
}

type ShopPictureProps = {
  label: string
  hint: string
  /** Empty where there is none. */
  image: string
  folder: 'slides' | 'categories' | 'brands'
  /** Pixels across, below which it would not be sharp where it is shown. */
  leastWidth: number
  /** Width to height, as CSS writes it. */
  ratio: string
  error?: string | undefined
  /** It may be without one. */
  optional?: boolean
  onChange: (image: string) => void
}

/** A picture of the shop's own: brought from the computer, checked for its size, sent at once. */
export function ShopPictureField({ label, hint, image, folder, leastWidth, ratio, error, optional = false, onChange }: ShopPictureProps) {
  const { t } = useTranslation('admin')
  const heading = useId()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<'notAPicture' | 'tooSmall' | 'notSent'>()
  const bring = async (file: File | undefined) => {
    if (!file) return
    setTrouble(undefined)
    const size = TYPES.includes(file.type) ? await pictureSize(file) : undefined
    if (!size) return setTrouble('notAPicture')
    if (size.width < leastWidth) return setTrouble('tooSmall')
    setBusy(true)
    try {
      onChange(await send(file, folder))
    } catch {
      setTrouble('notSent')
    } finally {
      setBusy(false)
    }
  }
  const problem = trouble ? t(`picture.${trouble}`, { number: leastWidth }) : error
  return (
    <div className="flex flex-col gap-2" role="group" aria-labelledby={heading} aria-busy={busy}>
      <p id={heading} className="text-sm font-semibold">
        {label}
      </p>
      <p className="text-sm text-ink-soft">{hint}</p>
      <div className="flex flex-wrap items-center gap-4">
        {image !== '' && (
          <div className="w-40 overflow-hidden rounded-control">
            <Picture src={image} alt="" ratio={ratio} sizes="10rem" />
          </div>
        )}
        <FileButton
          label={t(image === '' ? 'picture.choose' : 'picture.replace')}
          accept={TYPES.join(',')}
          busy={busy}
          onFiles={(files) => void bring(files[0])}
        />
        {optional && image !== '' && (
          <Button size="small" look="plain" onClick={() => onChange('')}>
            {t('picture.without')}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-sm font-medium text-terracotta">
          {problem}
        </p>
      )}
    </div>
  )
}
