import { HandCoins } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

const ROW = 'id, seller_id, seller_name, owed_minor, first_minor, started_at, grace_until, reminded_at, blocked_at, ended_at, ended_by, state'

/** Makers who owe the shop something: since when, until when they have time, and how it was settled. */
export const debtsCard: AdminCard = {
  name: 'debts',
  section: 'money',
  icon: HandCoins,
  words: 'admin-debts',
  rights: { read: 'payouts.read', judge: 'payouts.approve' },
  source: {
    from: 'seller_debts',
    columns: ROW,
    record: `${ROW}, repayments:debt_repayments(id, number, amount_minor, status, reference, reason, created_at, paid_at, payments(id))`,
    sorts: [
      { field: 'started_at', order: 'DESC' },
      { field: 'owed_minor', order: 'DESC' },
    ],
    found: 'debts_found',
  },
  exports: true,
  list: () => import('./debts-list.tsx'),
  show: () => import('./debts-show.tsx'),
  titleOf: ({ seller_name: name }) => String(name),
}
