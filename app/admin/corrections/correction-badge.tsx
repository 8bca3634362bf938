import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { CorrectionState } from './correction-row.ts'

const TONES = { waiting: 'gold', posted: 'leaf', declined: 'quiet' } satisfies Record<CorrectionState, BadgeTone>

/** Whether a correction waits, is booked, or was declined. */
export function CorrectionBadge({ state }: { state: CorrectionState }) {
  const { t } = useTranslation('admin-corrections')
  return <Badge tone={TONES[state]}>{t(`filters.statusOptions.${state}`)}</Badge>
}
