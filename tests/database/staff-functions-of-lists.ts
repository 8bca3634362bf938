import type { StaffFunction } from './staff-functions-of-books.ts'

/** The lists that are searched by parts of words, each with the permission by which it is read. */
export const SEARCHED_LISTS = {
  applications: 'sellers.read',
  bogo_promotions: 'promotions.read',
  collections: 'products.read',
  coupons: 'promotions.read',
  debts: 'payouts.read',
  fee_invoices: 'payouts.read',
  listing_rules: 'products.read',
  payouts: 'payouts.read',
  redirects: 'content.write',
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
