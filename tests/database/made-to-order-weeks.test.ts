import { beforeAll, expect, test } from 'vitest'
import { weeksOf, type MadeToOrder } from '../../app/seller-desk/orders/made-to-order.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { captured, givenFrozenOrder, inOneTransaction, moved } from '../support/frozen-order.ts'
import { givenPerson, givenProduct, type GivenProduct } from '../support/market.ts'

let db: TestDatabase
let scarf: GivenProduct
let maker: string
beforeAll(async () => {
  db = await testDatabase()
  maker = await givenPerson(db)
  scarf = await givenProduct(db, { priceMinor: 1_000_00 })
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'orders')`, [scarf.sellerId, maker])
})

/** An order of so many scarves that are made in so many days, placed on a day. */
const ordered = async (placed: string, days: number, quantity = 1, product = scarf): Promise<string> => {
  const { orderId, paymentId } = await givenFrozenOrder(db, {}, { product })
  await inOneTransaction(db, ...captured(paymentId), moved(orderId, 'placed'))
  await db.owner.all('update public.orders set placed_at = $2 where id = $1', [orderId, placed])
  await db.owner.all(
    `update public.order_lines set made_to_order_days = $2, quantity = $3::integer, unit_price_minor = total_minor / $3::integer, list_price_minor = total_minor / $3::integer where order_id = $1`,
    [orderId, days, quantity],
  )
  return (await db.owner.one<{ number: string }>('select number from public.orders where id = $1', [orderId])).number
}
const read = async (moment: string, person = maker): Promise<MadeToOrder> =>
  db.asPerson(person).transaction(async (tx) => {
    await tx.all(`select set_config('app.now', $1, true)`, [moment])
    return (await tx.one<{ said: MadeToOrder }>('select public.made_to_order_weeks($1) as said', [scarf.sellerId])).said
  })

test('work stands in the week of Thailand in which it is due, late work in this one, and what is in stock or gone nowhere', async () => {
  await db.owner.all('update public.products set made_to_order = true, weekly_capacity = 2 where id = $1', [scarf.productId])
  // Sunday evening in London is Monday in Bangkok.
  const late = await ordered('2026-03-01T03:00:00Z', 5)
  const next = await ordered('2026-03-08T18:00:00Z', 7, 4)
  const last = await ordered('2026-03-09T03:00:00Z', 13)
  await ordered('2026-03-09T03:00:00Z', 0)
  const gone = await ordered('2026-03-09T03:00:00Z', 7)
  await db.owner.all('update public.order_lines set shipped_quantity = quantity where order_id = (select id from public.orders where number = $1)', [gone])
  const said = await read('2026-03-10T03:00:00Z')
  expect(said.today).toBe('2026-03-10')
  expect(said.weeks.map(({ week, lines }) => [week, lines.map(({ order, day, quantity }) => [order, day, quantity])])).toEqual([
    ['2026-03-09', [[late, '2026-03-06', 1]]],
    [
      '2026-03-16',
      [
        [next, '2026-03-16', 4],
        [last, '2026-03-22', 1],
      ],
    ],
  ])
  expect(weeksOf(said).map(({ products }) => products)).toEqual([
    [{ title: 'Scarf', quantity: 1, capacity: 2, isTooMuch: false }],
    [{ title: 'Scarf', quantity: 5, capacity: 2, isTooMuch: true }],
  ])
})

test('nobody of another shop, and nobody who does not handle its orders, reads them', async () => {
  const clerk = await givenPerson(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'products')`, [scarf.sellerId, clerk])
  for (const person of [clerk, await givenPerson(db)]) expect(await refusal(read('2026-03-10T03:00:00Z', person))).toBe('42501')
})
