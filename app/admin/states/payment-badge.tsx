import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { PaymentState, SlipState } from './payment-states.ts'

const TONES = {
  created: 'quiet',
  pending: 'gold',
  authorized: 'indigo',
  captured: 'leaf',
  partially_refunded: 'indigo',
  refunded: 'indigo',
  failed: 'quiet',
  expired: 'quiet',
  canceled: 'quiet',
  voided: 'quiet',
  chargeback_open: 'sale',
  chargeback_won: 'leaf',
  chargeback_lost: 'sale',
} satisfies Record<PaymentState, BadgeTone>

/** How far an attempt to pay is. */
export function PaymentBadge({ state }: { state: PaymentState }) {
  const { t } = useTranslation('admin-payments')
  return <Badge tone={TONES[state]}>{t(`filters.statusOptions.${state}`)}</Badge>
}

const SLIP_TONES = { waiting: 'gold', accepted: 'leaf', refused: 'sale', replaced: 'quiet' } satisfies Record<SlipState, BadgeTone>

/** What became of a slip. */
export function SlipBadge({ state }: { state: SlipState }) {
  const { t } = useTranslation('admin-payments')
  return <Badge tone={SLIP_TONES[state]}>{t(`slips.${state}`)}</Badge>
}
