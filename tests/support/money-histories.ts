import { randomUUID } from 'node:crypto'
import { refusal, type TestDatabase } from './database.ts'
import { inOneTransaction, refunded, type Sale } from './frozen-order.ts'
import { leftOf, part, type PlainMaker, type PlainRule, type PlainSale, type PlainTaken } from './plain-books.ts'
import { asStaff } from './staff.ts'

/** What can happen to a sale beside the ways of an order: claims, banks, rules. Each step changes the books and the plain model, or neither. */
export type At = { db: TestDatabase; sale: Sale; plain: PlainSale }

/** Ends a transaction as a process ends that is killed in it. */
export class Killed extends Error {}
export async function killedIn(db: TestDatabase, ...statements: (readonly [sql: string, values: readonly unknown[]])[]): Promise<void> {
  await db.owner
    .transaction(async (tx) => {
      for (const [sql, values] of statements) await tx.all(sql, values)
      await tx.all('set constraints all immediate')
      throw new Killed()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
    })
}

/** A claim ends in money: so much of the goods and of the delivery, with the commission its maker was told. */
export async function claim({ db, sale, plain }: At, amount: number): Promise<void> {
  const { terms, total } = plain
  const goods = total - terms.shipping
  const asked = { goods: 1 + (amount % goods), delivery: terms.shipping === 0 ? 0 : amount % terms.shipping }
  if (asked.goods + asked.delivery > leftOf(plain)) return
  const fee = part(terms.commission + terms.vat, asked.goods, goods)
  const id = randomUUID()
  await inOneTransaction(
    db,
    [
      `insert into public.order_cases (id, number, order_id, kind, status, refund_minor, shipping_minor, commission_minor, key, closed_at)
       values ($1::uuid, $1::uuid::text, $2, 'claim', 'refunded', $3, $4, $5, $1::uuid::text, now())`,
      [id, sale.orderId, asked.goods + asked.delivery, asked.delivery, fee],
    ],
    [
      `insert into public.refunds (payment_id, order_id, amount_minor, status, case_id, succeeded_at) values ($1, $2, $3, 'succeeded', $4, now())`,
      [sale.paymentId, sale.orderId, asked.goods + asked.delivery, id],
    ],
    ...refunded(sale.paymentId, asked.goods + asked.delivery),
  )
  plain.back += asked.goods + asked.delivery
  plain.claims.push({ ...asked, fee })
}

/** Somebody asks that everything goes back: exactly what is left does, and nothing that a bank has. */
export async function askAllBack({ db, sale, plain }: At): Promise<void> {
  const left = Math.max(0, leftOf(plain))
  await db.service.all(`select private.request_refund($1, 'changed their mind')`, [sale.orderId])
  const asked = await db.owner.all<{ id: string; amount: bigint }>(
    `select id, amount_minor as amount from public.refunds where order_id = $1 and status = 'requested'`,
    [sale.orderId],
  )
  const sum = asked.reduce((all, { amount }) => all + Number(amount), 0)
  if (sum !== left) throw new Error(`${sum} was asked back of ${left}.`)
  for (const { id } of asked) await db.service.all('select private.book_refund($1::uuid, $1::uuid::text)', [id])
  plain.back += left
}

const books = (taken: PlainTaken, amount: number, status: string) => ({
  reference: taken.reference,
  status,
  reason: taken.bearer === 'shop' ? 'fraudulent' : 'product_unacceptable',
  amount,
  currency: 'THB',
  away: taken.now,
  fee: taken.fee,
  moves: taken.moves,
  opened_at: '2026-11-20T03:00:00Z',
  due_at: null,
})
const SAID = `select private.apply_chargeback('demo_bank', $1, $2) as came`
const said = (sale: Sale, what: object) => [SAID, [sale.paymentId, JSON.stringify(what)]] as const

/** A bank takes part of a payment or all of it, whatever went back before; told twice at once. `dies`: the process that books it does. */
export async function bankTakes({ db, sale, plain }: At, amount: number, { dies = false } = {}): Promise<void> {
  await db.owner.all('update public.payments set provider_reference = id::text where id = $1 and provider_reference is null', [sale.paymentId])
  const whole = 1 + (amount % plain.total)
  const taken: PlainTaken = {
    reference: `dp_${randomUUID()}`,
    amount: whole,
    now: whole,
    fee: amount % 60_000,
    moves: 1,
    bearer: amount % 2 === 0 ? 'shop' : 'seller',
    feeBearer: 'shop',
  }
  const told = said(sale, books(taken, whole, 'opened'))
  if (dies) return killedIn(db, told)
  await Promise.all([1, 2].map(() => db.service.all(...told)))
  plain.taken.push(taken)
}

/** The bank decides, or thinks again; what it said before arrives once more. */
export async function bankDecides({ db, sale, plain }: At, of: number): Promise<void> {
  const taken = plain.taken[of % Math.max(1, plain.taken.length)]
  if (!taken) return
  const before = books(taken, taken.amount, 'opened')
  taken.moves += 1
  taken.now = taken.now === 0 ? taken.amount : of % 2 === 0 ? 0 : taken.now
  await db.service.all(...said(sale, books(taken, taken.amount, taken.now === 0 ? 'won' : 'lost')))
  const { came } = await db.service.one<{ came: string }>(...said(sale, before))
  if (came !== 'stale') throw new Error(`An older answer came to ${came}.`)
}

/** Staff say that somebody else bears it; where nothing changes they are told so. */
export async function bornByOther({ db, sale, plain }: At, of: number, clerk: string): Promise<void> {
  const taken = plain.taken[of % Math.max(1, plain.taken.length)]
  if (!taken) return
  const [bearer, feeBearer] = [of % 2 === 0 ? 'seller' : 'shop', of % 3 === 0 ? 'seller' : 'shop'] as const
  const asked = asStaff(db, clerk).all(
    `select public.bear_chargeback(c.id, $2, $3, $4, 'Looked at it') from public.chargebacks c where c.provider_reference = $1`,
    [taken.reference, sale.orderId, bearer, feeBearer],
  )
  if (taken.bearer === bearer && taken.feeBearer === feeBearer) {
    const code = await refusal(asked)
    if (code !== 'HT005') throw new Error(`What is so already is refused with ${code}.`)
    return
  }
  await asked
  Object.assign(taken, { bearer, feeBearer })
}

/** A rule of commission for one maker, above all others. */
export async function makeRule(db: TestDatabase, { clerk, sellerId, amount }: { clerk: string; sellerId: string; amount: number }): Promise<PlainRule> {
  const rule: PlainRule = { ppm: amount % 300_000, least: amount % 700, most: 10_000 + (amount % 50_000), from: amount % 500_000 }
  await asStaff(db, clerk).all(`select public.write_commission_rule(null, $1, null, 'As agreed')`, [
    JSON.stringify({
      name: 'Agreed',
      rate_ppm: rule.ppm,
      least_minor: rule.least,
      most_minor: rule.most,
      goods_from_minor: rule.from,
      seller_ids: [sellerId],
      starts_at: '2026-01-01T00:00:00Z',
    }),
  ])
  return rule
}

/** A balance below zero by less is left to the next sales (`debts.minimum_minor`). */
const LEAST_DEBT = 10_000

/** Somebody who owes something: the books' maker and the model's, and who acts for it. */
export type Owing = { db: TestDatabase; sellerId: string; owner: string; plain: PlainMaker }

const openDebt = ({ db, sellerId }: Owing) =>
  db.owner.maybe<{ id: string; owed: string }>('select id, owed_minor::text as owed from public.seller_debts where seller_id = $1 and ended_at is null', [
    sellerId,
  ])

/** Two processes sum up the books and look for debts at once: there is one, of exactly what is missing, where that counts. */
export async function lookForDebts(at: Owing): Promise<void> {
  await Promise.all(['close_books', 'sweep_debts', 'close_books', 'sweep_debts'].map((name) => at.db.service.one(`select private.${name}()`)))
  await expectDebt(at)
}

/** A debt that is open is what the model says is missing, and none is where less is. */
export async function expectDebt(at: Owing): Promise<void> {
  const [debt, missing] = [await openDebt(at), Math.max(0, -at.plain.available)]
  if (debt ? Number(debt.owed) !== missing || missing < LEAST_DEBT : false) throw new Error(`The debt is ${debt?.owed}, not ${missing}.`)
}

/** Staff have seen a transfer of the maker for so much of it. */
export async function repayByTransfer(at: Owing, amount: number, clerk: string): Promise<void> {
  const debt = await openDebt(at)
  if (!debt) return
  const repaid = 1 + (amount % Number(debt.owed))
  await asStaff(at.db, clerk).all(`select public.confirm_debt_repayment($1, $2, $3, 'It stands in the statement')`, [debt.id, repaid, randomUUID()])
  at.plain.repaid += repaid
}

/** The maker pays all of it at a provider. */
export async function repayByPayment(at: Owing): Promise<void> {
  const debt = await openDebt(at)
  if (!debt) return
  const { id } = await at.db.owner.one<{ id: string }>(`select payment_id as id from private.begin_debt_repayment($1, $2, 'en', 'played-bank', 'promptpay')`, [
    at.owner,
    at.sellerId,
  ])
  await inOneTransaction(
    at.db,
    [`select private.end_debt_repayment(debt_repayment_id, 'paid') from public.payments where id = $1`, [id]],
    [`update public.payments set status = 'captured', captured_minor = amount_minor where id = $1`, [id]],
  )
  at.plain.repaid += Number(debt.owed)
}
