import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { startOfDay } from '../../desk-kit/rest-question.ts'
import { useAct } from '../../desk-kit/use-act.ts'

const REFUSED = ['wrong_days', 'wrong_term', 'no_change'] as const

/** From when, until when (the last day, empty for good) and why. */
export type TermDays = { starts: string; ends: string; reason: string }

/** Plans a term, or has it hold at once. `seen`: the one that holds now. */
export function usePlanTerm() {
  const { t } = useTranslation('admin-shipping')
  const { act, busy } = useAct()
  const plan = (term: object, seen: number | null, { starts, ends, reason }: TermDays) =>
    act({
      ask: () =>
        askDatabase('plan_shipping_term', {
          p_term: term,
          p_starts_at: starts === '' ? null : startOfDay(starts),
          p_ends_at: ends === '' ? null : startOfDay(ends, 1),
          p_seen: seen,
          p_reason: reason.trim(),
        }),
      done: t(starts === '' ? 'done.now' : 'done.planned'),
      refused: ({ code }) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined),
    })
  return { plan, busy }
}
