import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ask, keysOf, someAddress } from '../../tests/hostile/hostile-shop.ts'
import { freePort, startTestShop, type TestShop } from '../../tests/support/shop.ts'
import type { GivenProduct } from '../../tests/support/market.ts'
import { openBenchShop } from '../bench-shop.ts'
import { BUILD_DIR, buildPages } from '../shop-under-test.ts'

const SECRET = 'x'.repeat(40)
/** Addresses that visitors ask for: the first of each far more often than the last. */
const MOST = { products: 2_000, makers: 300, families: 6 }
const PIECES = 12
const MEMBERS = 12

export type Member = { email: string; password: string; token: string }
export type World = {
  /** The owner's address of the database. */
  url: string
  /** What the nodes were started with. */
  env: Readonly<Record<string, string>>
  nodes: readonly TestShop[]
  database: pg.Pool
  anonKey: string
  products: readonly string[]
  makers: readonly string[]
  posts: readonly string[]
  /** Pieces that never run out. */
  pieces: readonly GivenProduct[]
  sellerId: string
  members: readonly Member[]
  end(): Promise<void>
}

/** Nodes that share the database of `npm run bench:seed` and one folder, with members, makers and pieces to buy. */
export async function openWorld(howMany: number): Promise<World> {
  buildPages()
  const bench = await openBenchShop()
  const env = {
    HATTHA_MODE: 'live',
    BUILD_DIR,
    RATE_LIMITS: 'others',
    TRUST_PROXY: '1',
    SITE_URL: 'http://shop.test',
    HATTHA_SECRET: SECRET,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Hattha <shop@hattha.example>',
    PROMPTPAY_ID: '0812345678',
    DATABASE_URL: bench.url,
    // A node of its own has nearly what a shop has by itself; those beside it want theirs.
    DATABASE_CONNECTIONS: howMany === 1 ? '80' : '30',
  }
  const nodes: TestShop[] = []
  const database = new pg.Pool({ connectionString: bench.url, max: 2 })
  const end = async () => {
    await database.end()
    await Promise.all(nodes.map((node) => node.end()))
    await nodes[0]?.remove()
    await bench.stop()
  }
  try {
    for (let n = 0; n < howMany; n++) {
      nodes.push(await startTestShop({ env, port: await freePort(), ...(nodes[0] && { dataFolder: nodes[0].dataFolder }) }))
    }
    const [first] = nodes
    if (!first) throw new Error('A shop needs a node.')
    // Where whoever asks it finds its keys.
    writeFileSync(join(first.dataFolder, 'secret'), SECRET)
    const ids = async (sql: string) => (await database.query<{ id: string }>(sql)).rows.map(({ id }) => id)
    const { pieces, sellerId } = await givenPieces(database)
    const members = []
    for (let n = 0; n < MEMBERS; n++) members.push(await givenMember(first, n))
    await database.query('insert into public.seller_members (seller_id, person_id) select $1, id from auth.users where email = $2', [
      sellerId,
      members[0]?.email,
    ])
    return {
      url: bench.url,
      env,
      nodes,
      database,
      anonKey: keysOf(first).anonKey,
      products: await ids(`select id from public.products where status = 'active' order by sales_count desc, id limit ${MOST.products}`),
      makers: await ids(`select id from public.sellers where application_status = 'approved' order by sales_count desc, id limit ${MOST.makers}`),
      posts: await ids(`select slug as id from public.blog_posts where status = 'published' limit 50`),
      pieces,
      sellerId,
      members,
      end,
    }
  } catch (error) {
    await end()
    throw error
  }
}

async function givenPieces(database: pg.Pool): Promise<{ pieces: GivenProduct[]; sellerId: string }> {
  const one = async (text: string, values: unknown[] = []) => (await database.query<{ id: string }>(text, values)).rows[0]?.id ?? ''
  const categoryId = await one('select id from public.categories where parent_id is not null order by id limit 1')
  const sellerId = await one(`insert into public.sellers (slug, business_name, application_status) values ($1, 'Ban Bench', 'approved') returning id`, [
    `bench-${randomUUID()}`,
  ])
  await database.query(`insert into public.seller_contacts (seller_id, email) values ($1, 'bench@makers.test')`, [sellerId])
  const pieces: GivenProduct[] = []
  for (let n = 0; n < PIECES; n++) {
    const productId = await one(
      `insert into public.products (seller_id, category_id, name, price_minor, weight_grams, status) values ($1, $2, $3, 10000, 200, 'active') returning id`,
      [sellerId, categoryId, `Silk scarf ${n}`],
    )
    const variantId = await one('insert into public.product_variants (product_id) values ($1) returning id', [productId])
    await database.query('insert into public.stock_levels (variant_id, on_hand) values ($1, 1000000)', [variantId])
    await database.query(`insert into public.stock_movements (variant_id, kind, quantity) values ($1, 'received', 1000000)`, [variantId])
    pieces.push({ productId, variantId, sellerId, categoryId })
  }
  return { pieces, sellerId }
}

async function givenMember(shop: TestShop, n: number): Promise<Member> {
  const { serviceKey, anonKey } = keysOf(shop)
  const [email, password] = [`visitor${n}.${randomBytes(5).toString('hex')}@people.test`, randomBytes(12).toString('base64url')]
  const send = (path: string, key: string, body: object) =>
    ask(`${shop.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
      body: JSON.stringify(body),
    })
  await send('admin/users', serviceKey, { email, password, email_confirm: true, user_metadata: { full_name: `Visitor ${n}` } })
  const session = await send('token?grant_type=password', anonKey, { email, password })
  if (session.status !== 200) throw new Error(`${email} could not sign in: ${session.text}`)
  return { email, password, token: (JSON.parse(session.text) as { access_token: string }).access_token }
}

/** One of a list, the n-th 1/n as often as the first, as visitors choose. `chance` is from 0 up to 1. */
export function asVisitorsChoose<Item>(items: readonly Item[], chance: number): Item | undefined {
  // The n-th is chosen where the sum of 1/1 … 1/n, which is nearly ln(n), passes the chance.
  return items[Math.min(items.length - 1, Math.floor((items.length + 1) ** chance) - 1)]
}

/** A phone number nobody had before. */
let phones = randomInt(80_000_000)
export const nextPhone = (): string => `08${String((phones += 1)).padStart(8, '0')}`
