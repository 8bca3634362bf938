import { ImagePlus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { useObjectUrls } from '../../ui/use-object-urls.ts'
import { MAX_CASE_PICTURES } from '../case.ts'
import { CASE_PICTURE_TYPES, choosePictures, type ChosenPicture, type ChosenProblem } from '../send-case-pictures.ts'

type Props = { pictures: readonly ChosenPicture[]; onChange: (pictures: ChosenPicture[]) => void; error?: string | undefined }

/** Pictures that show what is said; they are sent with the words, not before. */
export function PicturesChoice({ pictures, onChange, error }: Props) {
  const { t } = useTranslation('returns')
  const id = useId()
  const [problem, setProblem] = useState<ChosenProblem>()
  const addressOf = useObjectUrls()
  const choose = (files: readonly File[]) => {
    const chosen = choosePictures(pictures, files, addressOf)
    setProblem(chosen.problem)
    if (chosen.pictures.length > pictures.length) onChange(chosen.pictures)
  }
  const wrong = problem ? t(`problem.${problem}`, { max: MAX_CASE_PICTURES }) : error
  return (
    <fieldset aria-describedby={`${id}-hint${wrong ? ` ${id}-problem` : ''}`}>
      <legend className="text-sm font-semibold">{t('form.pictures')}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {t('form.picturesHint', { max: MAX_CASE_PICTURES })}
      </p>
      {pictures.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {pictures.map((picture, index) => (
            <li key={picture.key} className="relative size-24 overflow-hidden rounded-control border border-line">
              <img src={picture.src} alt={t('form.picture', { number: index + 1 })} className="size-full object-cover" />
              <IconButton
                label={t('form.removePicture', { number: index + 1 })}
                className="absolute end-0 bottom-0 bg-surface/85"
                onClick={() => {
                  setProblem(undefined)
                  onChange(pictures.toSpliced(index, 1))
                }}
              >
                <Trash2 className="size-4" aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <FileButton
        label={t('form.addPictures')}
        accept={CASE_PICTURE_TYPES.join(',')}
        multiple
        onFiles={choose}
        look="quiet"
        size="small"
        icon={<ImagePlus className="size-5" aria-hidden="true" />}
        disabled={pictures.length >= MAX_CASE_PICTURES}
        className="mt-2"
      />
      <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm font-medium text-terracotta empty:hidden">
        {wrong}
      </p>
    </fieldset>
  )
}
