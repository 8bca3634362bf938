import type { ShopRole } from '../shop-role.ts'

/** Somebody who acts for a shop; moments are ISO 8601. */
export type Member = { id: string; name: string; email: string; role: ShopRole; is_helper: boolean; since: string; waits_for_factor: boolean }
/** `member`: as whom of the cooperative they will read what they earn. */
export type Invitation = { id: string; email: string; role: ShopRole; isHelper: boolean; until: string; member: string | null }
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
  product_schedules: 'product',
  stock_movements: 'stock',
  order_events: 'order',
  seller_refunds: 'order',
  cooperative_members: 'money',
  order_case_events: 'case',
  messages: 'message',
  reviews: 'review',
  sellers: 'shop',
  seller_translations: 'shop',
  seller_credentials: 'shop',
  shop_announcements: 'shop',
  bank_account_changes: 'money',
  payout_holds: 'money',
  seller_contacts: 'money',
  fee_withholdings: 'money',
  wholesale_prices: 'wholesale',
  wholesale_quotes: 'wholesale',
  coupons: 'promotion',
  bogo_promotions: 'promotion',
  shop_sales: 'promotion',
  stall_sales: 'stall',
  shop_shipping_profiles: 'delivery',
  shop_shipping_terms: 'delivery',
  team: 'team',
  keys: 'key',
} as const

/** What part of the shop an act was about. */
export const areaOf = (action: string) => {
  const noun = action.split('.')[0] ?? ''
  return noun in AREAS ? AREAS[noun as keyof typeof AREAS] : 'shop'
}

const FIELDS = {
  name: 'name',
  business_name: 'name',
  description: 'description',
  business_description: 'description',
  care: 'care',
  price_minor: 'price',
  original_price_minor: 'price',
  unit_minor: 'price',
  breaks: 'price',
  category_id: 'category',
  status: 'status',
  state: 'status',
  from_status: 'status',
  to_status: 'status',
  is_active: 'status',
  opens_at: 'date',
  followers_hours: 'days',
  ended_at: 'date',
  publish_at: 'date',
  preorder_ships_on: 'date',
  preorder_most: 'quantity',
  valid_until: 'date',
  withheld_on: 'date',
  starts_at: 'date',
  ends_at: 'date',
  start_date: 'date',
  end_date: 'date',
  closed_from: 'date',
  closed_to: 'date',
  made_to_order: 'madeToOrder',
  lead_time_days: 'days',
  weekly_capacity: 'weekly',
  free_shipping: 'shipping',
  url: 'picture',
  avatar_url: 'picture',
  weight_grams: 'weight',
  kind: 'kind',
  type: 'kind',
  message_type: 'kind',
  grade: 'kind',
  quantity: 'quantity',
  words: 'words',
  alt: 'words',
  reply: 'words',
  appeal: 'words',
  closed_message: 'words',
  reason: 'reason',
  visiting_note: 'words',
  policies: 'words',
  visiting_hours: 'date',
  pictures: 'picture',
  slug: 'name',
  location: 'location',
  craft: 'craft',
  takes_cash: 'cash',
  bank: 'bank',
  number: 'number',
  number_tail: 'number',
  promptpay_id: 'number',
  code: 'number',
  certificate: 'number',
  holder: 'holder',
  amount_minor: 'amount',
  total_minor: 'amount',
  percent_ppm: 'discount',
  discount_percentage: 'discount',
  paid_by: 'kind',
  zone: 'location',
  method: 'kind',
  rate: 'price',
  packs_from: 'packing',
  packs_to: 'packing',
  role: 'role',
  api_key: 'key',
  scopes: 'scopes',
} as const

/** What a field of the log is called, and how its values are read: whole words, an amount in satang, or yes and no. */
export function fieldOf(field: string) {
  const label = field in FIELDS ? FIELDS[field as keyof typeof FIELDS] : 'mark'
  return {
    label,
    isAmount: field.endsWith('_minor'),
    isShare: field === 'percent_ppm',
    isYesNo: /^(?:made_to_order|free_shipping|is_active|takes_cash|early)$/.test(field),
  } as const
}
