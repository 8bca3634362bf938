import { beforeAll, describe, expect, test } from 'vitest'
import { isDatabaseError } from '../../app/platform/database-error.ts'
import type { Database } from '../../app/platform/database.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPeopledMarket, type Person } from '../support/peopled-market.ts'
import { withFactor } from '../support/staff.ts'
import { CALLABLE } from './callable.ts'
import { REFUSAL_MATRIX } from './refusal-matrix.ts'
import type { Rights } from './rights.ts'

const PERSONAS = ['stranger', 'buyer', 'other buyer', 'seller', 'other seller', 'admin'] as const
type Persona = (typeof PERSONAS)[number]
const TABLES = Object.entries(REFUSAL_MATRIX).map(([table, rights]) => ({ table, rights }))
const NOBODY = '00000000-0000-4000-8000-000000000000'

let db: TestDatabase
let people: Record<Person, string>
let keys: Map<string, { key: string; columns: { name: string; generated: boolean }[] }>
beforeAll(async () => {
  db = await testDatabase()
  people = await givenPeopledMarket(db)
  const tables = await db.owner.all<{ name: string; key: string; columns: { name: string; generated: boolean }[] }>(
    `select c.relname as name,
            (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey) where i.indrelid = c.oid and i.indisprimary) as key,
            (select json_agg(json_build_object('name', a.attname, 'generated', a.attgenerated <> '' or a.attidentity <> '') order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`,
  )
  keys = new Map(tables.map(({ name, key, columns }) => [name, { key, columns }]))
})

const idOf = (persona: Persona): string => (persona === 'stranger' ? NOBODY : people[persona])
const asked = (persona: Persona): Database => (persona === 'stranger' ? db.asAnon() : db.asPerson(people[persona], persona === 'admin' ? withFactor() : {}))
const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean).toSorted()
const factsOf = (table: string) => keys.get(table) ?? { key: '', columns: [] }

class TakenBack extends Error {}

/** The rows a statement touched, by their key; everything it did is taken back. 'refused' when the whole statement was. */
async function touched(database: Database, sql: string): Promise<string[] | 'refused'> {
  let rows: { key: string }[] = []
  try {
    await database.transaction(async (tx) => {
      rows = await tx.all<{ key: string }>(sql)
      throw new TakenBack()
    })
  } catch (error) {
    if (isDatabaseError(error) && error.code === '42501') return 'refused'
    if (!(error instanceof TakenBack)) throw error
  }
  return rows.map(({ key }) => key).toSorted()
}

/** The rows a condition means for a person, as the owner of the database sees them; none for no condition. */
async function rowsWhere(table: string, condition: string | undefined, person: string): Promise<string[]> {
  if (condition === undefined) return []
  // Every condition may leave $1 out, which PostgreSQL does not forgive a bound value.
  const rows = await db.owner.all<{ key: string }>(
    `select row(${factsOf(table).key})::text as key from public.${table} where (${condition}) and $1::uuid is not null`,
    [person],
  )
  return rows.map(({ key }) => key).toSorted()
}

/** What this matrix says a persona reads. */
async function readable({ table, rights }: { table: string; rights: Rights }, persona: Persona): Promise<string[] | 'refused'> {
  if (persona === 'stranger') return rights.shown === undefined ? 'refused' : rowsWhere(table, rights.shown, NOBODY)
  if (rights.shown === undefined && rights.mine === undefined) return 'refused'
  const condition =
    persona === 'admin' && rights.staff ? 'true' : [rights.shown, rights.mine].flatMap((part) => (part === undefined ? [] : [`(${part})`])).join(' or ')
  return rowsWhere(table, condition, idOf(persona))
}

test('every table has its row in the matrix, and the matrix knows no others', () => {
  expect([...keys.keys()].toSorted()).toEqual(TABLES.map(({ table }) => table).toSorted())
})

test('every table has rows, and where rows are somebody’s, more people’s than one', async () => {
  for (const { table, rights } of TABLES) {
    const all = await rowsWhere(table, 'true', NOBODY)
    expect([table, all.length > 0]).toEqual([table, true])
    // Something has to be there that the buyer and the makers are not shown; without it "reads only their own" would prove nothing.
    if (rights.shown === 'true') continue
    for (const persona of ['stranger', 'buyer', 'seller'] as const) {
      const seen = await readable({ table, rights }, persona)
      if (seen !== 'refused') expect([table, persona, seen.length < all.length]).toEqual([table, persona, true])
    }
  }
})

describe.each(PERSONAS)('%s', (persona) => {
  test.each(TABLES)('reads of $table exactly what is theirs to read', async ({ table, rights }) => {
    expect(await touched(asked(persona), `select row(${factsOf(table).key})::text as key from public.${table}`)).toEqual(
      await readable({ table, rights }, persona),
    )
  })

  test.each(TABLES)('changes in $table exactly what is theirs to change', async ({ table, rights }) => {
    const writable = persona === 'stranger' ? [] : words(rights.update)
    const column = writable[0] ?? factsOf(table).columns.find(({ generated }) => !generated)?.name ?? ''
    const expected = writable.length > 0 ? await rowsWhere(table, rights.changes, idOf(persona)) : 'refused'
    expect(await touched(asked(persona), `update public.${table} set ${column} = ${column} returning row(${factsOf(table).key})::text as key`)).toEqual(
      expected,
    )
  })

  test.each(TABLES)('removes from $table exactly what is theirs to remove', async ({ table, rights }) => {
    const expected = persona === 'stranger' || rights.removes === undefined ? 'refused' : await rowsWhere(table, rights.removes, idOf(persona))
    expect(await touched(asked(persona), `delete from public.${table} returning row(${factsOf(table).key})::text as key`)).toEqual(expected)
  })

  test.each(TABLES.filter(({ rights }) => persona === 'stranger' || rights.insert === undefined))('adds nothing to $table', async ({ table }) => {
    expect(await refusal(asked(persona).all(`insert into public.${table} default values`))).toBe('42501')
  })
})

describe('columns', () => {
  test.each(TABLES)('of $table: what members may write and nobody may read stands in the matrix', async ({ table, rights }) => {
    const granted = await db.owner.one<Record<'inserted' | 'updated' | 'hidden' | 'strangers', string[]>>(
      `select coalesce(array_agg(a.attname::text) filter (where has_column_privilege('authenticated', a.attrelid, a.attnum, 'insert')), '{}') as inserted,
              coalesce(array_agg(a.attname::text) filter (where has_column_privilege('authenticated', a.attrelid, a.attnum, 'update')), '{}') as updated,
              coalesce(array_agg(a.attname::text) filter (where not has_column_privilege('authenticated', a.attrelid, a.attnum, 'select')), '{}') as hidden,
              coalesce(array_agg(a.attname::text) filter (where has_column_privilege('anon', a.attrelid, a.attnum, 'insert, update, references')), '{}') as strangers
         from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
      [`public.${table}`],
    )
    expect({
      inserted: granted.inserted.toSorted(),
      updated: granted.updated.toSorted(),
      hidden: granted.hidden.toSorted(),
      strangers: granted.strangers,
    }).toEqual({
      inserted: words(rights.insert),
      updated: words(rights.update),
      hidden: words(rights.hidden),
      strangers: [],
    })
  })

  /** What would be money, standing or a key in the wrong hands, said once more by name. */
  test.each([
    ['orders', 'total_minor status payment_status seller_id buyer_id commission_minor'],
    ['order_lines', 'unit_price_minor quantity total_minor shipped_quantity'],
    ['order_groups', 'total_minor status token_hash buyer_id'],
    ['payments', 'status captured_minor refunded_minor amount_minor provider_reference'],
    ['refunds', 'status amount_minor'],
    ['profiles', 'id role email created_at'],
    ['sellers', 'application_status rating review_count sales_count is_verified is_spotlight slug vat_registered'],
    ['seller_applications', 'status decided_by seller_id person_id'],
    ['seller_members', 'role person_id seller_id'],
    ['seller_contacts', 'email tax_id bank_reference'],
    ['products', 'rating review_count sales_count stock_quantity is_featured is_new published_at id'],
    ['product_variants', 'stock_quantity id'],
    ['stock_levels', 'on_hand allocated reserved backorder_limit variant_id'],
    ['coupons', 'code usage_limit usage_count percent_ppm'],
    ['carts', 'owner_id token_hash status'],
    ['reviews', 'rating body helpful_count reply status author_name bought hidden_because judged_at'],
    ['review_pictures', 'path review_id'],
    ['review_translations', 'body reply'],
    ['messages', 'content sender_id from_seller created_at deleted_at'],
    ['conversations', 'buyer_id seller_id subject'],
    ['shop_settings', 'value is_public'],
    ['exchange_rates', 'rate'],
  ])('of %s nobody sets %s', async (table, columns) => {
    for (const column of words(columns))
      for (const persona of ['buyer', 'seller', 'admin'] as const)
        expect([column, await touched(asked(persona), `update public.${table} set ${column} = ${column} returning 1::text as key`)]).toEqual([
          column,
          'refused',
        ])
  })
})

/** New rows below what belongs to somebody else, or in somebody else's name. One for every table that members may add to. */
const FOREIGN: Readonly<Record<string, string>> = {
  addresses: `insert into public.addresses (owner_id, recipient, phone, line1, country) select id, 'Eve', '0812345678', 'x', 'TH' from auth.users where id <> $1 limit 1`,
  cart_lines: `insert into public.cart_lines (cart_id, product_id, variant_id, quantity) select c.cart_id, c.product_id, c.variant_id, 2 from (select $2::uuid as cart_id, p.id as product_id, v.id as variant_id from public.products p join public.product_variants v on v.product_id = p.id limit 1) c where $1::uuid is not null`,
  carts: `insert into public.carts (owner_id, coupon_code) select $2::uuid, null where $1::uuid is not null`,
  favorites: `insert into public.favorites (owner_id, product_id) select $2::uuid, id from public.products where $1::uuid is not null limit 1`,
  message_reports: `insert into public.message_reports (message_id, reason) select 'c0000000-0000-4000-8000-000000000033'::uuid, 'spam' where $1::uuid is not null and $2::uuid is not null`,
  messages: `insert into public.messages (conversation_id, sender_id, content) select c.id, $1, 'Forged' from (select 'c0000000-0000-4000-8000-000000000003'::uuid as id) c where $2::uuid is not null`,
  notification_preferences: `insert into public.notification_preferences (person_id, kind, by_mail) select $2::uuid, 'new_message', false where $1::uuid is not null`,
  order_notes: `insert into public.order_notes (order_id, body) select id, 'Forged' from public.orders where $1::uuid is not null and $2::uuid is not null limit 1`,
  product_attributes: `insert into public.product_attributes (product_id, attribute_id, value_ids) select product_id, attribute_id, value_ids from public.product_attributes where $1::uuid is not null and $2::uuid is not null limit 1`,
  product_images: `insert into public.product_images (product_id, url) select id, '/pictures/x.webp' from public.products where $1::uuid is not null and $2::uuid is not null limit 1`,
  product_reports: `insert into public.product_reports (product_id, reporter_id, reason) select id, $2::uuid, 'other' from public.products where $1::uuid is not null limit 1`,
  product_translations: `insert into public.product_translations (product_id, language, name) select id, 'nl', 'x' from public.products where $1::uuid is not null and $2::uuid is not null limit 1`,
  product_variants: `insert into public.product_variants (product_id, name) select id, 'XXL' from public.products where $1::uuid is not null and $2::uuid is not null limit 1`,
  products: `insert into public.products (seller_id, category_id, name, price_minor) select seller_id, category_id, 'Forged', 1 from public.products where $1::uuid is not null and $2::uuid is not null limit 1`,
  review_flags: `insert into public.review_flags (review_id, reason) select 'd0000000-0000-4000-8000-000000000009'::uuid, 'spam' where $1::uuid is not null and $2::uuid is not null`,
  review_votes: `insert into public.review_votes (review_id, person_id) select 'd0000000-0000-4000-8000-000000000001'::uuid, $2::uuid where $1::uuid is not null`,
  roadmap_votes: `insert into public.roadmap_votes (item, person_id) select 'gift_cards', $2::uuid where $1::uuid is not null`,
  saved_replies: `insert into public.saved_replies (seller_id, title, body) select id, 'Forged', 'x' from public.sellers where $1::uuid is not null and $2::uuid is not null limit 1`,
  seller_applications: `insert into public.seller_applications (person_id, business_name) select $2::uuid, 'Eve' where $1::uuid is not null`,
  seller_chat_feedback: `insert into public.seller_chat_feedback (conversation_id, user_id, feedback) select 'c0000000-0000-4000-8000-000000000003'::uuid, $1, 'thumbs_up' where $2::uuid is not null`,
  shop_followers: `insert into public.shop_followers (seller_id, person_id) select id, $2::uuid from public.sellers where $1::uuid is not null limit 1`,
  staff_first_views: `insert into public.staff_first_views (resource, view_id, person_id) select resource, id, $2::uuid from public.staff_views where $1::uuid is not null limit 1`,
  staff_views: `insert into public.staff_views (resource, name, person_id) select 'orders', 'Forged', $2::uuid where $1::uuid is not null`,
  seller_translations: `insert into public.seller_translations (seller_id, language, business_description) select id, 'nl', 'x' from public.sellers where $1::uuid is not null and $2::uuid is not null limit 1`,
}

test('for every table that members add to, adding for others is tried', () => {
  expect(Object.keys(FOREIGN).toSorted()).toEqual(
    TABLES.filter(({ rights }) => rights.insert !== undefined)
      .map(({ table }) => table)
      .toSorted(),
  )
})

test.each(Object.entries(FOREIGN))('nobody adds to %s what is somebody else’s', async (table, sql) => {
  const somebody =
    table === 'cart_lines'
      ? (
          await db.owner.one<{ id: string }>(`select id from public.carts where owner_id <> $1 and status = 'active' and owner_id <> $2 limit 1`, [
            people.buyer,
            people.admin,
          ])
        ).id
      : people.seller
  // The buyer and the admin sell nothing, so every product and seller is somebody else's to them.
  for (const persona of ['buyer', 'admin'] as const)
    expect(await refusal(asked(persona).all(sql.replaceAll('$1', `'${idOf(persona)}'`).replaceAll('$2', `'${somebody}'`)))).toBe('42501')
})

test('a maker does not list under another maker’s name, nor hand a piece over to another', async () => {
  const [foreign] = await db.owner.all<{ seller_id: string; category_id: string }>(
    'select p.seller_id, p.category_id from public.products p join public.seller_members m on m.seller_id = p.seller_id where m.person_id = $1',
    [people['other seller']],
  )
  expect(
    await refusal(
      asked('seller').all(`insert into public.products (seller_id, category_id, name, price_minor) values ($1, $2, 'Forged', 1)`, [
        foreign?.seller_id,
        foreign?.category_id,
      ]),
    ),
  ).toBe('42501')
  expect(await refusal(asked('seller').all(`update public.products set seller_id = $1`, [foreign?.seller_id]))).toBe('42501')
})

test.each(TABLES)('commands and jobs may do with $table what the matrix says', async ({ table, rights }) => {
  const { may } = await db.owner.one<{ may: string }>(
    `select concat(case when has_table_privilege('service_role', $1, 'select') then 's' end, case when has_table_privilege('service_role', $1, 'insert') then 'i' end,
                   case when has_table_privilege('service_role', $1, 'update') then 'u' end, case when has_table_privilege('service_role', $1, 'delete') then 'd' end) as may`,
    [`public.${table}`],
  )
  expect(may).toBe(rights.service)
  expect(await touched(db.service, `select row(${factsOf(table).key})::text as key from public.${table}`)).toEqual(await rowsWhere(table, 'true', NOBODY))
})

describe('beside the tables', () => {
  test('every function that strangers or members may call stands in the list', async () => {
    const found = await db.owner.all<{ name: string; everybody: boolean }>(
      `select distinct n.nspname || '.' || p.proname as name, has_function_privilege('anon', p.oid, 'execute') and has_schema_privilege('anon', n.oid, 'usage') as everybody
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname not in ('pg_catalog', 'information_schema') and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
          and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
          and has_function_privilege('authenticated', p.oid, 'execute') and has_schema_privilege('authenticated', n.oid, 'usage') order by 1`,
    )
    expect(Object.fromEntries(found.map(({ name, everybody }) => [name, everybody ? 'everybody' : 'members']))).toEqual(CALLABLE)
  })

  test('members count only their own stock, and no function of the shop’s commands answers them', async () => {
    const variant = await db.owner.one<{ id: string }>(
      'select v.id from public.product_variants v join public.products p on p.id = v.product_id join public.seller_members m on m.seller_id = p.seller_id where m.person_id = $1 limit 1',
      [people['other seller']],
    )
    for (const persona of ['buyer', 'seller'] as const)
      expect(await refusal(asked(persona).all('select public.adjust_stock($1, 5)', [variant.id]))).toBe('42501')
    for (const call of [
      'private.transition_order(null, null, null)',
      'private.approve_seller(null)',
      'private.reserve_stock(null, null, null)',
      'private.book_refund(null, null)',
      `private.setting('x')`,
      `jobs.enqueue('send-outbox', '{}', null, null)`,
    ])
      for (const persona of ['stranger', 'seller', 'admin'] as const)
        expect([call, await refusal(asked(persona).all(`select ${call}`))]).toEqual([call, '42501'])
  })

  test('outside the shop’s own schema only what policies decide about is open to strangers or members', async () => {
    const open = await db.owner.all(
      `select distinct n.nspname || '.' || c.relname as name, c.relrowsecurity as protected from pg_class c join pg_namespace n on n.oid = c.relnamespace, unnest(array['anon', 'authenticated']) who
        where n.nspname not in ('public', 'pg_catalog', 'information_schema') and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
          and (case c.relkind when 'S' then has_sequence_privilege(who, c.oid, 'usage, select, update')
                    when 'r' then has_table_privilege(who, c.oid, 'select, insert, update, delete, truncate, references, trigger') or has_any_column_privilege(who, c.oid, 'select, insert, update')
                    when 'v' then has_table_privilege(who, c.oid, 'select, insert, update, delete') else false end) order by 1`,
    )
    // Live events and files ask these tables' policies what a person may hear, say, read and keep; neither schema is served by the API.
    expect(open).toEqual(
      ['realtime.messages', 'storage.buckets', 'storage.objects', 'storage.s3_multipart_uploads', 'storage.s3_multipart_uploads_parts'].map((name) => ({
        name,
        protected: true,
      })),
    )
  })

  test('nobody empties a table, hangs a trigger on it, or makes objects', async () => {
    const open = await db.owner.all(
      `select c.relname from pg_class c, unnest(array['anon', 'authenticated']) who where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and has_table_privilege(who, c.oid, 'truncate, references, trigger')
       union all select n.nspname from pg_namespace n, unnest(array['anon', 'authenticated', 'service_role']) who where n.nspname not like 'pg\\_%' and has_schema_privilege(who, n.oid, 'create')`,
    )
    expect(open).toEqual([])
  })
})
