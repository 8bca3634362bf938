import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { givenOrder, givenSellerWithPerson, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

type Balance = { id: string; kind: string; seller_id: string | null; seller_name: string; balance_minor: bigint }
type Entry = { journal_id: bigint; order_number: string | null; amount_minor: bigint; balance_minor: bigint }

let db: TestDatabase
let market: Market
let clerk: ReturnType<typeof asStaff>
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
  const person = await givenPerson(db)
  await givenStaff(db, person, ['ledger.read'])
  clerk = asStaff(db, person)
})

const balances = (words = '') => clerk.all<Balance>('select * from public.ledger_balances($1)', [words])

test('what accounts hold are the sums of what was booked: the shop’s own together, a maker’s by name', async () => {
  const from = await givenSellerWithPerson(db)
  await db.owner.all(`update public.sellers set business_name = 'Loom 50%_of Nan' where id = $1`, [from.sellerId])
  await givenOrder(market, { from })
  const own = await balances()
  const makers = await balances('50%_OF')
  expect(makers.length).toBeGreaterThan(0)
  expect(own.length).toBeGreaterThan(1)
  expect(own.every(({ seller_id: seller }) => seller === null)).toBe(true)
  expect(new Set(makers.map(({ seller_name: name }) => name))).toEqual(new Set(['Loom 50%_of Nan']))
  const booked = await db.owner.all<{ id: string; sum: bigint }>('select account_id as id, sum(amount_minor)::bigint as sum from public.postings group by 1')
  const sums = new Map(booked.map(({ id, sum }) => [id, sum]))
  for (const account of [...own, ...makers]) expect(account.balance_minor).toBe(sums.get(account.id) ?? 0n)
  expect(await balances('nobody has this name')).toEqual([])
})

test('an account is explained entry by entry, page after page, each with what was held after it', async () => {
  const from = await givenSellerWithPerson(db)
  const orders = [await givenOrder(market, { from }), await givenOrder(market, { from, quantities: [1] }), await givenOrder(market, { from })]
  const [account] = await db.owner.all<{ id: string }>(`select id from public.ledger_accounts where kind = 'seller_pending' and seller_id = $1`, [
    from.sellerId,
  ])
  const entries = (before: bigint | null, limit: number) => clerk.all<Entry>('select * from public.account_entries($1, $2, $3)', [account?.id, before, limit])
  const whole = await entries(null, 50)
  expect(whole.map(({ order_number: number }) => number)).toEqual(orders.map(({ number }) => number).toReversed())
  let held = 0n
  for (const entry of whole.toReversed()) expect(entry.balance_minor).toBe((held += entry.amount_minor))
  expect(held).not.toBe(0n)
  const first = await entries(null, 2)
  expect([...first, ...(await entries(first.at(-1)?.journal_id ?? null, 2))]).toEqual(whole)
  expect(await refusal(entries(null, 1000))).toBe('22023')
})
