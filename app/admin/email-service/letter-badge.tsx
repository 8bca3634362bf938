import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { LetterState } from './letter-row.ts'

const TONES = { queued: 'gold', sent: 'leaf', refused: 'sale', held: 'gold', bounced: 'sale', complained: 'sale' } satisfies Record<LetterState, BadgeTone>

/** What became of a letter. */
export function LetterBadge({ state }: { state: LetterState }) {
  const { t } = useTranslation('admin-email-service')
  return <Badge tone={TONES[state]}>{t(`filters.stateOptions.${state}`)}</Badge>
}
