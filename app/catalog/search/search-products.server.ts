import type { Language } from '../../i18n/languages.ts'
import { convertToThb, CURRENCIES, type Rate } from '../../money/currency.ts'
import type { Database } from '../../platform/database.ts'
import { fromDecimal, toJson } from '../../platform/money.ts'
import { type CardRow, provinceIn, toListedProduct } from './card-row.ts'
import { tsQueryOf } from './craft-terms.ts'
import { type Facets, type ListedProduct, PRODUCT_FEATURES, PRODUCT_TYPES, RATINGS_FROM } from '../listed-product.ts'
import type { Vocabulary } from './vocabulary.ts'
import { PAGE_SIZE, type ProductSearch } from './product-search.ts'

/** The database counts so many pieces, and one more to know that there are more. */
const COUNTED_TO = 10_000

/** More pages than this are not sent at once: the first of them then lies behind a link. */
const PAGES_AT_ONCE = 10

export type ProductPage = {
  products: ListedProduct[]
  /** Exact to 10,000; `more` when there are more than that. */
  total: number
  more: boolean
  /** How many pieces come before the first one here. */
  skipped: number
}

/** Who asks: their language, the rates for prices in their currency, and the names things have, without which those the shop came with are known. */
export type ListReader = { language: Language; rates: readonly Rate[]; vocabulary?: Vocabulary }

/** The pages of a list up to the one asked for, in the reader's language. */
export async function findProducts(db: Database, search: ProductSearch, reader: ListReader): Promise<ProductPage> {
  const skipped = Math.max(0, search.page - PAGES_AT_ONCE) * PAGE_SIZE
  const { answer } = await db.one<{ answer: { total: number; more: boolean; products: CardRow[] } }>(
    'select public.search_products($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) as answer',
    [...filterValues(search, reader), search.sort, reader.language, search.page * PAGE_SIZE - skipped, skipped, some(search.attributes)],
  )
  return { total: answer.total, more: answer.more, skipped, products: answer.products.map((row) => toListedProduct(row, reader.language)) }
}

const some = (values: readonly string[]) => (values.length > 0 ? values : null)

/** An amount of a search in satang, by the rates given; null for none. */
export function satangOf({ currency }: Pick<ProductSearch, 'currency'>, amount: string, rates: readonly Rate[]): number | null {
  const { minorExponent } = CURRENCIES[currency]
  const rate = rates.find(({ quote }) => quote === currency)
  // Nobody means half a yen.
  const typed = fromDecimal(minorExponent === 0 ? (amount.split('.')[0] ?? '') : amount, minorExponent)
  return typed === undefined || !rate ? null : toJson(convertToThb(typed, rate))
}

/** The first eleven arguments of `search_products` and `product_facets`. */
function filterValues(search: ProductSearch, { rates, vocabulary }: ListReader): unknown[] {
  return [
    search.q,
    tsQueryOf(search.q, vocabulary && { vocabulary }) ?? '',
    some(search.categories),
    some(search.brands),
    some(search.sellers),
    some(search.types),
    satangOf(search, search.min, rates),
    satangOf(search, search.max, rates),
    search.rating || null,
    some(search.locations),
    some(search.features),
  ]
}

type Counts<Name extends string> = Record<Name, number>
type FacetRow = {
  categories: { slug: string; name: string; parent: string | null; count: number; chosen: boolean }[]
  brands: { slug: string; name: string; count: number; chosen: boolean }[]
  sellers: { slug: string; name: string; count: number; chosen: boolean }[]
  provinces: { code: string; count: number }[]
  types: Counts<(typeof PRODUCT_TYPES)[number]>
  features: Counts<(typeof PRODUCT_FEATURES)[number]>
  ratings: Counts<(typeof RATINGS_FROM)[number]>
  attributes: { slug: string; name: string; values: { slug: string; name: string; count: number; chosen: boolean }[] }[]
  numbers: Facets['numbers']
  price: { lowest: number | null; highest: number | null }
  more: Facets['more']
}

/** What the list can be narrowed to, with counts that respect everything else that is chosen: exact to 10,000 pieces, beyond that how many there are at least. */
export async function listFacets(db: Database, search: ProductSearch, reader: ListReader): Promise<Facets> {
  const { answer } = await db.one<{ answer: FacetRow }>('select public.product_facets($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) as answer', [
    ...filterValues(search, reader),
    reader.language,
    some(search.attributes),
  ])
  const choice = ({ slug, name, count, chosen }: { slug: string; name: string; count: number; chosen: boolean }) => ({
    value: slug,
    label: name,
    count: Math.min(count, COUNTED_TO),
    chosen,
  })
  const flags = <Name extends string>(names: readonly Name[], counts: Counts<Name>, chosen: readonly string[]) =>
    names.map((value) => ({ value, label: '', count: Math.min(counts[value], COUNTED_TO), chosen: chosen.includes(value) }))
  const { lowest, highest } = answer.price
  return {
    categories: answer.categories
      .filter(({ parent }) => parent === null)
      .map((family) => {
        const below = answer.categories.filter(({ parent }) => parent === family.slug).map(choice)
        return {
          ...choice(family),
          count: Math.min(
            below.reduce((sum, { count }) => sum + count, family.count),
            COUNTED_TO,
          ),
          below,
        }
      }),
    brands: answer.brands.map(choice),
    sellers: answer.sellers.map(choice),
    provinces: provincesOf(answer.provinces, search.locations, reader.language),
    types: flags(PRODUCT_TYPES, answer.types, search.types),
    features: flags(PRODUCT_FEATURES, answer.features, search.features),
    ratings: flags(RATINGS_FROM, answer.ratings, [search.rating]),
    attributes: answer.attributes.map(({ slug, name, values }) => ({
      slug,
      name,
      values: values.map((value) => ({ ...choice(value), value: `${slug}.${value.slug}` })),
    })),
    numbers: answer.numbers,
    price: lowest === null || highest === null ? null : { lowest, highest },
    more: answer.more,
  }
}

/** Categories that are called otherwise by now or became part of another: their slug before, and the one they have. */
export async function categoriesLedOn(db: Database, slugs: readonly string[]): Promise<Record<string, string>> {
  const { answer } = await db.one<{ answer: Record<string, string> }>('select public.categories_led_on($1) as answer', [slugs])
  return answer
}

/** Provinces by name; those that are chosen stay, also when nothing is left in them. */
function provincesOf(counted: readonly { code: string; count: number }[], chosen: readonly string[], language: Language) {
  const counts = new Map([...chosen.map((code): [string, number] => [code, 0]), ...counted.map(({ code, count }): [string, number] => [code, count])])
  return [...counts]
    .map(([code, count]) => ({ value: code, label: provinceIn(code, language) || code, count, chosen: chosen.includes(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
}
