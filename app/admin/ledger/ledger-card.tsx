import { BookOpen } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

const ROW =
  'id, kind, key, posted_at, correction_id, settlement_line_id, line:settlement_lines(id, line), order:orders(id, number, seller_name), payout:payouts(id, number, seller_name), hold:payout_holds(reason, seller_id, seller:sellers(business_name)), postings(amount_minor, account:ledger_accounts(id, kind, provider, seller:sellers(business_name)))'

export const ledgerCard: AdminCard = {
  name: 'ledger',
  section: 'money',
  icon: BookOpen,
  words: 'admin-ledger',
  rights: { read: 'ledger.read' },
  source: {
    from: 'journals',
    columns: ROW,
    sorts: [{ field: 'id', order: 'DESC' }],
    // A journal's business key, whole.
    search: (words) => `key.eq.${JSON.stringify(words)}`,
  },
  exports: true,
  list: () => import('./ledger-list.tsx'),
  show: () => import('./ledger-show.tsx'),
  titleOf: ({ id }) => String(id),
}
