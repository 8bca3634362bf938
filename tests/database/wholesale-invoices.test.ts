import { beforeAll, expect, test } from 'vitest'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import type { Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, type GivenProduct, testShop, wishFor } from '../support/market.ts'
import { playedBank } from '../support/played-bank.ts'
import { memberCaller, pointShop } from '../support/point-shop.ts'
import { asStaff, givenStaff } from '../support/staff.ts'
import { givenWholesaleBuyer } from '../support/wholesale.ts'
import { givenMaker } from '../support/wholesale-quotes.ts'

let db: TestDatabase
let shop: Shop
let clerk: string
let second: string
let walk: ReturnType<typeof pointShop>
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
  walk = pointShop(db, shop, bank)
  clerk = await givenPerson(db)
  second = await givenPerson(db)
  for (const person of [clerk, second]) await givenStaff(db, person, ['wholesale.read', 'wholesale.decide', 'payments.confirm'])
})

/** A hotel that may owe a thousand baht for thirty days, and a maker whose pieces cost a hundred. */
async function givenHotel({ limit = 1_000_00, netDays = 30 } = {}) {
  const buyer = await givenPerson(db)
  await givenWholesaleBuyer(db, buyer, { netDays, limit })
  const { product } = await givenMaker(db)
  return { buyer, product }
}
async function place(buyer: string, product: GivenProduct, quantity = 3) {
  const wish = { ...wishFor([{ product, quantity }]), paymentMethod: 'invoice' as const }
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: buyer, email: wish.email })
  return placeOrder(shop, memberCaller(buyer), { ...wish, quoteHash: quote.quoteHash })
}
type Invoice = { id: string; number: string; group: string; order: string; state: string; owed: number; late: boolean }
const invoicesOf = (buyer: string) =>
  db.owner.all<Invoice>(
    `select i.id, i.number, i.order_group_id as group, o.id as order, i.state, i.owed_minor::float8 as owed, i.due_on < now()::date as late
       from public.wholesale_invoices i join public.orders o on o.order_group_id = i.order_group_id where i.buyer_id = $1 order by i.issued_at`,
    [buyer],
  )
async function invoiceOf(buyer: string): Promise<Invoice> {
  const [invoice] = await invoicesOf(buyer)
  if (!invoice) throw new Error('There is no invoice.')
  return invoice
}
async function ordered() {
  const { buyer, product } = await givenHotel()
  const placed = await place(buyer, product)
  if (!placed.placed) throw new Error(JSON.stringify(placed))
  return { buyer, product, invoice: await invoiceOf(buyer) }
}
const owes = async (buyer: string) =>
  (await db.owner.one<{ owed: number }>('select owed_minor::float8 as owed from public.wholesale_buyers where person_id = $1', [buyer])).owed
const confirm = (id: string, amount: number, reference: string = id, by = clerk) =>
  asStaff(db, by).one(`select public.confirm_invoice_payment($1, $2, $3, 'It stands in the statement')`, [id, amount, reference])
const decide = (id: string, yes: boolean, by: string) => asStaff(db, by).one(`select public.decide_invoice_write_off($1, $2, 'They are bankrupt')`, [id, yes])
const propose = (id: string) => asStaff(db, clerk).one(`select public.propose_invoice_write_off($1, 'They are bankrupt')`, [id])
const becomeLate = (id: string) => db.owner.all(`update public.wholesale_invoices set due_on = due_on - 40 where id = $1`, [id])
const balanced = async () => expect(await db.service.all('select * from private.check_books()')).toEqual([])
const held = async (kind: string, id: string) =>
  (
    await db.owner.one<{ held: number }>(
      `select coalesce(sum(p.amount_minor), 0)::float8 as held from public.postings p join public.ledger_accounts a on a.id = p.account_id and a.kind = $1
         join public.journals j on j.id = p.journal_id
        where j.wholesale_invoice_id = $2 or j.order_id in (select o.id from public.orders o join public.wholesale_invoices i using (order_group_id) where i.id = $2)`,
      [kind, id],
    )
  ).held
const because = (placed: Awaited<ReturnType<typeof place>>) => (!placed.placed && placed.because === 'problems' ? placed.problems : undefined)

test('a hotel with days to pay orders on invoice: the maker packs at once, and the shop has a claim until the money is seen', async () => {
  const { buyer, invoice } = await ordered()
  const order = await db.owner.one('select status, payment_status from public.orders where id = $1', [invoice.order])
  expect(order).toEqual({ status: 'placed', payment_status: 'paid' })
  expect([await owes(buyer), await held('receivables', invoice.id)]).toEqual([invoice.owed, invoice.owed])
  await balanced()
  await walk.complete(invoice.order)
  // Nobody has points for what is not paid.
  expect(await walk.balance(buyer)).toBe(0)
  expect(await refusal(confirm(invoice.id, invoice.owed - 1))).toBe('HT005')
  await confirm(invoice.id, invoice.owed)
  expect(await refusal(confirm(invoice.id, invoice.owed))).toBe('HT005')
  expect([await invoiceOf(buyer), await owes(buyer)]).toMatchObject([{ state: 'paid', owed: 0 }, 0])
  expect([await held('receivables', invoice.id), await held('bank', invoice.id)]).toEqual([0, invoice.owed])
  expect(await walk.balance(buyer)).toBeGreaterThan(0)
  await balanced()
  // The clerk had looked at another hotel's transfer.
  await asStaff(db, clerk).one(`select public.reopen_invoice($1, 'It was another hotel')`, [invoice.id])
  expect([await invoiceOf(buyer), await owes(buyer)]).toMatchObject([{ state: 'open', owed: invoice.owed }, invoice.owed])
  await balanced()
})

test('checkouts at once never owe more than the limit, and who has no days to pay cannot order so', async () => {
  const { buyer, product } = await givenHotel({ limit: 500_00 })
  const both = await Promise.all([place(buyer, product), place(buyer, product)])
  expect(both.filter(({ placed }) => placed)).toHaveLength(1)
  expect(both.flatMap((one) => because(one) ?? [])).toMatchObject([{ code: 'invoice_not_offered', because: 'no_room' }])
  expect(await invoicesOf(buyer)).toHaveLength(1)
  expect(await owes(buyer)).toBeLessThanOrEqual(500_00)
  for (const person of [await givenPerson(db), (await givenHotel({ limit: 0, netDays: 0 })).buyer])
    expect(because(await place(person, product))).toMatchObject([{ code: 'invoice_not_offered', because: 'no_terms' }])
})

test('what goes back is owed no more while the invoice is open, and is sent by hand once it was paid', async () => {
  const open = await ordered()
  await walk.cancel(open.invoice.order)
  await db.service.all(`select private.request_refund($1, 'gone')`, [open.invoice.order])
  await sendRefunds(shop)
  expect([await invoiceOf(open.buyer), await owes(open.buyer)]).toMatchObject([{ state: 'void', owed: 0 }, 0])
  await balanced()
  const paid = await ordered()
  await confirm(paid.invoice.id, paid.invoice.owed)
  await db.service.all(`select private.request_refund($1, 'broken')`, [paid.invoice.order])
  await sendRefunds(shop)
  const [refund] = await db.owner.all<{ id: string; status: string }>('select id, status from public.refunds where order_id = $1', [paid.invoice.order])
  expect(refund?.status).toBe('manual_required')
  await db.service.one('select private.book_refund($1, $2)', [refund?.id, 'KBANK 77'])
  expect(await held('bank', paid.invoice.id)).toBe(0)
  await balanced()
})

test('an overdue invoice stops further ones, is reminded of four times at most, and waits for somebody', async () => {
  const { buyer, product, invoice } = await ordered()
  const remind = async () => (await db.service.one<{ told: number }>('select private.remind_of_invoices() as told')).told
  await db.owner.all(`update public.wholesale_invoices set due_on = now()::date + 2 where id = $1`, [invoice.id])
  expect([await remind(), await remind()]).toEqual([1, 0])
  await becomeLate(invoice.id)
  expect(because(await place(buyer, product, 1))).toMatchObject([{ because: 'overdue' }])
  const told: number[] = []
  for (let week = 0; week < 6; week += 1) {
    told.push(await remind())
    await db.owner.all(`update public.wholesale_invoices set overdue_at = overdue_at - interval '8 days' where id = $1`, [invoice.id])
  }
  expect(told).toEqual([1, 1, 1, 1, 0, 0])
  const letters = await db.owner.all<{ event: string }>(
    `select payload ->> 'event' as event from private.outbox where topic = 'wholesale.invoice' and payload ->> 'invoice_id' = $1 order by id`,
    [invoice.id],
  )
  expect(letters.map(({ event }) => event)).toEqual(['issued', 'soon', 'overdue', 'overdue', 'overdue', 'overdue'])
  expect(await db.owner.all('select from private.waiting_wholesale_invoice where id = $1', [invoice.id])).toHaveLength(1)
})

test('two people write off what nobody will pay, and money that comes all the same is booked', async () => {
  const { buyer, invoice } = await ordered()
  expect(await refusal(decide(invoice.id, true, second))).toBe('HT005')
  await propose(invoice.id)
  expect(await refusal(propose(invoice.id))).toBe('HT005')
  expect(await refusal(decide(invoice.id, true, clerk))).toBe('HT005')
  await decide(invoice.id, false, clerk)
  await propose(invoice.id)
  await decide(invoice.id, true, second)
  expect([await invoiceOf(buyer), await owes(buyer), await held('bad_debts', invoice.id)]).toMatchObject([{ state: 'written_off' }, 0, invoice.owed])
  await balanced()
  await confirm(invoice.id, invoice.owed)
  expect([await held('bad_debts', invoice.id), await held('bank', invoice.id)]).toEqual([0, invoice.owed])
  await balanced()
})

test('an invoice is read by its buyer and by staff who may, decided by nobody about themselves, and never written by hand', async () => {
  const { buyer, invoice } = await ordered()
  const other = await ordered()
  expect(await db.asPerson(buyer).all('select id from public.wholesale_invoices')).toEqual([{ id: invoice.id }])
  expect(await refusal(db.asPerson(buyer).all(`update public.wholesale_invoices set state = 'paid'`))).toBe('42501')
  expect(await refusal(confirm(invoice.id, invoice.owed, 'Nobody', await givenPerson(db)))).toBe('42501')
  await confirm(invoice.id, invoice.owed, 'KBANK 0815')
  expect(await refusal(confirm(other.invoice.id, other.invoice.owed, 'kbank 0815'))).toBe('HT005')
  await givenStaff(db, other.buyer, ['payments.confirm'])
  expect(await refusal(confirm(other.invoice.id, other.invoice.owed, 'My own', other.buyer))).toBe('HT005')
})
