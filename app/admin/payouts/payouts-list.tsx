import { useTranslation } from 'react-i18next'
import { Amount, useAmount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { BulkDeed } from '../../desk-kit/bulk-deed.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { BankFile } from './bank-file.tsx'
import { PayoutBadge } from './payout-badge.tsx'
import { PAYOUT_STATES, type PayoutRow } from './payout-row.ts'

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

/** What makers are paid, week by week. */
export default function PayoutsList() {
  const may = useMay()
  const approves = may('payouts.approve')
  return <ResourceList columns={COLUMNS} filters={FILTERS} actions={approves && <BankFile />} {...(approves && BULK)} />
}

/** Approves what waits for it among the chosen; a large one waits for a second person as always. */
function BulkApprove({ chosen }: { chosen: readonly PayoutRow[] }) {
  const { t } = useTranslation('admin-payouts')
  const amount = useAmount()
  return (
    <BulkDeed
      rows={chosen.filter(({ status }) => status === 'pending')}
      chosen={chosen.length}
      verb={t('deeds.approve.verb')}
      consequence={t('deeds.approve.consequence')}
      look="primary"
      nameOf={(payout) => `${payout.number} · ${payout.seller_name} · ${amount(payout.amount_minor)}`}
      ask={({ id }, reason) => askDatabase('approve_payout', { p_id: id, p_reason: reason })}
    />
  )
}

/** A bulk transfer has one reference: what it has sent of the chosen is paid with it. What a provider sends, only the provider knows the end of. */
function BulkPaid({ chosen }: { chosen: readonly PayoutRow[] }) {
  const { t } = useTranslation('admin-payouts')
  const amount = useAmount()
  return (
    <BulkDeed
      rows={chosen.filter(({ status, provider }) => status === 'processing' && provider === '')}
      chosen={chosen.length}
      verb={t('deeds.paid.verb')}
      consequence={t('deeds.paid.consequence')}
      look="quiet"
      nameOf={(payout) => `${payout.number} · ${payout.seller_name} · ${amount(payout.amount_minor)}`}
      ask={({ id }, reference) => askDatabase('mark_payout_paid', { p_id: id, p_reason: reference })}
    />
  )
}
