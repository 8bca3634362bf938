import { ImagePlus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { LibraryButton } from '../shop-pictures/library-button.tsx'
import { PICTURE_TYPES, sendShopPicture } from '../shop-pictures/send-shop-picture.ts'
import { altIn } from '../shop-pictures/stored-picture.ts'

/** What fills the width of a text sharply. */
const LEAST_WIDTH = 600

type PictureButtonProps = {
  className: string
  /** Of the article, in which what a picture shows is said. */
  language: string
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
  onPicture: (src: string, alt: string) => void
}

/** Brings a picture into an article, from the computer or from the shop's own; what it shows is asked for, because somebody will not see it. */
export function PictureButton({ className, language, onKeyDown, onPicture }: PictureButtonProps) {
  const { t } = useTranslation(['admin-article-editor', 'admin'])
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState('')
  const [alt, setAlt] = useState('')
  const show = (src: string, words: string) => {
    setAlt(words)
    setSent(src)
  }
  const bring = async (file: File | undefined) => {
    if (!file || busy) return
    setBusy(true)
    const answer = await sendShopPicture(file, { folder: 'posts', least: LEAST_WIDTH })
    setBusy(false)
    if ('trouble' in answer) return showToast({ title: t(`admin:picture.${answer.trouble}`, { number: LEAST_WIDTH }), tone: 'failure' })
    show(answer.at, '')
  }
  const close = () => {
    setOpen(false)
    setSent('')
  }
  const place = () => {
    onPicture(sent, alt.trim())
    close()
  }
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        title={t('picture.title')}
        aria-label={t('picture.title')}
        className={className}
        onKeyDown={onKeyDown}
        onClick={() => setOpen(true)}
      >
        <ImagePlus className="size-4" aria-hidden="true" />
      </button>
      <Dialog
        open={open}
        onClose={close}
        title={t('picture.title')}
        footer={
          <Button disabled={sent === ''} onClick={place}>
            {t('picture.place')}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap gap-3">
            <FileButton
              label={t(sent === '' ? 'admin:picture.choose' : 'admin:picture.replace')}
              accept={PICTURE_TYPES.join(',')}
              busy={busy}
              onFiles={(files) => void bring(files[0])}
            />
            <LibraryButton leastWidth={LEAST_WIDTH} onChoose={(src, { alts }) => show(src, altIn(alts, language))} />
          </div>
          {sent !== '' && (
            <>
              <img src={sent} alt="" className="max-h-60 w-full rounded-control object-contain" />
              <Field label={t('picture.alt')} hint={t('picture.altHint')} maxLength={300} value={alt} onChange={(event) => setAlt(event.currentTarget.value)} />
            </>
          )}
        </div>
      </Dialog>
    </>
  )
}
