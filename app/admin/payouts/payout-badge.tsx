import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { PayoutState } from '../payout-run/payout-row.ts'

const TONES = { pending: 'gold', approved: 'indigo', processing: 'indigo', paid: 'leaf', failed: 'sale', canceled: 'quiet' } satisfies Record<
  PayoutState,
  BadgeTone
>

/** How far a payout is. */
export function PayoutBadge({ state }: { state: PayoutState }) {
  const { t } = useTranslation('admin-payouts')
  return <Badge tone={TONES[state]}>{t(`filters.statusOptions.${state}`)}</Badge>
}
