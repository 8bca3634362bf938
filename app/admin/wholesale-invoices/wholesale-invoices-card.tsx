import { FileClock } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

const ROW =
  'id, number, buyer_id, company, tax_number, amount_minor, owed_minor, issued_at, due_on, state, reference, settled_at, reminders, write_off_at, ' +
  'write_off_by, write_off_because'

/** What wholesale buyers are to pay on invoice: confirmed by whoever sees the account, written off by two. */
export const wholesaleInvoicesCard: AdminCard = {
  name: 'wholesale-invoices',
  section: 'money',
  icon: FileClock,
  words: 'admin-wholesale-invoices',
  rights: { read: 'wholesale.read', judge: 'wholesale.decide' },
  source: {
    from: 'wholesale_invoices',
    columns: ROW,
    record: `${ROW}, orders:order_groups(orders(id, number))`,
    sorts: [
      { field: 'issued_at', order: 'DESC' },
      { field: 'due_on', order: 'ASC' },
    ],
    found: 'wholesale_invoices_found',
  },
  exports: true,
  list: () => import('./wholesale-invoices-list.tsx'),
  show: () => import('./wholesale-invoices-show.tsx'),
  titleOf: ({ number }) => String(number),
}
