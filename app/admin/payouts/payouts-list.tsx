import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount, useAmount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { BulkDeed } from '../../desk-kit/bulk-deed.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { PayoutBadge } from './payout-badge.tsx'
import { PAYOUT_STATES, type PayoutRow } from './payout-row.ts'

const COLUMNS: readonly DeskColumn<PayoutRow>[] = [
  { id: 'number', title: true, cell: ({ number }) => number },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} days /> },
  { id: 'status', cell: ({ status }) => <PayoutBadge state={status} /> },
  { id: 'seller', cell: ({ seller_name: name }) => name },
  { id: 'account', cell: ({ bank, number_tail: tail }) => `${bank} …${tail}` },
  { id: 'reference', extra: true, cell: ({ reference }) => reference },
  { id: 'amount', numeric: true, sort: 'amount_minor', cell: ({ amount_minor: amount }) => <Amount minor={amount} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'status', kind: 'choice', options: PAYOUT_STATES },
  { name: 'created_at', kind: 'days' },
  { name: 'seller_id', kind: 'led' },
]

const BULK = { bulk: (chosen: readonly PayoutRow[]) => <BulkApprove chosen={chosen} /> }

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

/** The file for the bank: every approved payout with the whole account number, which is why it asks for a reason. */
function BankFile() {
  const { t } = useTranslation('admin-payouts')
  const [open, setOpen] = useState(false)
  const { act, busy } = useAct()
  const load = (reason: string) =>
    act({
      ask: async () => {
        const answer = await callFunction<{ count: number; csv: string }>('payout-file', { reason })
        if (answer.done && answer.result.count > 0) save(answer.result.csv)
        return answer
      },
      done: t('file.done'),
    })
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {t('file.verb')}
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('file.title')}
        consequence={t('file.consequence')}
        verb={t('file.verb')}
        busy={busy}
        onDecide={load}
      />
    </>
  )
}

function save(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'payouts.csv'
  link.click()
  URL.revokeObjectURL(address)
}
