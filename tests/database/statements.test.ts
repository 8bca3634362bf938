import { beforeAll, describe, expect, test } from 'vitest'
import { type Statement, sumsOf } from '../../app/payouts/statements/statement.ts'
import { fc } from '../support/random.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { captured, givenFrozenOrder, moved, refunded, type Sale, type Terms } from '../support/frozen-order.ts'
import { givenPerson } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

type Step = readonly [sql: string, values: readonly unknown[]]
/** Some statements in one transaction at a moment of the shop's clock. */
const at = (moment: string, ...steps: readonly Step[]) =>
  db.owner.transaction(async (tx) => {
    await tx.all(`select set_config('app.now', $1, true)`, [moment])
    for (const [sql, values] of steps) await tx.all(sql, values)
  })
const sold = async (moment: string, terms?: Terms) => {
  const sale = await givenFrozenOrder(db, terms)
  await at(moment, ...captured(sale.paymentId), moved(sale.orderId, 'placed'))
  return sale
}
const numberOf = async ({ orderId }: Sale) => (await db.owner.one<{ number: string }>('select number from public.orders where id = $1', [orderId])).number

async function givenMember(sellerId: string): Promise<string> {
  const person = await givenPerson(db)
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [sellerId, person])
  return person
}
const statementOf = async (sellerId: string, month: string): Promise<Statement> =>
  (await db.service.one<{ statement: Statement }>('select private.statement($1, $2::date) as statement', [sellerId, `${month}-01`])).statement
const said = ({ lines }: Statement) => lines.map(({ day, kind, amount }) => `${day} ${kind} ${amount}`)

/** Sold for 1,000 baht with 100 for delivery, 50 of it in points, 20 of delivery by the shop, 80 of commission and VAT on it. */
async function givenPaidMaker() {
  const sale = await sold('2026-03-31T16:59:59Z')
  await at('2026-04-02T03:00:00Z', moved(sale.orderId, 'completed'))
  await db.service.all(
    `insert into private.seller_bank_accounts (seller_id, bank, number_sealed, number_tail, holder, usable_from) values ($1, 'KBank', 'x', '7890', 'Ada', '2020-01-01')`,
    [sale.sellerId],
  )
  await at('2026-04-07T03:00:00Z', [`select private.sweep_payouts('2026-W15')`, []])
  return sale
}

describe('the statement of a maker', () => {
  test('says what was sold and kept, and the month is Thailand’s', async () => {
    const sale = await givenPaidMaker()
    const march = await statementOf(sale.sellerId, '2026-03')
    expect(said(march)).toEqual(['2026-03-31 sale 100000', '2026-03-31 shipping 12000', '2026-03-31 commission -8000', '2026-03-31 commission_vat -560'])
    expect(march.lines.map(({ order }) => order)).toEqual(Array(4).fill(await numberOf(sale)))
    expect(march).toMatchObject({
      since: '2026-03',
      opening: { total: 0 },
      closing: { pending: 103_440, available: 0, reserve: 0, onTheWay: 0, total: 103_440 },
    })
    // A second later it is April in Bangkok.
    const next = await sold('2026-03-31T17:00:00Z')
    expect((await statementOf(next.sellerId, '2026-03')).lines).toEqual([])
    expect((await statementOf(next.sellerId, '2026-04')).lines).toHaveLength(4)
  })

  test('counts a payout when the bank has sent it, with its reference, and says until then that it is on its way', async () => {
    const sale = await givenPaidMaker()
    const april = await statementOf(sale.sellerId, '2026-04')
    expect(said(april)).toEqual([])
    expect([april.opening, april.closing]).toEqual([
      { pending: 103_440, available: 0, reserve: 0, onTheWay: 0, total: 103_440 },
      { pending: 0, available: 0, reserve: 0, onTheWay: 103_440, total: 103_440 },
    ])
    await at(
      '2026-05-01T03:00:00Z',
      [`update public.payouts set status = 'paid', reference = 'KB-4711', paid_at = private.now() where seller_id = $1`, [sale.sellerId]],
      [`select private.post_payout(p, 'payout_paid') from public.payouts p where p.seller_id = $1`, [sale.sellerId]],
    )
    const may = await statementOf(sale.sellerId, '2026-05')
    expect(may.lines).toMatchObject([{ kind: 'payout', amount: -103_440, order: null, note: 'KB-4711' }])
    expect(may.closing.total).toBe(0)
  })

  test('says what went back with the commission of it, and for how long payouts were held and why', async () => {
    const sale = await sold('2026-05-04T03:00:00Z')
    await at('2026-05-10T03:00:00Z', ...refunded(sale.paymentId, 31_667))
    await db.owner.all(
      `insert into public.payout_holds (seller_id, reason, placed_at, ends_at, released_at, release)
       values ($1, 'Three parcels are missing', '2026-05-12T03:00Z', '2026-06-12T03:00Z', '2026-06-02T03:00Z', 'released')`,
      [sale.sellerId],
    )
    const may = await statementOf(sale.sellerId, '2026-05')
    expect(said(may).slice(4)).toEqual([
      // The buyer's money, and the part of points that goes back with it.
      '2026-05-10 refund -33334',
      '2026-05-10 commission 2666',
      '2026-05-10 commission_vat 187',
      '2026-05-12 hold 0',
    ])
    expect(may.lines.at(-1)?.note).toBe('Three parcels are missing')
    expect(said(await statementOf(sale.sellerId, '2026-06'))).toEqual(['2026-06-02 release 0'])
  })

  test('is a sale and its cancellation where everything goes back', async () => {
    const sale = await sold('2026-05-04T03:00:00Z')
    await at('2026-05-05T03:00:00Z', moved(sale.orderId, 'canceled'))
    const may = await statementOf(sale.sellerId, '2026-05')
    expect(sumsOf(may)).toEqual([
      { kind: 'sale', amount: 100_000 },
      { kind: 'shipping', amount: 12_000 },
      { kind: 'refund', amount: -112_000 },
    ])
    expect(may.closing.total).toBe(0)
  })

  test('of a maker who has sold nothing is empty', async () => {
    const { sellerId } = await givenFrozenOrder(db)
    expect(await statementOf(sellerId, '2026-05')).toMatchObject({ month: '2026-05', since: null, lines: [], closing: { total: 0 } })
  })
})

test('whatever happens in whatever month, opening and lines make the closing, which is the next opening and what the books say', async () => {
  const months = ['2026-01', '2026-02', '2026-03']
  const history = fc.record({
    goods: fc.integer({ min: 1, max: 2_000_000 }),
    shipping: fc.integer({ min: 0, max: 50_000 }),
    points: fc.integer({ min: 0, max: 100 }),
    commission: fc.integer({ min: 0, max: 30 }),
    soldIn: fc.constantFrom(...months),
    back: fc.array(fc.record({ month: fc.constantFrom(...months), part: fc.integer({ min: 1, max: 50 }) }), { maxLength: 2 }),
    ends: fc.constantFrom('completed' as const, 'canceled' as const, undefined),
  })
  await fc.assert(
    fc.asyncProperty(history, async ({ points, commission: percent, soldIn, back, ends, ...given }) => {
      const commission = Math.round((given.goods * percent) / 100)
      const terms = { ...given, points: Math.floor((given.goods * points) / 101), commission, vat: Math.round(commission * 0.07) }
      const sale = await sold(`${soldIn}-05T03:00:00Z`, terms)
      for (const { month, part } of back) {
        const amount = Math.floor((sale.total * part) / 100)
        if (month >= soldIn && amount > 0) await at(`${month}-20T03:00:00Z`, ...refunded(sale.paymentId, amount))
      }
      if (ends) await at('2026-03-25T03:00:00Z', moved(sale.orderId, ends))
      let carried = 0
      for (const month of months) {
        const statement = await statementOf(sale.sellerId, month)
        expect(statement.opening.total).toBe(carried)
        carried += statement.lines.reduce((sum, { amount }) => sum + amount, 0)
        expect(statement.closing.total).toBe(carried)
      }
      const { owed } = await db.owner.one<{ owed: bigint }>(
        `select coalesce(-sum(p.amount_minor), 0)::bigint as owed from public.postings p join public.ledger_accounts a on a.id = p.account_id where a.seller_id = $1`,
        [sale.sellerId],
      )
      expect(carried).toBe(Number(owed))
    }),
    { numRuns: 40 },
  )
})

describe('a statement is read', () => {
  const read = (who: Pick<TestDatabase['owner'], 'one'>, sellerId: string, month = '2026-03-15') =>
    who.one<{ statement: Statement }>('select public.seller_statement($1, $2) as statement', [sellerId, month])

  test('by people of the maker, of this month where none is named, and by nobody else’s', async () => {
    const sale = await givenPaidMaker()
    const [mine, other] = [await givenMember(sale.sellerId), await givenMember((await givenFrozenOrder(db)).sellerId)]
    expect((await read(db.asPerson(mine), sale.sellerId)).statement.closing.total).toBe(103_440)
    const { now } = await db.asPerson(mine).one<{ now: Statement }>('select public.seller_statement($1) as now', [sale.sellerId])
    expect(now.month).toBe(now.current)
    expect(await refusal(read(db.asPerson(other), sale.sellerId))).toBe('42501')
    expect(await refusal(read(db.asPerson(mine), sale.sellerId, 'infinity'))).toBe('22023')
  })

  test('by staff who may read payouts', async () => {
    const sale = await givenPaidMaker()
    const [finance, editor] = [await givenPerson(db), await givenPerson(db)]
    await givenStaff(db, finance, ['payouts.read'])
    await givenStaff(db, editor, ['reviews.read'])
    expect((await read(asStaff(db, finance), sale.sellerId)).statement.month).toBe('2026-03')
    expect(await refusal(read(asStaff(db, editor), sale.sellerId))).toBe('42501')
  })
})
