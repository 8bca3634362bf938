/** What a search reads beside the words it found is what lists read, whatever happened to a piece. */
import { beforeAll, expect, test } from 'vitest'
import { NO_SEARCH, type ProductSearch } from '../../app/catalog/search/product-search.ts'
import { findProducts, listFacets } from '../../app/catalog/search/search-products.server.ts'
import { givenListed, reader } from '../support/craft-shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenSeller } from '../support/market.ts'
import { fc } from '../support/random.ts'

const PIECES = 12
const PLACES = ['TH-10', 'TH-50', 'TH-S'] as const
const FLAGS = ['is_handmade', 'is_new', 'is_featured', 'free_shipping', 'gift_wrap', 'same_day_delivery', 'customizable'] as const

let db: TestDatabase
const [pieces, sellers, categories, brands]: string[][] = [[], [], [], []]
let attribute: string
let values: readonly number[]

beforeAll(async () => {
  db = await testDatabase()
  for (const name of ['Ban One', 'Ban Two', 'Ban Three']) sellers?.push(await givenSeller(db, name))
  for (let n = 0; n < PIECES; n++)
    pieces?.push((await givenListed(db, { name: `Woven basket ${n}`, seller: at(sellers, n), stock: 1 + n, price: 100 + n })).productId)
  categories?.push(...(await db.owner.all<{ id: string }>('select category_id as id from public.products order by id limit 3')).map(({ id }) => id))
  brands?.push(
    ...(await db.owner.all<{ id: string }>(`insert into public.brands (slug, name) values ('one', 'One'), ('two', 'Two') returning id`)).map(({ id }) => id),
  )
  attribute = (
    await db.owner.one<{ id: string }>(
      `insert into public.attributes (slug, kind, texts) values ('weave', 'choices', '{"en": {"name": "Weave"}}') returning id`,
    )
  ).id
  values = (
    await db.owner.all<{ id: number }>(
      `insert into public.attribute_values (attribute_id, slug, texts)
         select $1, s, jsonb_build_object('en', jsonb_build_object('name', s)) from unnest(array['plain', 'twill']) s returning id`,
      [attribute],
    )
  ).map(({ id }) => id)
  // What is called alike may stand in either order.
  await db.owner.all('update public.categories set name = slug')
  await db.owner.all('insert into public.category_attributes (category_id, attribute_id) select id, $1 from public.categories', [attribute])
})

const at = <Value>(list: readonly Value[] | undefined, place: number): Value => {
  const value = list?.[place % list.length]
  if (value === undefined) throw new Error('There is none.')
  return value
}

const step = fc.record({
  piece: fc.nat(PIECES - 1),
  what: fc.constantFrom('category', 'brand', 'price', 'flag', 'stock', 'sales', 'status', 'maker', 'place', 'value', 'unbranded', 'rating', 'gather', 'gone'),
  to: fc.nat(1000),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function take({ piece, what, to }: Step): Promise<void> {
  const id = at(pieces, piece)
  const set = (change: string, value?: unknown) => db.owner.all(`update public.products set ${change} where id = $1`, value === undefined ? [id] : [id, value])
  if (what === 'gather') await db.service.one('select private.gather_facet_counts()')
  // Most of the pieces stay, so that something is left to be counted.
  else if (what === 'gone') await db.owner.all('delete from public.products where id = $1 and $2 < 100', [id, to])
  else if (what === 'category') await set('category_id = $2', at(categories, to))
  else if (what === 'brand') await set('brand_id = $2', at(brands, to))
  else if (what === 'unbranded') await set('brand_id = null')
  else if (what === 'price') await set('price_minor = $2', 100 + to)
  else if (what === 'flag') await set(`${at(FLAGS, to)} = not ${at(FLAGS, to)}`)
  else if (what === 'stock')
    await db.owner.all('update public.stock_levels l set on_hand = $2 from public.product_variants v where v.id = l.variant_id and v.product_id = $1', [
      id,
      to % 2,
    ])
  else if (what === 'sales') await set('sales_count = $2', to)
  else if (what === 'rating') await db.owner.all('update public.products set rating = $2, review_count = $3 where id = $1', [id, (to % 50) / 10, to % 9])
  else if (what === 'status') await set('status = $2', at(['active', 'active', 'inactive'], to))
  else if (what === 'maker')
    await db.owner.all('update public.sellers set application_status = $2 where id = $1', [at(sellers, to), at(['approved', 'suspended', 'approved'], to)])
  else if (what === 'place') await db.owner.all('update public.sellers set province = $2 where id = $1', [at(sellers, to), at(PLACES, to)])
  else
    await db.owner.all(
      `insert into public.product_attributes (product_id, attribute_id, value_ids) select id, $2, array[$3::int] from public.products where id = $1
         on conflict (product_id, attribute_id) do update set value_ids = excluded.value_ids`,
      [id, attribute, at(values, to)],
    )
}

const COLUMNS = `product_id, seller_id, category_id, brand_id, province, price_minor, published_at, best_match, rating_hundredths, review_count, is_handmade, is_new,
  is_featured, on_sale, free_shipping, gift_wrap, same_day_delivery, customizable, value_ids`

/** What a list may be narrowed to besides its categories; of the last nothing is kept. */
const ONE_CHOICE = [
  'p_limit => 1',
  `p_brands => '{one}'`,
  `p_brands => '{one,two}'`,
  `p_locations => '{TH-10,TH-S}'`,
  'p_rating => 4',
  'p_rating => 3.7',
  ...['handmade', 'new', 'featured', 'sale'].map((type) => `p_types => '{${type}}'`),
  ...['free_shipping', 'gift_wrap', 'same_day', 'customizable'].map((feature) => `p_features => '{${feature}}'`),
  `p_values => '{weave.twill}'`,
  `p_values => '{weave.twill,weave.plain}'`,
  `p_sellers => (select array_agg(slug) from (select slug from public.sellers order by id limit 2) two)`,
  `p_types => '{new,featured}'`,
  `p_types => '{new}', p_features => '{gift_wrap}'`,
]

test('what is kept of everything and of categories is what counting finds, before it is added up and after', async () => {
  const slugs = (await db.owner.all<{ slug: string }>('select slug from public.categories order by id limit 4')).map(({ slug }) => slug)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), fc.subarray(slugs), fc.boolean(), async (steps, categories, gathered) => {
      for (const one of steps) await take(one)
      if (gathered) await take({ piece: 0, what: 'gather', to: 0 })
      const [kept, counted] = await Promise.all(
        // What costs nothing is not listed: whoever asks for what costs something is answered by counting.
        [null, 1].map((dearer) => db.anon.one(`select public.product_facets(p_categories => $1, p_price_min => $2) as facets`, [categories, dearer])),
      )
      expect(kept).toEqual(counted)
      for (const one of ONE_CHOICE) {
        const [total, exact] = await Promise.all(
          [null, 1].map((dearer) =>
            db.anon.one(`select public.search_products(p_categories => $1, p_price_min => $2, ${one}) ->> 'total' as total`, [categories, dearer]),
          ),
        )
        expect([one, total]).toEqual([one, exact])
      }
    }),
    { numRuns: 40 },
  )
  await db.owner.one('select private.recount_facets()')
  const whole = `select category_id, kind, thing, products from private.facet_counts order by 1, 2, 3`
  const anew = await db.owner.all(whole)
  expect(anew.length).toBeGreaterThan(20)
  await take({ piece: 1, what: 'category', to: 1 })
  await take({ piece: 1, what: 'category', to: 2 })
  await take({ piece: 0, what: 'gather', to: 0 })
  const added = await db.owner.all(whole)
  await db.owner.one('select private.recount_facets()')
  expect(added).toEqual(await db.owner.all(whole))
})

test('where no job adds up what changed, whoever changes it does, and pages stay exact and read little', async () => {
  for (let round = 0; round < 30; round++) {
    await db.owner.all(`insert into private.facet_changes (category_id, kind, thing, products)
      select id, 'f', 'gift_wrap', 1 - 2 * (n % 2) from public.categories, generate_series(1, 100) n where slug = (select min(slug) from public.categories)`)
    for (const flag of ['is_featured', 'is_new']) await db.owner.all(`update public.products set ${flag} = not ${flag} where status = 'active'`)
  }
  const { rows } = await db.service.transaction(async (tx) => {
    await tx.one('select public.product_facets()')
    return tx.one<{ rows: number }>(
      `select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int as rows from pg_stat_xact_all_tables where relname = 'facet_changes'`,
    )
  })
  // Twice what waits at most: for categories and for everything.
  expect(rows).toBeLessThan(2 * 2200)
  const [kept, counted] = await Promise.all([null, 1].map((dearer) => db.anon.one(`select public.product_facets(p_price_min => $1) as facets`, [dearer])))
  expect(kept).toEqual(counted)
})

test('whatever happens to pieces, their makers and what is said of them, a search counts and finds what the list does', async () => {
  const [slugs, made, marks] = await Promise.all(
    ['categories', 'sellers', 'brands'].map(async (table) =>
      (await db.owner.all<{ slug: string }>(`select slug from public.${table}`)).map(({ slug }) => slug),
    ),
  )
  const some = (from: readonly string[] | undefined) => fc.subarray([...(from ?? [])], { maxLength: 2 })
  const asked = fc.record({
    categories: some(slugs),
    sellers: some(made),
    brands: some(marks),
    locations: some(PLACES),
    types: some(['handmade', 'new', 'featured']),
    features: some(['free_shipping', 'customizable', 'same_day', 'gift_wrap']),
    attributes: some(['weave.plain', 'weave.twill']),
    rating: fc.constantFrom('', '', '4'),
    min: fc.constantFrom('', '', '3'),
    sort: fc.constantFrom('best', 'newest', 'price_asc', 'price_desc', 'rating'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), fc.array(asked, { minLength: 1, maxLength: 4 }), async (steps, searches) => {
      for (const one of steps) await take(one)
      const kept = await db.owner.all(`select ${COLUMNS}, marks from private.product_words order by 1`)
      expect(kept).toEqual(await db.owner.all(`select ${COLUMNS}, private.marks_of(l) as marks from private.product_listings l order by 1`))
      for (const wish of searches) {
        const search = { ...NO_SEARCH, ...wish } as ProductSearch
        const worded = { ...search, q: 'woven', exact: true } as ProductSearch
        const [list, found] = await Promise.all([search, worded].map((each) => findProducts(db.anon, each, reader())))
        const ids = (page: typeof list) => page?.products.map(({ id }) => id).toSorted()
        expect(ids(found)).toEqual(ids(list))
        if (search.sort !== 'best') expect(found?.products.map(({ id }) => id)).toEqual(list?.products.map(({ id }) => id))
        const [whole, narrowed] = await Promise.all([search, worded].map((each) => listFacets(db.anon, each, reader())))
        expect(narrowed).toEqual(whole)
      }
    }),
    { numRuns: 25 },
  )
})
