import { Camera } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whyOf } from '../platform/problem-key.ts'
import { Button } from '../ui/button.tsx'
import { FileButton } from '../ui/file-button.tsx'
import { pictureSize } from '../ui/plain-picture.ts'
import { showToast } from '../ui/toast.ts'
import { keepPicture, LEAST_SIDE, PICTURE_TYPES, type Pictured, pictureProblem, removePicture, sizeProblem } from './my-picture.ts'
import { Portrait } from './portrait.tsx'

type PictureUploadProps = { of: Pictured; id: string; name: string; picture: string; onKept: () => Promise<void> }

/** The picture of a person or a shop, and the ways to add, change and remove it. */
export function PictureUpload({ of, id, name, picture, onKept }: PictureUploadProps) {
  const { t } = useTranslation('profile')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const run = async (work: () => Promise<void>, said: string) => {
    setBusy(true)
    setProblem('')
    try {
      await work()
      showToast({ title: said, tone: 'success' })
      await onKept()
    } catch (error) {
      setProblem([t('errors:general.imageUploadFailed'), whyOf(t, error).text].filter(Boolean).join(' '))
    }
    setBusy(false)
  }
  const take = async (file: File) => {
    const wrong = pictureProblem(file) ?? sizeProblem(await pictureSize(file))
    if (wrong) return setProblem(t(wrong, { width: LEAST_SIDE, height: LEAST_SIDE }))
    await run(() => keepPicture({ of, id, file, before: picture }), t('picture.saved'))
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Portrait name={name} picture={picture} />
      <div className="grid gap-1.5">
        <div className="flex flex-wrap gap-2">
          <FileButton
            label={t(picture === '' ? 'picture.choose' : 'picture.change')}
            accept={PICTURE_TYPES.join(',')}
            onFiles={([file]) => file && void take(file)}
            look="quiet"
            size="small"
            busy={busy}
            icon={<Camera className="size-4" aria-hidden="true" />}
          />
          {picture !== '' && (
            <Button look="plain" size="small" busy={busy} onClick={() => void run(() => removePicture({ of, id, before: picture }), t('picture.removed'))}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
        <p className="text-xs text-ink-soft">{t('picture.hint')}</p>
        <p role="alert" className="text-sm font-medium text-terracotta empty:hidden">
          {problem}
        </p>
      </div>
    </div>
  )
}
