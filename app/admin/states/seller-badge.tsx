import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { SellerState } from './seller-states.ts'

const TONES = { pending: 'gold', approved: 'leaf', rejected: 'quiet', suspended: 'sale', terminated: 'quiet' } satisfies Record<SellerState, BadgeTone>

/** How a shop stands with Hattha. */
export function SellerBadge({ state }: { state: SellerState }) {
  const { t } = useTranslation('admin-sellers')
  return <Badge tone={TONES[state]}>{t(`filters.application_statusOptions.${state}`)}</Badge>
}
