import { useTranslation } from 'react-i18next'
import type { CaseState } from '../../returns/case-states.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const TONES = {
  requested: 'indigo',
  declared: 'indigo',
  approved: 'indigo',
  in_transit: 'indigo',
  received: 'indigo',
  refunded: 'leaf',
  resolved: 'leaf',
  declined: 'quiet',
  escalated: 'gold',
  denied: 'quiet',
  canceled: 'quiet',
  expired: 'quiet',
} satisfies Record<CaseState, BadgeTone>

/** How far a case is, as its machine has it. */
export function CaseBadge({ state }: { state: CaseState }) {
  const { t } = useTranslation('admin-cases')
  return <Badge tone={TONES[state]}>{t(`filters.statusOptions.${state}`)}</Badge>
}
