import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { RunRow } from './import-row.ts'

const TONES = { waiting: 'quiet', running: 'gold', done: 'leaf', failed: 'sale', undoing: 'gold', undone: 'quiet' } satisfies Record<RunRow['state'], BadgeTone>

/** Where a run stands, and whether it was one that only tries. */
export function ImportBadge({ run: { state, is_dry: isDry } }: { run: Pick<RunRow, 'state' | 'is_dry'> }) {
  const { t } = useTranslation('admin-import')
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={TONES[state]}>{t(`filters.stateOptions.${state}`)}</Badge>
      {isDry && <Badge tone="indigo">{t('dry')}</Badge>}
    </span>
  )
}
