import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { Select } from '../../ui/field.tsx'
import { type Choice, DecideButtons } from './decide-buttons.tsx'

/** Why a review may be hidden; its author reads it. */
const REASONS = ['spam', 'rude', 'private', 'not_about_product', 'other'] as const

type Props = {
  id: string
  /** What it was reported as, or hidden for. */
  because: string
  /** Whether everybody reads it now; where it waits both ways are open. */
  shown?: boolean
  /** Whoever decides second of a report is told so. */
  first?: boolean
}

/** Shows a review to everybody, or hides it, each with a reason. */
export function ReviewDecision({ id, because, shown, first = false }: Props) {
  const { t } = useTranslation('admin-inbox')
  const [chosen, setChosen] = useState(because)
  const ask = (isShown: boolean) => (words: string) =>
    askDatabase('judge_review', { p_review_id: id, p_shown: isShown, p_because: isShown ? null : chosen, p_words: words, p_first: first })
  const choices: Choice[] = [
    {
      id: 'show',
      verb: t(shown === undefined ? 'review.show' : 'review.showAgain'),
      title: t('review.showTitle'),
      consequence: t('review.showConsequence'),
      done: t('review.shown'),
      ask: ask(true),
    },
    {
      id: 'hide',
      look: 'danger',
      verb: t('review.hide'),
      title: t('review.hideTitle'),
      consequence: t('review.hideConsequence'),
      done: t('review.hidden'),
      ask: ask(false),
      more: (
        <Select
          label={t('review.because')}
          required
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          options={REASONS.map((one) => ({ value: one, label: t(`reportReason.${one}`) }))}
        />
      ),
    },
  ]
  return <DecideButtons choices={choices.filter((choice) => shown === undefined || (choice.id === 'show') !== shown)} />
}
