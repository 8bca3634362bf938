import { Amount } from '../../desk-kit/amount.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { BankFile } from '../payout-run/bank-file.tsx'
import { BulkApprove, BulkPaid } from '../payout-run/bulk-payouts.tsx'
import { PayoutBadge } from './payout-badge.tsx'
import { PAYOUT_STATES, type PayoutRow } from '../payout-run/payout-row.ts'

const COLUMNS: readonly DeskColumn<PayoutRow>[] = [
  { id: 'number', title: true, cell: ({ number }) => number },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} days /> },
  { id: 'status', cell: ({ status }) => <PayoutBadge state={status} /> },
  { id: 'seller', cell: ({ seller_name: name }) => name },
  { id: 'account', cell: ({ bank, number_tail: tail }) => `${bank} …${tail}` },
  { id: 'batch', extra: true, cell: ({ batch }) => batch },
  { id: 'reference', extra: true, cell: ({ reference }) => reference },
  { id: 'amount', numeric: true, sort: 'amount_minor', cell: ({ amount_minor: amount }) => <Amount minor={amount} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'status', kind: 'choice', options: PAYOUT_STATES },
  { name: 'created_at', kind: 'days' },
  { name: 'seller_id', kind: 'led' },
  { name: 'batch', kind: 'led' },
]

const BULK = {
  bulk: (chosen: readonly PayoutRow[]) => (
    <>
      <BulkApprove chosen={chosen} />
      <BulkPaid chosen={chosen} />
    </>
  ),
}

const VIEWS: readonly BroughtView[] = [
  { name: 'toApprove', question: () => ({ filter: { status: ['pending'] } }) },
  { name: 'toSend', question: () => ({ filter: { status: ['approved'] } }) },
  { name: 'withBank', question: () => ({ filter: { status: ['processing'] } }) },
  { name: 'failed', question: () => ({ filter: { status: ['failed'] } }) },
]

/** What makers are paid, week by week. */
export default function PayoutsList() {
  const may = useMay()
  const approves = may('payouts.approve')
  return <ResourceList columns={COLUMNS} filters={FILTERS} views={VIEWS} actions={approves && <BankFile />} {...(approves && BULK)} />
}
