import { useQuery } from '@tanstack/react-query'
import { Check, ImagePlus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listNamedCategories } from '../../catalog/categories/named-categories.ts'
import { MAKING_STEPS, type MakingStep, stepsFor } from '../../catalog/making-steps.ts'
import { IconButton } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { LEAST_SIDE, MAX_MAKING_PICTURES, PICTURE_TYPES, type PictureProblem } from '../products/product-picture.ts'
import { parted, type Answers, type ListedPicture } from './answers.ts'
import { keepChosen } from './keep-chosen.ts'
import type { Listing } from './use-listing.ts'
import { usePhoto } from './use-photo.ts'

type Props = { answers: Answers; change: Listing['change']; /** The id of the piece or of its draft. */ listing: string; line: boolean }

/** Pictures of the making: the steps that tell how such a piece is made, ticked off as there are pictures of them. None of it is asked of anybody. */
export function MakingPictures({ answers, change, listing, line }: Props) {
  const { t, i18n } = useTranslation(['listing', 'dashboard', 'ui'])
  const heading = useId()
  const [busy, setBusy] = useState<MakingStep>()
  const [problem, setProblem] = useState<PictureProblem>()
  const categories = useQuery({ queryKey: ['categories', i18n.language], queryFn: () => listNamedCategories(i18n.language) })
  const own = categories.data?.find(({ id }) => id === answers.categoryId)
  const family = categories.data?.find(({ id }) => id === own?.parentId)
  const { piece, making } = parted(answers.pictures)
  const changeMaking = (next: readonly ListedPicture[]) => change({ pictures: [...piece, ...next] })
  const add = async (files: readonly File[], step: MakingStep) => {
    setBusy(step)
    try {
      const { added, problem: wrong } = await keepChosen(files, { listing, there: making.length, most: MAX_MAKING_PICTURES })
      setProblem(wrong)
      if (added.length > 0) changeMaking([...making, ...added.map((picture) => ({ ...picture, step }))])
    } catch {
      showToast({ title: t('photos.notKept'), tone: 'failure' })
    } finally {
      setBusy(undefined)
    }
  }
  const full = making.length >= MAX_MAKING_PICTURES
  const steps: readonly MakingStep[] = [...stepsFor([own?.slug ?? '', family?.slug ?? '']), 'other']
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <div>
        <h3 id={heading} className="text-sm font-semibold">
          {t('steps.ask')}
        </h3>
        <p className="mt-1 text-sm text-ink-soft">{t('steps.text', { max: MAX_MAKING_PICTURES })}</p>
      </div>
      <ul className="grid gap-2 sm:grid-cols-2">
        {steps.map((step) => {
          const there = making.some((picture) => picture.step === step)
          return (
            <li key={step}>
              <FileButton
                label={t('steps.add', { step: t(`steps.name.${step}`) })}
                accept={PICTURE_TYPES.join(',')}
                multiple
                look="quiet"
                className="w-full justify-start text-start"
                busy={busy === step}
                disabled={full || busy !== undefined}
                icon={there ? <Check className="size-5 text-leaf" aria-hidden="true" /> : <ImagePlus className="size-5" aria-hidden="true" />}
                onFiles={(files) => void add(files, step)}
              >
                {t(`steps.name.${step}`)}
              </FileButton>
            </li>
          )
        })}
      </ul>
      <p role="alert" className="text-sm font-medium text-terracotta empty:hidden">
        {problem &&
          t(problem.includes(':') ? (problem as 'ui:form.file') : (`dashboard:${problem}` as 'dashboard:product.pictures.problem.tooMany'), {
            max: MAX_MAKING_PICTURES,
            width: LEAST_SIDE,
            height: LEAST_SIDE,
          })}
      </p>
      {making.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {making.map((picture, index) => (
            <li key={picture.url} className="grid gap-3 rounded-card border border-line bg-surface p-3">
              <div className="flex items-start gap-3">
                <Shown picture={picture} number={index + 1} line={line} />
                <Select
                  label={t('steps.step', { number: index + 1 })}
                  required
                  className="min-w-0 grow"
                  value={picture.step}
                  options={MAKING_STEPS.map((step) => ({ value: step, label: t(`steps.name.${step}`) }))}
                  onChange={(event) => {
                    const step = MAKING_STEPS.find((known) => known === event.currentTarget.value)
                    changeMaking(making.with(index, { ...picture, step }))
                  }}
                />
                <IconButton label={t('steps.remove', { number: index + 1 })} onClick={() => changeMaking(making.toSpliced(index, 1))}>
                  <Trash2 className="size-5" aria-hidden="true" />
                </IconButton>
              </div>
              <Field
                label={t('steps.alt', { number: index + 1 })}
                value={picture.alt}
                maxLength={300}
                onChange={(event) => changeMaking(making.with(index, { ...picture, alt: event.currentTarget.value }))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Shown({ picture, number, line }: { picture: ListedPicture; number: number; line: boolean }) {
  const { t } = useTranslation(['listing', 'dashboard'])
  const shown = usePhoto(picture.url, picture.sent)
  return (
    <div className="w-24 shrink-0">
      <div className="aspect-square overflow-hidden rounded-control bg-line/50">
        {shown !== undefined && (
          <img src={shown} alt={picture.alt || t('dashboard:product.pictures.numbered', { number })} className="size-full object-cover" />
        )}
      </div>
      {!picture.sent && <p className="mt-1 text-xs font-semibold">{t(line ? 'photos.sending' : 'photos.waiting')}</p>}
    </div>
  )
}
