import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { ApplicationState } from './application-row.ts'

const TONES = { pending: 'gold', needs_changes: 'gold', rejected: 'quiet', approved: 'leaf' } satisfies Record<ApplicationState, BadgeTone>

/** What became of an application. */
export function ApplicationBadge({ state }: { state: ApplicationState }) {
  const { t } = useTranslation('admin-applications')
  return <Badge tone={TONES[state]}>{t(`filters.statusOptions.${state}`)}</Badge>
}
