import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { Refusal } from '../../platform/call-function.ts'
import type { WholesaleState } from '../../wholesale/my-wholesale.ts'
import { type Choice, DecideButtons } from './decide-buttons.tsx'

type Deed = 'approve' | 'refuse' | 'suspend' | 'reopen'

const DEEDS: Readonly<Record<WholesaleState, readonly Deed[]>> = {
  pending: ['approve', 'refuse'],
  approved: ['suspend'],
  refused: ['reopen'],
  suspended: ['approve'],
}
const REFUSED = ['already_decided', 'own_request', 'changed_meanwhile'] as const

/** Days to pay and limit, in satang: whoever is approved again has what was said before. */
type Terms = { days: number; limit: number }
const NO_TERMS: Terms = { days: 0, limit: 0 }

/** What can be decided of a wholesale buyer as it stands, each with a reason. `seen`: as of when it was read. */
export function WholesaleDeeds({ id, state, seen, terms = NO_TERMS }: { id: string; state: WholesaleState; seen: string; terms?: Terms }) {
  const { t } = useTranslation('admin-wholesale')
  const may = useMay()
  if (!may('wholesale.decide')) return null
  const refused = ({ code }: Refusal) => {
    const own = REFUSED.find((one) => one === code)
    return own && t(`refused.${own}`)
  }
  const choices = DEEDS[state].map((deed): Choice => ({
    id: deed,
    verb: t(`deeds.${deed}.verb`),
    title: t(`deeds.${deed}.title`),
    consequence: t(`deeds.${deed}.consequence`),
    done: t(`deeds.${deed}.done`),
    refused,
    ...(deed === 'approve' ? { look: 'primary' as const } : deed !== 'reopen' && { look: 'danger' as const }),
    ask: (reason) =>
      askDatabase('decide_wholesale', { p_id: id, p_how: deed, p_net_days: terms.days, p_credit_minor: terms.limit, p_seen: seen, p_reason: reason }),
  }))
  return <DecideButtons choices={choices} />
}
