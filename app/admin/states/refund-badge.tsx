import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { RefundState } from './refund-states.ts'

const TONES = { requested: 'indigo', processing: 'indigo', manual_required: 'gold', succeeded: 'leaf', failed: 'sale' } satisfies Record<RefundState, BadgeTone>

/** How far money is on its way back. */
export function RefundBadge({ state }: { state: RefundState }) {
  const { t } = useTranslation('admin-refunds')
  return <Badge tone={TONES[state]}>{t(`filters.statusOptions.${state}`)}</Badge>
}
