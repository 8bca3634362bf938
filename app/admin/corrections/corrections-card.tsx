import { PencilRuler } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

const ROW =
  'id, status, reason, proposed_by, proposed_at, decided_by, decided_at, decision, postings:ledger_correction_lines(amount_minor, account:ledger_accounts(id, kind, provider, seller:sellers(business_name))), journals(id)'

/** What was booked by hand, or waits for a second person. */
export const correctionsCard: AdminCard = {
  name: 'corrections',
  section: 'money',
  icon: PencilRuler,
  words: 'admin-corrections',
  rights: { read: 'ledger.read', write: 'ledger.correct' },
  source: { from: 'ledger_corrections', columns: ROW, sorts: [{ field: 'id', order: 'DESC' }] },
  exports: true,
  list: () => import('./corrections-list.tsx'),
  show: () => import('./corrections-show.tsx'),
  create: () => import('./corrections-create.tsx'),
}
