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

/** How far an order is, in the word that people read; one that is fetched is never on its way. */
export function OrderBadge({ label, fetched = false }: { label: OrderLabel; fetched?: boolean }) {
  const { t } = useTranslation('orders')
  const word = fetched && label === 'shipped' ? t('pickup.ready') : fetched && label === 'delivered' ? t('pickup.fetched') : t(`status.${label}`)
  return <Badge tone={TONES[label]}>{word}</Badge>
}
