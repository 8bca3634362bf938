import { BadgePercent } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

const ROW = 'id, seller_id, name, percent, starts_at, ends_at, made_at, ended_at, followers_hours, seller:sellers(business_name)'

/** Sales that shops make of their own pieces, with the hours in which followers have them first. */
export const shopSalesCard: AdminCard = {
  name: 'shop-sales',
  section: 'commerce',
  icon: BadgePercent,
  words: 'admin-shop-sales',
  rights: { read: 'promotions.read' },
  source: {
    from: 'shop_sales',
    columns: ROW,
    sorts: [{ field: 'made_at', order: 'DESC' }],
    filters: {
      open: (value) =>
        value === true
          ? [
              { column: 'ended_at', operator: 'is', value: 'null' },
              { column: 'ends_at', operator: 'gt', value: new Date().toISOString() },
            ]
          : [],
      followers: (value) => (value === true ? [{ column: 'followers_hours', operator: 'not.is', value: 'null' }] : []),
    },
  },
  exports: true,
  list: () => import('./shop-sales-list.tsx'),
}
