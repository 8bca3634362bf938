import { PackageOpen } from 'lucide-react'
import { literally, quoted } from '../../desk-kit/rest-question.ts'
import type { AdminCard } from '../card/admin-card.ts'

/** What was bought in another shop system: to be looked up, and counted nowhere. */
export const importedOrdersCard: AdminCard = {
  name: 'imported-orders',
  within: 'import',
  section: 'system',
  icon: PackageOpen,
  words: 'admin-imported-orders',
  rights: { read: 'orders.read', write: 'imports.write' },
  source: {
    from: 'imported_orders',
    columns: `id, number, ordered_at, state, currency, total_minor, country, source:import_sources(name), person:imported_people(name, email, claimed_by),
      lines:imported_order_lines(id, position, title, quantity)`,
    sorts: [{ field: 'ordered_at', order: 'DESC' }],
    // A number is known from its beginning.
    search: (words) => `number.like.${quoted(`${literally(words.trim())}%`)}`,
  },
  exports: true,
  list: () => import('./imported-orders-list.tsx'),
  titleOf: ({ number }) => String(number),
}
