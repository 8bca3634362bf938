import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../app/shop.ts'
import { salePrice } from '../../app/seller-desk/promotions/sale.ts'
import { isDatabaseError } from '../../app/platform/database-error.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'
import { givenSellerWithPerson } from '../support/paid-orders.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let theirs: { seller: Caller; sellerId: string }
beforeAll(async () => {
  db = await testDatabase()
  theirs = await givenSellerWithPerson(db)
})

type Shop = Awaited<ReturnType<typeof givenSellerWithPerson>>
const as = (caller: Caller) => db.asPerson(caller.id ?? '')
const IN_A_WEEK = new Date(Date.now() + 7 * 86_400_000).toISOString()
const makeSale = async (shop: Shop, wish: Record<string, unknown> = {}) => {
  const sale = { id: randomUUID(), name: 'Songkran', percent: 20, ends_at: IN_A_WEEK, ...wish }
  await as(shop.seller).all('select public.make_shop_sale($1, $2)', [shop.sellerId, JSON.stringify(sale)])
  return sale.id
}
const run = async () => (await db.service.one<{ moved: number }>('select private.run_shop_sales() as moved')).moved
const pricesOf = (productId: string) =>
  db.owner.one(
    'select price_minor::integer as price, original_price_minor::integer as struck, lowest_before_minor::integer as lowest from public.products where id = $1',
    [productId],
  )
const refusal = async (asked: Promise<unknown>): Promise<string | undefined> => {
  try {
    await asked
  } catch (error) {
    const { hint, code } = error as { hint?: string; code?: string }
    if (isDatabaseError(error)) return hint ?? code
    throw error
  }
  return undefined
}

test('a sale lowers prices when it begins, tells what a piece cost before, and gives the prices back when it ends', async () => {
  const shop = await givenSellerWithPerson(db)
  const silk = await givenProduct(db, { sellerId: shop.sellerId, priceMinor: 1_000_00 })
  await db.owner.all('update public.products set original_price_minor = 1500_00 where id = $1', [silk.productId])
  const id = await makeSale(shop)
  expect(await pricesOf(silk.productId)).toMatchObject({ price: 1_000_00 })
  expect(await run()).toBe(1)
  expect(await run()).toBe(0)
  expect(await pricesOf(silk.productId)).toEqual({ price: 800_00, struck: 1_000_00, lowest: 1_000_00 })
  await as(shop.seller).all('select public.end_shop_sale($1)', [id])
  await as(shop.seller).all('select public.end_shop_sale($1)', [id])
  expect(await run()).toBe(1)
  expect(await pricesOf(silk.productId)).toMatchObject({ price: 1_000_00, struck: 1_500_00, lowest: 800_00 })
  expect(await db.owner.one('select ended_at is not null as over from public.shop_sales where id = $1', [id])).toEqual({ over: true })
})

test('a version with a price of its own is lowered and given back alike', async () => {
  const shop = await givenSellerWithPerson(db)
  const silk = await givenProduct(db, { sellerId: shop.sellerId, priceMinor: 1_000_00 })
  await db.owner.all('update public.product_variants set price_minor = 1200_00 where product_id = $1', [silk.productId])
  const id = await makeSale(shop)
  const price = () => db.owner.one('select price_minor::integer as price from public.product_variants where product_id = $1', [silk.productId])
  await run()
  expect(await price()).toEqual({ price: 960_00 })
  await as(shop.seller).all('select public.end_shop_sale($1)', [id])
  await run()
  expect(await price()).toEqual({ price: 1_200_00 })
})

test('what a maker says of a price during a sale stays after it', async () => {
  const shop = await givenSellerWithPerson(db)
  const silk = await givenProduct(db, { sellerId: shop.sellerId, priceMinor: 1_000_00 })
  const id = await makeSale(shop)
  await run()
  await as(shop.seller).all('update public.products set price_minor = 790_00 where id = $1', [silk.productId])
  await as(shop.seller).all('select public.end_shop_sale($1)', [id])
  await run()
  expect(await pricesOf(silk.productId)).toMatchObject({ price: 790_00, struck: null })
})

test('a change of many during a sale, taken back after it, leaves the prices from before the sale and not those of it', async () => {
  const shop = await givenSellerWithPerson(db)
  const silk = await givenProduct(db, { sellerId: shop.sellerId, priceMinor: 1_000_00 })
  await db.owner.all('update public.product_variants set price_minor = 1200_00 where product_id = $1', [silk.productId])
  await db.owner.all(`insert into private.seller_trust (seller_id, level) values ($1, 'trusted')`, [shop.sellerId])
  const prices = () =>
    db.owner.one(
      `select p.price_minor::integer as price, v.price_minor::integer as version, p.original_price_minor::integer as struck
         from public.products p join public.product_variants v on v.product_id = p.id where p.id = $1`,
      [silk.productId],
    )
  const id = await makeSale(shop)
  await run()
  const change = async (amount: number) => {
    const key = randomUUID()
    const wish = [shop.sellerId, JSON.stringify([{ id: silk.productId }]), JSON.stringify({ kind: 'price', amount }), key]
    await as(shop.seller).all('select * from public.change_products($1, $2, $3, $4)', wish)
    return key
  }
  const undo = (key: string) => as(shop.seller).all('select * from public.undo_product_run($1)', [key])
  const first = await change(-50_00)
  expect(await prices()).toEqual({ price: 750_00, version: 910_00, struck: 1_000_00 })
  await undo(first)
  expect(await prices()).toEqual({ price: 800_00, version: 960_00, struck: 1_000_00 })
  const second = await change(-50_00)
  await as(shop.seller).all('select public.end_shop_sale($1)', [id])
  await run()
  expect(await prices()).toEqual({ price: 750_00, version: 910_00, struck: null })
  await undo(second)
  expect(await prices()).toEqual({ price: 1_000_00, version: 1_200_00, struck: null })
})

test('what is planned for later waits, may be dropped, and leaves no trace', async () => {
  const shop = await givenSellerWithPerson(db)
  const silk = await givenProduct(db, { sellerId: shop.sellerId, priceMinor: 1_000_00 })
  const id = await makeSale(shop, { starts_at: new Date(Date.now() + 86_400_000).toISOString() })
  expect(await run()).toBe(0)
  await as(shop.seller).all('select public.end_shop_sale($1)', [id])
  expect(await pricesOf(silk.productId)).toEqual({ price: 1_000_00, struck: null, lowest: null })
  expect(await as(shop.seller).one('select public.shop_sales($1) as sales', [shop.sellerId])).toEqual({ sales: [] })
})

test('a sale is made once however often it is asked for, and a piece is in one sale at a time, also when thirty are asked for at once', async () => {
  const shop = await givenSellerWithPerson(db)
  const silk = await givenProduct(db, { sellerId: shop.sellerId, priceMinor: 1_000_00 })
  const id = randomUUID()
  expect(await Promise.all(Array.from({ length: 5 }, () => makeSale(shop, { id })))).toEqual(Array.from({ length: 5 }, () => id))
  const answers = await Promise.all(Array.from({ length: 30 }, () => refusal(makeSale(shop, { products: [silk.productId] }))))
  expect(new Set(answers)).toEqual(new Set(['in_other_sale']))
  expect(await refusal(makeSale(shop))).toBe('no_pieces')
  await Promise.all(Array.from({ length: 5 }, run))
  expect(await pricesOf(silk.productId)).toMatchObject({ price: 800_00, struck: 1_000_00 })
})

test('another shop neither makes, moves, ends nor reads a sale; of its pieces none is taken', async () => {
  const shop = await givenSellerWithPerson(db)
  await givenProduct(db, { sellerId: shop.sellerId })
  const foreign = await givenProduct(db, { sellerId: theirs.sellerId })
  const id = await makeSale(shop)
  const refusals = [
    as(theirs.seller).all('select public.make_shop_sale($1, $2)', [shop.sellerId, '{}']),
    as(theirs.seller).all('select public.change_shop_sale($1, $2)', [id, IN_A_WEEK]),
    as(theirs.seller).all('select public.end_shop_sale($1)', [id]),
    as(theirs.seller).all('select public.shop_sales($1)', [shop.sellerId]),
  ]
  expect(await Promise.all(refusals.map(refusal))).toEqual(refusals.map(() => '42501'))
  expect(await refusal(makeSale(shop, { products: [foreign.productId] }))).toBe('unknown_records')
})

test('the office reads the sales of shops and the hours followers have first, and changes none', async () => {
  const shop = await givenSellerWithPerson(db)
  await givenProduct(db, { sellerId: shop.sellerId })
  const starts = new Date(Date.now() + 86_400_000).toISOString()
  const id = await makeSale(shop, { starts_at: starts, followers_hours: 12 })
  const clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['promotions.read'])
  const read = 'select name, percent, followers_hours from public.shop_sales where id = $1'
  expect(await asStaff(db, clerk).all(read, [id])).toEqual([{ name: 'Songkran', percent: 20, followers_hours: 12 }])
  expect(await refusal(asStaff(db, clerk).all('update public.shop_sales set followers_hours = null where id = $1', [id]))).toBe('42501')
  for (const other of [clerk, shop.seller.id ?? '']) expect(await db.asPerson(other).all(read, [id])).toEqual([])
})

test.each(['all', { 0: 'all' }, true])('a sale of %j, which is no list of pieces, takes none', async (products) => {
  const shop = await givenSellerWithPerson(db)
  await givenProduct(db, { sellerId: shop.sellerId })
  expect(await refusal(makeSale(shop, { products }))).toBe('no_campaign')
})

test('it runs longer when its shop says so, a month at most, and no more once it is over', async () => {
  const shop = await givenSellerWithPerson(db)
  await givenProduct(db, { sellerId: shop.sellerId })
  const id = await makeSale(shop)
  const until = (days: number) =>
    refusal(as(shop.seller).all('select public.change_shop_sale($1, $2)', [id, new Date(Date.now() + days * 86_400_000).toISOString()]))
  expect(await until(20)).toBe(undefined)
  expect(await until(40)).toBe('no_campaign')
  await as(shop.seller).all('select public.end_shop_sale($1)', [id])
  expect(await until(20)).toBe('not_allowed_now')
})

test.each<[string, Record<string, unknown>]>([
  ['no name', { name: ' ' }],
  ['next to nothing off', { percent: 4 }],
  ['nearly all off', { percent: 81 }],
  ['no end', { ends_at: null }],
  ['an end before its start', { starts_at: '2030-01-02T00:00:00Z', ends_at: '2030-01-01T00:00:00Z' }],
  ['more than a month', { ends_at: new Date(Date.now() + 40 * 86_400_000).toISOString() }],
])('%s is refused', async (_, wish) => {
  const shop = await givenSellerWithPerson(db)
  await givenProduct(db, { sellerId: shop.sellerId })
  expect(await refusal(makeSale(shop, wish))).toBe('no_campaign')
})

test('the screen says the prices that the database makes', async () => {
  for (const [price, percent] of [
    [1_000_00, 20],
    [999_99, 15],
    [10_01, 5],
    [9_99, 33],
    [1, 80],
    [9_000_000_000, 7],
  ] as const)
    expect(await db.owner.one('select private.sale_price($1, $2)::float8 as price', [price, percent])).toEqual({ price: salePrice(price, percent) })
})

test('a piece whose change is refused holds up no other, and is tried again', async () => {
  const [first, second] = [await givenSellerWithPerson(db), await givenSellerWithPerson(db)]
  const pieces = [first, second].map(({ sellerId }) => givenProduct(db, { sellerId, priceMinor: 1_000_00 }))
  const ids = (await Promise.all(pieces)).map(({ productId }) => productId).toSorted()
  const [refused = '', other = ''] = ids
  await db.owner.all(`create function private.refuse_piece() returns trigger language plpgsql as $f$ begin raise exception 'No.'; end $f$`)
  await db.owner.all(
    `create trigger refuses before update of price_minor on public.products for each row when (old.id = '${refused}') execute function private.refuse_piece()`,
  )
  // What the tests before have left to begin.
  await run()
  await makeSale(first)
  await makeSale(second)
  expect(await run()).toBe(1)
  expect(await pricesOf(other)).toMatchObject({ price: 800_00 })
  expect(await pricesOf(refused)).toMatchObject({ price: 1_000_00 })
  await db.owner.all('drop trigger refuses on public.products')
  expect(await run()).toBe(1)
  expect(await pricesOf(refused)).toMatchObject({ price: 800_00 })
})

test('a sale that is dropped in the moment it began gives every price back', async () => {
  const shop = await givenSellerWithPerson(db)
  const silk = await givenProduct(db, { sellerId: shop.sellerId, priceMinor: 1_000_00 })
  const id = await makeSale(shop)
  expect(await run()).toBe(1)
  // As the clock of a call says that has begun a moment before.
  await db.owner.all(`update public.shop_sales set starts_at = now() + interval '1 second' where id = $1`, [id])
  await as(shop.seller).all('select public.end_shop_sale($1)', [id])
  await db.owner.all(`update public.shop_sales set starts_at = now() - interval '2 minutes', ends_at = now() - interval '1 minute' where id = $1`, [id])
  expect(await run()).toBe(1)
  expect(await pricesOf(silk.productId)).toMatchObject({ price: 1_000_00 })
})
