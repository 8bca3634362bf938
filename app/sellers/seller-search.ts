import { provinceOf, THAI_REGIONS, type ThaiRegion } from '../addresses/thai-provinces.ts'
import { RATINGS_FROM } from '../catalog/listed-product.ts'

/** The orders of the directory; the first is the default. */
export const SELLER_SORTS = ['recommended', 'rating', 'reviews', 'newest', 'name'] as const
export type SellerSort = (typeof SELLER_SORTS)[number]

/** Everything the directory is asked for. The address of `/sellers` holds all of it. */
export type SellerSearch = {
  /** Part of a name, a craft or a place. */
  q: string
  region: ThaiRegion | ''
  /** ISO code, `TH-50`. */
  province: string
  /** The slug of a category or family. */
  craft: string
  rating: (typeof RATINGS_FROM)[number] | ''
  verified: boolean
  /** Takes orders now. */
  open: boolean
  sort: SellerSort
  /** How many pages are shown, one after the other; from 1. */
  page: number
}

export const NO_SELLER_SEARCH: SellerSearch = {
  q: '',
  region: '',
  province: '',
  craft: '',
  rating: '',
  verified: false,
  open: false,
  sort: 'recommended',
  page: 1,
}

/** Names of the query of `/sellers`, in the order in which they are written. */
export const SELLER_PARAMETERS = ['q', 'region', 'province', 'craft', 'rating', 'verified', 'open', 'sort', 'page'] as const

export const SELLERS_PAGE_SIZE = 24
/** Longer than any name. */
const LONGEST_QUERY = 100
/** As far as anybody scrolls. */
const LAST_PAGE = 200

/** Reads an address. What it does not know or cannot read is left out, so every address is a list. A province brings its region. */
export function sellerSearchOf(query: URLSearchParams): SellerSearch {
  const page = Number(query.get('page'))
  const craft = query.get('craft') ?? ''
  const province = provinceOf(query.get('province') ?? '')
  return {
    // Control characters are nothing anybody typed, and PostgreSQL refuses one of them.
    q: (query.get('q') ?? '')
      .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
      .trim()
      .slice(0, LONGEST_QUERY),
    region: province?.region ?? THAI_REGIONS.find((region) => region === query.get('region')) ?? '',
    province: province?.code ?? '',
    craft: /^[a-z0-9-]{1,80}$/.test(craft) ? craft : '',
    rating: RATINGS_FROM.find((rating) => rating === query.get('rating')) ?? '',
    verified: query.get('verified') === '1',
    open: query.get('open') === '1',
    sort: SELLER_SORTS.find((sort) => sort === query.get('sort')) ?? 'recommended',
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
  }
}

/** The address of a directory. Leaves out what is the default, so that one list has one address. */
export function sellersAddress({ q, region, province, craft, rating, verified, open, sort, page }: SellerSearch): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  // A province says its region.
  if (region && !province) query.set('region', region)
  if (province) query.set('province', province)
  if (craft) query.set('craft', craft)
  if (rating) query.set('rating', rating)
  if (verified) query.set('verified', '1')
  if (open) query.set('open', '1')
  if (sort !== 'recommended') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/sellers?${query}` : '/sellers'
}

/** Whether anything but the order narrows the directory. */
export const isNarrowed = (search: SellerSearch): boolean => sellersAddress({ ...search, sort: 'recommended', page: 1 }) !== '/sellers'
