import type { StaffFunction } from './staff-functions-of-books.ts'

/** The lists that are searched by parts of words, each with the permission by which it is read. */
export const SEARCHED_LISTS = {
  api_keys: 'api.read',
  applications: 'sellers.read',
  attributes: 'products.read',
  automation_rules: 'automation.read',
  blog_categories: 'blog.read',
  blog_posts: 'blog.read',
  bogo_promotions: 'promotions.read',
  brands: 'products.read',
  categories: 'products.read',
  collections: 'products.read',
  coupons: 'promotions.read',
  debts: 'payouts.read',
  fee_invoices: 'payouts.read',
  listing_rules: 'products.read',
  newsletter_issues: 'newsletters.write',
  payouts: 'payouts.read',
  redirects: 'content.write',
  search_terms: 'content.write',
  translation_terms: 'translations.read',
  wholesale_invoices: 'wholesale.read',
} as const

/** Those that find rows of a list. */
export const functionsOfLists: readonly StaffFunction[] = Object.entries(SEARCHED_LISTS).map(([list, permission]) => ({
  name: `${list}_found`,
  permission,
  fresh: false,
  call: async () => [`select from public.${list}_found('silk')`, []],
}))

/** Answers everybody of the staff, and more to who may more (`lists-found.test.ts`); or the people of a shop as well (`shop-followers.test.ts`). */
export const OF_ALL_STAFF = ['named_found', 'shop_followers_count']
