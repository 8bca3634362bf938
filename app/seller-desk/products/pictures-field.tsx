import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { pictureSize } from '../../ui/plain-picture.ts'
import { useObjectUrls } from '../../ui/use-object-urls.ts'
import {
  chosenPictures,
  LEAST_SIDE,
  MAX_PICTURE_BYTES,
  MAX_PICTURES,
  PICTURE_TYPES,
  rearranged,
  type ArrangedPicture,
  type PictureProblem,
} from './product-picture.ts'

type PicturesFieldProps = { pictures: readonly ArrangedPicture[]; onChange: (pictures: ArrangedPicture[]) => void }

/** The pictures of a listing, arranged by buttons so that everybody can; nothing is sent before the listing is saved. */
export function PicturesField({ pictures, onChange }: PicturesFieldProps) {
  const { t } = useTranslation('dashboard')
  const id = useId()
  const [problem, setProblem] = useState<PictureProblem>()
  const [looking, setLooking] = useState(false)
  const addressOf = useObjectUrls()

  const choose = async (files: readonly File[]) => {
    setLooking(true)
    const sizes = new Map<File, { width: number; height: number }>()
    // One after another: ten large photographs at once are more than a phone's memory holds.
    for (const file of files.filter(({ type, size }) => PICTURE_TYPES.includes(type) && size <= MAX_PICTURE_BYTES)) {
      const size = await pictureSize(file)
      if (size) sizes.set(file, size)
    }
    setLooking(false)
    const chosen = chosenPictures(pictures, files, { addressOf, sizes })
    setProblem(chosen.problem)
    if (chosen.pictures.length > pictures.length) onChange(chosen.pictures)
  }
  return (
    <fieldset aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}>
      <legend className="text-sm font-semibold">{t('product.pictures.title')}</legend>
      <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
        {t('product.pictures.hint')}
      </p>
      {pictures.length > 0 && (
        <ul className="mt-3 grid two-up gap-3 sm:grid-cols-3">
          {pictures.map((picture, index) => (
            <li key={picture.key} className="overflow-hidden rounded-control border border-line bg-surface">
              <div className="relative">
                <Picture
                  src={picture.src}
                  alt={t('product.pictures.numbered', { number: index + 1 })}
                  sizes="12rem"
                  ratio="1 / 1"
                  fallback="/pictures/placeholder.webp"
                />
                {index === 0 && (
                  <span className="absolute inset-x-0 bottom-0 bg-surface/90 px-2 py-1 text-xs font-semibold text-ink">{t('product.pictures.main')}</span>
                )}
              </div>
              <div className="flex justify-between">
                <IconButton
                  label={t('product.pictures.forward', { number: index + 1 })}
                  disabled={index === 0}
                  onClick={() => onChange(rearranged(pictures, index, -1))}
                >
                  <ArrowLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={t('product.pictures.remove', { number: index + 1 })}
                  onClick={() => {
                    setProblem(undefined)
                    onChange(pictures.toSpliced(index, 1))
                  }}
                >
                  <Trash2 className="size-5" aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={t('product.pictures.back', { number: index + 1 })}
                  disabled={index === pictures.length - 1}
                  onClick={() => onChange(rearranged(pictures, index, 1))}
                >
                  <ArrowRight className="size-5 rtl:rotate-180" aria-hidden="true" />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      <FileButton
        label={t('product.pictures.add')}
        accept={PICTURE_TYPES.join(',')}
        multiple
        onFiles={(files) => void choose(files)}
        busy={looking}
        look="quiet"
        size="small"
        icon={<ImagePlus className="size-5" aria-hidden="true" />}
        disabled={pictures.length >= MAX_PICTURES}
        className="mt-3"
      />
      <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm font-medium text-terracotta empty:hidden">
        {problem && t(problem, { max: MAX_PICTURES, width: LEAST_SIDE, height: LEAST_SIDE })}
      </p>
    </fieldset>
  )
}
