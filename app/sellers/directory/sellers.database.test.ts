import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { fc } from '../../../tests/support/random.ts'
import { givenProduct, givenSeller, type GivenProduct } from '../../../tests/support/market.ts'
import { findSellers } from './find-sellers.server.ts'
import { getSeller } from '../shop/get-seller.server.ts'
import { NO_SELLER_SEARCH, type SellerSearch } from '../seller-search.ts'

let db: TestDatabase
let productOfNok: GivenProduct
const change = (id: string, changes: string) => db.owner.all(`update public.sellers set ${changes} where id = $1`, [id])
const names = async (search: Partial<SellerSearch>) => (await findSellers(db.anon, { ...NO_SELLER_SEARCH, ...search }, 'en')).sellers.map(({ name }) => name)

beforeAll(async () => {
  db = await testDatabase()
  const [nok, lek, hidden] = [await givenSeller(db, 'Nok Weaving'), await givenSeller(db, 'Lek 100% Clay'), await givenSeller(db, 'Hidden')]
  await change(
    nok,
    `region = 'north', province = 'TH-50', location = 'Mae Chaem, Chiang Mai', craft = 'Weaving', is_verified = true, rating = 4.2, review_count = 20, specialities = '{Sin tin chok}'`,
  )
  await change(lek, `region = 'northeast', province = 'TH-30', location = 'Dan Kwian', craft = 'Pottery', rating = 4.9, review_count = 2`)
  await change(hidden, `application_status = 'suspended'`)
  productOfNok = await givenProduct(db, { sellerId: nok })
  await db.owner.all(`update public.categories set slug = 'silk-here', name = 'Silk' where id = $1`, [productOfNok.categoryId])
  await db.owner.all(`insert into public.category_translations (category_id, language, name) values ($1, 'th', 'ผ้าไหม')`, [productOfNok.categoryId])
  await change(lek, `closed_from = now() - interval '1 day', closed_to = now() + interval '1 day'`)
})

test.each<[string, Partial<SellerSearch>, string[]]>([
  ['everybody who is not hidden', {}, ['Nok Weaving', 'Lek 100% Clay']],
  ['a part of a name', { q: 'weav' }, ['Nok Weaving']],
  ['a province, written together', { q: 'chiangmai' }, ['Nok Weaving']],
  ['a province in Thai', { q: 'นครราชสีมา' }, ['Lek 100% Clay']],
  ['a village', { q: 'dan kwian' }, ['Lek 100% Clay']],
  ['a village in Thai', { q: 'แม่แจ่ม' }, ['Nok Weaving']],
  ['a village, written together', { q: 'maechaem' }, ['Nok Weaving']],
  ['a province with a typing error', { q: 'Chaing Mai' }, ['Nok Weaving']],
  ['a name with typing errors', { q: 'Nok Weeving' }, ['Nok Weaving']],
  ['words in any order', { q: 'chaem weaving' }, ['Nok Weaving']],
  ['what somebody makes, in Thai', { q: 'ผ้าไหม' }, ['Nok Weaving']],
  ['a craft', { craft: 'silk-here' }, ['Nok Weaving']],
  ['a craft nobody does', { craft: 'glass' }, []],
  ['a province', { region: 'north', province: 'TH-50' }, ['Nok Weaving']],
  ['the well rated', { rating: '4.5' }, ['Lek 100% Clay']],
  ['who takes orders now', { open: true }, ['Nok Weaving']],
  ['the most reviewed', { sort: 'reviews' }, ['Nok Weaving', 'Lek 100% Clay']],
  ['a speciality', { q: 'sin tin chok' }, ['Nok Weaving']],
  ['signs that mean something to LIKE', { q: '100%' }, ['Lek 100% Clay']],
  ['nobody', { q: '%%%%x' }, []],
  ['a region', { region: 'north' }, ['Nok Weaving']],
  ['the verified', { verified: true }, ['Nok Weaving']],
  ['the best rated', { sort: 'rating' }, ['Lek 100% Clay', 'Nok Weaving']],
  ['by name', { sort: 'name' }, ['Lek 100% Clay', 'Nok Weaving']],
])('the directory finds %s', async (_what, search, found) => {
  expect(await names(search)).toEqual(found)
})

test('a count is what the choice would leave, within everything else that is asked for', async () => {
  const page = await findSellers(db.anon, { ...NO_SELLER_SEARCH, region: 'north', rating: '4' }, 'en')
  expect(page).toMatchObject({ total: 1, verified: 1, open: 1, near: false })
  expect(page.regions.filter(({ count }) => count > 0)).toEqual([
    { region: 'north', count: 1 },
    { region: 'northeast', count: 1 },
  ])
  expect(page.provinces).toEqual([{ code: 'TH-50', name: 'Chiang Mai', count: 1 }])
  expect(page.ratings.map(({ count }) => count)).toEqual([0, 1, 1, 1])
  for (const { slug, count } of page.crafts) expect((await names({ region: 'north', rating: '4', craft: slug })).length).toBe(count)
})

test('who is found by a typing error is said to be near', async () => {
  expect((await findSellers(db.anon, { ...NO_SELLER_SEARCH, q: 'Nok Weeving' }, 'en')).near).toBe(true)
  expect((await findSellers(db.anon, { ...NO_SELLER_SEARCH, q: 'Nok' }, 'en')).near).toBe(false)
  // Nobody of that name in this region is not a typing error.
  expect(await findSellers(db.anon, { ...NO_SELLER_SEARCH, q: 'Nok', region: 'south' }, 'en')).toMatchObject({ near: false, total: 0 })
})

test('what a maker makes follows the pieces', async () => {
  const crafts = async () => (await findSellers(db.anon, { ...NO_SELLER_SEARCH, craft: 'silk-here' }, 'en')).total
  await db.owner.all(`update public.products set status = 'archived' where id = $1`, [productOfNok.productId])
  expect(await crafts()).toBe(0)
  await db.owner.all(`update public.products set status = 'active' where id = $1`, [productOfNok.productId])
  expect(await crafts()).toBe(1)
})

test('fifty thousand makers: words, places and crafts are found by their indexes', async () => {
  await db.owner.all(
    `insert into public.sellers (slug, business_name, application_status, location, province)
     select 'many-' || n, 'Maker ' || md5(n::text), 'pending', 'Village ' || md5('v' || n), 'TH-' || (50 + n % 8) from generate_series(1, 50000) n`,
  )
  await db.owner.all('analyze public.sellers')
  const plan = async (condition: string) =>
    (await db.owner.all<{ 'QUERY PLAN': string }>(`explain select id from public.sellers s where s.application_status = 'approved' and ${condition}`))
      .map((row) => row['QUERY PLAN'])
      .join(' ')
  // Few of them are approved, so every index that leads to the approved alone is as good as another.
  const ofTheApproved = await db.owner.all<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = 'public.sellers'::regclass
        and (pg_get_expr(i.indpred, i.indrelid) like '%approved%' or pg_get_indexdef(i.indexrelid, 1, true) = 'application_status')`,
  )
  const narrow = ['sellers_words', ...ofTheApproved.map(({ name }) => name)]
  expect(await plan(`s.directory_words like any ('{%weaving%}'::text[])`)).toMatch(new RegExp(`(?:using|on) (?:${narrow.join('|')})\\b`))
  const everybody = await db.owner.all(`explain select id from public.sellers s where s.directory_words like any ('{%weaving%,%silkweave%}'::text[])`)
  expect(JSON.stringify(everybody)).toContain('sellers_words')
  expect(JSON.stringify(await db.owner.all(`explain select id from public.sellers s where s.crafts @> '{silk-here}'`))).toContain('sellers_crafts')
  await db.owner.all(`delete from public.sellers where slug like 'many-%'`)
})

test('a maker says how many pieces there are', async () => {
  const { sellers } = await findSellers(db.anon, { ...NO_SELLER_SEARCH, q: 'Nok' }, 'th')
  expect(sellers).toMatchObject([{ products: 1, province: 'เชียงใหม่', closed: false, isVerified: true }])
})

test('a maker is found by id and by slug; a hidden one by neither', async () => {
  const [id, hidden] = [await givenSeller(db, 'By Two Names'), await givenSeller(db, 'Gone')]
  await change(hidden, `application_status = 'terminated'`)
  expect([(await getSeller(db.anon, id, 'en'))?.id, (await getSeller(db.anon, `s-${id}`, 'en'))?.id]).toEqual([id, id])
  expect([await getSeller(db.anon, hidden, 'en'), await getSeller(db.anon, `s-${hidden}`, 'en'), await getSeller(db.anon, "x' or 1=1", 'en')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a story comes in the reader’s language, else in English, else as it was written', async () => {
  const id = await givenSeller(db)
  await change(id, `business_description = 'เราทอผ้า'`)
  const told = (language: string, text: string) =>
    db.owner.all('insert into public.seller_translations (seller_id, language, business_description) values ($1, $2, $3)', [id, language, text])
  expect(await getSeller(db.anon, id, 'nl')).toMatchObject({ story: 'เราทอผ้า' })
  await told('en', 'We weave')
  expect(await getSeller(db.anon, id, 'nl')).toMatchObject({ story: 'We weave', storyLanguage: 'en' })
  await told('nl', 'Wij weven')
  expect(await getSeller(db.anon, id, 'nl')).toMatchObject({ story: 'Wij weven', storyLanguage: 'nl' })
})

test('whatever happens to makers, the directory counts and orders them as reading all of them does, as it opens and narrowed', async () => {
  const makers = (await db.owner.all<{ id: string }>('select id from public.sellers order by id')).map(({ id }) => id)
  const changes = fc.constantFrom(
    `application_status = 'suspended'`,
    `application_status = 'approved'`,
    'is_verified = not is_verified',
    'rating = 4.6, review_count = 3',
    'rating = 3.1, review_count = 9',
    `province = 'TH-83', region = 'south'`,
    `province = 'TH-50', region = 'north'`,
    `crafts = '{silk-here,glass}'`,
    `crafts = '{}'`,
    `closed_from = now() - interval '1 day', closed_to = null`,
    'closed_from = null, closed_to = null',
    'sales_count = sales_count + 7',
    'is_spotlight = not is_spotlight',
  )
  const found = (narrowed: string) => db.anon.one(`select public.search_sellers(${narrowed}) as found`)
  // A word that everybody says: whoever asks for words is answered by reading all that say them.
  const readWhole = (narrowed: string) => found([`p_words => '[{"names": [""], "provinces": []}]'`, narrowed].filter((part) => part !== '').join(', '))
  const one = (...choice: string[]) => fc.constantFrom('', '', ...choice)
  const choices = fc.array(
    fc.tuple(
      one(`p_region => 'south'`, `p_region => 'north'`),
      one(`p_province => 'TH-83'`, `p_province => 'TH-50'`),
      one(`p_craft => 'silk-here'`, `p_craft => 'glass'`, `p_craft => 'nobody-does'`),
      one('p_verified => true'),
      one('p_rating => 4', 'p_rating => 3.5', 'p_rating => 0'),
      one('p_open => true'),
    ),
    { minLength: 4, maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(makers.length - 1), changes), { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      choices,
      async (steps, gathered, chosen) => {
        for (const [at, set] of steps) await change(makers[at] ?? '', set)
        if (gathered) await db.service.one('select private.gather_directory_counts()')
        for (const sort of ['recommended', 'rating', 'reviews', 'newest', 'name'])
          expect(await found(`p_sort => '${sort}'`)).toEqual(await readWhole(`p_sort => '${sort}'`))
        for (const one of chosen) {
          const narrowed = one.filter((choice) => choice !== '').join(', ')
          expect([narrowed, await found(narrowed)]).toEqual([narrowed, await readWhole(narrowed)])
        }
      },
    ),
    { numRuns: 25 },
  )
})

test('what the directory keeps is for commands alone', async () => {
  await expect(db.anon.all('select * from private.directory_counts')).rejects.toMatchObject({ code: '42501' })
  await expect(db.anon.all('select private.gather_directory_counts()')).rejects.toMatchObject({ code: '42501' })
})
