import { Camera, ImagePlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileButton } from '../../ui/file-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { pictureSize, plainPicture } from '../../ui/plain-picture.ts'
import { addressOfPicture } from '../products/my-pictures.ts'
import { fittingPictures, LEAST_SIDE, MAX_PHOTOGRAPH_BYTES, MAX_PICTURES, PICTURE_TYPES, type PictureProblem } from '../products/product-picture.ts'
import { keepPhoto } from './listing-shelf.ts'
import { PhotoList } from './photo-list.tsx'
import type { Asking } from './asking.ts'

// Most photographs are straight.
const StraightenDialog = lazy(() => import('./straighten-dialog.tsx'))

/** Photographs come first: makers begin with what they have in front of them. Each is made smaller here, kept on the phone, and sent in the background. */
export function PhotosQuestion({ answers, change, shop, listing }: Asking) {
  const { t } = useTranslation(['listing', 'dashboard', 'ui'])
  const [problem, setProblem] = useState<PictureProblem>()
  const [busy, setBusy] = useState(false)
  const [straightened, setStraightened] = useState<string>()
  const { pictures } = answers

  const keep = async (content: Blob, ending: string) => {
    const url = addressOfPicture(shop.listing, ending)
    await keepPhoto(url, content)
    return url
  }
  const choose = async (files: readonly File[]) => {
    setBusy(true)
    const sizes = new Map<File, { width: number; height: number }>()
    // One after another: ten large photographs at once are more than a phone's memory holds.
    for (const file of files.filter(({ type, size }) => PICTURE_TYPES.includes(type) && size <= MAX_PHOTOGRAPH_BYTES)) {
      const size = await pictureSize(file)
      if (size) sizes.set(file, size)
    }
    const { fitting, problem: wrong } = fittingPictures(pictures.length, files, sizes)
    setProblem(wrong)
    const added = []
    for (const file of fitting) {
      const { content, ending } = await plainPicture(file)
      added.push({ url: await keep(content, ending), alt: '', sent: false })
    }
    if (added.length > 0) change({ pictures: [...pictures, ...added] })
  }
  const add = (files: readonly File[]) =>
    void choose(files)
      .catch(() => showToast({ title: t('photos.notKept'), tone: 'failure' }))
      .finally(() => setBusy(false))
  const full = pictures.length >= MAX_PICTURES
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <FileButton
          label={t('photos.camera')}
          accept={PICTURE_TYPES.join(',')}
          capture="environment"
          onFiles={add}
          busy={busy}
          size="large"
          look={pictures.length === 0 ? 'primary' : 'quiet'}
          icon={<Camera className="size-6" aria-hidden="true" />}
          disabled={full}
        />
        <FileButton
          label={t('photos.choose')}
          accept={PICTURE_TYPES.join(',')}
          multiple
          onFiles={add}
          busy={busy}
          size="large"
          look="quiet"
          icon={<ImagePlus className="size-6" aria-hidden="true" />}
          disabled={full}
        />
      </div>
      <p role="alert" className="text-sm font-medium text-terracotta empty:hidden">
        {problem &&
          t(problem.includes(':') ? (problem as 'ui:form.file') : (`dashboard:${problem}` as 'dashboard:product.pictures.problem.tooMany'), {
            max: MAX_PICTURES,
            width: LEAST_SIDE,
            height: LEAST_SIDE,
          })}
      </p>
      <PhotoList
        pictures={pictures}
        line={listing.line}
        suggested={[answers.name, answers.material].filter((words) => words.trim() !== '').join(', ')}
        onChange={(changed) => change({ pictures: changed })}
        onStraighten={setStraightened}
      />
      {straightened !== undefined && (
        <Suspense>
          <StraightenDialog
            url={straightened}
            onClose={() => setStraightened(undefined)}
            onDone={async ({ content, ending }) => {
              const url = await keep(content, ending)
              change({ pictures: pictures.map((picture) => (picture.url === straightened ? { ...picture, url, sent: false } : picture)) })
              setStraightened(undefined)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
