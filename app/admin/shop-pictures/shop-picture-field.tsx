import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { LibraryButton } from './library-button.tsx'
import { PICTURE_TYPES, type PictureTrouble, sendShopPicture, type ShopFolder } from './send-shop-picture.ts'

type ShopPictureProps = {
  label: string
  hint: string
  /** Empty where there is none. */
  image: string
  folder: ShopFolder
  /** Pixels across, below which it would not be sharp where it is shown. */
  leastWidth: number
  /** Width to height, as CSS writes it. */
  ratio: string
  error?: string | undefined
  /** It may be without one. */
  optional?: boolean
  onChange: (image: string) => void
}

/** A picture of the shop's own: brought from the computer, checked for its size and sent at once, or chosen of those that are there. */
export function ShopPictureField({ label, hint, image, folder, leastWidth, ratio, error, optional = false, onChange }: ShopPictureProps) {
  const { t } = useTranslation('admin')
  const heading = useId()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<PictureTrouble>()
  const bring = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    const sent = await sendShopPicture(file, { folder, least: leastWidth })
    setBusy(false)
    setTrouble('trouble' in sent ? sent.trouble : undefined)
    if ('at' in sent) onChange(sent.at)
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
          accept={PICTURE_TYPES.join(',')}
          busy={busy}
          onFiles={(files) => void bring(files[0])}
        />
        <LibraryButton
          leastWidth={leastWidth}
          onChoose={(chosen) => {
            setTrouble(undefined)
            onChange(chosen)
          }}
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
