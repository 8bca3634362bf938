import { clsx } from 'clsx'
import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/session-store.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { controlClass } from '../../ui/field.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PICTURE_ALT_MAX, PICTURE_TYPES, PICTURES_MAX } from '../review-picture.ts'
import { type FailedPicture, forgetUpload, type HeldPicture, uploadPictures } from './upload-pictures.ts'

type PictureFieldProps = {
  pictures: readonly HeldPicture[]
  /** Takes a change of what is there by then, because uploads end when they end. */
  onChange: (change: (pictures: readonly HeldPicture[]) => readonly HeldPicture[]) => void
  onBusy: (busy: boolean) => void
}

/** Pictures for a review: chosen, uploaded at once, described, removed. A file that fails says why, and can be tried again. */
export function PictureField({ pictures, onChange, onBusy }: PictureFieldProps) {
  const { t } = useTranslation('reviews')
  const { user } = useSession()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<readonly FailedPicture[]>([])
  const [left, setLeft] = useState(0)
  const room = PICTURES_MAX - pictures.length

  const upload = async (files: readonly File[]) => {
    if (!user || files.length === 0) return
    const taken = files.slice(0, room)
    setLeft(files.length - taken.length)
    setBusy(true)
    onBusy(true)
    const answer = await uploadPictures(user.id, taken).catch(() => ({ uploaded: [], failed: taken.map((file) => ({ file, problem: 'upload' as const })) }))
    onChange((before) => [...before, ...answer.uploaded])
    setFailed(answer.failed)
    setBusy(false)
    onBusy(false)
  }
  const remove = (picture: HeldPicture) => {
    onChange((before) => before.filter(({ path }) => path !== picture.path))
    if (picture.src.startsWith('blob:')) void forgetUpload(picture)
  }
  const retriable = failed.filter(({ problem }) => problem === 'upload')
  return (
    <div role="group" aria-label={t('pictures.label')} className="grid gap-3">
      {pictures.length > 0 && (
        <ul className="grid gap-3">
          {pictures.map((picture, index) => (
            <li key={picture.path} className="@container">
              <div className="flex flex-wrap items-center gap-3">
                <span className="w-16 shrink-0 overflow-hidden rounded-control border border-line">
                  <Picture src={picture.src} alt="" sizes="4rem" widest={200} ratio="1" />
                </span>
                <input
                  type="text"
                  aria-label={t('pictures.alt', { number: index + 1 })}
                  placeholder={t('pictures.altHint')}
                  maxLength={PICTURE_ALT_MAX}
                  value={picture.alt}
                  onChange={(event) => {
                    const alt = event.currentTarget.value
                    onChange((before) => before.map((each) => (each.path === picture.path ? { ...each, alt } : each)))
                  }}
                  className={clsx(controlClass, 'order-last basis-full @xs:order-none @xs:w-auto @xs:flex-1 @xs:basis-0')}
                />
                <IconButton className="ms-auto" label={t('pictures.remove', { number: index + 1 })} onClick={() => remove(picture)}>
                  <X className="size-4" aria-hidden="true" />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      {room > 0 && (
        <div className="grid justify-items-start gap-1">
          <FileButton
            label={t('pictures.add')}
            accept={PICTURE_TYPES.join(',')}
            multiple
            onFiles={(files) => void upload(files)}
            look="quiet"
            size="small"
            busy={busy}
            icon={<ImagePlus className="size-4" aria-hidden="true" />}
          />
          <p className="text-xs text-ink-soft">{t('pictures.hint', { count: PICTURES_MAX })}</p>
        </div>
      )}
      <p role="status" className="sr-only">
        {busy ? t('pictures.busy') : ''}
      </p>
      {(failed.length > 0 || left > 0) && (
        <div role="alert" className="grid justify-items-start gap-2 rounded-control bg-terracotta-wash px-3 py-2 text-sm">
          <ul className="grid gap-1">
            {failed.map(({ file, problem }, index) => (
              <li key={`${file.name}-${index}`} className="wrap-anywhere">
                <span className="font-medium">{file.name}</span>: {t(problem === 'upload' ? 'errors:general.imageUploadFailed' : `pictures.${problem}`)}
              </li>
            ))}
            {left > 0 && <li>{t('pictures.tooMany', { count: PICTURES_MAX })}</li>}
          </ul>
          {retriable.length > 0 && (
            <Button size="small" look="plain" busy={busy} onClick={() => void upload(retriable.map(({ file }) => file))}>
              {t('again')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
