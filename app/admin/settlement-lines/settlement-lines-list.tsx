import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { LINE_COLUMNS } from './line-columns.tsx'
import { LINE_KINDS, LINE_STATES, SETTLED_PROVIDERS } from './settlement-line-row.ts'

const FILTERS: readonly ListFilter[] = [
  { name: 'state', kind: 'choice', options: LINE_STATES },
  { name: 'kind', kind: 'choice', options: LINE_KINDS },
  { name: 'provider', kind: 'choice', options: SETTLED_PROVIDERS },
  { name: 'happened_at', kind: 'days' },
  { name: 'report_id', kind: 'led' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'waiting', question: () => ({ filter: { state: ['differs', 'unknown', 'missing'] } }) },
  { name: 'missing', question: () => ({ filter: { state: ['missing'] } }) },
]

/** Every line of every report, the newest first. */
export default function SettlementLinesList() {
  return <ResourceList columns={LINE_COLUMNS} filters={FILTERS} views={VIEWS} />
}
