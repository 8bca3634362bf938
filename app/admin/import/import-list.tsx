import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ImportBadge } from './import-badge.tsx'
import { NewImport } from './new-import.tsx'
import { KINDS, RUN_STATES, type RunRow } from './import-row.ts'

const COLUMNS: readonly DeskColumn<RunRow>[] = [
  { id: 'source', title: true, cell: ({ source }) => <span className="wrap-anywhere">{source?.name}</span> },
  { id: 'platform', cell: ({ source }) => source && <PlatformName platform={source.platform} /> },
  { id: 'state', cell: (run) => <ImportBadge run={run} /> },
  { id: 'rows', numeric: true, cell: ({ all_rows: rows }) => <Count of={rows} /> },
  ...KINDS.map((kind): DeskColumn<RunRow> => ({ id: `${kind}_new`, numeric: true, cell: ({ figures }) => <Count of={figures[`${kind}_new`] ?? 0} /> })),
  { id: 'refused', numeric: true, cell: ({ figures }) => <Count of={KINDS.reduce((all, kind) => all + (figures[`${kind}_refused`] ?? 0), 0)} /> },
  { id: 'asked', sort: 'asked_at', cell: ({ asked_at: at }) => <Moment at={at} /> },
  { id: 'ended', extra: true, cell: ({ ended_at: at }) => at && <Moment at={at} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'state', kind: 'choice', options: RUN_STATES },
  { name: 'is_dry', kind: 'yes' },
  { name: 'asked_at', kind: 'days' },
]

/** Every run, the newest first. */
export default function ImportList() {
  const { t } = useTranslation('admin-import')
  const may = useMay()
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      actions={may('imports.write') && <NewImport />}
      empty={<EmptyState level={2} className="py-8 wrap-anywhere sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

export function PlatformName({ platform }: { platform: string }) {
  const { t } = useTranslation('admin-import')
  return t(`platforms.${platform}`)
}

function Count({ of }: { of: number }) {
  const { i18n } = useTranslation()
  return numberFormat(i18n.language).format(of)
}
