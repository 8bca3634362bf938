import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { Refusal } from '../../platform/call-function.ts'
import type { ReferralState } from '../../referrals/my-referrals.ts'
import { type Choice, DecideButtons } from './decide-buttons.tsx'

type Deed = 'approve' | 'hold' | 'refuse' | 'take_back'

const DEEDS: Readonly<Record<ReferralState, readonly Deed[]>> = {
  joined: ['refuse'],
  waiting: ['hold', 'refuse'],
  held: ['approve', 'refuse'],
  granted: ['take_back'],
  lapsed: [],
  refused: [],
  taken_back: [],
}
const REFUSED = ['already_decided', 'own_referral', 'changed_meanwhile'] as const

/** What can be decided of a referral as it stands, each with a reason. `seen`: as of when it was read. */
export function ReferralDeeds({ id, state, seen }: { id: string; state: ReferralState; seen: string }) {
  const { t } = useTranslation('admin-referrals')
  const may = useMay()
  if (!may('referrals.decide') || DEEDS[state].length === 0) return null
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
    ...(deed === 'approve' ? { look: 'primary' as const } : deed !== 'hold' && { look: 'danger' as const }),
    ask: (reason) => askDatabase('decide_referral', { p_id: id, p_how: deed, p_seen: seen, p_reason: reason }),
  }))
  return <DecideButtons choices={choices} />
}
