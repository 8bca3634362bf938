import type { ShopRole } from '../shop-role.ts'

/** Somebody who acts for a shop; moments are ISO 8601. */
export type Member = { id: string; name: string; email: string; role: ShopRole; is_helper: boolean; since: string; waits_for_factor: boolean }
export type Invitation = { id: string; email: string; role: ShopRole; isHelper: boolean; until: string }
export type InvitationWish = { email: string; role: ShopRole; isHelper: boolean }

/** A line of the shop's log: who did what to what, each field before and after. */
export type ShopAct = {
  id: number
  at: string
  name: string
  role: ShopRole
  is_helper: boolean
  action: string
  subject: string
  changes: Record<string, [string | null, string | null]>
}

const AREAS = {
  products: 'product',
  product_variants: 'product',
  product_translations: 'product',
  product_images: 'product',
  product_change_fields: 'product',
  stock_movements: 'stock',
  order_events: 'order',
  order_case_events: 'case',
  messages: 'message',
  reviews: 'review',
  sellers: 'shop',
  seller_translations: 'shop',
  seller_credentials: 'shop',
  bank_account_changes: 'money',
  payout_holds: 'money',
  fee_withholdings: 'money',
  wholesale_prices: 'wholesale',
  wholesale_quotes: 'wholesale',
  team: 'team',
} as const

/** What part of the shop an act was about. */
export const areaOf = (action: string) => {
  const noun = action.split('.')[0] ?? ''
  return noun in AREAS ? AREAS[noun as keyof typeof AREAS] : 'shop'
}
