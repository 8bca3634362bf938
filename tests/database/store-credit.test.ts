import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { endOrder, expireOrders } from '../../app/payments/expire-orders.server.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import type { Shop } from '../../app/shop.ts'
import { creditOf, giveCard, giveCredit } from '../support/credit.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { breaches } from '../support/invariants.ts'
import { givenPerson, givenProduct, testShop } from '../support/market.ts'
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

const product = (priceMinor: number, stock = 100) => givenProduct(db, { priceMinor, stock })
const redeem = async (person: string, code: string) =>
  (await db.service.one<{ answer: object }>('select private.redeem_gift_card($1, $2) as answer', [person, code])).answer
const splitsOf = (group: string) =>
  db.owner.all<{ method: string; status: string; order: string; amount: bigint; captured: bigint; refunded: bigint }>(
    `select p.method, p.status, o.number as order, s.amount_minor as amount, s.captured_minor as captured, s.refunded_minor as refunded
       from public.payments p join public.payment_splits s on s.payment_id = p.id join public.orders o on o.id = s.order_id where p.order_group_id = $1 order by p.attempt, o.number`,
    [group],
  )
const booked = async (kind: string) =>
  Number(
    (
      await db.owner.one<{ sum: bigint }>(
        `select coalesce(sum(p.amount_minor), 0)::bigint as sum from public.postings p join public.ledger_accounts a on a.id = p.account_id where a.kind = $1`,
        [kind],
      )
    ).sum,
  )
const allIsRight = async () => expect(await breaches(db.owner, { inTheEnd: false })).toEqual([])

describe('a gift card', () => {
  test('is redeemed once, into the credit of whoever comes first, however the code is typed', async () => {
    const [ada, ben] = [await givenPerson(db), await givenPerson(db)]
    const { id, code } = await giveCard(db, 500_00)
    const before = await booked('store_credit')
    expect(await redeem(ada, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual({ amount: 500_00 })
    expect(await redeem(ada, code)).toEqual({ because: 'redeemed_by_you' })
    expect(await redeem(ben, code)).toEqual({ because: 'redeemed' })
    expect(await redeem(ben, 'XXXX-XXXX-XXXX-XXXX')).toEqual({ because: 'unknown' })
    expect([await creditOf(db, ada), await creditOf(db, ben)]).toEqual([500_00, 0])
    expect((await booked('store_credit')) - before).toBe(-500_00)
    expect(await db.owner.all('select amount_minor::int as amount from public.credit_entries where gift_card_id = $1', [id])).toEqual([{ amount: 500_00 }])
    await allIsRight()
  })

  test('that thirty people redeem at once is one person’s', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => givenPerson(db)))
    const { code } = await giveCard(db, 100_00)
    const answers = await Promise.all(people.map((person) => redeem(person, code)))
    expect(answers.filter((answer) => 'amount' in answer)).toHaveLength(1)
    expect((await Promise.all(people.map((person) => creditOf(db, person)))).reduce((sum, each) => sum + each, 0)).toBe(100_00)
    await allIsRight()
  })

  test('that is blocked or has run out opens nothing, and what runs out in a balance is gone and booked', async () => {
    const person = await givenPerson(db)
    const { id, code } = await giveCard(db, 100_00)
    await db.owner.all(`update public.gift_cards set status = 'blocked' where id = $1`, [id])
    expect(await redeem(person, code)).toEqual({ because: 'blocked' })
    const old = await giveCard(db, 100_00, { expires: '2026-01-01' })
    expect(await redeem(person, old.code)).toEqual({ because: 'expired' })
    await giveCredit(db, person, 70_00)
    const short = await giveCredit(db, person, 30_00, { expires: '2999-01-01' })
    await db.owner.all(`update public.credit_entries set expires_at = private.now() - interval '1 minute' where gift_card_id = $1`, [short])
    expect(await creditOf(db, person)).toBe(70_00)
    const before = await booked('breakage')
    expect(await db.service.one('select private.expire_credit() as gone')).toEqual({ gone: 2n })
    expect(await db.service.one('select private.expire_credit() as gone')).toEqual({ gone: 0n })
    // The card that nobody redeemed, and what was left of the other.
    expect(before - (await booked('breakage'))).toBe(130_00)
    await allIsRight()
  })
})

describe('an order', () => {
  test('that credit pays whole is placed at once, with nothing asked of a bank', async () => {
    const person = await givenPerson(db)
    await giveCredit(db, person, 5000_00)
    const buying = { person, products: [{ product: await product(400_00) }], credit: true }
    const quote = await at.quote(buying)
    expect(quote).toMatchObject({ credit: { balance: 5000_00, used: quote.total }, due: 0 })
    const { group } = await at.placed(buying)
    expect(await db.owner.one('select status, payment_method from public.order_groups where id = $1', [group])).toEqual({
      status: 'placed',
      payment_method: 'store_credit',
    })
    const [order] = await at.ordersOf(group)
    expect(await db.owner.one('select payment_status from public.orders where id = $1', [order!.id])).toEqual({ payment_status: 'paid' })
    expect(await splitsOf(group)).toMatchObject([{ method: 'store_credit', status: 'captured', captured: BigInt(quote.total) }])
    expect(await creditOf(db, person)).toBe(5000_00 - quote.total)
    await allIsRight()
  })

  test('that credit pays in part is split over its makers to the satang, waits for the rest, and is paid by both', async () => {
    const person = await givenPerson(db)
    await giveCredit(db, person, 333_33)
    const buying = { person, products: [{ product: await product(401_00) }, { product: await product(299_99) }], credit: true }
    const quote = await at.quote(buying)
    const { group } = await at.placed(buying)
    expect(await creditOf(db, person)).toBe(0)
    const rows = await splitsOf(group)
    const sumOf = (method: string) => rows.filter((row) => row.method === method).reduce((sum, row) => sum + Number(row.amount), 0)
    expect([sumOf('store_credit'), sumOf('promptpay')]).toEqual([333_33, quote.total - 333_33])
    for (const order of await at.ordersOf(group)) {
      const own = await db.owner.one<{ sum: bigint }>('select sum(amount_minor)::bigint as sum from public.payment_splits where order_id = $1', [order.id])
      expect(own.sum).toBe(order.total_minor)
    }
    await allIsRight()
    expect(await at.pay(group)).toBe('placed')
    expect((await splitsOf(group)).every(({ captured, amount }) => captured === amount)).toBe(true)
    expect(await db.owner.all(`select distinct payment_status from public.orders where order_group_id = $1`, [group])).toEqual([{ payment_status: 'paid' }])
    await allIsRight()
  })

  test('that is given up or not paid in time gives the credit back to the cards it came from', async () => {
    const person = await givenPerson(db)
    await giveCredit(db, person, 50_00, { expires: '2999-01-01' })
    await giveCredit(db, person, 80_00)
    const buying = { person, products: [{ product: await product(900_00) }], credit: true }
    const { group } = await at.placed(buying)
    expect(await creditOf(db, person)).toBe(0)
    await endOrder(shop, group, 'canceled')
    expect(await creditOf(db, person)).toBe(130_00)
    const { group: second } = await at.placed({ ...buying })
    await db.owner.all(`update public.order_groups set expires_at = private.now() - interval '1 minute' where id = $1`, [second])
    await expireOrders(shop)
    expect(await creditOf(db, person)).toBe(130_00)
    expect(
      await db.owner.all(
        `select left_minor::int as left from public.credit_entries e join public.credit_accounts a on a.id = e.account_id where a.person_id = $1 and e.kind = 'gift_card' order by e.id`,
        [person],
      ),
    ).toEqual([{ left: 50_00 }, { left: 80_00 }])
    await allIsRight()
  })

  test('whose money comes too late takes the credit again, or sends the money back where it is spent', async () => {
    const person = await givenPerson(db)
    await giveCredit(db, person, 100_00)
    const buying = { person, products: [{ product: await product(900_00) }], credit: true }
    const { group } = await at.placed(buying)
    await db.owner.all(`update public.order_groups set expires_at = private.now() - interval '1 minute' where id = $1`, [group])
    await expireOrders(shop)
    expect(await at.pay(group)).toBe('placed')
    expect(await creditOf(db, person)).toBe(0)
    await allIsRight()

    await giveCredit(db, person, 100_00)
    const { group: late } = await at.placed(buying)
    await db.owner.all(`update public.order_groups set expires_at = private.now() - interval '1 minute' where id = $1`, [late])
    await expireOrders(shop)
    await at.placed(buying)
    expect(await creditOf(db, person)).toBe(0)
    expect(await at.pay(late)).toBe('refund-due')
    await sendRefunds(shop)
    await allIsRight()
  })

  test('that goes back in part gives credit back first, and the rest to the bank', async () => {
    const person = await givenPerson(db)
    await giveCredit(db, person, 100_00)
    const { group } = await at.placed({ person, products: [{ product: await product(300_00) }], credit: true })
    await at.pay(group)
    const [order] = await at.ordersOf(group)
    await db.owner.all(`select private.request_refund($1, 'returned')`, [order!.id])
    expect(
      await db.owner.all(
        'select p.method from public.refunds r join public.payments p on p.id = r.payment_id where r.order_id = $1 order by r.created_at, p.attempt',
        [order!.id],
      ),
    ).toEqual([{ method: 'store_credit' }, { method: 'promptpay' }])
    await sendRefunds(shop)
    expect(await creditOf(db, person)).toBe(100_00)
    expect((await splitsOf(group)).every(({ refunded, captured }) => refunded === captured)).toBe(true)
    await allIsRight()
  })

  test('thirty checkouts at once never spend more than there is', async () => {
    const person = await givenPerson(db)
    await giveCredit(db, person, 1000_00)
    const piece = await product(400_00)
    const buying = { person, products: [{ product: piece }], credit: true }
    const seen = await at.quote(buying)
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => at.place(buying, seen)))
    const took = outcomes.filter(({ placed }) => placed).length
    expect(took).toBe(Math.floor(1000_00 / seen.total))
    expect(await creditOf(db, person)).toBe(1000_00 - took * seen.total)
    await allIsRight()
  })
})

test('the proof of the books finds a balance that somebody changed, and a liability that is not owed', async () => {
  const person = await givenPerson(db)
  await giveCredit(db, person, 100_00)
  await db.owner.all('update public.credit_accounts set balance_minor = balance_minor + 1 where person_id = $1', [person])
  expect((await db.service.all<{ problem: string }>('select problem from private.check_credit()')).map(({ problem }) => problem).toSorted()).toEqual([
    'credit_balance',
    'store_credit',
  ])
  await db.owner.all('update public.credit_accounts set balance_minor = balance_minor - 1 where person_id = $1', [person])
  await allIsRight()
})

test('a member reads the own credit and nobody else’s, and changes none', async () => {
  const [ada, ben] = [await givenPerson(db), await givenPerson(db)]
  await giveCredit(db, ada, 10_00)
  expect(await db.asPerson(ada).all('select balance_minor::int as balance from public.credit_accounts')).toEqual([{ balance: 10_00 }])
  expect(await db.asPerson(ada).all('select kind from public.credit_entries')).toEqual([{ kind: 'gift_card' }])
  expect(await db.asPerson(ben).all('select from public.credit_accounts')).toEqual([])
  expect(await db.asPerson(ben).all('select from public.credit_entries')).toEqual([])
  await expect(db.asPerson(ada).all('update public.credit_accounts set balance_minor = 1')).rejects.toMatchObject({ code: '42501' })
  await expect(db.asPerson(ada).all('select code_hash from public.gift_cards')).rejects.toMatchObject({ code: '42501' })
  await expect(db.asPerson(ada).all(`select private.redeem_gift_card($1, '${randomUUID()}')`, [ada])).rejects.toMatchObject({ code: '42501' })
})
