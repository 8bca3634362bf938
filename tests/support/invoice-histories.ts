import { randomUUID } from 'node:crypto'
import { refusal, type TestDatabase } from './database.ts'
import { captured, inOneTransaction, moved, type Sale } from './frozen-order.ts'
import { givenPerson } from './market.ts'
import { killedIn, type At } from './money-histories.ts'
import { leftOf } from './plain-books.ts'
import { PlainHotel, type PlainInvoice } from './plain-invoices.ts'
import { asStaff } from './staff.ts'
import { givenWholesaleBuyer } from './wholesale.ts'

/** What can happen to orders on invoice. Each step changes the books and the plain model, or neither. */
export type Hotel = { buyer: string; plain: PlainHotel }
/** An invoice, and the two people who decide about it. */
export type AtInvoice = { db: TestDatabase; hotel: PlainHotel; invoice: PlainInvoice; clerks: readonly [string, string] }

/** As much as a history's larger orders come to, so that some find no room. */
const LIMIT = 4_000_000

/** A hotel that may owe some of what a history sells it. */
export async function givenHotel(db: TestDatabase): Promise<Hotel> {
  const buyer = await givenPerson(db)
  await givenWholesaleBuyer(db, buyer, { netDays: 30, limit: LIMIT })
  return { buyer, plain: new PlainHotel(LIMIT) }
}

/** Places an order on invoice, or nothing of it where the model refuses it, too. */
export async function placeOnInvoice(db: TestDatabase, { buyer, plain }: Hotel, sale: Sale): Promise<string | null> {
  const group = '(select order_group_id from public.orders where id = $1)'
  await inOneTransaction(
    db,
    [`update public.order_groups set payment_method = 'invoice', buyer_id = $2 where id = ${group}`, [sale.orderId, buyer]],
    ['update public.orders set buyer_id = $2 where id = $1', [sale.orderId, buyer]],
    [`update public.payments set provider = 'invoice', method = 'invoice' where id = $1`, [sale.paymentId]],
  )
  const expected = plain.refusal(sale.total)
  await db.owner.transaction(async (tx) => {
    const { because } = await tx.one<{ because: string | null }>(`select private.owe_by_invoice(${group}) as because`, [sale.orderId])
    if (because !== expected) throw new Error(`An invoice of ${sale.total} is refused with ${because}, not ${expected}.`)
    if (because === null) for (const [sql, values] of [...captured(sale.paymentId), moved(sale.orderId, 'placed')]) await tx.all(sql, values)
  })
  if (expected !== null) return null
  const { id } = await db.owner.one<{ id: string }>('select id from public.wholesale_invoices where payment_id = $1', [sale.paymentId])
  return id
}

/** Somebody decides: the books take it where the model does, and refuse it where the model does. */
async function decided(asked: Promise<unknown>, { fits, what }: { fits: boolean; what: string }): Promise<void> {
  const code = await asked.then(
    () => '',
    (error: unknown) => refusal(Promise.reject(error)),
  )
  if (code !== (fits ? '' : 'HT005')) throw new Error(`${what} ${code === '' ? 'was taken' : `was refused with ${code}`}, which the model does not.`)
}

/** The hotel's transfer is seen by two people at once; one of them books it. */
export async function seeTheMoney({ db, hotel, invoice, clerks }: AtInvoice): Promise<void> {
  const fits = ['open', 'written_off'].includes(hotel.stateOf(invoice))
  const confirm = (clerk: string) =>
    asStaff(db, clerk).all(`select public.confirm_invoice_payment($1, $2, $3, 'It stands in the statement')`, [invoice.id, leftOf(invoice.sale), randomUUID()])
  const both = await Promise.allSettled(clerks.map(confirm))
  const booked = both.filter(({ status }) => status === 'fulfilled').length
  if (booked !== (fits ? 1 : 0)) throw new Error(`A transfer for what is ${hotel.stateOf(invoice)} was booked ${booked} times.`)
  if (fits) Object.assign(invoice, { state: 'paid', asked: false, back: false })
}

/** The transfer was another hotel's. */
export async function reopenInvoice({ db, invoice, clerks: [clerk] }: AtInvoice): Promise<void> {
  const fits = invoice.state === 'paid' && leftOf(invoice.sale) > 0 && !invoice.back
  await decided(asStaff(db, clerk).all(`select public.reopen_invoice($1, 'It was another hotel')`, [invoice.id]), { fits, what: 'Opening an invoice again' })
  if (fits) invoice.state = 'open'
}

/** One asks that it is written off. */
export async function askToWriteOff({ db, hotel, invoice, clerks: [clerk] }: AtInvoice): Promise<void> {
  const fits = hotel.stateOf(invoice) === 'open' && !invoice.asked
  await decided(asStaff(db, clerk).all(`select public.propose_invoice_write_off($1, 'They are bankrupt')`, [invoice.id]), { fits, what: 'Asking for a loss' })
  if (fits) invoice.asked = true
}

/** Another agrees, or does not; whoever asked cannot agree. */
export async function decideWriteOff({ db, hotel, invoice, clerks: [clerk, other] }: AtInvoice, yes: boolean): Promise<void> {
  const fits = hotel.stateOf(invoice) === 'open' && invoice.asked
  const say = (by: string) => asStaff(db, by).all(`select public.decide_invoice_write_off($1, $2, 'Looked at it')`, [invoice.id, yes])
  if (yes) await decided(say(clerk), { fits: false, what: 'A loss by one person' })
  await decided(say(other), { fits, what: 'A loss' })
  if (fits) Object.assign(invoice, { asked: false, state: yes ? 'written_off' : invoice.state })
}

/** Its day is over: nothing more is sold to the hotel. */
export async function becomeLate({ db, invoice }: AtInvoice): Promise<void> {
  await db.owner.all('update public.wholesale_invoices set due_on = due_on - 60 where id = $1', [invoice.id])
  await db.service.one('select private.remind_of_invoices()')
  invoice.late = true
}

/** Part of it goes back: what is open is owed no more, what was paid is sent by a person, and cannot be opened again meanwhile. */
export async function refundInvoice({ db, sale, plain }: At, back: number, at: AtInvoice): Promise<void> {
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.refunds (payment_id, order_id, amount_minor, status, reason) values ($1, $2, $3, 'processing', 'broken') returning id`,
    [sale.paymentId, sale.orderId, back],
  )
  await db.service.all('select private.refund_by_invoice($1)', [id])
  if (at.invoice.state === 'paid') {
    at.invoice.back = true
    await reopenInvoice(at)
    await db.service.all('select private.book_refund($1::uuid, $1::uuid::text)', [id])
  }
  plain.back += back
}

/** Whoever settles it dies in between. */
export async function killedWhileSettling({ db, hotel, invoice }: AtInvoice): Promise<void> {
  if (hotel.stateOf(invoice) !== 'open') return
  await killedIn(db, [`select private.settle_invoice(i, 'paid', 'KB-' || i.id) from public.wholesale_invoices i where i.id = $1`, [invoice.id]])
}

type Held = { owed: number; receivables: number; bank: number; lost: number }

/** What the hotel owes, by its invoices, its limit and the books, is what the model says; so are what it paid and what the shop lost. */
export async function expectInvoices(db: TestDatabase, { buyer, plain }: Hotel): Promise<void> {
  const rows = await db.owner.all<{ id: string; state: string; owed: string }>(
    'select id, state, owed_minor::text as owed from public.wholesale_invoices where buyer_id = $1',
    [buyer],
  )
  for (const invoice of plain.invoices) {
    const row = rows.find(({ id }) => id === invoice.id)
    const [state, owed] = [plain.stateOf(invoice), invoice.state === 'open' ? leftOf(invoice.sale) : 0]
    if (row?.state !== state || Number(row.owed) !== owed) throw new Error(`The invoice is ${row?.state} and asks for ${row?.owed}, not ${state} and ${owed}.`)
  }
  if (rows.length !== plain.invoices.length) throw new Error(`There are ${rows.length} invoices, not ${plain.invoices.length}.`)
  const held = await db.owner.one<Record<keyof Held, string>>(
    `with mine as (select i.id, i.order_group_id from public.wholesale_invoices i where i.buyer_id = $1),
          moved as (select a.kind, p.amount_minor from public.journals j join public.postings p on p.journal_id = j.id join public.ledger_accounts a on a.id = p.account_id
                     where j.wholesale_invoice_id in (select id from mine)
                        or j.order_id in (select o.id from public.orders o where o.order_group_id in (select order_group_id from mine)))
     select (select owed_minor from public.wholesale_buyers where person_id = $1)::text as owed,
            coalesce(sum(amount_minor) filter (where kind = 'receivables'), 0)::text as receivables,
            coalesce(sum(amount_minor) filter (where kind = 'bank'), 0)::text as bank,
            coalesce(sum(amount_minor) filter (where kind = 'bad_debts'), 0)::text as lost from moved`,
    [buyer],
  )
  const expected: Held = { owed: plain.owed, receivables: plain.owed, bank: plain.paid, lost: plain.lost }
  for (const [name, amount] of Object.entries(expected))
    if (Number(held[name as keyof Held]) !== amount) throw new Error(`${name} is ${held[name as keyof Held]}, not ${amount}.`)
}
