import { useTranslation } from 'react-i18next'
import type { ChargebackState } from '../../payments/chargebacks/chargeback-states.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const TONES = { opened: 'sale', evidence_sent: 'gold', won: 'leaf', lost: 'quiet', accepted: 'quiet' } satisfies Record<ChargebackState, BadgeTone>

/** How far a chargeback is. */
export function ChargebackBadge({ state }: { state: ChargebackState }) {
  const { t } = useTranslation('admin-chargebacks')
  return <Badge tone={TONES[state]}>{t(`filters.statusOptions.${state}`)}</Badge>
}
