import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Day } from '../../desk-kit/day.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { INVOICE_STATES } from '../../wholesale/my-invoices.ts'
import { InvoiceBadge } from './invoice-badge.tsx'
import type { InvoiceRow } from './invoice-row.ts'

const COLUMNS: readonly DeskColumn<InvoiceRow>[] = [
  { id: 'number', title: true, cell: ({ number }) => <span className="wrap-anywhere">{number}</span> },
  { id: 'company', cell: ({ company }) => <span className="wrap-anywhere">{company}</span> },
  { id: 'state', cell: (invoice) => <InvoiceBadge invoice={invoice} /> },
  { id: 'issued', sort: 'issued_at', cell: ({ issued_at: at }) => <Moment at={at} days /> },
  { id: 'due', sort: 'due_on', cell: ({ due_on: day }) => <Day on={day} /> },
  { id: 'settled', extra: true, cell: ({ settled_at: at }) => at !== null && <Moment at={at} days /> },
  { id: 'reference', extra: true, cell: ({ reference }) => <span className="wrap-anywhere">{reference}</span> },
  { id: 'amount', numeric: true, extra: true, cell: ({ amount_minor: amount }) => <Amount minor={amount} /> },
  { id: 'owed', numeric: true, cell: ({ owed_minor: owed }) => <Amount minor={owed} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'state', kind: 'choice', options: INVOICE_STATES },
  { name: 'issued_at', kind: 'days' },
  { name: 'buyer_id', kind: 'led' },
]

const VIEWS: readonly BroughtView[] = [{ name: 'open', question: () => ({ filter: { state: ['open'] }, sort: { field: 'due_on', order: 'ASC' } }) }]

/** Every invoice to a wholesale buyer. */
export default function WholesaleInvoicesList() {
  const { t } = useTranslation('admin-wholesale-invoices')
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      views={VIEWS}
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}
