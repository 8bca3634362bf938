import { Banknote } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

export const payoutsCard: AdminCard = {
  name: 'payouts',
  section: 'money',
  icon: Banknote,
  words: 'admin-payouts',
  rights: { read: 'payouts.read', judge: 'payouts.approve' },
  source: {
    from: 'payouts',
    columns:
      'id, number, seller_id, seller_name, period, amount_minor, currency, status, bank, number_tail, holder, batch, provider, transfer, fee_minor, sent_at, reference, reason, created_at, paid_at, updated_at',
    sorts: [
      { field: 'created_at', order: 'DESC' },
      { field: 'amount_minor', order: 'DESC' },
    ],
    found: 'payouts_found',
  },
  exports: true,
  list: () => import('./payouts-list.tsx'),
  show: () => import('./payouts-show.tsx'),
  titleOf: ({ number }) => String(number),
}
