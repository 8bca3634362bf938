import { beforeAll, describe, expect, test } from 'vitest'
import { expireOrders, endOrder } from '../../app/payments/expire-orders.server.ts'
import type { Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { breaches as orderBreaches } from '../support/invariants.ts'
import { givenPerson, givenProduct, givenSeller, testShop } from '../support/market.ts'
import { givePlan, givePoints } from '../support/members.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'
import { pointShop } from '../support/point-shop.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
let at: ReturnType<typeof pointShop>

beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
  at = pointShop(db, shop, bank)
})

const product = (priceMinor: number) => givenProduct(db, { priceMinor, stock: 100 })

describe('earning', () => {
  test('ten baht of goods are a point, pending until the order is complete', async () => {
    const person = await givenPerson(db)
    const { group } = await at.placed({ person, products: [{ product: await product(1259_00) }] })
    expect(await at.pending(person)).toBe(0)
    await at.pay(group)
    expect([await at.pending(person), await at.balance(person)]).toEqual([125, 0])
    const [order] = await at.ordersOf(group)
    await at.complete(order!.id)
    expect([await at.pending(person), await at.balance(person)]).toEqual([0, 125])
    expect(
      await db.owner.one(`select expires_at = available_at + interval '24 months' as two_years from public.points_entries where order_id = $1`, [order!.id]),
    ).toEqual({
      two_years: true,
    })
  })

  test('what two makers earn together is split by the largest remainder, and no baht is lost between them', async () => {
    const person = await givenPerson(db)
    const { group } = await at.placed({ person, products: [{ product: await product(1255_00) }, { product: await product(755_00) }] })
    await at.pay(group)
    expect((await at.entries(person)).map(({ points }) => points).toSorted((a, b) => a - b)).toEqual([75, 126])
  })

  test('nothing is earned on goods of one’s own shop, and they are not paid with points', async () => {
    const person = await givenPerson(db)
    const sellerId = await givenSeller(db)
    await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [sellerId, person])
    await givePoints(db, person, 1000)
    const own = await givenProduct(db, { sellerId, priceMinor: 900_00 })
    expect((await at.quote({ person, products: [{ product: own }], points: 500 })).points).toMatchObject({ most: 0, used: 0, earns: 0 })
    const { group } = await at.placed({ person, products: [{ product: own }] })
    await at.pay(group)
    expect(await at.pending(person)).toBe(0)
  })

  test('a guest earns nothing', async () => {
    const quote = await at.quote({ person: await givenPerson(db), products: [{ product: await product(100_00) }] })
    expect(quote.points?.earns).toBe(10)
  })

  test('the better of tier and plan multiplies, never both', async () => {
    const person = await givenPerson(db)
    const silk = await product(1000_00)
    await givePlan(db, person, 'premium')
    expect((await at.quote({ person, products: [{ product: silk }] })).points?.earns).toBe(150)
    await db.owner.all(`insert into public.memberships (person_id, tier) values ($1, 'silk') on conflict (person_id) do update set tier = 'silk'`, [person])
    expect((await at.quote({ person, products: [{ product: silk }] })).points?.earns).toBe(150)
    await db.owner.all(`update public.memberships set tier = 'sacred_elephant' where person_id = $1`, [person])
    expect((await at.quote({ person, products: [{ product: silk }] })).points?.earns).toBe(200)
  })

  test('the preview of a cart is what is booked', async () => {
    const person = await givenPerson(db)
    await givePoints(db, person, 777)
    const buying = { person, products: [{ product: await product(333_33), quantity: 3 }, { product: await product(19_99) }], points: 333 }
    const quote = await at.quote(buying)
    const { group } = await at.placed(buying)
    await at.pay(group)
    expect(await at.pending(person)).toBe(quote.points?.earns)
  })
})

describe('what is given back takes its points along', () => {
  test('a cancelled order earns nothing', async () => {
    const person = await givenPerson(db)
    const { group } = await at.placed({ person, products: [{ product: await product(500_00) }] })
    await at.pay(group)
    await at.cancel((await at.ordersOf(group))[0]!.id)
    expect([await at.pending(person), await at.balance(person)]).toEqual([0, 0])
  })

  test('parts that are refunded take their part, before and after the order is complete, and add up exactly', async () => {
    const person = await givenPerson(db)
    const { group } = await at.placed({ person, products: [{ product: await product(1000_00) }] })
    await at.pay(group)
    const [order] = await at.ordersOf(group)
    const third = order!.total_minor / 3n
    await at.refund(order!.id, third)
    expect(await at.pending(person)).toBe(67)
    await at.complete(order!.id)
    expect(await at.balance(person)).toBe(67)
    await at.refund(order!.id, third)
    expect(await at.balance(person)).toBe(33)
    await at.refund(order!.id, order!.total_minor - 2n * third)
    expect(await at.balance(person)).toBe(0)
    expect(await at.breaches()).toEqual([])
  })

  test('points that are spent already are owed, and the next ones repay them', async () => {
    const person = await givenPerson(db)
    const costly = await product(2000_00)
    const first = await at.placed({ person, products: [{ product: costly }] })
    await at.pay(first.group)
    const [order] = await at.ordersOf(first.group)
    await at.complete(order!.id)
    const second = await at.placed({ person, products: [{ product: costly }], points: 200 })
    await at.pay(second.group)
    await at.refund(order!.id, order!.total_minor)
    expect(await at.balance(person)).toBe(-200)
    await givePoints(db, person, 250)
    expect(await at.balance(person)).toBe(50)
    expect(await at.breaches()).toEqual([])
  })

  test('what was redeemed comes back with the part of the order it paid for', async () => {
    const person = await givenPerson(db)
    await givePoints(db, person, 1000)
    const { group } = await at.placed({ person, products: [{ product: await product(300_00) }, { product: await product(100_00) }], points: 401 })
    await at.pay(group)
    expect(await at.balance(person)).toBe(599)
    const orders = await at.ordersOf(group)
    await at.cancel(orders[0]!.id)
    const afterOne = await at.balance(person)
    await at.cancel(orders[1]!.id)
    expect(await at.balance(person)).toBe(1000)
    expect([afterOne === 599 + 301 || afterOne === 599 + 100, await at.breaches()]).toEqual([true, []])
  })

  test('a payment that came twice costs no points', async () => {
    const person = await givenPerson(db)
    const { group } = await at.placed({ person, products: [{ product: await product(1000_00) }] })
    await at.pay(group)
    const [order] = await at.ordersOf(group)
    await db.owner.all(
      `with p as (insert into public.payments (order_group_id, attempt, provider, method, status, amount_minor, captured_minor, expires_at)
         values ($1, 2, 'played-bank', 'card', 'captured', $3, $3, now()) returning id)
       insert into public.payment_splits (payment_id, order_id, amount_minor, captured_minor) select id, $2, $3, $3 from p`,
      [group, order!.id, order!.total_minor],
    )
    await at.refund(order!.id, order!.total_minor, 'paid_twice')
    expect(await at.pending(person)).toBe(100)
  })
})

describe('redeeming', () => {
  test('makers are paid in full: the shop pays for points, split to the satang', async () => {
    const person = await givenPerson(db)
    await givePoints(db, person, 1000)
    const buying = { person, products: [{ product: await product(333_33) }, { product: await product(66_67) }], points: 999 }
    const quote = await at.quote(buying)
    expect(quote.points).toMatchObject({ used: 999, savings: 249_75, balance: 1000 })
    const { group } = await at.placed(buying)
    const orders = await db.owner.all<Record<string, bigint>>('select * from public.orders where order_group_id = $1', [group])
    expect(orders.reduce((sum, order) => sum + order['points_minor']!, 0n)).toBe(249_75n)
    for (const order of orders) {
      expect(order['total_minor']).toBe(order['items_minor']! - order['points_minor']! + order['shipping_minor']!)
      // 10 % of the goods, whoever pays for them.
      expect(order['commission_minor']).toBe((order['items_minor']! * 100_000n + 500_000n) / 1_000_000n)
    }
    await at.pay(group)
    expect(await orderBreaches(db.owner)).toEqual([])
  })

  test('fewer than a hundred are not taken, more than there are become all there are', async () => {
    const person = await givenPerson(db)
    await givePoints(db, person, 150)
    const products = [{ product: await product(500_00) }]
    expect((await at.quote({ person, products, points: 99 })).points).toMatchObject({ used: 0, savings: 0 })
    expect((await at.quote({ person, products, points: 5000 })).points).toMatchObject({ used: 150, savings: 37_50, most: 150 })
    // Delivery is paid in money.
    expect((await at.quote({ person, products: [{ product: await product(30_00) }], points: 5000 })).points).toMatchObject({ most: 120, used: 120 })
  })

  test('goods that points pay for whole need no payment, where delivery is free', async () => {
    const person = await givenPerson(db)
    await givePoints(db, person, 8000)
    const { group } = await at.placed({ person, products: [{ product: await product(1600_00) }], points: 8000 })
    expect((await at.ordersOf(group))[0]).toMatchObject({ status: 'placed', total_minor: 0n })
    expect(await at.balance(person)).toBe(1600)
    await at.cancel((await at.ordersOf(group))[0]!.id)
    expect(await at.balance(person)).toBe(8000)
  })

  test('points are held while a payment is awaited, and come back as they were when it never comes', async () => {
    const person = await givenPerson(db)
    await givePoints(db, person, 300, { lifeDays: 10 })
    await givePoints(db, person, 300, { lifeDays: 400 })
    const expiring = () =>
      db.owner.all(`select points - settled as rest, expires_at from public.points_entries where person_id = $1 and points > 0 order by expires_at`, [person])
    const before = await expiring()
    const products = [{ product: await product(500_00) }]
    for (const how of ['expired', 'canceled'] as const) {
      const { group } = await at.placed({ person, products, points: 400 })
      expect(await at.balance(person)).toBe(200)
      // First those that expire first.
      expect((await expiring()).map((row) => (row as { rest: number }).rest)).toEqual([0, 200])
      if (how === 'canceled') await endOrder(shop, group, how)
      else {
        await db.owner.all(`update public.order_groups set expires_at = now() - interval '1 second' where id = $1`, [group])
        await expireOrders(shop)
      }
      expect([await at.balance(person), await expiring()]).toEqual([600, before])
    }
    expect(await at.breaches()).toEqual([])
  })

  test('money that comes late takes the points again, or goes back when they are spent', async () => {
    const person = await givenPerson(db)
    await givePoints(db, person, 400)
    const products = [{ product: await product(500_00) }]
    const late = await at.placed({ person, products, points: 400 })
    await endOrder(shop, late.group, 'expired')
    expect(await at.balance(person)).toBe(400)
    expect(await at.pay(late.group)).toBe('placed')
    expect(await at.balance(person)).toBe(0)

    await givePoints(db, person, 400)
    const second = await at.placed({ person, products, points: 400 })
    await endOrder(shop, second.group, 'expired')
    const third = await at.placed({ person, products, points: 400 })
    expect(await at.pay(second.group)).toBe('refund-due')
    expect(await at.pay(third.group)).toBe('placed')
    expect([await at.balance(person), await at.breaches(), await orderBreaches(db.owner)]).toEqual([0, [], []])
  })

  test('points that were spent since the quote make it another quote', async () => {
    const person = await givenPerson(db)
    await givePoints(db, person, 400)
    const buying = { person, products: [{ product: await product(500_00) }], points: 400 }
    const seen = await at.quote(buying)
    await at.placed(buying)
    expect(await at.place(buying, seen)).toMatchObject({ placed: false, because: 'cart_changed', quote: { points: { used: 0 } } })
  })

  test('ten checkouts at the same moment spend the same points once', async () => {
    const person = await givenPerson(db)
    await givePoints(db, person, 500)
    const products = await Promise.all(Array.from({ length: 10 }, () => product(500_00)))
    // Each from another browser: a member's own cart is one, so the orders are written under carts of their own.
    const outcomes = await Promise.all(
      products.map(async (one) => {
        try {
          return await db.service.transaction(async (tx) => {
            const group = await tx.one<{ id: string }>(
              `insert into public.order_groups (number, buyer_id, email, items_minor, points_redeemed, points_minor, total_minor, quote_hash, quote, shipping_address, payment_method, terms_version, token_hash, expires_at)
               values ('R-' || gen_random_uuid(), $1, 'a@b.test', 50000, 500, 12500, 37500, 'x', '{}', '{}', 'card', 'x', decode(md5(gen_random_uuid()::text), 'hex'), now() + interval '1 hour') returning id`,
              [person],
            )
            const { taken } = await tx.one<{ taken: boolean }>('select private.redeem_points($1) as taken', [group.id])
            if (!taken) throw new Error(`no points for ${one.productId}`)
            return true
          })
        } catch {
          return false
        }
      }),
    )
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect([await at.balance(person), await at.breaches()]).toEqual([0, []])
  })
})

test('who leaves the shop takes their points along; what they paid for a plan stays in the books without them', async () => {
  const person = await givenPerson(db)
  await givePoints(db, person, 300)
  const { group } = await at.placed({ person, products: [{ product: await product(500_00) }], points: 200 })
  await endOrder(shop, group, 'canceled')
  await db.owner.all(`select private.book_points($1, 'redeem', -100, gen_random_uuid()::text, now())`, [person])
  await givePlan(db, person, 'premium')
  await db.owner.all('delete from auth.users where id = $1', [person])
  expect(await db.owner.all('select id from public.points_entries where person_id = $1', [person])).toEqual([])
  expect(
    await db.owner.all(
      `select b.status, p.status as paid from public.plan_purchases b join public.payments p on p.plan_purchase_id = b.id where b.person_id is null`,
    ),
  ).toEqual([{ status: 'paid', paid: 'captured' }])
})

test('nobody but the ledger’s functions writes points, not even the shop’s commands', async () => {
  const person = await givenPerson(db)
  for (const database of [db.service, db.asPerson(person), db.anon])
    expect(
      await refusal(
        database.all(
          `insert into public.points_entries (person_id, kind, points, idempotency_key, available_at, expires_at) values ($1, 'adjust', 1, 'x', now(), now())`,
          [person],
        ),
      ),
    ).toBe('42501')
  for (const call of ['private.book_points($1, $2, 1, $2, now())', 'private.grant_achievements($1, now())', 'private.book_plan_purchase($1)'])
    expect(await refusal(db.asPerson(person).all(`select ${call.replaceAll('$1', `'${person}'::uuid`).replaceAll('$2', `'adjust'`)}`))).toBe('42501')
})
