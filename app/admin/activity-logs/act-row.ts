import type { RaRecord } from 'ra-core'

/** What an act may be about: the nouns of the record. */
export const NOUNS = [
  'backups',
  'privacy',
  'orders',
  'products',
  'product_variants',
  'attributes',
  'brands',
  'brand_sellers',
  'collections',
  'category_attributes',
  'inventory',
  'sellers',
  'people',
  'payouts',
  'payout_holds',
  'bank_account_changes',
  'refunds',
  'transfers',
  'payment_slips',
  'chargebacks',
  'chargeback_shares',
  'cases',
  'coupons',
  'bogo_promotions',
  'reviews',
  'contact',
  'letters',
  'jobs',
  'tasks',
  'webhooks',
  'api',
  'security',
  'redirects',
  'files',
  'search_terms',
  'automation',
  'page_heads',
  'translations',
  'categories',
  'blog_posts',
  'blog_categories',
  'pages',
  'gift_cards',
  'referrals',
  'wholesale',
  'wholesale_invoices',
  'assistant',
  'newsletters',
  'import_runs',
  'import_sources',
  'chat',
  'work',
  'shop_settings',
  'staff_members',
  'staff_roles',
  'staff_role_permissions',
  'staff_invitations',
  'staff_exports',
  'staff_views',
] as const

export const ACTORS = ['staff', 'person', 'terminal', 'system'] as const
type Actor = (typeof ACTORS)[number]

/** An act as the list and its page read it. `changes`: each field with what it was and what it became. */
export type ActRow = RaRecord<number> & {
  happened_at: string
  actor_id: string | null
  actor: Actor
  on_behalf_of: string | null
  action: string
  noun: string
  subject: string
  changes: unknown
  reason: string
  request_id: string
}

/** A field before and after; what is no pair of values is shown as what it became. */
export function changesOf(changes: unknown): { field: string; before: unknown; after: unknown }[] {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) return []
  return Object.entries(changes).map(([field, value]) => {
    const pair: unknown[] = Array.isArray(value) && value.length === 2 ? value : [undefined, value]
    return { field, before: pair[0], after: pair[1] }
  })
}

/** A value as a person reads it; nothing for none. */
export function plainly(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The screens of what acts are about, where they are called otherwise or the noun is another's part. */
const SCREENS: Readonly<Record<string, string>> = {
  inventory: 'inventory',
  orders: 'orders',
  payouts: 'payouts',
  refunds: 'refunds',
  chargebacks: 'chargebacks',
  chargeback_shares: 'chargebacks',
  transfers: 'payments',
  cases: 'cases',
  reviews: 'reviews',
  contact: 'contact-letters',
  webhooks: 'webhooks',
  api: 'api',
  redirects: 'redirects',
  files: 'files',
  automation: 'automation',
  categories: 'categories',
  blog_posts: 'blog',
  blog_categories: 'blog-categories',
  pages: 'pages',
  page_heads: 'page-heads',
  search_terms: 'search-terms',
  gift_cards: 'gift-cards',
  referrals: 'referrals',
  wholesale: 'wholesale',
  wholesale_invoices: 'wholesale-invoices',
  assistant: 'ai-dashboard',
  newsletters: 'newsletters',
  import_runs: 'import',
  attributes: 'attributes',
  brands: 'brands',
  brand_sellers: 'brands',
  collections: 'collections',
  category_attributes: 'attributes',
}

/** Where the record stands that an act is about; undefined where it has no screen. */
export function screenOf({ noun, subject }: Pick<ActRow, 'noun' | 'subject'>): string | undefined {
  const screen = SCREENS[noun]
  // Categories of the blog and pages are known by their address, everything else by a UUID.
  const isKey = noun === 'blog_categories' || noun === 'pages' ? /^[a-z0-9-]+$/ : /^[0-9a-f-]{36}$/
  return screen !== undefined && isKey.test(subject) ? `/admin/${screen}/${subject}` : undefined
}
