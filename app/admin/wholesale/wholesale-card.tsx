import { Warehouse } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

const ROW =
  'id, person_id, company, tax_number, country, about, state, net_days, credit_limit_minor, owed_minor, prices_on, reason, asked_at, decided_at, changed_at, ' +
  'member:profiles(full_name, email)'

/** Who buys at wholesale, and who wants to. */
export const wholesaleCard: AdminCard = {
  name: 'wholesale',
  section: 'commerce',
  icon: Warehouse,
  words: 'admin-wholesale',
  rights: { read: 'wholesale.read', judge: 'wholesale.decide' },
  source: {
    from: 'wholesale_buyers',
    columns: ROW,
    sorts: [{ field: 'asked_at', order: 'DESC' }],
    found: 'wholesale_found',
  },
  exports: true,
  list: () => import('./wholesale-list.tsx'),
  show: () => import('./wholesale-show.tsx'),
  titleOf: ({ company }) => String(company),
}
