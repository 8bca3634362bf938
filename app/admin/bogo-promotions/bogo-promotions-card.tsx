import { Gift } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

const ROW = `id, name, names, bogo_type, buy_product_id, get_product_id, buy_category_id, get_category_id, buy_quantity, get_quantity, discount_percentage, maximum_applications,
  is_active, start_date, end_date, priority, seller_id, funded_by, shared_ppm, usage_limit, usage_count, budget:campaign_budgets(budget_minor, spent_minor), combinable_with, created_at, changed_at, archived_at,
  seller:sellers(business_name), buy_product:products!bogo_promotions_buy_product_id_fkey(name), get_product:products!bogo_promotions_get_product_id_fkey(name)`

/** Buy one, get one: the shop's offers, and those it has made for a maker. */
export const bogoPromotionsCard: AdminCard = {
  name: 'bogo-promotions',
  section: 'commerce',
  icon: Gift,
  words: 'admin-bogo-promotions',
  rights: { read: 'promotions.read', write: 'promotions.write' },
  source: {
    from: 'bogo_promotions',
    columns: ROW,
    sorts: [{ field: 'created_at', order: 'DESC' }],
    filters: { archived: (value) => (value === true ? [{ column: 'archived_at', operator: 'not.is', value: 'null' }] : []) },
    found: 'bogo_promotions_found',
  },
  exports: true,
  list: () => import('./bogo-promotions-list.tsx'),
  show: () => import('./bogo-promotions-show.tsx'),
  create: () => import('./bogo-promotions-create.tsx'),
  titleOf: ({ name }) => String(name),
}
