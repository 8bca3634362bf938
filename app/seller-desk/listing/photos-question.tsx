import { Camera, ImagePlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileButton } from '../../ui/file-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { LEAST_SIDE, MAX_PICTURES, PICTURE_TYPES, type PictureProblem } from '../products/product-picture.ts'
import { keepChosen, keepPicture } from './keep-chosen.ts'
import { parted, type ListedPicture } from './answers.ts'
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
  const { piece: pictures, making } = parted(answers.pictures)
  const changePictures = (piece: readonly ListedPicture[]) => change({ pictures: [...piece, ...making] })

  const choose = async (files: readonly File[]) => {
    setBusy(true)
    const { added, problem: wrong } = await keepChosen(files, { listing: shop.listing, there: pictures.length, most: MAX_PICTURES })
    setProblem(wrong)
    if (added.length > 0) changePictures([...pictures, ...added])
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
        onChange={changePictures}
        onStraighten={setStraightened}
      />
      {straightened !== undefined && (
        <Suspense>
          <StraightenDialog
            url={straightened}
            onClose={() => setStraightened(undefined)}
            onDone={async ({ content, ending }) => {
              const url = await keepPicture(shop.listing, { content, ending })
              changePictures(pictures.map((picture) => (picture.url === straightened ? { ...picture, url, sent: false } : picture)))
              setStraightened(undefined)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
