import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { OrderState } from '../../orders/order-states.ts'

const TONES = {
  awaiting_payment: 'quiet',
  placed: 'gold',
  accepted: 'indigo',
  in_production: 'indigo',
  partially_shipped: 'indigo',
  shipped: 'indigo',
  partially_delivered: 'indigo',
  delivered: 'leaf',
  completed: 'leaf',
  canceled: 'quiet',
  expired: 'quiet',
  closed: 'quiet',
} satisfies Record<OrderState, BadgeTone>

/** The state of an order as its machine has it: staff decide by it, so it is finer than the word that buyers read. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  const { t } = useTranslation('admin-orders')
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
}
