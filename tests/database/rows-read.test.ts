/** What strangers read costs by what they read, not by how many makers and pieces the shop has: rows are counted, since time is noisy. */
import { beforeAll, expect, test } from 'vitest'
import { NO_SEARCH } from '../../app/catalog/search/product-search.ts'
import { findProducts, listFacets } from '../../app/catalog/search/search-products.server.ts'
import { getShopWindow } from '../../app/home/get-shop-window.server.ts'
import type { Database } from '../../app/platform/database.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'

const SELLERS = 3000
const PIECES = 12_000

let db: TestDatabase
let piece: string
beforeAll(async () => {
  db = await testDatabase()
  // As many makers and pieces as matter, without their triggers: what those keep is not asked about here.
  await db.owner.all(
    `do $$ begin
      set local session_replication_role = replica;
      insert into public.categories (slug, name) values ('many', 'Many');
      insert into public.sellers (slug, business_name, province, application_status) select 'of-many-' || n, 'One of many ' || n, 'TH-50', 'approved' from generate_series(1, ${SELLERS}) n;
      insert into public.products (seller_id, category_id, name, price_minor, status, published_at, is_featured)
        select s.id, c.id, 'Piece ' || n, 1000, 'active', now() - n * interval '1 minute', n % 2 = 0
          from (select id, row_number() over () - 1 as at from public.sellers) s join generate_series(1, ${PIECES}) n on n % ${SELLERS} = s.at
          cross join public.categories c where c.slug = 'many';
      insert into public.product_variants (product_id) select id from public.products;
      insert into public.product_images (product_id, url) select id, '/pictures/x.webp' from public.products;
      insert into public.product_translations (product_id, language, name, description) select id, 'th', 'ชิ้น', 'ของ' from public.products;
      perform private.refresh_listings(array(select id from public.products));
      perform private.recount_facets();
      insert into private.directory_counts (kind, thing, sellers) select k.kind, k.thing, count(*) from public.sellers s, private.directory_kinds(s) k group by 1, 2;
      update private.product_words set words = 'piece:1A', head = 'piece:1A';
    end $$`,
  )
  await db.owner.all('analyze')
  piece = (await db.owner.one<{ id: string }>(`select id from public.products where name = 'Piece 7'`)).id
})

type Node = { 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number; 'Rows Removed by Filter'?: number; Plans?: Node[] }

const rowsOf = (node: Node): number =>
  (node['Relation Name'] === undefined ? 0 : (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']) +
  (node.Plans ?? []).reduce((sum, below) => sum + rowsOf(below), 0)

/** How many rows of tables one person's question looks at. */
async function rowsRead(who: Database, sql: string, values: unknown[] = []): Promise<number> {
  const [plan] = (await who.one<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (analyze, timing off, summary off, format json) ${sql}`, values))['QUERY PLAN']
  return plan ? rowsOf(plan.Plan) : Number.NaN
}

const WITH_PARTS = `
  (select json_agg(v.id) from public.product_variants v where v.product_id = p.id), (select json_agg(i.url) from public.product_images i where i.product_id = p.id),
  (select json_agg(t.name) from public.product_translations t where t.product_id = p.id), (select s.business_name from public.sellers s where s.id = p.seller_id)`

test('a piece with its versions, pictures, texts and maker is a few rows, for strangers and for members', async () => {
  const sql = `select p.id, ${WITH_PARTS} from public.products p where p.id = $1`
  expect(await rowsRead(db.anon, sql, [piece])).toBeLessThanOrEqual(16)
  expect(await rowsRead(db.asPerson(piece), sql, [piece])).toBeLessThanOrEqual(16)
})

test('the newest twenty-four with their makers are twenty-four rows, not all makers', async () => {
  const sql = `select p.id, (select s.business_name from public.sellers s where s.id = p.seller_id) from public.products p
    where p.status = 'active' order by p.published_at desc, p.id limit 24`
  expect(await rowsRead(db.anon, sql)).toBeLessThanOrEqual(3 * 24)
})

test('no policy of what everybody may read goes through whole tables of makers, pieces or reviews', async () => {
  const policies = await db.owner.all<{ policy: string }>(
    `select format('%s on %s: %s', polname, polrelid::regclass, pg_get_expr(polqual, polrelid)) as policy from pg_policy
      where polcmd = 'r' and 'anon'::regrole = any (polroles) and pg_get_expr(polqual, polrelid) ~* '(EXISTS \\(|IN \\() *SELECT[^)]*FROM (public\\.)?(products|sellers|reviews|product_variants)\\M'`,
  )
  expect(policies).toEqual([])
})

/** How many rows of ours a transaction looked at so far, also inside of functions. */
const readSoFar = (tx: Database) =>
  tx.one<{ rows: number }>(
    `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_all_tables where schemaname in ('public', 'private')`,
  )

test('what is alike is looked for among the first of a craft, not among all that is in it', async () => {
  const { rows, alike } = await db.service.transaction(async (tx) => {
    const before = await readSoFar(tx)
    const { found } = await tx.one<{ found: { id: string }[] }>('select public.alike_products($1) as found', [piece])
    return { rows: (await readSoFar(tx)).rows - before.rows, alike: found }
  })
  expect(alike.length).toBe(8)
  expect(rows).toBeLessThan(PIECES / 8)
})

const READER = { language: 'en', rates: [] } as const

test('of more pieces than are counted, a list says that there are more, and its facets how many there are at least', async () => {
  const { total, more } = await findProducts(db.anon, NO_SEARCH, READER)
  expect([total, more]).toEqual([10_000, true])
  const facets = await listFacets(db.anon, NO_SEARCH, READER)
  expect(facets.more).toEqual({ all: true, categories: true, brands: true, sellers: true, provinces: true, ratings: true })
  expect(facets.categories.find(({ value }) => value === 'many')?.count).toBe(10_000)
  expect(facets.price).toEqual({ lowest: 1000, highest: 1000 })
})

test('of fewer, every count is exact, also beside a choice that leaves few of very many', async () => {
  const facets = await listFacets(db.anon, { ...NO_SEARCH, sellers: ['of-many-7'] }, READER)
  expect(facets.more).toMatchObject({ all: false, categories: false, sellers: true })
  expect(facets.categories.find(({ value }) => value === 'many')?.count).toBe(PIECES / SELLERS)
})

test('a word that is said of thousands is ranked among the best of them, and the others follow once each', async () => {
  const found = await Promise.all([1, 85, 400].map((page) => findProducts(db.anon, { ...NO_SEARCH, q: 'piece', exact: true, page }, READER)))
  expect(found.map(({ total, more }) => [total, more])).toEqual(found.map(() => [10_000, true]))
  const ids = found.flatMap(({ products }) => products.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('a word that everything says, asked of one maker, is looked for among what that maker has', async () => {
  const rows = await db.service.transaction(async (tx) => {
    const before = await readSoFar(tx)
    const { found } = await tx.one<{ found: { total: number } }>(`select public.search_products(p_q => 'piece', p_sellers => '{of-many-7}') as found`)
    await tx.one(`select public.product_facets(p_q => 'piece', p_sellers => '{of-many-7}', p_locations => '{TH-50}', p_price_min => 1)`)
    expect(found.total).toBe(PIECES / SELLERS)
    return (await readSoFar(tx)).rows - before.rows
  })
  // Which makers else there would be is counted among ten thousand.
  expect(rows).toBeLessThan(10_001 + 500)
})

test('what everything can be narrowed to is read off what is kept', async () => {
  const rows = await db.service.transaction(async (tx) => {
    const before = await readSoFar(tx)
    await tx.one('select public.product_facets()')
    return (await readSoFar(tx)).rows - before.rows
  })
  expect(rows).toBeLessThan(600)
})

test('the first page reads what it shows, and counts neither pieces nor makers', async () => {
  const failed: unknown[] = []
  const { rows, shown } = await db.service.transaction(async (tx) => {
    const before = await readSoFar(tx)
    const window = await getShopWindow(tx, { language: 'en', log: { error: (details: unknown) => failed.push(details) } as never })
    return { rows: (await readSoFar(tx)).rows - before.rows, shown: window }
  })
  expect(failed).toEqual([])
  expect([shown.featured?.length, shown.arrivals?.length, shown.numbers?.sellers, shown.numbers?.provinces]).toEqual([8, 8, SELLERS, 1])
  expect(rows).toBeLessThan(800)
})

test('the directory of makers opens with those it shows, not with all of them', async () => {
  for (const sort of ['recommended', 'rating', 'reviews', 'newest', 'name']) {
    const rows = await db.service.transaction(async (tx) => {
      const before = await readSoFar(tx)
      await tx.one('select public.search_sellers(p_sort => $1)', [sort])
      return (await readSoFar(tx)).rows - before.rows
    })
    expect([sort, rows < 24 * 14]).toEqual([sort, true])
  }
})

test('the directory of a province, or of who makes something there, reads who is there', async () => {
  await db.owner.all(`do $$ begin
      set local session_replication_role = replica;
      update public.sellers set province = 'TH-' || (10 + n % 80), crafts = array['craft-' || n % 40] from (select id as at, row_number() over (order by slug) as n from public.sellers) x where at = id;
    end $$`)
  await db.owner.all('vacuum analyze public.sellers')
  for (const narrowed of [`p_province => 'TH-50'`, `p_craft => 'craft-7'`, `p_province => 'TH-50', p_craft => 'craft-7'`]) {
    const rows = await db.service.transaction(async (tx) => {
      const before = await readSoFar(tx)
      await tx.one(`select public.search_sellers(${narrowed})`)
      return (await readSoFar(tx)).rows - before.rows
    })
    expect([narrowed, rows < SELLERS / 4]).toEqual([narrowed, true])
  }
})

test('a member who looks at pieces is not asked for rights as staff, nor for shops', async () => {
  const counted = await db.owner.transaction(async (tx) => {
    await tx.all(`set local track_functions = 'all'`)
    await tx.all(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify({ role: 'authenticated', sub: piece })])
    await tx.all('set local role authenticated')
    expect(await tx.all(`select p.id, ${WITH_PARTS} from public.products p order by p.published_at desc limit 24`)).toHaveLength(24)
    return tx.all<{ name: string }>(`select funcname as name from pg_stat_xact_user_functions where funcname in ('may', 'my_sellers', 'my_sellers_as')`)
  })
  expect(counted).toEqual([])
})
