import { searchAddress } from '../saved-searches/search-address.ts'

/** What a person is told of; the specification's four, two about favorites, one about saved searches, two about reviews, one about returns, one about the account, what staff have the shop say, quotes for many pieces, what opens to followers of a shop first, and drafts that were not published at their hour. */
export const NOTIFICATION_KINDS = [
  'order_shipped',
  'order_delivered',
  'payment_received',
  'new_message',
  'price_dropped',
  'back_in_stock',
  'new_review',
  'review_answered',
  'case_news',
  'account_seen',
  'shop_word',
  'search_news',
  'wholesale_news',
  'publication_news',
  'shop_news',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Kinds somebody may have letters about, or not. A receipt always comes. */
export const MAIL_KINDS = [
  'order_shipped',
  'order_delivered',
  'new_message',
  'price_dropped',
  'back_in_stock',
  'new_review',
  'review_answered',
  'review_invitation',
  'cart_reminder',
  'search_news',
  'shop_news',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** What the sentence is made of, as the database wrote it; each kind has its own. Amounts are satang. */
export type NotificationFacts = {
  number?: string
  seller?: string
  carrier?: string
  tracking?: string
  total_minor?: number
  as?: 'buyer' | 'seller'
  /** The courier collects it. */
  cash?: boolean
  from?: string
  product_id?: string
  seller_id?: string
  name?: string
  price_minor?: number
  before_minor?: number
  /** The picture of the piece it is about. */
  image?: string
  /** A saved search: what it is called, its address without `/products?`, and how many pieces are new for it. */
  search?: string
  query?: string
  count?: number
  /** The step of a case or of a quote, why a draft was not published, what kind of case it is, and the money it moved. */
  event?: string
  case_kind?: string
  amount_minor?: number
  /** Why somebody of the staff looked at the account; or what the shop says. */
  reason?: string
}

/** One thing somebody is told. `at` is an ISO moment. */
export type Notification = { id: string; kind: NotificationKind; facts: NotificationFacts; at: string; isRead: boolean }

/** The key of its sentence below `kinds`: a payment is another thing to a buyer than to a maker, and a message may come from somebody without a name. */
export function sentenceOf({ kind, facts }: Pick<Notification, 'kind' | 'facts'>): string {
  if (kind === 'payment_received' && facts.as === 'seller') return facts.cash ? 'kinds.soldCash' : 'kinds.sold'
  if (kind === 'new_message' && !facts.from) return 'kinds.new_message_nameless'
  if (kind === 'order_shipped' && facts.tracking) return 'kinds.order_shipped_tracked'
  // The amount stands in the words for money that was sent.
  if (kind === 'case_news' && facts.event) return facts.amount_minor && facts.event !== 'money_sent' ? 'kinds.case_step_amount' : 'kinds.case_step'
  if (kind === 'case_news' && facts.as === 'seller') return 'kinds.case_news_seller'
  // `_other` would be the many of a count.
  if (kind === 'publication_news') return `kinds.publication_${facts.event === undefined || facts.event === 'other' ? 'refused' : facts.event}`
  if (kind === 'shop_news') return `kinds.shop_${facts.event === 'early_sale' ? 'early_sale' : 'early_piece'}`
  if (kind === 'wholesale_news') return `kinds.wholesale_${facts.event ?? 'asked'}`
  return `kinds.${kind}`
}

/** The key of the words for the step of a case, below `returns:event`; each kind is opened with its own. */
export const stepOf = ({ event = 'said', case_kind: kind = 'return' }: NotificationFacts): string =>
  `returns:event.${event === 'opened' ? `opened_${kind}` : event}`

/** Where it leads: an address of ours, an order that has to be opened first, or the chat. */
export type Destination = { to: string } | { order: string } | { chat: true }

export function destinationOf({ kind, facts }: Pick<Notification, 'kind' | 'facts'>): Destination {
  if (kind === 'new_message') return { chat: true }
  if (kind === 'shop_news') return { to: facts.product_id ? `/products/${facts.product_id}` : `/sellers/${facts.seller_id ?? ''}` }
  if (kind === 'price_dropped' || kind === 'back_in_stock') return { to: `/products/${facts.product_id ?? ''}` }
  if (kind === 'search_news') return { to: searchAddress(facts.query ?? '') }
  if (kind === 'account_seen') return { to: '/settings' }
  if (kind === 'wholesale_news') return { to: facts.as === 'seller' ? '/seller-dashboard?tab=products' : '/wholesale' }
  if (kind === 'publication_news') return { to: `/seller-dashboard/products/${facts.product_id ?? ''}` }
  if (kind === 'shop_word') return facts.number ? { order: facts.number } : { to: '/seller-dashboard' }
  if (kind === 'new_review') return { to: '/seller-dashboard?tab=reviews' }
  if (kind === 'review_answered') return { to: `${facts.product_id ? `/products/${facts.product_id}` : `/sellers/${facts.seller_id ?? ''}`}#reviews` }
  if (kind === 'case_news' && facts.as === 'seller') return { to: '/seller-dashboard?tab=cases' }
  if (facts.as === 'seller') return { to: `/seller-dashboard?order=${encodeURIComponent(facts.number ?? '')}` }
  return { order: facts.number ?? '' }
}
