import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { PrivacyRequestRow } from './privacy-request-row.ts'

const TONES = { open: 'gold', done: 'leaf', refused: 'quiet' } satisfies Record<PrivacyRequestRow['state'], BadgeTone>

/** Whether a request still waits for an answer. */
export function PrivacyRequestBadge({ state }: { state: PrivacyRequestRow['state'] }) {
  const { t } = useTranslation('admin-privacy-requests')
  return <Badge tone={TONES[state]}>{t(`filters.stateOptions.${state}`)}</Badge>
}
