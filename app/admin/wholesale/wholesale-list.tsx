import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { WHOLESALE_STATES } from '../../wholesale/my-wholesale.ts'
import { memberName } from '../members/member-row.ts'
import { CountryName } from '../province/country-name.tsx'
import { WholesaleBadge } from './wholesale-badge.tsx'
import type { WholesaleRow } from './wholesale-row.ts'

const COLUMNS: readonly DeskColumn<WholesaleRow>[] = [
  { id: 'company', title: true, cell: ({ company }) => <span className="wrap-anywhere">{company}</span> },
  { id: 'member', cell: ({ member, person_id: id }) => <span className="wrap-anywhere">{memberName(member, id)}</span> },
  { id: 'state', cell: ({ state }) => <WholesaleBadge state={state} /> },
  { id: 'country', cell: ({ country }) => <CountryName code={country} /> },
  { id: 'asked', sort: 'asked_at', cell: ({ asked_at: at }) => <Moment at={at} days /> },
  { id: 'decided', extra: true, cell: ({ decided_at: at }) => at !== null && <Moment at={at} days /> },
  { id: 'tax', extra: true, cell: ({ tax_number: number }) => <span className="wrap-anywhere">{number}</span> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'state', kind: 'choice', options: WHOLESALE_STATES },
  { name: 'asked_at', kind: 'days' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'toDecide', question: () => ({ filter: { state: ['pending'] }, sort: { field: 'asked_at', order: 'ASC' } }) },
  { name: 'buyers', question: () => ({ filter: { state: ['approved'] } }) },
]

/** Everybody who buys at wholesale or asked to. */
export default function WholesaleList() {
  const { t } = useTranslation('admin-wholesale')
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      views={VIEWS}
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}
