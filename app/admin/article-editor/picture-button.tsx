import { ImagePlus } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import { PICTURE_TYPES, sendShopPicture } from '../shop-pictures/send-shop-picture.ts'

/** What fills the width of a text sharply. */
const LEAST_WIDTH = 600

type PictureButtonProps = {
  className: string
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
  onPicture: (src: string, alt: string) => void
}

/** Brings a picture into an article; what it shows is asked for, because somebody will not see it. */
export function PictureButton({ className, onKeyDown, onPicture }: PictureButtonProps) {
  const { t } = useTranslation(['admin-article-editor', 'admin'])
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState('')
  const [alt, setAlt] = useState('')
  const bring = async (file: File | undefined) => {
    if (!file || busy) return
    setBusy(true)
    const answer = await sendShopPicture(file, { folder: 'posts', least: LEAST_WIDTH })
    setBusy(false)
    if ('trouble' in answer) return showToast({ title: t(`admin:picture.${answer.trouble}`, { number: LEAST_WIDTH }), tone: 'failure' })
    setAlt('')
    setSent(answer.at)
  }
  const place = () => {
    onPicture(sent, alt.trim())
    setSent('')
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join(',')}
        aria-label={t('picture.title')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          void bring(file)
          event.currentTarget.value = ''
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        title={t('picture.title')}
        aria-label={t('picture.title')}
        aria-busy={busy}
        className={className}
        onKeyDown={onKeyDown}
        onClick={() => input.current?.click()}
      >
        {busy ? <Spinner /> : <ImagePlus className="size-4" aria-hidden="true" />}
      </button>
      <Dialog open={sent !== ''} onClose={() => setSent('')} title={t('picture.title')} footer={<Button onClick={place}>{t('picture.place')}</Button>}>
        <div className="flex flex-col gap-4">
          {sent !== '' && <img src={sent} alt="" className="max-h-60 w-full rounded-control object-contain" />}
          <Field label={t('picture.alt')} hint={t('picture.altHint')} maxLength={300} value={alt} onChange={(event) => setAlt(event.currentTarget.value)} />
        </div>
      </Dialog>
    </>
  )
}
