import { beforeAll, describe, expect, test } from 'vitest'
import { fc } from '../support/random.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { addPayment, captured, givenFrozenOrder, inOneTransaction, moved, pay, refunded, type Sale } from '../support/frozen-order.ts'
import { givenPerson } from '../support/market.ts'
import { givenPeopledMarket, type Person } from '../support/peopled-market.ts'

let db: TestDatabase
let people: Record<Person, string>
beforeAll(async () => {
  db = await testDatabase()
  people = await givenPeopledMarket(db)
  written = (await db.owner.all<{ about: string }>(`select seller_name as about from public.seller_debts`)).map(({ about }) => about)
})

// Orders of this file, and the debts of its market, are written straight into the tables: nothing of them is taken from a shelf or owed in the books.
let written: string[]
const differences = async () =>
  (await db.service.all<{ problem: string; about: string }>(`select * from private.check_books() where problem not like 'stock%'`)).filter(
    ({ problem, about }) => problem !== 'debt' || !written.includes(about),
  )

/** What is booked of an order, debits positive. */
async function booked({ orderId }: Sale): Promise<Record<string, number>> {
  const rows = await db.owner.all<{ kind: string; amount: bigint }>(
    `select a.kind, sum(p.amount_minor)::bigint as amount from public.journals j join public.postings p on p.journal_id = j.id
       join public.ledger_accounts a on a.id = p.account_id where j.order_id = $1 group by a.kind having sum(p.amount_minor) <> 0`,
    [orderId],
  )
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, Number(amount)]))
}
const kinds = async ({ orderId }: Sale) =>
  (await db.owner.all<{ kind: string }>('select kind from public.journals where order_id = $1 order by id', [orderId])).map(({ kind }) => kind)

/** What stands in the books while everything is sold: 105,000 paid; the shop pays 5,000 of points and 2,000 of delivery; 8,560 of it is the shop's. */
const SOLD = { clearing: 105_000, promotion_cost: 7_000, commission: -8_000, vat_output: -560 }

describe('an order', () => {
  test('is booked when it is paid, moves to what can be paid out when it is completed, and one event is one journal', async () => {
    const sale = await givenFrozenOrder(db)
    expect(await booked(sale)).toEqual({})
    await pay(db, sale)
    expect(await booked(sale)).toEqual({ ...SOLD, seller_pending: -103_440 })
    await inOneTransaction(db, moved(sale.orderId, 'completed'))
    expect(await booked(sale)).toEqual({ ...SOLD, seller_available: -103_440 })
    expect(await db.service.one('select private.post_order($1) as again', [sale.orderId])).toEqual({ again: null })
    expect(await kinds(sale)).toEqual(['capture', 'completion'])
  })

  test('that goes back in part takes its part of commission, tax and points along, and all of it in the end', async () => {
    const sale = await givenFrozenOrder(db)
    await pay(db, sale)
    // A third of the goods' 95,000, rounded to the satang.
    await inOneTransaction(db, ...refunded(sale.paymentId, 31_667))
    expect(await booked(sale)).toEqual({
      clearing: 73_333,
      promotion_cost: 5_333,
      // Of 8,560 goes back what a case would tell its maker, 2,853 in one sum; the tax in it is 187.
      commission: -5_334,
      vat_output: -373,
      // 73,333 paid + 3,333 points + 2,000 delivery − 5,707.
      seller_pending: -72_959,
    })
    await inOneTransaction(db, ...refunded(sale.paymentId, 31_667))
    await inOneTransaction(db, ...refunded(sale.paymentId, 31_666))
    // Delivery stays with the maker.
    expect(await booked(sale)).toEqual({ clearing: 10_000, promotion_cost: 2_000, seller_pending: -12_000 })
    await inOneTransaction(db, ...refunded(sale.paymentId, 10_000))
    expect(await booked(sale)).toEqual({})
  })

  test('that is canceled is the buyer’s money until it has gone back', async () => {
    const sale = await givenFrozenOrder(db)
    await pay(db, sale)
    await inOneTransaction(db, moved(sale.orderId, 'canceled'))
    expect(await booked(sale)).toEqual({ clearing: 105_000, buyer_refunds: -105_000 })
    await inOneTransaction(db, ...refunded(sale.paymentId, 105_000))
    expect(await booked(sale)).toEqual({})
    expect(await kinds(sale)).toEqual(['capture', 'cancellation', 'refund'])
  })

  test('that is paid twice owes its buyer the second payment, and one that was never placed all of it', async () => {
    const sale = await givenFrozenOrder(db)
    await pay(db, sale)
    const { id } = await db.owner.one<{ id: string }>('select order_group_id as id from public.orders where id = $1', [sale.orderId])
    const second = await addPayment(db, id, sale.orderId, sale.total, 2)
    await inOneTransaction(db, ...captured(second))
    expect(await booked(sale)).toEqual({ ...SOLD, clearing: 210_000, seller_pending: -103_440, buyer_refunds: -105_000 })
    const late = await givenFrozenOrder(db)
    await inOneTransaction(db, moved(late.orderId, 'expired'))
    await inOneTransaction(db, ...captured(late.paymentId))
    expect(await booked(late)).toEqual({ clearing: 105_000, buyer_refunds: -105_000 })
  })

  test('whose refunds come at once is booked once for each', async () => {
    const sale = await givenFrozenOrder(db)
    await pay(db, sale)
    await Promise.all([1, 2, 3, 4, 5].map((part) => inOneTransaction(db, ...refunded(sale.paymentId, part * 1_000))))
    expect((await booked(sale))['clearing']).toBe(90_000)
    expect((await kinds(sale)).filter((kind) => kind === 'refund')).toHaveLength(5)
  })
})

test('whatever is sold for whatever terms and goes back in whatever parts, nobody has a satang too much, and nothing is left in the end', async () => {
  const terms = fc.record({
    goods: fc.integer({ min: 1, max: 5_000_000 }),
    shipping: fc.integer({ min: 0, max: 50_000 }),
    points: fc.integer({ min: 0, max: 100 }),
    funded: fc.integer({ min: 0, max: 20_000 }),
    commission: fc.integer({ min: 0, max: 30 }),
    parts: fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 5 }),
  })
  await fc.assert(
    fc.asyncProperty(terms, async ({ parts, points, commission: percent, ...given }) => {
      const commission = Math.round((given.goods * percent) / 100)
      const sale = await givenFrozenOrder(db, { ...given, points: Math.floor((given.goods * points) / 101), commission, vat: Math.round(commission * 0.07) })
      await pay(db, sale)
      const whole = parts.reduce((sum, part) => sum + part, 0)
      let left = sale.total
      for (const [at, part] of parts.entries()) {
        const amount = at === parts.length - 1 ? left : Math.min(left, Math.floor((sale.total * part) / whole))
        if (amount === 0) continue
        await inOneTransaction(db, ...refunded(sale.paymentId, amount))
        left -= amount
        const books = await booked(sale)
        expect(Object.values(books).reduce((sum, each) => sum + each, 0)).toBe(0)
        expect(books['clearing'] ?? 0).toBe(left)
        for (const account of ['commission', 'vat_output', 'seller_pending', 'buyer_refunds'])
          expect([account, books[account] ?? 0]).toEqual([account, Math.min(0, books[account] ?? 0)])
        expect(-(books['commission'] ?? 0)).toBeLessThanOrEqual(sale.terms.commission)
      }
      expect(await booked(sale)).toEqual({})
    }),
    { numRuns: 60 },
  )
  expect(await differences()).toEqual([])
})

test('what is booked stays booked, is whole, and is written by nobody but the shop’s own function', async () => {
  await pay(db, await givenFrozenOrder(db))
  for (const change of [
    'update public.postings set amount_minor = 1',
    'delete from public.postings',
    'delete from public.journals',
    'truncate public.postings',
  ]) {
    expect([change, await refusal(db.service.all(change))]).toEqual([change, '42501'])
    expect([change, await refusal(db.owner.all(change))]).toEqual([change, 'HT014'])
  }
  expect(await refusal(db.service.all(`insert into public.journals (kind, key) values ('change', 'x')`))).toBe('42501')
  const { journal, account } = await db.owner.one<{ journal: bigint; account: string }>(
    'select journal_id as journal, account_id as account from public.postings order by journal_id desc limit 1',
  )
  const other = await db.owner.one<{ id: string }>(
    'select id from public.ledger_accounts where id <> all (select account_id from public.postings where journal_id = $1) limit 1',
    [journal],
  )
  expect(await refusal(db.owner.all('insert into public.postings (journal_id, account_id, amount_minor) values ($1, $2, 5)', [journal, other.id]))).toBe(
    'HT014',
  )
  const oneSided = (key: string) =>
    db.owner.all(
      `with j as (insert into public.journals (kind, order_id, key) select 'change', id, $1 from public.orders limit 1 returning id)
       insert into public.postings (journal_id, account_id, amount_minor) select id, $2, 5 from j`,
      [key, account],
    )
  expect(await refusal(oneSided('one-sided'))).toBe('HT015')
})

test.each(['order_groups', 'orders', 'payments'])('money that was paid keeps what it paid for: nothing is deleted from %s', async (table) => {
  const sale = await givenFrozenOrder(db)
  await pay(db, sale)
  const gone = db.owner.all(
    `delete from public.${table} where id in (select order_group_id from public.orders where id = $1 union select $1::uuid union select $2::uuid)`,
    [sale.orderId, sale.paymentId],
  )
  // PostgreSQL 18 says that deletion is restricted, 15 that a row still refers to it.
  expect(['23001', '23503']).toContain(await refusal(gone))
})

test('a market of every kind of order has books that agree, and a difference shows', async () => {
  expect(await differences()).toEqual([])
  const all = await db.owner.all<{ kind: string }>('select distinct kind from public.journals')
  expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['capture', 'refund']))
  const sale = await givenFrozenOrder(db)
  await pay(db, sale)
  await db.owner.transaction(async (tx) => {
    await tx.all(`set local session_replication_role = 'replica'`)
    await tx.all('update public.orders set commission_minor = commission_minor + 1 where id = $1', [sale.orderId])
  })
  const found = await differences()
  expect(found.map(({ problem, about }) => `${problem} ${about.split(' ')[1]}`).toSorted()).toEqual([
    'commission undefined',
    'order commission',
    'order seller_pending',
  ])
  await db.owner.all('update public.orders set commission_minor = commission_minor - 1 where id = $1', [sale.orderId])
})

test('a maker reads the balance of the own shop, and nobody else’s', async () => {
  const sale = await givenFrozenOrder(db)
  const owner = await givenPerson(db)
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [sale.sellerId, owner])
  await pay(db, sale)
  const balance = (person: string) => db.asPerson(person).all('select * from public.my_balance($1)', [sale.sellerId])
  expect(await balance(owner)).toEqual([{ currency: 'THB', pending_minor: 103_440n, available_minor: 0n }])
  await inOneTransaction(db, moved(sale.orderId, 'completed'))
  expect(await balance(owner)).toEqual([{ currency: 'THB', pending_minor: 0n, available_minor: 103_440n }])
  expect(await balance(people['other seller'])).toEqual([])
})
