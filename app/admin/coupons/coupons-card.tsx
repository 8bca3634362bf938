import { TicketPercent } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

const ROW =
  'id, code, kind, percent_ppm, amount_minor, minimum_minor, seller_id, seller:sellers(business_name), starts_at, ends_at, usage_limit, usage_count, budget:campaign_budgets(budget_minor, spent_minor), per_person_limit, is_active, funded_by, shared_ppm, created_at, changed_at, archived_at'

/** Codes that lower an order. */
export const couponsCard: AdminCard = {
  name: 'coupons',
  section: 'commerce',
  icon: TicketPercent,
  words: 'admin-coupons',
  rights: { read: 'promotions.read', write: 'promotions.write' },
  source: {
    from: 'coupons',
    columns: ROW,
    sorts: [{ field: 'created_at', order: 'DESC' }],
    filters: { archived: (value) => (value === true ? [{ column: 'archived_at', operator: 'not.is', value: 'null' }] : []) },
    found: 'coupons_found',
  },
  exports: true,
  list: () => import('./coupons-list.tsx'),
  show: () => import('./coupons-show.tsx'),
  create: () => import('./coupons-create.tsx'),
  titleOf: ({ code }) => String(code),
}
