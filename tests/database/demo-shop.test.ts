import { compare } from '@node-rs/bcrypt'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchTokens, tsQueryOf } from '../../app/catalog/search/craft-terms.ts'
import { fileOfView, PICTURE_KINDS, viewsOf, WORKSHOPS } from '@hattha/studio'
import { LANGUAGES } from '../../app/i18n/languages.ts'
import type { DemoAccount } from '../../demo/demo-account.ts'
import { seedDemoShop } from '../../demo/demo-shop.ts'
import { languagesWhole } from '../../demo/load-speech.ts'
import { drawSellers } from '../../demo/sellers.ts'
import { drawProducts } from '../../demo/products.ts'
import { testDatabase } from '../support/database.ts'
import { quietLog } from '../support/quiet-log.ts'

const NOW = new Date('2026-11-20T09:00:00Z')
const PASSWORDS = {
  buyer: 'jasmine-rice-17',
  seller: 'mudmee-silk-42',
  admin: 'celadon-vase-8',
  owner: 'teak-house-23',
  support: 'rattan-chair-5',
  finance: 'silver-bowl-61',
  moderator: 'cotton-yarn-9',
}
/** What the account's profile says; most of the staff are buyers to the shop's pages. */
const PROFILE_ROLE: Readonly<Record<string, string>> = { seller: 'seller', admin: 'admin', owner: 'admin' }
const makeFactor = (id: string) => ({ secret: `SECRET${id}`, kept: `sealed ${id}` })
const sealAccount = (_seller: string, number: string) => `sealed ${number}`
const db = await testDatabase()
const owner = new pg.Pool({ connectionString: db.url, max: 2 })
// The file's database is dropped at its end, maybe before this pool has noticed that it is closed.
owner.on('error', () => undefined)
owner.on('connect', (client) => client.on('error', () => undefined))
let accounts: DemoAccount[] = []
/** What the demo speaks: its tuples, and whatever language has its folder of words. */
const SPOKEN = ['en', 'nl', 'th', ...languagesWhole()].toSorted()

const seed = () => seedDemoShop({ owner, now: NOW, passwords: PASSWORDS, makeFactor, sealAccount, log: quietLog() })
/** A number counted by the owner, or by a stranger where a test is about what everybody sees. */
const count = async (sql: string, reader: Pick<typeof db.owner, 'one'> = db.owner) => Number((await reader.one<{ n: bigint }>(`select count(*) as n ${sql}`)).n)

beforeAll(async () => {
  accounts = await seed()
})
afterAll(() => owner.end())

test('a shop is filled once and then left as it is', async () => {
  const before = await count('from public.products')
  expect(await seed()).toEqual([])
  expect(await count('from public.products')).toBe(before)
})

test('a buyer, a seller and the staff can sign in, and nobody else', async () => {
  expect(accounts.map(({ role, email, password }) => [role, email, password])).toEqual([
    ['buyer', 'buyer@hattha.test', PASSWORDS.buyer],
    ['seller', 'seller@hattha.test', PASSWORDS.seller],
    ['admin', 'admin@hattha.test', PASSWORDS.admin],
    ['owner', 'owner@hattha.test', PASSWORDS.owner],
    ['support', 'support@hattha.test', PASSWORDS.support],
    ['finance', 'finance@hattha.test', PASSWORDS.finance],
    ['moderator', 'moderator@hattha.test', PASSWORDS.moderator],
  ])
  for (const { role, email, password } of accounts) {
    const user = await db.owner.one<{ id: string; encrypted_password: string; confirmed: boolean; role: string; identities: bigint }>(
      `select u.id, u.encrypted_password, u.email_confirmed_at is not null as confirmed, p.role, (select count(*) from auth.identities i where i.user_id = u.id) as identities
         from auth.users u join public.profiles p on p.id = u.id where u.email = $1`,
      [email],
    )
    expect([user.confirmed, user.role, Number(user.identities), await compare(password, user.encrypted_password)]).toEqual([
      true,
      PROFILE_ROLE[role] ?? 'buyer',
      1,
      true,
    ])
    expect(await count(`from public.seller_members where person_id = '${user.id}' and role = 'owner'`)).toBe(role === 'seller' ? 1 : 0)
  }
  expect(await count(`from auth.users where encrypted_password is not null and email not in (${accounts.map(({ email }) => `'${email}'`).join(', ')})`)).toBe(0)
})

test('everybody sees more than 520 makers in six regions, each with something to sell', async () => {
  const counts = await db.anon.one<Record<string, bigint>>(
    `select count(*) as sellers, count(distinct region) as regions, count(distinct province) as provinces, count(*) filter (where is_spotlight) as spotlight,
            count(*) filter (where is_verified) * 100 / count(*) as verified, count(*) filter (where vat_registered) * 100 / count(*) as vat,
            count(distinct business_description) as stories, count(distinct (latitude, longitude)) as houses
       from public.sellers s where exists (select from public.products p where p.seller_id = s.id)`,
  )
  const { sellers, regions, provinces, spotlight, verified, vat, stories, houses } = Object.fromEntries(
    Object.entries(counts).map(([name, value]) => [name, Number(value)]),
  )
  expect(sellers).toBeGreaterThanOrEqual(520)
  expect([regions, spotlight, stories, houses]).toEqual([6, 12, sellers, sellers])
  expect(provinces).toBeGreaterThanOrEqual(60)
  expect([verified, vat]).toEqual([expect.closeTo(60, -1), expect.closeTo(15, -1)])
  expect(await count('from public.sellers where is_spotlight and not is_verified')).toBe(0)
  expect(
    await count(
      `from public.sellers s where (select count(distinct t.business_description) from public.seller_translations t where t.seller_id = s.id) <> ${SPOKEN.length - 1}`,
    ),
  ).toBe(0)
  expect(
    await count(
      'from public.sellers s left join public.seller_contacts c on c.seller_id = s.id where c.email is distinct from s.slug || $$@makers.hattha.test$$',
    ),
  ).toBe(0)
  // A maker who sells for years has been here for years.
  expect(await count('from public.products p join public.sellers s on s.id = p.seller_id where p.published_at < s.created_at')).toBe(0)
})

test('ratings are what the reviews say: of a piece its own, of a maker all of theirs', async () => {
  const wrong = await count(`from public.sellers s join lateral (
      select count(*) as reviews, coalesce(round(avg(rating), 2), 0) as rating from public.reviews where seller_id = s.id) r on true
     where s.review_count <> r.reviews or s.rating <> r.rating or s.sales_count <> (select coalesce(sum(sales_count), 0) from public.products where seller_id = s.id)`)
  const wrongProducts = await count(`from public.products p join lateral (
      select count(*) as reviews, coalesce(round(avg(rating), 2), 0) as rating from public.reviews where product_id = p.id) r on true
     where p.review_count <> r.reviews or p.rating <> r.rating`)
  expect([wrong, wrongProducts]).toEqual([0, 0])
  expect(await count('from public.reviews where product_id is null')).toBeGreaterThan(500)
})

test('nobody repeats what stands below the same piece or maker already, neither who reviews nor who answers', async () => {
  const said = await db.owner.all<{ subject: string; words: string[] }>(
    `select coalesce(product_id, seller_id)::text as subject, array_agg(words) as words
       from public.reviews cross join lateral (select body as words union all select reply) said
      where words <> '' group by 1`,
  )
  const repeated = said.flatMap(({ subject, words }) => {
    const sentences = words.flatMap((text) => text.split(/(?<=[.。])\s*/).filter((sentence) => sentence !== ''))
    return sentences.length === new Set(sentences).size ? [] : [subject]
  })
  expect(repeated).toEqual([])
  expect(await count(`from public.reviews where body <> ''`)).toBeGreaterThan(5_500)
})

test('more than 1,560 pieces are for sale, each different from all others in every language the demo speaks', async () => {
  expect(await count('from public.products', db.anon)).toBeGreaterThanOrEqual(1560)
  const texts = await db.owner.all<{ language: string; products: bigint; names: bigint; descriptions: bigint }>(
    `select language, count(*) as products, count(distinct name) as names, count(distinct description) as descriptions
       from (select 'en' as language, name, description from public.products union all select language, name, description from public.product_translations) t group by language order by language`,
  )
  expect(texts.map(({ language }) => language)).toEqual(SPOKEN)
  for (const { products, names, descriptions } of texts) expect([names, descriptions]).toEqual([products, products])
  expect(
    await count(`from public.product_translations t join public.products p on p.id = t.product_id
    where t.source_hash <> md5(p.name || chr(10) || p.description) or t.state <> 'reviewed' or t.origin <> 'human' or t.care = ''`),
  ).toBe(0)
  // Thai texts are Thai, and no place for a fact was left unfilled.
  expect(await count(`from public.product_translations where language = 'th' and (name !~ '[ก-๙]' or description !~ '[ก-๙]')`)).toBe(0)
  expect(
    await count(
      `from public.products p join public.product_translations t on t.product_id = p.id where concat(p.name, p.description, t.name, t.description) ~ '[{}]|undefined|NaN'`,
    ),
  ).toBe(0)
})

test('a description says enough and not too much', () => {
  const lengths = drawProducts(drawSellers()).map(({ description: [english] }) => english.split(/\s+/).length)
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(60)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(140)
})

test('the same pieces are drawn every time', () => {
  const draw = () =>
    JSON.stringify(
      drawProducts(drawSellers())
        .slice(0, 300)
        .map(({ id, name, baht, variants, seller }) => [id, name, baht, variants, seller.slug]),
    )
  expect(draw()).toBe(draw())
})

test('every picture is sold, and every piece has one', async () => {
  const shown = new Set((await db.anon.all<{ url: string }>(`select distinct split_part(url, '?', 1) as url from public.product_images`)).map(({ url }) => url))
  const held = [
    ...PICTURE_KINDS.flatMap((kind) => kind.variants.flatMap(({ slug }) => viewsOf(kind).map((view) => `/pictures/${fileOfView(kind.slug, slug, view)}.webp`))),
    ...WORKSHOPS.map(({ slug }) => `/pictures/workshop-${slug}.webp`),
  ]
  expect([...shown].toSorted()).toEqual(held.toSorted())
  expect(
    await count(
      `from public.products p where p.image_url is null or p.images <> array(select url from public.product_images i where i.product_id = p.id order by position, id)`,
    ),
  ).toBe(0)
  expect(await count(`from public.product_images where alt = '' or url !~ '[?]v=[0-7]$'`)).toBe(0)
  // What a further picture shows is said in every language that the piece is told in.
  expect(
    await count(`from public.product_images i join public.product_translations t using (product_id)
      where i.url ~ '(-b|-worn|workshop-[a-z-]+)[.]webp' and coalesce(t.phrases ->> i.alt, '') in ('', i.alt)`),
  ).toBe(0)
  expect(
    await count(
      'from public.product_variants where image_url is not null and image_url not in (select url from public.product_images i where i.product_id = product_variants.product_id)',
    ),
  ).toBe(0)
})

test('pieces lie on the shelf as the history of the shelf says', async () => {
  expect(
    await count(`from public.stock_levels l where on_hand <> coalesce((
      select sum(quantity) from public.stock_movements m where m.variant_id = l.variant_id and m.kind in ('received', 'adjusted', 'returned', 'shipped')), 0)`),
  ).toBe(0)
  expect(
    await count(
      'from public.product_variants v join public.stock_levels l on l.variant_id = v.id where v.stock_quantity <> l.on_hand + l.backorder_limit - l.allocated - l.reserved',
    ),
  ).toBe(0)
  expect(
    await count(
      'from public.products p where stock_quantity <> (select coalesce(sum(v.stock_quantity), 0) from public.product_variants v where v.product_id = p.id)',
    ),
  ).toBe(0)
  expect(await count('from public.products p where (select count(*) from public.product_variants v where v.product_id = p.id) not between 1 and 5')).toBe(0)
  expect(await count('from public.products where is_unique and stock_quantity > 1')).toBe(0)
  for (const [fate, least] of [
    ['stock_quantity = 0', 25],
    ['stock_quantity between 1 and 9 and not is_unique', 60],
  ] as const)
    expect([fate, await count(`from public.products where ${fate}`)]).toEqual([fate, expect.toSatisfy((n: number) => n >= least)])
})

test('some pieces are new, on sale, free to ship, written on, made to order', async () => {
  expect(await count('from public.products where is_featured')).toBe(40)
  expect(await count('from public.products where is_new')).toBe(120)
  expect(
    await count(
      `from public.products where is_new <> (published_at > timestamptz '2026-11-20T09:00:00Z' - interval '45 days') or published_at > '2026-11-20T09:00:00Z'`,
    ),
  ).toBe(0)
  for (const flag of ['on_sale', 'free_shipping', 'gift_wrap', 'same_day_delivery', 'customizable', 'is_unique', 'made_to_order', 'brand_id is not null']) {
    const share = (await count(`from public.products where ${flag}`)) / (await count('from public.products'))
    expect([flag, share]).toEqual([flag, expect.toSatisfy((part: number) => part > 0.02 && part < 0.6)])
  }
  expect(await count('from public.products where original_price_minor <= price_minor')).toBe(0)
  expect(await count(`from public.products where customizable <> (personalization_prompt <> '' and personalization_max between 1 and 100)`)).toBe(0)
  expect(await count('from public.products where made_to_order <> (lead_time_days > 0)')).toBe(0)
  expect(
    await count(
      `from public.products where hs_code !~ '^[0-9]{6}$' or material = '' or dimensions = '' or craft = '' or color = '' or size = '' or cardinality(tags) < 3`,
    ),
  ).toBe(0)
  expect(
    await count(
      `from public.products p join public.sellers s on s.id = p.seller_id where p.same_day_delivery and s.province not in ('TH-10', 'TH-11', 'TH-12', 'TH-13', 'TH-73', 'TH-74')`,
    ),
  ).toBe(0)
})

test('six families with their parts are named in every language, and every part has something in it', async () => {
  expect(
    (await db.anon.all<{ slug: string }>('select slug from public.categories where parent_id is null order by sort_order')).map(({ slug }) => slug),
  ).toEqual(['crafts', 'textiles', 'foods', 'jewelry', 'home', 'art'])
  expect(
    await count(
      `from public.categories c where (select count(*) from public.category_translations t where t.category_id = c.id and t.name <> '' and t.description <> '') <> ${LANGUAGES.length}`,
    ),
  ).toBe(0)
  expect(await count('from public.categories c where parent_id is not null and not exists (select from public.products p where p.category_id = c.id)')).toBe(0)
  expect(await count('from public.products p join public.categories c on c.id = p.category_id where c.parent_id is null')).toBe(0)
  expect(
    await count(
      'from public.categories top where parent_id is null and (select count(*) from public.categories part where part.parent_id = top.id) not between 4 and 7',
    ),
  ).toBe(0)
  expect(await count('from public.brands b where not exists (select from public.products p where p.brand_id = b.id)')).toBe(0)
})

/** The words of each piece that stand out in a list: its name, its tags, its craft. */
let words: string[][] | undefined

test.each(['Thai silk', 'Celadon', 'Rattan bag', 'Silver jewelry', 'Benjarong', 'Indigo cotton', 'Mango wood', 'Thai spices'])(
  'who searches for %s finds at least eight',
  async (query) => {
    words ??= drawProducts(drawSellers()).map(({ name, sheet, seller }) => searchTokens([name[0], ...sheet.tags, seller.craft].join(' . ')))
    const found = await db.anon.one<{ n: bigint }>(
      `select count(*) as n from jsonb_array_elements($1::jsonb) t where array_to_tsvector(array(select jsonb_array_elements_text(t))) @@ $2::tsquery`,
      [JSON.stringify(words), tsQueryOf(query)],
    )
    expect(Number(found.n)).toBeGreaterThanOrEqual(8)
  },
)
