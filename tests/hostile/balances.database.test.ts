import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { givenBookkeeper } from '../support/corrections.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenFrozenOrder, inOneTransaction, moved, pay, refunded, type Sale } from '../support/frozen-order.ts'
import {
  askToWriteOff,
  becomeLate,
  decideWriteOff,
  expectInvoices,
  givenHotel,
  killedWhileSettling,
  placeOnInvoice,
  refundInvoice,
  reopenInvoice,
  seeTheMoney,
  type AtInvoice,
  type Hotel,
} from '../support/invoice-histories.ts'
import { givenPerson, givenProduct, type GivenProduct } from '../support/market.ts'
import {
  askAllBack,
  bankDecides,
  bankTakes,
  bornByOther,
  claim,
  expectDebt,
  killedIn,
  lookForDebts,
  makeRule,
  repayByPayment,
  repayByTransfer,
  type At,
} from '../support/money-histories.ts'
import { feeOf, leftOf, PlainMaker } from '../support/plain-books.ts'
import { fc, randomRuns } from '../support/random.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

/** The least that is paid out (`payouts.minimum_minor`). */
const LEAST = 10_000

let db: TestDatabase
let [clerk, ada, ben] = ['', '', '']
let clerks: readonly [string, string] = ['', '']
beforeAll(async () => {
  db = await testDatabase()
  ;[clerk, ada, ben] = [await givenPerson(db), await givenBookkeeper(db), await givenBookkeeper(db)]
  await givenStaff(db, clerk, ['payouts.approve', 'chargebacks.read', 'chargebacks.write', 'commissions.write'])
  clerks = [await givenPerson(db), await givenPerson(db)]
  for (const person of clerks) await givenStaff(db, person, ['wholesale.read', 'wholesale.decide', 'payments.confirm'])
  // One person is enough here, however large the payout.
  await db.owner.all(`update public.shop_settings set value = '100000000000' where key = 'payouts.second_from_minor'`)
})

type Drawn = { of: number; amount: number }
type Step = Drawn & { kind: keyof typeof STEPS }
/** A maker as the shop has them, and as the plain model does. */
type Life = { sellerId: string; product: GivenProduct; owner: string; sales: Sale[]; plain: PlainMaker; hotel: Hotel }

let weeks = 0
/** Each sweep is a week of its own. */
const nextWeek = () => `${3000 + Math.floor((weeks += 1) / 50)}-W${String(1 + (weeks % 50)).padStart(2, '0')}`
/** What the shop keeps where no rule says otherwise, in parts of a million. */
let usual = 100_000

async function propose({ sellerId }: Life, amount: number): Promise<bigint> {
  const { id } = await asStaff(db, ada).one<{ id: bigint }>(`select public.propose_balance_correction($1, $2, $3, 'As agreed') as id`, [
    randomUUID(),
    sellerId,
    amount,
  ])
  return id
}
const book = (id: bigint, approved: boolean) => asStaff(db, ben).all(`select public.decide_correction($1, $2, 'Looked at it')`, [id, approved])

/** One of a list, or nothing where it is empty. */
const chosen = <One>(list: readonly One[], of: number): One | undefined => list[of % Math.max(1, list.length)]

/** Something that happens to one of the maker's sales. */
const withSale =
  (happens: (at: At, step: Drawn, life: Life) => Promise<void>) =>
  async (life: Life, step: Drawn): Promise<void> => {
    const [sale, plain] = [chosen(life.sales, step.of), chosen(life.plain.sales, step.of)]
    if (sale && plain) await happens({ db, sale, plain }, step, life)
  }
const atInvoice = ({ hotel }: Life, invoice: AtInvoice['invoice']): AtInvoice => ({ db, hotel: hotel.plain, invoice, clerks })
/** Something that happens to one of the invoices of the hotel that buys from the maker. */
const withInvoice =
  (happens: (at: AtInvoice, step: Drawn) => Promise<void>) =>
  async (life: Life, step: Drawn): Promise<void> => {
    const invoice = chosen(life.hotel.plain.invoices, step.of)
    if (invoice) await happens(atInvoice(life, invoice), step)
  }
/** Something that a buyer's bank does: it has nothing to say about what was bought on invoice. */
const withPayment = (happens: (at: At, step: Drawn) => Promise<void>) =>
  withSale(async (at, step, { hotel }) => {
    if (!hotel.plain.invoices.some(({ sale }) => sale === at.plain)) await happens(at, step)
  })

const refund = withSale(async ({ sale, plain }, { amount }, life) => {
  const back = Math.min(leftOf(plain), 1 + (amount % sale.total))
  if (back <= 0) return
  const invoice = life.hotel.plain.invoices.find((one) => one.sale === plain)
  if (invoice) return refundInvoice({ db, sale, plain }, back, atInvoice(life, invoice))
  await inOneTransaction(db, ...refunded(sale.paymentId, back))
  plain.back += back
})
/** What goes back by other ways than a refund by hand. */
const goesBack = (happens: (at: At, step: Drawn) => Promise<void>) =>
  withSale(async (at, step, { hotel }) => {
    const before = at.plain.back
    await happens(at, step)
    const invoice = hotel.plain.invoices.find(({ sale }) => sale === at.plain)
    if (invoice && at.plain.back > before) invoice.back = true
  })

const JUDGE = {
  approved: `select public.approve_payout($1, 'The account was checked')`,
  paid: `select public.mark_payout_paid($1, 'KB-4711')`,
  failed: `select public.return_payout($1, true, 'The account is closed')`,
  canceled: `select public.return_payout($1, false, 'Stopped')`,
} as const

/** The states in which each is taken; what was paid, a bank may send back still. */
const FROM: Record<keyof typeof JUDGE, readonly string[]> = {
  approved: ['pending'],
  paid: ['approved'],
  failed: ['pending', 'approved', 'paid'],
  canceled: ['pending', 'approved'],
}

/** What is decided of a payout: the books take it as the model does, or refuse it as the model does. */
async function judge({ plain }: Life, of: number, deed: keyof typeof JUDGE): Promise<void> {
  const payout = chosen(plain.payouts, of)
  if (!payout) return
  // Nothing leaves while its maker is held.
  const fits = FROM[deed].includes(payout.state) && !(deed === 'paid' && plain.held)
  const asked = asStaff(db, clerk).all(JUDGE[deed], [payout.id])
  if (!fits) {
    const code = await refusal(asked)
    if (code !== 'HT005') throw new Error(`${deed} of what is ${payout.state} is refused with ${code}.`)
    return
  }
  await asked
  payout.state = deed
}

/** An order of the maker that is not paid yet, with what the shop keeps of it. */
async function order(life: Life, amount: number): Promise<Sale> {
  const goods = 1 + (amount % 2_000_000)
  const fee = feeOf(goods, life.plain.rules, usual)
  const kept = await db.service.one<{ commission: bigint; vat: bigint }>(
    'select commission_minor as commission, vat_minor as vat from private.commission_of($1, null, null, $2)',
    [life.sellerId, goods],
  )
  if (Number(kept.commission) !== fee.commission || Number(kept.vat) !== fee.vat)
    throw new Error(`The shop keeps ${kept.commission} of ${goods}, not ${fee.commission}.`)
  const terms = { goods, shipping: amount % 7 === 0 ? 0 : amount % 20_000, points: Math.floor(goods / 20), funded: amount % 5_000, ...fee }
  return givenFrozenOrder(db, terms, life)
}

const STEPS = {
  async sell(life: Life, { amount }: Step) {
    const sale = await order(life, amount)
    await pay(db, sale)
    life.sales.push(sale)
    life.plain.sold(sale.terms, sale.total)
  },
  async 'sell on invoice'(life: Life, { amount }: Step) {
    const sale = await order(life, amount)
    const id = await placeOnInvoice(db, life.hotel, sale)
    if (id === null) return
    life.sales.push(sale)
    life.hotel.plain.invoices.push({ id, sale: life.plain.sold(sale.terms, sale.total), state: 'open', asked: false, late: false, back: false })
  },
  'the hotel pays': withInvoice((at) => seeTheMoney(at)),
  'it was another hotel': withInvoice((at) => reopenInvoice(at)),
  'ask to write off': withInvoice((at) => askToWriteOff(at)),
  'write off': withInvoice((at, { amount }) => decideWriteOff(at, amount % 3 > 0)),
  'an invoice is late': withInvoice((at) => becomeLate(at)),
  'killed while an invoice is settled': withInvoice((at) => killedWhileSettling(at)),
  async complete(life: Life, { of }: Step) {
    const [sale, plain] = [chosen(life.sales, of), chosen(life.plain.sales, of)]
    if (!sale || !plain || plain.completed) return
    await inOneTransaction(db, moved(sale.orderId, 'completed'))
    plain.completed = true
  },
  refund,
  async 'change the rate'(_life: Life, { amount }: Step) {
    usual = amount % 300_000
    await db.owner.all(`update public.shop_settings set value = to_jsonb($1::bigint) where key = 'commission.rate_ppm'`, [usual])
  },
  async sweep({ sellerId, plain }: Life) {
    const { available } = plain
    const week = nextWeek()
    // Two processes at once; one of them pays.
    await Promise.all([1, 2].map(() => db.service.one('select private.sweep_payouts($1) as swept', [week])))
    const made = await db.owner.all<{ id: string; amount: bigint }>(
      'select id, amount_minor as amount from public.payouts where seller_id = $1 and period = $2',
      [sellerId, week],
    )
    const [due, paid] = [available >= LEAST && !plain.held ? available : 0, made.reduce((sum, { amount }) => sum + Number(amount), 0)]
    if (paid !== due || made.length > 1) throw new Error(`${made.length} payouts of ${paid} were made of ${due}.`)
    for (const { id, amount } of made) plain.payouts.push({ id, amount: Number(amount), state: 'pending' })
  },
  approve: (life: Life, { of }: Step) => judge(life, of, 'approved'),
  'mark paid': (life: Life, { of }: Step) => judge(life, of, 'paid'),
  'bank returns it': (life: Life, { of }: Step) => judge(life, of, 'failed'),
  cancel: (life: Life, { of }: Step) => judge(life, of, 'canceled'),
  async hold({ sellerId, plain }: Life) {
    if (!plain.held) await asStaff(db, clerk).all(`select public.hold_payouts($1, 7, 'Parcels are missing')`, [sellerId])
    plain.held = true
  },
  async release({ sellerId, plain }: Life) {
    const held = await db.owner.maybe<{ id: string }>('select id from public.payout_holds where seller_id = $1 and released_at is null', [sellerId])
    if (held) await asStaff(db, clerk).all(`select public.release_hold($1, 'They have arrived')`, [held.id])
    plain.held = false
  },
  async 'give by hand'(life: Life, { amount }: Step) {
    await book(await propose(life, 1 + amount), true)
    life.plain.corrected += 1 + amount
  },
  async 'take by hand'(life: Life, { amount }: Step) {
    await book(await propose(life, -1 - amount), true)
    life.plain.corrected -= 1 + amount
  },
  async 'decline by hand'(life: Life, { amount }: Step) {
    await book(await propose(life, 1 + amount), false)
  },
  async 'make a rule of commission'({ sellerId, plain }: Life, { amount }: Step) {
    plain.rules.push(await makeRule(db, { clerk, sellerId, amount }))
  },
  'look for debts': (life: Life) => lookForDebts({ db, ...life }),
  'repay by transfer': (life: Life, { amount }: Step) => repayByTransfer({ db, ...life }, amount, clerk),
  'repay by payment': (life: Life) => repayByPayment({ db, ...life }),
  claim: goesBack((at, { amount }) => claim(at, amount)),
  'ask for all of it back': goesBack((at) => askAllBack(at)),
  'a bank takes it': withPayment((at, { amount }) => bankTakes(at, amount)),
  'a bank decides': withSale((at, { amount }) => bankDecides(at, amount)),
  'another bears it': withSale((at, { amount }) => bornByOther(at, amount, clerk)),
  'killed in a refund': withSale(async ({ sale, plain }) => {
    if (leftOf(plain) > 0) await killedIn(db, ...refunded(sale.paymentId, 1))
  }),
  'killed while a bank takes it': withPayment((at, { amount }) => bankTakes(at, amount, { dies: true })),
  'killed in a completion': withSale(async ({ sale, plain }) => {
    if (!plain.completed) await killedIn(db, moved(sale.orderId, 'completed'))
  }),
  'killed in a sweep': () => killedIn(db, ['select private.sweep_payouts($1)', [nextWeek()]]),
} satisfies Record<string, (life: Life, step: never) => Promise<void>>

async function givenLife(): Promise<Life> {
  const product = await givenProduct(db)
  const { sellerId } = product
  await db.owner.all(
    `insert into private.seller_bank_accounts (seller_id, bank, number_sealed, number_tail, holder, usable_from)
     values ($1, 'Kasikornbank', 'sealed', '7890', 'Ada Weaver', now() - interval '1 minute')`,
    [sellerId],
  )
  const owner = await givenPerson(db)
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [sellerId, owner])
  return { sellerId, product, owner, sales: [], plain: new PlainMaker(), hotel: await givenHotel(db) }
}

/** What the books say a maker has: before completion, free, and on its way. */
async function booksOf({ sellerId }: Life): Promise<number[]> {
  const rows = await db.owner.all<{ kind: string; held: string }>(
    `select a.kind, (-sum(p.amount_minor))::text as held from public.ledger_accounts a join public.postings p on p.account_id = a.id
      where a.seller_id = $1 group by a.kind`,
    [sellerId],
  )
  const held = new Map(rows.map(({ kind, held: amount }) => [kind, Number(amount)]))
  return ['seller_pending', 'seller_available', 'seller_in_flight'].map((kind) => held.get(kind) ?? 0)
}

const NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[]
/** Each maker has sold something, and to a hotel. */
const BEGINNING = [
  { kind: 'sell', of: 0, amount: 400_001 },
  { kind: 'sell on invoice', of: 0, amount: 300_007 },
] as const
const history = (kinds: Step['kind'][]): fc.Arbitrary<Step[]> =>
  fc.array(fc.record({ kind: fc.constantFrom(...kinds), of: fc.nat({ max: 9 }), amount: fc.nat({ max: 3_000_000 }) }), {
    minLength: 6,
    maxLength: 20,
    size: 'max',
  })
const ABOUT_INVOICES: Step['kind'][] = [
  'sell on invoice',
  'the hotel pays',
  'it was another hotel',
  'ask to write off',
  'write off',
  'refund',
  'claim',
  'complete',
]
/** Most know a few kinds only, so that these meet more often. */
const histories = fc.oneof(fc.constant(NAMES), fc.subarray(NAMES, { minLength: 4, maxLength: 10 }), fc.constant(ABOUT_INVOICES)).chain(history)

test('whatever is sold, also on invoice, claimed, sent back, taken by banks, paid out, returned, held, owed, repaid, written off and corrected, in whatever order and whoever dies in between: a maker has, and a hotel owes, to the satang what a plain model says', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      const life = await givenLife()
      for (const next of [...BEGINNING, ...steps]) {
        await STEPS[next.kind](life, next)
        await expectDebt({ db, ...life })
        await expectInvoices(db, life.hotel)
        expect([next.kind, ...(await booksOf(life))]).toEqual([next.kind, life.plain.pending, life.plain.available, life.plain.onTheWay])
      }
      await db.owner.all('delete from public.commission_rules where seller_ids = array[$1::uuid]', [life.sellerId])
    }),
    { numRuns: randomRuns(40), endOnFailure: true },
  )
  // The orders are written straight into the tables, without a shelf.
  expect(await db.service.all(`select * from private.check_books() where problem not like 'stock%'`)).toEqual([])
})
