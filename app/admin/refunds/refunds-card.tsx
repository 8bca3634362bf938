import { Undo2 } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { type RefundRow, titleOfRefund } from './refund-row.ts'
import { refundsSource } from './refunds-source.ts'

export const refundsCard: AdminCard = {
  name: 'refunds',
  section: 'money',
  icon: Undo2,
  words: 'admin-refunds',
  rights: { read: 'payments.read', write: 'orders.refund', judge: 'refunds.approve' },
  source: refundsSource,
  exports: true,
  list: () => import('./refunds-list.tsx'),
  show: () => import('./refunds-show.tsx'),
  // A row of this card's own source.
  titleOf: (record) => titleOfRefund(record as RefundRow),
}
