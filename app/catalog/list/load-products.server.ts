import { type LoaderFunctionArgs, redirect } from 'react-router'
import { toRows } from '../../platform/rows.ts'
import { readerOf, shopOf } from '../../shop.ts'
import type { Facets } from '../listed-product.ts'
import { addressOf, hasFilters, searchOf } from '../search/product-search.ts'
import { categoriesLedOn, findProducts, listFacets } from '../search/search-products.server.ts'
import { listCollections } from '../collections/list-collections.server.ts'
import { listHead } from './list-head.server.ts'
import { brandsLedOn, getBrand } from './get-brand.server.ts'
import { fewChoices } from './few-choices.ts'
import { searchedFor } from './searched-for.server.ts'

/** As many as one glance takes in. */
const COLLECTIONS_BESIDE = 6

export type ProductsData = Awaited<ReturnType<typeof loadProducts>>

/** The list an address asks for: its pieces, what it can be narrowed to, and what was searched for instead of a typing error. */
export async function loadProducts({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { anon, settings, heardFound } = shop
  const { language } = readerOf(context)
  const typed = searchOf(new URL(request.url).searchParams)
  const { search, corrected, rates, vocabulary } = await searchedFor(shop, typed)
  const [only, another] = typed.brands
  const whole = typed.q === '' && typed.page === 1 && !hasFilters(typed)
  const [found, facets, brand, collections] = await Promise.all([
    findProducts(anon, search, { language, rates, vocabulary }),
    listFacets(anon, search, { language, rates, vocabulary }),
    only !== undefined && another === undefined ? getBrand(anon, only, language) : undefined,
    // Beside everything; whoever looks for something has chosen already.
    whole ? listCollections(anon, language, { at: 'products', most: COLLECTIONS_BESIDE }) : [],
  ])
  const before = typed.categories.filter((slug) => !isFacet(facets.categories, slug))
  const ledOn = before.length > 0 ? await categoriesLedOn(anon, before) : {}
  const marks = typed.brands.filter((slug) => !facets.brands.some(({ value }) => value === slug))
  const marksLedOn = marks.length > 0 ? await brandsLedOn(anon, marks) : {}
  if (Object.keys(ledOn).length > 0 || Object.keys(marksLedOn).length > 0) {
    // What is called otherwise by now, or is part of another: one list has one address.
    const led = (slugs: readonly string[], to: Readonly<Record<string, string>>) => [...new Set(slugs.map((slug) => to[slug] ?? slug))]
    throw redirect(addressOf({ ...typed, categories: led(typed.categories, ledOn), brands: led(typed.brands, marksLedOn) }), 301)
  }
  // Whoever narrowed the list asked for less than their words say.
  if (typed.q && !hasFilters(typed)) heardFound(typed.q, found.total)
  const head = await listHead(shop, typed, language)
  return {
    search: typed,
    corrected,
    head,
    brand,
    collections: collections.map(({ slug, title }) => ({ slug, title })),
    facets: fewChoices(facets),
    siteUrl: settings.siteUrl,
    ...found,
    products: toRows(found.products),
  }
}

const isFacet = (families: Facets['categories'], slug: string): boolean =>
  families.some((family) => family.value === slug || family.below.some(({ value }) => value === slug))
