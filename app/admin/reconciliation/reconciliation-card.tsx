import { FileCheck2 } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** Reports of providers and statements of the bank, compared with the books. */
export const reconciliationCard: AdminCard = {
  name: 'reconciliation',
  section: 'money',
  icon: FileCheck2,
  words: 'admin-reconciliation',
  rights: { read: 'reconciliation.read', write: 'reconciliation.write' },
  source: {
    from: 'settlement_reports',
    columns:
      'id, provider, name, origin, currency, taken_by, taken_at, first_at, last_at, known, lines, matched, waiting, resolved, amount_minor, fee_minor, paid_out_minor',
    sorts: [{ field: 'id', order: 'DESC' }],
    filters: { waiting: () => [{ column: 'waiting', operator: 'gt', value: '0' }] },
  },
  exports: true,
  list: () => import('./reconciliation-list.tsx'),
  show: () => import('./reconciliation-show.tsx'),
  titleOf: ({ name }) => String(name),
}
