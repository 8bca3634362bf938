import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import type { OrderLabel } from './order-states.ts'

const TONES = {
  pending: 'gold',
  processing: 'indigo',
  shipped: 'indigo',
  delivered: 'leaf',
  completed: 'leaf',
  cancelled: 'quiet',
  failed: 'quiet',
  returned: 'quiet',
  refunded: 'quiet',
} satisfies Record<OrderLabel, BadgeTone>

/** How far an order is, in the word that people read. */
export function OrderBadge({ label }: { label: OrderLabel }) {
  const { t } = useTranslation('orders')
  return <Badge tone={TONES[label]}>{t(`status.${label}`)}</Badge>
}
