import { MessageSquareQuote } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

const ROW =
  'id, buyer_id, product_id, seller_id, quantity, wish, needed_by, state, unit_minor, valid_until, words, order_group_id, asked_at, answered_at, ' +
  'usual_minor, product:products(name), variant:product_variants(name), seller:sellers(business_name), buyer:profiles(full_name, email), group:order_groups(number)'

/** What buyers asked makers for in quantity, and what both agreed on. */
export const wholesaleQuotesCard: AdminCard = {
  name: 'wholesale-quotes',
  section: 'commerce',
  icon: MessageSquareQuote,
  words: 'admin-wholesale-quotes',
  rights: { read: 'wholesale.read' },
  source: {
    from: 'wholesale_quotes',
    columns: ROW,
    sorts: [{ field: 'asked_at', order: 'DESC' }],
  },
  exports: true,
  list: () => import('./wholesale-quotes-list.tsx'),
}
