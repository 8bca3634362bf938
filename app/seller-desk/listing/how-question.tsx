import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import type { Askable } from '../products/said-of-product.ts'
import { SaidFields } from '../products/said-fields.tsx'
import { Dictate, heardBehind } from './dictate.tsx'
import { listAsked } from './place-answers.ts'
import type { Asking } from './asking.ts'
import { MakingChoice } from './making-choice.tsx'
import { MakingPictures } from './making-pictures.tsx'
import { saidBy } from './suggest-said.ts'

/** How it is made and of what, in the maker's own words and in the shop's. */
export function HowQuestion({ answers, change, problem, hint, problems, shop, listing }: Asking) {
  const { t, i18n } = useTranslation(['listing', 'dashboard'])
  const { categoryId } = answers
  const asked = useQuery({ queryKey: ['asked', categoryId, i18n.language], queryFn: () => listAsked(categoryId, i18n.language), enabled: categoryId !== '' })
  const guess = useEffectEvent((askable: readonly Askable[]) => {
    const guessed = saidBy(answers, askable)
    if (guessed) change({ said: guessed })
  })
  // Once for a category: what a maker takes off again stays off.
  useEffect(() => guess(asked.data ?? []), [asked.data])
  return (
    <>
      <div className="grid gap-2">
        <TextArea
          label={t('how.story')}
          hint={hint('description', t('dashboard:product.descriptionHint'))}
          rows={5}
          maxLength={20_000}
          value={answers.description}
          error={problem('description')}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <Dictate field={t('how.story')} language={answers.language} onHeard={(words) => change({ description: heardBehind(answers.description, words) })} />
      </div>
      <Field
        label={t('how.craft')}
        hint={hint('craft', t('how.craftHint'))}
        maxLength={200}
        value={answers.craft}
        error={problem('craft')}
        onChange={(event) => change({ craft: event.currentTarget.value })}
      />
      <Field
        label={t('dashboard:product.material')}
        hint={hint('material', t('how.materialHint'))}
        maxLength={200}
        value={answers.material}
        error={problem('material')}
        onChange={(event) => change({ material: event.currentTarget.value })}
      />
      <SaidFields asked={asked.data ?? []} said={answers.said} tried={Object.keys(problems).length > 0} onChange={(next) => change({ said: next })} />
      <TextArea
        label={t('how.care')}
        hint={hint('care', t('how.careHint'))}
        rows={3}
        maxLength={2000}
        value={answers.care}
        error={problem('care')}
        onChange={(event) => change({ care: event.currentTarget.value })}
      />
      <MakingChoice value={answers.making} hint={hint('making')} onChange={(making) => change({ making })} />
      <Checkbox
        label={t('dashboard:product.isHandmade')}
        checked={answers.isHandmade}
        error={problem('isHandmade')}
        onChange={(event) => change({ isHandmade: event.currentTarget.checked })}
      />
      <MakingPictures answers={answers} change={change} listing={shop.listing} line={listing.line} />
    </>
  )
}
