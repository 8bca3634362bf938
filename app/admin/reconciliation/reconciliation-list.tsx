import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LineAmount } from '../settlement-lines/line-amount.tsx'
import { ProviderName } from '../settlement-lines/line-columns.tsx'
import { SETTLED_PROVIDERS } from '../settlement-lines/settlement-line-row.ts'
import { ProviderBalances } from './provider-balances.tsx'
import type { ReportRow } from './report-row.ts'
import { UploadReport } from './upload-report.tsx'
import { WaitingLines } from './waiting-lines.tsx'

const COLUMNS: readonly DeskColumn<ReportRow>[] = [
  { id: 'name', title: true, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  {
    id: 'provider',
    cell: ({ provider }) => (
      <span className="sm:whitespace-nowrap">
        <ProviderName provider={provider} />
      </span>
    ),
  },
  { id: 'until', cell: ({ last_at: at }) => <Moment at={at} days /> },
  { id: 'lines', numeric: true, cell: ({ lines }) => lines },
  { id: 'matched', extra: true, numeric: true, cell: ({ matched }) => matched },
  { id: 'waiting', numeric: true, cell: ({ waiting }) => <WaitingLines count={waiting} /> },
  { id: 'amount', numeric: true, cell: ({ amount_minor: amount, currency }) => <LineAmount minor={amount} currency={currency} /> },
  { id: 'fee', numeric: true, cell: ({ fee_minor: fee, currency }) => <LineAmount minor={fee} currency={currency} /> },
  { id: 'paidOut', numeric: true, cell: ({ paid_out_minor: paid, currency }) => <LineAmount minor={paid} currency={currency} /> },
  { id: 'known', extra: true, numeric: true, cell: ({ known }) => known },
  { id: 'taken', extra: true, cell: ({ taken_at: at }) => <Moment at={at} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'provider', kind: 'choice', options: SETTLED_PROVIDERS },
  { name: 'waiting', kind: 'yes' },
  { name: 'taken_at', kind: 'days' },
]

/** Every report that was taken in, the newest first, and above them why each provider's account holds what it holds. */
export default function ReconciliationList() {
  const { t } = useTranslation('admin-reconciliation')
  const may = useMay()
  return (
    <div className="flex flex-col gap-4">
      <ResourceList
        columns={COLUMNS}
        filters={FILTERS}
        actions={may('reconciliation.write') && <UploadReport />}
        empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
      />
      <ProviderBalances />
    </div>
  )
}
