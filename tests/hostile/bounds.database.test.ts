import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../app/platform/database.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenSellerWithPerson } from '../support/paid-orders.ts'
import { givenPerson, givenProduct, type GivenProduct } from '../support/market.ts'
import { ODD_PICTURES } from './values.ts'

// What a signed-in person can write by the interface itself, past every form.

let db: TestDatabase
let seller: Database
let product: GivenProduct
let sellerId: string
beforeAll(async () => {
  db = await testDatabase()
  const made = await givenSellerWithPerson(db)
  sellerId = made.sellerId
  seller = db.asPerson(made.seller.id ?? '')
  product = await givenProduct(db, { sellerId })
  // What she writes is refused or kept, and does not wait.
  await db.owner.all(`insert into private.seller_trust (seller_id, level) values ($1, 'trusted')`, [sellerId])
})

describe('texts have a length', () => {
  const long = 'x'.repeat(30_000)
  test.each([
    ['products', 'id', ['material', 'color', 'size', 'dimensions', 'model', 'craft', 'language']],
    ['product_variants', 'product_id', ['name', 'sku', 'image_url']],
    ['product_images', 'product_id', ['url', 'alt']],
    ['sellers', 'id', ['location', 'craft', 'avatar_url']],
    ['profiles', 'id', ['phone', 'avatar_url', 'language']],
  ] as const)('of %s', async (table, key, columns) => {
    const person = await givenPerson(db)
    const [who, id] = table === 'profiles' ? [db.asPerson(person), person] : [seller, table === 'sellers' ? sellerId : product.productId]
    await db.owner.all(`insert into public.product_images (product_id, url) select $1, '/pictures/scarf.webp' where $2 = 'product_images'`, [
      product.productId,
      table,
    ])
    for (const column of columns) {
      const begin = column.endsWith('url') ? '/' : ''
      expect([column, await refusal(who.all(`update public.${table} set ${column} = $1 where ${key} = $2`, [begin + long, id]))]).toEqual([column, '23514'])
    }
  })

  test('and so do lists, options and translations', async () => {
    const many = Array.from({ length: 21 }, (_, place) => `tag ${place}`)
    expect(await refusal(seller.all('update public.products set tags = $1 where id = $2', [many, product.productId]))).toBe('23514')
    expect(await refusal(seller.all('update public.products set tags = $1 where id = $2', [[noise(30_000)], product.productId]))).toBe('23514')
    expect(await refusal(seller.all('update public.sellers set specialities = $1 where id = $2', [many, sellerId]))).toBe('23514')
    expect(await refusal(seller.all('update public.sellers set languages = $1 where id = $2', [many, sellerId]))).toBe('23514')
    expect(
      await refusal(
        seller.all('update public.product_variants set options = $1 where product_id = $2', [JSON.stringify({ size: noise(9_000) }), product.productId]),
      ),
    ).toBe('23514')
    for (const column of ['name', 'description', 'care'])
      expect(
        await refusal(
          seller.all(
            `insert into public.product_translations (product_id, language, name, ${column === 'name' ? 'description' : column}) values ($1, 'th', $2, $2)`,
            [product.productId, long],
          ),
        ),
      ).toBe('23514')
    expect(
      await refusal(seller.all(`insert into public.seller_translations (seller_id, language, business_description) values ($1, 'th', $2)`, [sellerId, long])),
    ).toBe('23514')
  })

  test('languages are tags, because formatting throws on what is none', async () => {
    // Whatever column is called like one, so that the next is tried as well.
    const unchecked = await db.owner.all<{ column: string }>(
      `select c.relname || '.' || a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r' and a.attname ~ '^(.*_)?languages?(_code)?$' and not a.attisdropped
          and not exists (select from pg_constraint k where k.conrelid = c.oid and a.attnum = any (k.conkey) and pg_get_constraintdef(k.oid) ~ 'language_tag|shop_language') order by 1`,
    )
    expect(unchecked).toEqual([])
    expect(await refusal(db.owner.all(`update public.seller_contacts set language = 'x!' where seller_id = $1`, [sellerId]))).toBe('23514')
  })

  test('pictures are addresses of this shop, or whole ones of another', async () => {
    // Whatever column is called like one, so that the next is tried as well.
    const columns = await db.owner.all<{ table: string; column: string; kind: string }>(
      `select table_name as table, column_name as column, udt_name as kind from information_schema.columns
        where table_schema = 'public' and column_name ~ '^(.*_)?(url|image|images|picture|photo|logo|avatar)$' order by 1, 2`,
    )
    const ours = (column: { table: string; column: string }) =>
      !['payments.redirect_url', 'plan_purchases.return_url', 'order_groups.return_url', 'payments.return_url', 'webhook_endpoints.url'].includes(
        `${column.table}.${column.column}`,
      )
    expect(columns.filter(ours).length).toBeGreaterThan(8)
    const checks = await db.owner.all<{ table: string; check: string }>(
      `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as check from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
    )
    // Copies of what stands in another table, which is judged there.
    const copied = ['order_lines.image_url', 'products.image_url', 'products.images']
    const judged = ({ table, column }: { table: string; column: string }) =>
      copied.includes(`${table}.${column}`) ||
      checks.some(({ table: of, check }) => of.replace('public.', '') === table && check.includes(`is_picture_address(${column})`))
    expect(columns.filter(ours).filter((column) => !judged(column))).toEqual([])

    const may = (address: string) => db.owner.one<{ may: boolean }>('select private.is_picture_address($1) as may', [address])
    for (const address of [
      '/pictures/scarf.webp',
      '/storage/v1/object/public/avatars/a/b.png',
      '/p/a.webp?v=2',
      'https://pictures.example/a.jpg',
      'https://pictures.example:8443/a%20b.jpg',
    ])
      expect([address, await may(address)]).toEqual([address, { may: true }])
    for (const address of ODD_PICTURES) {
      expect([address, await may(address)]).toEqual([address, { may: false }])
      expect([address, await refusal(seller.all('update public.sellers set avatar_url = $1 where id = $2', [address, sellerId]))]).toEqual([address, '23514'])
    }
  })

  test('languages are tags', async () => {
    const buyer = await givenPerson(db)
    const talk = await db.owner.one<{ id: string }>('insert into public.conversations (buyer_id, seller_id) values ($1, $2) returning id', [buyer, sellerId])
    const say = (tag: string | null) =>
      refusal(
        db
          .asPerson(buyer)
          .all(`insert into public.messages (conversation_id, sender_id, content, language_code) values ($1, $2, 'Hello', $3)`, [talk.id, buyer, tag]),
      )
    for (const tag of ['x!', 'e', 'en-', 'en-abc', '-', '', 'en_US', 'i-klingon', 'a-DE', 'zh-Hant-TW-', 'toolongtag']) {
      expect([tag, await say(tag)]).toEqual([tag, '23514'])
      for (const [sql, id] of [
        [`update public.products set language = $1 where id = $2`, product.productId],
        [`update public.sellers set languages = array[$1] where id = $2`, sellerId],
        [`insert into public.product_translations (product_id, language, name) values ($2, $1, 'Scarf')`, product.productId],
        [`insert into public.seller_translations (seller_id, language, business_description) values ($2, $1, 'Silk')`, sellerId],
      ] as const)
        expect([sql, tag, await refusal(seller.all(sql, [tag, id]))]).toEqual([sql, tag, '23514'])
    }
    for (const tag of ['en', 'zh-CN', 'zh-Hant-TW', 'es-419', 'nan', 'en-XA', null]) await expect(say(tag)).rejects.toThrow('The statement was allowed.')
  })

  test('lists hold texts and nothing else', async () => {
    for (const [table, id, columns] of [
      ['products', product.productId, ['tags']],
      ['sellers', sellerId, ['specialities', 'languages']],
    ] as const)
      for (const column of columns)
        for (const list of [`array['th', null]`, `array[array['th'], array['en']]`])
          expect([column, list, await refusal(seller.all(`update public.${table} set ${column} = ${list} where id = $1`, [id]))]).toEqual([
            column,
            list,
            '23514',
          ])
    for (const options of ['{"size": {}}', '{"size": 5}', '{"size": null}', '{"size": ["L"]}', '[]', '"L"', 'null'])
      expect([
        options,
        await refusal(seller.all('update public.product_variants set options = $1::text::jsonb where product_id = $2', [options, product.productId])),
      ]).toEqual([options, '23514'])
    const buyer = await givenPerson(db)
    const talk = await db.owner.one<{ id: string }>('insert into public.conversations (buyer_id, seller_id) values ($1, $2) returning id', [buyer, sellerId])
    for (const facts of ['{"product_name": {}}', '{"product_name": 5}', '[]', '"x"', '{"a": {"b": 1}}'])
      expect([
        facts,
        await refusal(
          db
            .asPerson(buyer)
            .all(`insert into public.messages (conversation_id, sender_id, content, content_json) values ($1, $2, 'Look', $3::text::jsonb)`, [
              talk.id,
              buyer,
              facts,
            ]),
        ),
      ]).toEqual([facts, '23514'])
  })

  test('a shop closes on days that calendars have', async () => {
    for (const moment of ['infinity', '-infinity', '10000-01-01', '0044-03-15 BC'])
      for (const change of ['closed_from = $1', `closed_from = '2026-01-01', closed_to = $1`])
        expect([moment, change, await refusal(seller.all(`update public.sellers set ${change} where id = $2`, [moment, sellerId]))]).toEqual([
          moment,
          change,
          '23514',
        ])
  })

  /** Text that does not get shorter when it is packed. */
  const noise = (length: number) => Array.from({ length: length / 8 }, (_, place) => (place * 2_654_435_761).toString(36).slice(-8).padStart(8, '0')).join('')
})

describe('there is a most of everything', () => {
  const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place)

  test('lines of a cart, in one request and in many at the same moment', async () => {
    const person = await givenPerson(db)
    const me = db.asPerson(person)
    const cart = await me.one<{ id: string }>('insert into public.carts (coupon_code) values (null) returning id')
    const add = (places: readonly number[]) =>
      me.all(
        `insert into public.cart_lines (cart_id, product_id, variant_id, quantity, personalization) select $1, $2, $3, 1, 'for ' || place from unnest($4::int[]) place`,
        [cart.id, product.productId, product.variantId, places],
      )
    expect(await refusal(add(rows(0, 101)))).toBe('HT010')
    await add(rows(0, 95))
    const more = await Promise.allSettled(rows(95, 107).map((place) => add([place])))
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await me.one('select count(*)::int as lines from public.cart_lines')).toEqual({ lines: 100 })
  })

  test('pictures, kinds and languages of a piece', async () => {
    const { productId } = await givenProduct(db, { sellerId })
    const add = (sql: string, to: number) => seller.all(sql, [productId, rows(0, to)])
    const pictures = `insert into public.product_images (product_id, url, position) select $1, '/pictures/scarf.webp', place from unnest($2::int[]) place`
    const kinds = `insert into public.product_variants (product_id, name) select $1, 'kind ' || place from unnest($2::int[]) place`
    const languages = `insert into public.product_translations (product_id, language, name) select $1, 'l' || chr(97 + place), 'Scarf' from unnest($2::int[]) place`
    expect([await refusal(add(pictures, 21)), await refusal(add(kinds, 100)), await refusal(add(languages, 21))]).toEqual(['HT010', 'HT010', 'HT010'])
    for (const [sql, most] of [
      [pictures, 20],
      [kinds, 99],
      [languages, 20],
    ] as const)
      await add(sql, most)
  })
})

test('a kind that its maker takes out of the shop takes its pieces along', async () => {
  const bowl = await givenProduct(db, { sellerId, stock: 7 })
  const stock = async () =>
    (await db.anon.one<{ stock_quantity: number }>('select stock_quantity from public.products where id = $1', [bowl.productId])).stock_quantity
  await seller.all('update public.product_variants set is_active = false where id = $1', [bowl.variantId])
  expect(await stock()).toBe(0)
  await seller.all('update public.product_variants set is_active = true where id = $1', [bowl.variantId])
  expect(await stock()).toBe(7)
})
