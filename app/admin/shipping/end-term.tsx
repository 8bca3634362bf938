import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { Refusal } from '../../platform/call-function.ts'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { type Term, termState } from './shipping.ts'
import { useShippingWords } from './use-shipping-words.tsx'

const REFUSED = ['ended_already', 'last_rate'] as const

/** Withdraws a term that is planned, or takes back one that holds: what held before holds again. */
export function EndTerm({ term }: { term: Term }) {
  const { t } = useTranslation('admin-shipping')
  const may = useMay()
  const words = useShippingWords()
  if (!may('shipping.write')) return null
  const deed = termState(term) === 'planned' ? 'withdraw' : 'end'
  return (
    <DecideButtons
      choices={[
        {
          id: deed,
          verb: t(`${deed}.verb`),
          title: t(`${deed}.title`, { subject: words.subject(term) }),
          consequence: t(`${deed}.consequence`),
          done: t(`${deed}.done`),
          ask: (why) => askDatabase('end_shipping_term', { p_id: term.id, p_seen: term.changed_at, p_reason: why }),
          refused: ({ code }: Refusal) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined),
        },
      ]}
    />
  )
}
