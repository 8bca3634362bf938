import { ReceiptText } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

export const invoicesCard: AdminCard = {
  name: 'invoices',
  section: 'money',
  icon: ReceiptText,
  words: 'admin-invoices',
  rights: { read: 'payouts.read', judge: 'payouts.approve' },
  source: {
    from: 'fee_invoices',
    columns: `id, number, kind, about, seller_id, seller_name, month, corrects_id, issued_at, net_minor, vat_minor, total_minor,
      withholding:fee_withholdings(certificate, withheld_on, amount_minor, entered_at, confirmed_at)`,
    sorts: [
      { field: 'issued_at', order: 'DESC' },
      { field: 'total_minor', order: 'DESC' },
    ],
    found: 'fee_invoices_found',
  },
  exports: true,
  list: () => import('./invoices-list.tsx'),
  show: () => import('./invoices-show.tsx'),
  titleOf: ({ number }) => String(number),
}
