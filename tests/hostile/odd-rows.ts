import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { SCRIPT } from './values.ts'

/** A column a signed-in person may write by `/rest/v1`, as the grants of the database say. */
type Writable = { table: string; column: string; type: string }

/** Values of a type that a form would never send. */
const TEXTS = [
  '',
  ' ',
  '.',
  'x'.repeat(10_000),
  'x'.repeat(2_000),
  'ก'.repeat(200),
  'x'.repeat(60),
  '\u202eevil\u2066\u200f\ufeff\u200b',
  'z\u0351\u036b\u0343\u036a'.repeat(12),
  '👩‍👩‍👧‍👦🏴\u{e0067}\u{e0062}👍🏿',
  SCRIPT,
  '"><img src=x onerror=hattha()>',
  `'"\`\\'; --`,
  'a\nb\r\n\tc',
  '{{name}} $t(errors:general.server) {0} %s',
  '__proto__',
  'null',
  '</script><!--',
  '/%2e%2e/%',
  '-',
  'de-x-y',
  'NaN',
]
const NUMBERS = [0, 1, -1, 2 ** 31 - 1, -(2 ** 31), 1_000_000, 32_767, 100]
const AMOUNTS = [0, 1, -1, 9e15, 1e12, 99]
const PLACES = ['NaN', 'Infinity', '0', '-0.0000001', '90', '-180', '1e300']
const LISTS = [[], [''], [' '], TEXTS.slice(6, 14), Array.from({ length: 20 }, (_, at) => `${at}`), ['x'.repeat(500)], ['null', '__proto__']]
const THINGS = [
  {},
  [],
  null,
  1,
  'x',
  { '': '' },
  JSON.parse('{"__proto__": "x", "constructor": "y"}'),
  { size: '\u202e', length: '3' },
  { '<b>': SCRIPT },
  { a: 'x'.repeat(300) },
  { a: { b: [] } },
  { a: 1 },
]
const DAYS = ['infinity', '-infinity', '0001-01-01', '2000-01-01', '2199-12-31', '294276-12-31', 'now']

const ODD: Readonly<Record<string, readonly unknown[]>> = {
  text: TEXTS,
  integer: NUMBERS,
  bigint: AMOUNTS,
  'double precision': PLACES,
  'integer[]': [[], [0], [-1], [1, 1, 1], [2 ** 31 - 1], Array(11).fill(1), [null]],
  'numeric(12,3)': ['NaN', '0', '-1', '0.0005', '999999999.999', '1e9', 'Infinity'],
  'text[]': LISTS,
  jsonb: THINGS.map((thing) => JSON.stringify(thing)),
  'timestamp with time zone': DAYS,
  boolean: [true, false],
  character: ['', 'XX', 'ZZ', 'TH'],
}

/** As many rounds as the longest of these has values. */
export const ROUNDS = Math.max(...Object.values(ODD).map(({ length }) => length))

/** What would only take the row away, which is no odd value; and what names somebody else's row. */
const LEFT_ALONE = new Set(['products.status', 'product_variants.is_active', 'products.early', 'messages.id'])

export async function writableColumns(db: pg.Client): Promise<Writable[]> {
  const { rows } = await db.query<Writable>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
        and (has_column_privilege('authenticated', c.oid, a.attnum, 'update') or has_column_privilege('authenticated', c.oid, a.attnum, 'insert'))
      order by 1, a.attnum`,
  )
  return rows.filter(({ table, column, type }) => type !== 'uuid' && !LEFT_ALONE.has(`${table}.${column}`))
}

/** Rows a person writes: which, and what a new one needs besides. `where` is a condition on the table for the rows that are changed. */
export type Written = { person: string; where?: string; insert?: Readonly<Record<string, unknown>> }

/**
 * Writes the odd values of a round into every column a person may write, each by itself, with that person's rights. Answers what the database took.
 * What is only ever inserted becomes a row for each column.
 */
export async function writeOddRows(db: pg.Client, columns: readonly Writable[], rows: Readonly<Record<string, Written>>, round: number): Promise<string[]> {
  const taken: string[] = []
  for (const { table, column, type } of columns) {
    const { person, where, insert } = rows[table] ?? {}
    const values = ODD[type]
    if (person === undefined || !values) continue
    const value = values[round % values.length]
    const given = insert && { ...insert, ...(table === 'messages' && { id: randomUUID() }), [column]: value }
    const statement =
      where === undefined
        ? `insert into public.${table} (${Object.keys(given ?? {}).join(', ')}) values (${Object.keys(given ?? {})
            .map((_, at) => `$${at + 1}`)
            .join(', ')})`
        : `update public.${table} set ${column} = $1 where ${where}`
    await db.query('begin')
    try {
      await db.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify({ sub: person, role: 'authenticated' })])
      await db.query('set local role authenticated')
      const { rowCount } = await db.query(statement, where === undefined ? Object.values(given ?? {}) : [value])
      await db.query('commit')
      if (rowCount) taken.push(`${table}.${column}`)
    } catch {
      await db.query('rollback')
    }
  }
  return taken
}

type OddShop = { sellerId: string; productId: string; reviewId: string; rows: Readonly<Record<string, Written>> }

/** A maker's shop with one piece on sale, and a buyer who said something of it; whose rows the odd values are written into. */
export async function givenOddShop(db: pg.Client, { maker, buyer }: { maker: { id: string }; buyer: { id: string } }): Promise<OddShop> {
  const [sellerId, productId, reviewId] = [randomUUID(), randomUUID(), randomUUID()]
  await db.query(`insert into public.sellers (id, slug, business_name, application_status) values ($1, $2, 'Ban Odd', 'approved')`, [
    sellerId,
    `odd-${sellerId}`,
  ])
  await db.query('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [sellerId, maker.id])
  await db.query('insert into public.seller_contacts (seller_id, email) values ($1, $2)', [sellerId, `${sellerId}@makers.test`])
  await db.query(
    `insert into public.products (id, seller_id, category_id, name, price_minor, weight_grams, status, image_url)
     select $1, $2, id, 'Odd scarf', 10000, 200, 'active', '/pictures/placeholder.webp' from public.categories where parent_id is not null limit 1`,
    [productId, sellerId],
  )
  await db.query(
    `with variant as (insert into public.product_variants (product_id) values ($1) returning id), level as (
       insert into public.stock_levels (variant_id, on_hand) select id, 10 from variant)
     insert into public.stock_movements (variant_id, kind, quantity) select id, 'received', 10 from variant`,
    [productId],
  )
  await db.query(`insert into public.product_images (product_id, url, alt) values ($1, '/pictures/placeholder.webp', 'A scarf')`, [productId])
  await db.query(
    `insert into public.product_translations (product_id, language, name, description) values ($1, 'th', 'ผ้า', 'ผ้าไหม'), ($1, 'de', 'Schal', 'Seide')`,
    [productId],
  )
  await db.query(`insert into public.seller_translations (seller_id, language, business_description) values ($1, 'th', 'ช่าง')`, [sellerId])
  await db.query(
    `insert into public.reviews (id, product_id, seller_id, author_id, author_name, rating, body) values ($1, $2, $3, $4, 'Ada B.', 5, 'Lovely')`,
    [reviewId, productId, sellerId, buyer.id],
  )
  await db.query(
    `with said as (insert into public.attributes (slug, kind, unit, texts) values ('odd-' || left(gen_random_uuid()::text, 8), 'number', 'cm', '{"en": {"name": "Width"}}') returning id),
       asked as (insert into public.category_attributes (category_id, attribute_id) select p.category_id, said.id from said, public.products p where p.id = $1)
     select id from said`,
    [productId],
  )
  await db.query(
    `insert into public.product_attributes (product_id, attribute_id, number)
     select $1, a.id, 120 from public.attributes a join public.category_attributes c on c.attribute_id = a.id
       join public.products p on p.category_id = c.category_id and p.id = $1 where a.kind = 'number' limit 1`,
    [productId],
  )
  await db.query(`insert into public.saved_replies (seller_id, title, body) values ($1, 'Yes', 'It is there.')`, [sellerId])
  const rows = {
    saved_replies: { person: maker.id, where: `seller_id = '${sellerId}'` },
    product_attributes: { person: maker.id, where: `product_id = '${productId}'` },
    products: { person: maker.id, where: `id = '${productId}'` },
    product_variants: { person: maker.id, where: `product_id = '${productId}'` },
    product_images: { person: maker.id, where: `product_id = '${productId}'` },
    product_translations: { person: maker.id, where: `product_id = '${productId}'` },
    sellers: { person: maker.id, where: `id = '${sellerId}'` },
    seller_translations: { person: maker.id, where: `seller_id = '${sellerId}'` },
    stock_levels: { person: maker.id, where: `variant_id in (select id from public.product_variants where product_id = '${productId}')` },
    profiles: { person: buyer.id, where: `id = '${buyer.id}'` },
  }
  return { sellerId, productId, reviewId, rows }
}
