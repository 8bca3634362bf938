import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { ProvinceName } from '../province/province-name.tsx'
import { SellerTabs } from '../sellers/seller-tabs.tsx'
import { againFrom, APPLICATION_STATES, type ApplicationRow } from './application-row.ts'
import { ApplicationBadge } from './application-badge.tsx'

const COLUMNS: readonly DeskColumn<ApplicationRow>[] = [
  { id: 'name', title: true, cell: (application) => <Name application={application} /> },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} days /> },
  { id: 'status', cell: ({ status }) => <ApplicationBadge state={status} /> },
  { id: 'province', extra: true, cell: ({ province }) => <ProvinceName code={province} /> },
  { id: 'decided', cell: ({ decided_at: at }) => <Moment at={at} days /> },
  { id: 'reason', cell: ({ reason }) => <span className="line-clamp-2 wrap-anywhere">{reason}</span> },
  { id: 'again', cell: (application) => <Moment at={againFrom(application)} days /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'status', kind: 'choice', options: APPLICATION_STATES },
  { name: 'created_at', kind: 'days' },
  { name: 'decided_at', kind: 'days' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'refused', question: () => ({ filter: { status: ['rejected'] } }) },
  { name: 'changes', question: () => ({ filter: { status: ['needs_changes'] } }) },
  { name: 'waiting', question: () => ({ filter: { status: ['pending'] }, sort: { field: 'created_at', order: 'ASC' } }) },
]

/** Every application to sell, by what became of it. */
export default function ApplicationsList() {
  return (
    <div className="flex flex-col gap-4">
      <SellerTabs />
      <ResourceList columns={COLUMNS} filters={FILTERS} views={VIEWS} />
    </div>
  )
}

function Name({ application }: { application: ApplicationRow }) {
  const { t } = useTranslation('admin-applications')
  return application.business_name || t('unnamed')
}
