import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { Badge } from '../../ui/badge.tsx'
import { INVOICE_KINDS, INVOICE_SUBJECTS, type InvoiceRow, waitsForOriginal } from './invoice-row.ts'

const COLUMNS: readonly DeskColumn<InvoiceRow>[] = [
  { id: 'number', title: true, cell: ({ number }) => number },
  { id: 'issued', sort: 'issued_at', cell: ({ issued_at: at }) => <Moment at={at} days /> },
  { id: 'kind', cell: ({ kind }) => <Word of="kind" value={kind} /> },
  { id: 'about', cell: ({ about }) => <Word of="about" value={about} /> },
  { id: 'seller', cell: ({ seller_name: name }) => name },
  { id: 'month', cell: ({ month }) => <span className="whitespace-nowrap">{month.slice(0, 7)}</span> },
  { id: 'withheld', cell: (invoice) => <Withheld invoice={invoice} /> },
  { id: 'vat', numeric: true, extra: true, cell: ({ vat_minor: vat }) => <Amount minor={vat} /> },
  {
    id: 'total',
    numeric: true,
    sort: 'total_minor',
    cell: ({ kind, total_minor: total }) => <Amount minor={kind === 'credit_note' ? -total : total} />,
  },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'kind', kind: 'choice', options: INVOICE_KINDS },
  { name: 'about', kind: 'choice', options: INVOICE_SUBJECTS },
  { name: 'issued_at', kind: 'days' },
  { name: 'seller_id', kind: 'led' },
]

/** What the shop invoiced to makers for commission and plans, and what it credited. */
export default function InvoicesList() {
  return <ResourceList columns={COLUMNS} filters={FILTERS} />
}

function Word({ of, value }: { of: 'kind' | 'about'; value: string }) {
  const { t } = useTranslation('admin-invoices')
  return t(`filters.${of}Options.${value}`)
}

function Withheld({ invoice }: { invoice: InvoiceRow }) {
  const { t } = useTranslation('admin-invoices')
  if (!invoice.withholding) return null
  return waitsForOriginal(invoice) ? <Badge tone="gold">{t('waits')}</Badge> : <Badge tone="leaf">{t('confirmed')}</Badge>
}
