import { CreditCard } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { type PaymentRow, titleOfPayment } from './payment-row.ts'
import { paymentsSource } from './payments-source.ts'

export const paymentsCard: AdminCard = {
  name: 'payments',
  section: 'money',
  icon: CreditCard,
  words: 'admin-payments',
  rights: { read: 'payments.read', judge: 'payments.confirm' },
  source: paymentsSource,
  exports: true,
  list: () => import('./payments-list.tsx'),
  show: () => import('./payments-show.tsx'),
  // A row of this card's own source.
  titleOf: (record) => titleOfPayment(record as PaymentRow),
}
