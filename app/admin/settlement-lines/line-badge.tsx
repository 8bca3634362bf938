import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { LineState } from './settlement-line-row.ts'

const TONES = { matched: 'leaf', differs: 'sale', unknown: 'gold', missing: 'sale', resolved: 'quiet' } satisfies Record<LineState, BadgeTone>

/** What came of comparing a line with the books. */
export function LineBadge({ state }: { state: LineState }) {
  const { t } = useTranslation('admin-settlement-lines')
  return <Badge tone={TONES[state]}>{t(`filters.stateOptions.${state}`)}</Badge>
}
