import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { GiftCardState } from './gift-card-row.ts'

const TONES: Partial<Record<GiftCardState, BadgeTone>> = { waiting: 'gold', active: 'leaf', blocked: 'sale' }

/** Whether a card can be redeemed, was, or is stopped. */
export function GiftCardBadge({ status }: { status: GiftCardState }) {
  const { t } = useTranslation('admin-gift-cards')
  const tone = TONES[status]
  return <Badge {...(tone && { tone })}>{t(`filters.statusOptions.${status}`)}</Badge>
}
