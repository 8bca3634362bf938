/** A change makes exactly those pages anew that show something of it: every kept page is what it would be if it were made now. */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { indexProducts } from '../../app/catalog/search/search-index.server.ts'
import type { Database } from '../../app/platform/database.ts'
import { givenListed } from '../../tests/support/craft-shop.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { givenSeller, testShop } from '../../tests/support/market.ts'
import { quietLog } from '../../tests/support/quiet-log.ts'
import { fc, randomRuns } from '../../tests/support/random.ts'
import { followChanges } from './follow-changes.ts'
import { createPages, type Pages } from './pages.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const db = await testDatabase()
const { owner } = db

/** A node that keeps pages and hears of changes at once; `asked` counts what it has asked the database for pages. */
type Node = { pages: Pages; asked: () => number; heard: Set<string>; close: () => Promise<void> }
async function startNode({ hears }: { hears: boolean }): Promise<Node> {
  let asked = 0
  const counted = <Name extends 'all' | 'one' | 'maybe'>(name: Name): Database[Name] =>
    ((text: string, values?: readonly unknown[]) => {
      asked += 1
      return db.anon[name](text, values)
    }) as Database[Name]
  const { shop } = testShop(db)
  const pages = await createPages(
    {
      ...shop,
      settings: { ...shop.settings, buildFolder: join(ROOT, process.env['BUILD_DIR'] || 'build'), dataFolder: join(ROOT, '.data') },
      anon: { ...db.anon, all: counted('all'), one: counted('one'), maybe: counted('maybe') },
    },
    // Nothing grows old meanwhile, however busy the machine is.
    { development: false, now: () => 0 },
  )
  const heard = new Set<string>()
  const listening = Promise.withResolvers<void>()
  const news = hears
    ? followChanges({
        url: db.url,
        purge: (changed) => {
          pages.purge(changed)
          for (const key of changed ?? ['everything']) heard.add(key)
          listening.resolve()
        },
        log: quietLog(),
        pauses: { shop: 0, stock: 0 },
      })
    : undefined
  if (hears) await listening.promise
  heard.clear()
  const close = async () => {
    await news?.close()
    await pages.close()
  }
  return { pages, asked: () => asked, heard, close }
}

let [first, second, fresh]: [Node, Node, Node] = [] as never
let [weaver, potter, dyer] = ['', '', '']
let [textiles, silk, cotton, bowls] = ['', '', '', '']
const pieces: string[] = []
beforeAll(async () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', '--if-changed'], { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The pages could not be built: ${stderr}`)
  ;[weaver, potter, dyer] = [await givenSeller(db, 'Ban Tha Sawang'), await givenSeller(db, 'Mae Rim Kiln'), await givenSeller(db, 'Baan Indigo')]
  const family = async (slug: string, parent: string | null) =>
    (await owner.one<{ id: string }>('insert into public.categories (slug, name, parent_id) values ($1, $1, $2) returning id', [slug, parent])).id
  textiles = await family('textiles', null)
  ;[silk, cotton, bowls] = [await family('silk', textiles), await family('cotton', textiles), await family('bowls', null)]
  const list = async (name: string, seller: string, category: string) => pieces.push((await givenListed(db, { name, seller, category, stock: 10 })).productId)
  // More than the twelve that a page shows of others, so that one may come in for another.
  for (let n = 0; n < 12; n++) await list(`Silk scarf number ${n}`, weaver, silk)
  for (let n = 0; n < 5; n++) await list(`Indigo ${['shawl', 'bag', 'shirt', 'scarf', 'cloth'][n]}`, dyer, n % 2 === 0 ? cotton : silk)
  for (let n = 0; n < 4; n++) await list(`Celadon bowl ${n}`, potter, bowls)
  await owner.all(
    `insert into public.blog_posts (slug, title, content, product_search, status, published_at)
     values ('indigo-vat', 'The vat', 'Blue.', 'indigo', 'published', now()), ('looms', 'Looms', 'Wood.', '', 'published', now())`,
  )
  await owner.all(
    `insert into public.collections (slug, texts, image_url, kind, rule, is_active, listed)
     values ('blue', '{"en": {"title": "Blue"}}', '/pictures/hero-1.webp', 'rule', '{"category": ["textiles"]}', true, 5)`,
  )
  await indexProducts(db.service)
  ;[first, second, fresh] = [await startNode({ hears: true }), await startNode({ hears: true }), await startNode({ hears: false })]
})
afterAll(() => Promise.all([first, second, fresh].map((node) => node?.close())))

/** Everything a change has told has been heard, because this was told after it. */
async function settled() {
  const mark = `mark-${randomUUID()}`
  await owner.all(`select pg_notify('pages', $1)`, [`keys ${mark}`])
  for (const { heard } of [first, second]) await expect.poll(() => heard.has(mark)).toBe(true)
}

const product = (at: number) => `/en/products/${pieces[at]}`
const textOf = async (node: Node, path: string) => {
  const answer = await node.pages.app.request(`http://shop.test${path}`)
  return `${answer.status} ${await answer.text()}`
}
/** Whether a node answers from memory. */
async function isKept(node: Node, path: string): Promise<boolean> {
  const before = node.asked()
  await textOf(node, path)
  return node.asked() === before
}
const paths = () => [
  ...pieces.map((_, at) => `${product(at)}.data`),
  ...[0, 13, 18].flatMap((at) => [`/th/products/${pieces[at]}.data`, `${product(at)}/quick-view.json`, `${product(at)}/reviews.json`]),
  ...[weaver, potter, dyer].flatMap((id) => [`/en/sellers/${id}.data`, `/en/sellers/${id}/reviews.json`, `/th/sellers/${id}.data`]),
  '/en/_.data',
  '/th/_.data',
  '/en/products.data',
  '/en/products.data?category=silk&sort=price_asc',
  '/en/products.data?category=textiles',
  '/en/products.data?q=indigo',
  '/en/products/choices.json?category=silk',
  '/en/blog.data',
  '/en/blog/feed.xml',
  '/en/collections.data',
  '/en/collections/blue.data',
  '/en/blog/indigo-vat.data',
  '/en/blog/looms.data',
  '/en/sellers.data',
  '/th/sellers.data?craft=silk',
  '/en/map.data',
  '/en/map.data?craft=textiles',
  '/en/home2.data',
  '/en/suggest.json?q=indi',
  '/th/suggest.json?q=bowl',
  '/en/cart.data',
  '/en/categories.data',
  '/en/profile.data',
]

test.each([
  ['a price', 'update public.products set price_minor = price_minor + 100 where id = $1'],
  ['a story', `update public.products set description = description || 'x' where id = $1`],
  ['what a version costs', 'update public.product_variants set price_minor = 77700 where product_id = $1'],
  ['the last nine pieces', 'update public.products set stock_quantity = 9 - (stock_quantity = 9)::integer where id = $1'],
])('%s makes the page of its piece anew, and those that show it, on both nodes; others stay kept', async (_what, change) => {
  const pottery = [17, 18, 19, 20].map(product)
  const others = [...pieces.keys()].filter((at) => at < 17).map(product)
  const both = [first, second]
  for (const node of both)
    for (const path of [...pottery, ...others, '/en/products', `/en/sellers/${potter}`, `/en/sellers/${dyer}`, '/en/profile', '/en/blog'])
      await textOf(node, path)
  const [changed = ''] = pieces.slice(17)
  await owner.all(change, [changed])
  await settled()
  for (const node of both) {
    // Four bowls of one maker: each shows the three others.
    for (const path of [...pottery, '/en/products', `/en/sellers/${potter}`]) expect([path, await isKept(node, path)]).toEqual([path, false])
    for (const path of [...others, `/en/sellers/${dyer}`, '/en/profile', '/en/blog']) expect([path, await isKept(node, path)]).toEqual([path, true])
  }
})

test('a price, a story and a word of the blog leave what shows only names, places and numbers; a review moves makers', async () => {
  const [shelves, map, post] = [
    ['/en/categories', '/en/sellers', '/en/home2', '/en/map?craft=textiles', '/en/suggest.json?q=bowl'],
    '/en/map',
    '/en/blog/looms',
  ]
  const all = [...shelves, map, post, '/en/blog/indigo-vat', '/en/collections', '/en/collections/blue']
  const kept = async (change: string, values: unknown[]) => {
    for (const path of all) await textOf(first, path)
    await owner.all(change, values)
    await settled()
    const still = []
    for (const path of all) if (await isKept(first, path)) still.push(path)
    return still
  }
  const without = (...gone: string[]) => all.filter((path) => !gone.includes(path))
  const scarf = pieces[15]
  expect(await kept(`update public.hero_slides set is_active = false`, [])).toEqual(all)
  expect(await kept('update public.products set price_minor = price_minor + 100 where id = $1', [scarf])).toEqual(
    expect.arrayContaining(without('/en/collections/blue', '/en/blog/indigo-vat', '/en/home2')),
  )
  expect(await kept(`update public.collections set sort_order = 3`, [])).toEqual(without('/en/collections', '/en/collections/blue'))
  expect(await kept(`update public.blog_posts set title = 'Frames' where slug = 'looms'`, [])).toEqual(without(post, '/en/blog/indigo-vat', '/en/home2'))
  expect(await kept(`update public.products set status = 'inactive' where id = $1`, [scarf])).toEqual([map, post, '/en/collections'])
  const { id } = await owner.one<{ id: string }>(
    `insert into public.reviews (product_id, seller_id, author_name, rating, body) select id, seller_id, 'Ada', 4, 'Lovely' from public.products where id = $1
     returning id`,
    [pieces[18]],
  )
  await settled()
  expect(await isKept(first, map)).toBe(false)
  await owner.all('delete from public.reviews where id = $1', [id])
  await owner.all(`update public.products set status = 'active' where id = $1`, [scarf])
  await settled()
})

test('what nobody sees yet, what sells of many, and what the blog says make no page of a piece anew', async () => {
  await owner.all('update public.products set stock_quantity = 40 where id = $1', [pieces[3]])
  await settled()
  const sell = () => owner.all('update public.products set stock_quantity = stock_quantity - 1, sales_count = sales_count + 1 where id = $1', [pieces[3]])
  for (const at of pieces.keys()) await textOf(first, product(at))
  await textOf(first, '/en/blog')
  const { productId } = await givenListed(db, { name: 'Hidden', seller: weaver, category: silk, status: 'draft' })
  await settled()
  for (const at of pieces.keys()) await textOf(first, product(at))
  await owner.all('update public.products set price_minor = 200, stock_quantity = 3 where id = $1', [productId])
  await sell()
  await owner.all(`insert into public.blog_posts (slug, title, status, published_at) values ('warps', 'Warps', 'published', now())`)
  await settled()
  for (const at of pieces.keys()) expect([at, await isKept(first, product(at))]).toEqual([at, true])
  expect(await isKept(first, '/en/blog')).toBe(false)
})

test('a piece that comes in, moves or goes makes those anew that may show it instead of another', async () => {
  const bag = pieces[13]
  const steps: readonly [string, readonly unknown[]][] = [
    // Of a maker, in a category where that maker had none; then elsewhere, of another, and gone.
    [
      "insert into public.products (seller_id, category_id, name, price_minor, status, is_featured) values ($1, $2, 'Indigo bowl', 4000, 'active', true)",
      [dyer, bowls],
    ],
    ["update public.products set category_id = $1 where name = 'Indigo bowl'", [silk]],
    ["update public.products set seller_id = $1 where name = 'Indigo bowl'", [potter]],
    ["update public.products set status = 'inactive' where name = 'Indigo bowl'", []],
    ["update public.products set status = 'active' where name = 'Indigo bowl'", []],
    ["delete from public.products where name = 'Indigo bowl'", []],
    ["update public.products set image_url = '/pictures/hero-1.webp' where id = $1", [bag]],
    ['update public.products set image_url = null where id = $1', [bag]],
  ]
  for (const [step, values] of steps) {
    for (const path of paths()) await textOf(first, path)
    await owner.all(step, values)
    await settled()
    await expectNothingOld()
  }
})

test('so many pieces at once that they are told by their shops, and more than that, leave nothing old behind', async () => {
  for (const path of paths()) await textOf(first, path)
  const many = Array.from({ length: 41 }, () => randomUUID())
  await owner.all(
    `insert into public.products (id, seller_id, category_id, name, price_minor, status) select unnest($1::uuid[]), $2, $3, 'Coaster', 4000, 'active'`,
    [many, potter, bowls],
  )
  await settled()
  await expectNothingOld()
  await owner.all('update public.products set price_minor = 4100 where id = any ($1) or id = $2', [many, pieces[17]])
  await settled()
  expect([...first.heard]).toContain(`shop-${potter}`)
  await expectNothingOld()
  await owner.all('delete from public.products where id = any ($1)', [many])
  await settled()
  await expectNothingOld()
  const told = owner.all(`select private.tell_keys(array(select 'product-' || gen_random_uuid() from generate_series(1, 151)))`)
  first.heard.clear()
  await told
  await settled()
  expect(first.heard.has('everything')).toBe(true)
})

/** Every page the first node has kept is what another node makes of it now. */
async function expectNothingOld(): Promise<number> {
  let kept = 0
  fresh.pages.purge()
  for (const path of paths()) {
    const before = first.asked()
    const shown = await textOf(first, path)
    if (first.asked() !== before) continue
    kept += 1
    expect([path, shown === (await textOf(fresh, path))]).toEqual([path, true])
  }
  return kept
}

/** What happens in a shop (less than what sells of many, which is no news), to a piece, a maker, or by hand of staff; `n` chooses how. */
const CHANGES: Readonly<Record<string, (piece: string, n: number) => Promise<unknown>>> = {
  price: (piece, n) => owner.all('update public.products set price_minor = $2 where id = $1', [piece, 10_000 + n]),
  struck: (piece, n) => owner.all('update public.products set original_price_minor = price_minor + $2 where id = $1', [piece, n + 1]),
  name: (piece, n) => owner.all('update public.products set name = $2 where id = $1', [piece, `Indigo scarf ${n}`]),
  story: (piece, n) => owner.all('update public.products set description = $2, tags = array[$2] where id = $1', [piece, `bowl ${n}`]),
  stock: (piece, n) => owner.all('update public.products set stock_quantity = $2 where id = $1', [piece, n % 11]),
  'stock of a version': (piece, n) => owner.all('update public.product_variants set stock_quantity = $2 where product_id = $1', [piece, n % 11]),
  status: (piece) => owner.all(`update public.products set status = case status when 'active' then 'inactive' else 'active' end where id = $1`, [piece]),
  category: (piece, n) => owner.all('update public.products set category_id = $2 where id = $1', [piece, [silk, cotton, bowls, textiles][n % 4]]),
  maker: (piece, n) => owner.all('update public.products set seller_id = $2 where id = $1', [piece, [weaver, dyer, potter][n % 3]]),
  picture: (piece, n) =>
    owner.all(
      `insert into public.product_images (product_id, url, alt, position) values ($1, '/pictures/p' || $2::integer || '.webp', 'It', $2::integer) on conflict do nothing`,
      [piece, n % 9],
    ),
  alt: (piece, n) => owner.all('update public.product_images set alt = $2 where product_id = $1', [piece, `Seen ${n}`]),
  'no picture': (piece) => owner.all('delete from public.product_images where product_id = $1', [piece]),
  featured: (piece) => owner.all('update public.products set is_featured = not is_featured where id = $1', [piece]),
  new: (piece) => owner.all('update public.products set is_new = not is_new where id = $1', [piece]),
  translation: (piece, n) =>
    owner.all(
      `insert into public.product_translations (product_id, language, name) values ($1, 'th', $2)
       on conflict (product_id, language) do update set name = excluded.name, state = case when length($2) % 2 = 0 then 'draft' else 'reviewed' end`,
      [piece, `ผ้า ${'x'.repeat(n % 5)}`],
    ),
  'no translation': (piece) => owner.all('delete from public.product_translations where product_id = $1', [piece]),
  'another version': (piece, n) =>
    owner.all('insert into public.product_variants (product_id, name) values ($1, $2) on conflict do nothing', [piece, `V${n % 3}`]),
  review: (piece, n) =>
    owner.all(
      `insert into public.reviews (product_id, seller_id, author_name, rating, body) select id, seller_id, 'Ada', $2, 'Lovely' from public.products where id = $1`,
      [piece, 1 + (n % 5)],
    ),
  'a review of a shop': (piece, n) =>
    owner.all(`insert into public.reviews (seller_id, author_name, rating, body) select seller_id, 'Bo', $2, 'Good' from public.products where id = $1`, [
      piece,
      1 + (n % 5),
    ]),
  'a reply': (piece, n) => owner.all('update public.reviews set reply = $2 where product_id = $1', [piece, `Thanks ${n}`]),
  'hidden reviews': (piece) => owner.all(`update public.reviews set status = 'hidden' where product_id = $1`, [piece]),
  'no reviews': (piece) => owner.all('delete from public.reviews where product_id = $1', [piece]),
  'a maker’s story': (piece, n) =>
    owner.all(
      `insert into public.seller_translations (seller_id, language, business_description) select seller_id, 'th', $2 from public.products where id = $1
       on conflict (seller_id, language) do update set business_description = excluded.business_description`,
      [piece, `เรื่อง ${n}`],
    ),
  'a maker’s name': (piece, n) =>
    owner.all('update public.sellers set business_name = $2 where id = (select seller_id from public.products where id = $1)', [piece, `Workshop ${n}`]),
  'a maker’s word': (piece, n) =>
    owner.all(
      `insert into public.shop_announcements (seller_id, words) select seller_id, $2 from public.products where id = $1
       on conflict (seller_id) do update set words = excluded.words`,
      [piece, `Closed on day ${n}`],
    ),
  'first pieces': (piece) =>
    owner.all('update public.sellers s set featured = array[p.id] from public.products p where p.id = $1 and s.id = p.seller_id', [piece]),
  visits: (piece, n) =>
    owner.all('update public.sellers set visiting_note = $2 where id = (select seller_id from public.products where id = $1)', [piece, `Ring ${n}`]),
  verified: (piece) =>
    owner.all('update public.sellers set is_verified = not is_verified where id = (select seller_id from public.products where id = $1)', [piece]),
  words: () => indexProducts(db.service),
  'a post': (_piece, n) => owner.all(`update public.blog_posts set title = $1 where slug = 'looms'`, [`Looms ${n}`]),
  'pieces of a post': (_piece, n) => owner.all(`update public.blog_posts set product_search = $1 where slug = 'indigo-vat'`, [['indigo', 'scarf', ''][n % 3]]),
  'a collection': (_piece, n) => owner.all(`update public.collections set texts = jsonb_set(texts, '{en,title}', to_jsonb($1::text))`, [`Blue ${n}`]),
  'what collections hold': () => owner.all('select private.count_collections()'),
  slide: (_piece, n) =>
    owner.all(
      `insert into public.hero_slides (image_url, texts) values ('/pictures/hero-1.webp', jsonb_build_object('en', jsonb_build_object('title', $1::text)))`,
      [`Slide ${n}`],
    ),
  rate: (_piece, n) => owner.all(`insert into public.exchange_rates (quote, rate, source, effective_at) values ('EUR', $1, 'test', now())`, [0.02 + n / 1e6]),
  'a category': (_piece, n) => owner.all('update public.categories set name = $2 where id = $1', [cotton, `Cotton ${n}`]),
  promotion: (piece, n) =>
    owner.all(`insert into public.bogo_promotions (name, bogo_type, buy_product_id) values ($2, 'classic_bogo', $1)`, [piece, `Two ${n}`]),
  setting: (_piece, n) => owner.all(`update public.shop_settings set value = to_jsonb($1::integer) where key = 'returns.days'`, [7 + (n % 7)]),
}

test('after whatever happened, every kept page is what it would be if it were made now', async () => {
  const event = fc.record({
    what: fc.constantFrom(...Object.keys(CHANGES)),
    at: fc.nat({ max: pieces.length - 1 }),
    n: fc.nat({ max: 999 }),
  })
  let kept = 0
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 2 }), async (events) => {
      for (const path of paths()) await textOf(first, path)
      for (const { what, at, n } of events) await CHANGES[what]?.(pieces[at] ?? '', n)
      await settled()
      kept += await expectNothingOld()
    }),
    { numRuns: randomRuns(15), endOnFailure: true },
  )
  expect(kept).toBeGreaterThan(0)
})
