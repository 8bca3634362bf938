import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { IssueState } from './newsletter-row.ts'

const TONES = { draft: 'quiet', scheduled: 'indigo', sending: 'gold', paused: 'gold', sent: 'leaf', stopped: 'sale' } satisfies Record<IssueState, BadgeTone>

/** Where an issue stands. */
export function IssueBadge({ state }: { state: IssueState }) {
  const { t } = useTranslation('admin-newsletters')
  return <Badge tone={TONES[state]}>{t(`filters.stateOptions.${state}`)}</Badge>
}
