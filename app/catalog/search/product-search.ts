import { type Currency, currencyOf } from '../../money/currency.ts'
import { plainAmount } from '../../money/typed-amount.ts'
import { PRODUCT_FEATURES, PRODUCT_TYPES, type ProductFeature, type ProductType, RATINGS_FROM, type Sort, SORTS } from '../listed-product.ts'

/** Everything a product list is asked for. The address of `/products` holds all of it. */
export type ProductSearch = {
  q: string
  /** As typed: typing errors are not corrected. */
  exact: boolean
  categories: string[]
  brands: string[]
  sellers: string[]
  types: ProductType[]
  /** Whole or decimal units of `currency`, as typed. */
  min: string
  max: string
  currency: Currency
  rating: string
  locations: string[]
  features: ProductFeature[]
  /** What is said of a piece, as `attribute.value`: `technique.batik`; of a number from and to: `width.10~40`. */
  attributes: string[]
  sort: Sort
  /** How many pages are shown, one after the other; from 1. */
  page: number
}

/** Names of the query of `/products`, in the order in which they are written. */
export const SEARCH_PARAMETERS = [
  'q',
  'exact',
  'category',
  'brand',
  'seller',
  'type',
  'min',
  'max',
  'in',
  'rating',
  'location',
  'feature',
  'attribute',
  'sort',
  'page',
] as const

export const PAGE_SIZE = 24
/** Longer than anything people search for. */
const LONGEST_QUERY = 200
/** More choices of one kind than anybody ticks. */
const MOST_CHOICES = 30
/** The last page that can be asked for: as far as totals are counted. */
export const LAST_PAGE = 400

export const NO_SEARCH: ProductSearch = {
  q: '',
  exact: false,
  categories: [],
  brands: [],
  sellers: [],
  types: [],
  min: '',
  max: '',
  currency: 'THB',
  rating: '',
  locations: [],
  features: [],
  attributes: [],
  sort: 'best',
  page: 1,
}

/** Reads an address. What it does not know or cannot read is left out, so every address is a list. */
export function searchOf(query: URLSearchParams): ProductSearch {
  const all = (name: string, form: RegExp) => [...new Set(query.getAll(name).filter((value) => form.test(value)))].slice(0, MOST_CHOICES)
  const oneOf = <Value extends string>(known: readonly Value[], name: string) => known.filter((value) => query.getAll(name).includes(value))
  const amount = (name: string) => AMOUNT.exec(query.get(name)?.trim() ?? '')?.[0] ?? ''
  const page = Number(query.get('page'))
  return {
    // Control characters are nothing anybody typed, and PostgreSQL refuses one of them.
    q: (query.get('q') ?? '')
      .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
      .trim()
      .slice(0, LONGEST_QUERY),
    exact: query.get('exact') === '1',
    categories: all('category', SLUG),
    brands: all('brand', SLUG),
    sellers: all('seller', SLUG),
    types: oneOf(PRODUCT_TYPES, 'type'),
    min: amount('min'),
    max: amount('max'),
    currency: currencyOf(query.get('in')) ?? 'THB',
    rating: oneOf(RATINGS_FROM, 'rating')[0] ?? '',
    locations: all('location', /^TH-(\d\d|S)$/),
    features: oneOf(PRODUCT_FEATURES, 'feature'),
    attributes: all('attribute', SAID),
    sort: oneOf(SORTS, 'sort')[0] ?? 'best',
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
  }
}

/** An amount as people type it (`500`, `1,000`, `12,50`, `1.000,5`) in the form of the address; '' for nothing, undefined for what is no amount. */
export function typedAmount(typed: string): string | undefined {
  const plain = plainAmount(typed)
  return plain === '' || AMOUNT.test(plain) ? plain : undefined
}

/** Whether the lowest price that is asked for lies above the highest. */
export const isTurnedRound = ({ min, max }: Pick<ProductSearch, 'min' | 'max'>): boolean => min !== '' && max !== '' && Number(min) > Number(max)

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/
const SLUG = /^[a-z0-9-]{1,120}$/
const SAID = /^[a-z0-9-]{1,40}\.([a-z0-9-]{1,60}|\d{1,9}(\.\d{1,3})?~(\d{1,9}(\.\d{1,3})?)?|~\d{1,9}(\.\d{1,3})?)$/

/** The address of a list. Leaves out what is the default, so that one list has one address. */
export function addressOf(search: ProductSearch): string {
  const query = new URLSearchParams()
  const put = (name: string, ...values: readonly string[]) => values.forEach((value) => value !== '' && query.append(name, value))
  put('q', search.q)
  put('exact', search.exact && search.q ? '1' : '')
  put('category', ...search.categories)
  put('brand', ...search.brands)
  put('seller', ...search.sellers)
  put('type', ...search.types)
  put('min', search.min)
  put('max', search.max)
  put('in', (search.min || search.max) && search.currency !== 'THB' ? search.currency : '')
  put('rating', search.rating)
  put('location', ...search.locations)
  put('feature', ...search.features)
  put('attribute', ...search.attributes)
  put('sort', search.sort === 'best' ? '' : search.sort)
  put('page', search.page > 1 ? String(search.page) : '')
  return query.size > 0 ? `/products?${query}` : '/products'
}

/** The same list with something changed, from its first page on. */
export const changed = (search: ProductSearch, changes: Partial<ProductSearch>): ProductSearch => ({ ...search, page: 1, ...changes })

/** The search without its filters: what "clear all" leads to. */
export const withoutFilters = ({ q, exact, sort }: ProductSearch): ProductSearch => ({ ...NO_SEARCH, q, exact, sort })

/** Whether anything narrows the list besides the words. */
export const hasFilters = (search: ProductSearch): boolean => addressOf({ ...search, page: 1 }) !== addressOf(withoutFilters(search))
