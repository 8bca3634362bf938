import { useTranslation } from 'react-i18next'
import type { ReferralState } from '../../referrals/my-referrals.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const TONES: Partial<Record<ReferralState, BadgeTone>> = { held: 'gold', granted: 'leaf', refused: 'sale', taken_back: 'sale' }

/** How far a referral is. */
export function ReferralBadge({ state }: { state: ReferralState }) {
  const { t } = useTranslation('admin-referrals')
  const tone = TONES[state]
  return <Badge {...(tone && { tone })}>{t(`filters.stateOptions.${state}`)}</Badge>
}
