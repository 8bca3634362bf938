import { formatPrice } from '../../money/currency.ts'
import { sendSoon } from '../../letters/announce.server.ts'
import type { Database } from '../../platform/database.ts'
import { minor, type Minor } from '../../platform/money.ts'
import type { Shop } from '../../shop.ts'
import type { Looked } from '../looked.ts'
import { applyCharge } from '../settle-payment.server.ts'

type Row = { id: string; number: string; status: string; reference: string; amount_minor: bigint; currency: string; seen_minor: bigint | null }
type Needs = Pick<Shop, 'service' | 'log'>

const baht = (amount: bigint) => formatPrice(minor(amount), 'THB', 'en')

/** The latest payment by transfer of an order, by the number of the order or of one maker's part of it. */
const findTransfer = (shop: Needs, number: string) =>
  shop.service.maybe<Row>(
    `select p.id, g.number, g.status, p.provider_reference as reference, p.amount_minor, p.currency, t.amount_minor as seen_minor
       from public.payments p join public.order_groups g on g.id = p.order_group_id left join private.transfers t on t.payment_id = p.id
      where p.method in ('bank_transfer', 'shop_promptpay') and p.provider_reference is not null
        and (g.number = $1 or exists (select 1 from public.orders o where o.order_group_id = g.id and o.number = $1))
      order by p.attempt desc limit 1`,
    [number.trim().toUpperCase()],
  )

const unknown = (number: string): Looked => ({ done: false, sentence: `There is no order ${number} that is paid by transfer.` })

/** Two who look into the account for the same payment decide one after the other, so that money is never there and missing. */
const oneLooks = (tx: Database, payment: string) => tx.all(`select pg_advisory_xact_lock(hashtextextended('transfer:' || $1, 0))`, [payment])

/**
 * A person has seen the money of an order in the shop's account. Places the order like every paid one; a second call changes nothing. Another amount than was
 * asked for is refused, so that nothing is sold for less; money that came when the pieces were gone is to be sent back by hand. `bySlip`: only while
 * a slip waits, so that whoever looks at the same slip second is told.
 */
export async function confirmTransfer(
  shop: Needs,
  { number, amount, by, bySlip = false }: { number: string; amount?: Minor | undefined; by: string; bySlip?: boolean },
): Promise<Looked> {
  const payment = await findTransfer(shop, number)
  if (!payment) return unknown(number)
  const asked = payment.amount_minor
  if (payment.seen_minor === null && amount !== undefined && amount !== asked) {
    const difference = amount < asked ? `${baht(asked - amount)} are missing` : `that is ${baht(amount - asked)} too much`
    return {
      done: false,
      sentence: `Order ${payment.number} costs ${baht(asked)}, but ${baht(amount)} arrived: ${difference}. Nothing was changed. Tell the buyer with --refuse "…", or confirm without --amount once the rest is settled.`,
    }
  }
  const before = payment.seen_minor !== null
  const seen = await shop.service.transaction(async (tx) => {
    await oneLooks(tx, payment.id)
    const slip = await tx.maybe(
      `update public.payment_slips set state = 'accepted', decided_at = private.now() where payment_id = $1 and state = 'waiting' returning id`,
      [payment.id],
    )
    if (bySlip && !slip) return false
    await tx.all(`insert into private.transfers (payment_id, amount_minor, currency, confirmed_by) values ($1, $2, $3, $4) on conflict do nothing`, [
      payment.id,
      asked,
      payment.currency,
      by,
    ])
    return true
  })
  if (!seen) return { done: false, sentence: `No slip of order ${payment.number} waits any more.` }
  const outcome = await applyCharge(shop, payment.id, { reference: payment.reference, status: 'paid', amount: minor(asked), currency: payment.currency })
  if (outcome === 'refund-due')
    return { done: true, sentence: `Order ${payment.number} cannot be filled any more (${payment.status}). Send ${baht(asked)} back to the buyer by hand.` }
  return {
    done: true,
    sentence: before
      ? `Order ${payment.number} was confirmed before; nothing was changed.`
      : `Order ${payment.number} is paid: ${baht(asked)}. The buyer and the makers are told.`,
  }
}

/** No such money is in the account: the slip is refused, and the buyer, who reads the reason, may send another while the time lasts. */
export async function refuseTransfer(shop: Needs, { number, reason }: { number: string; reason: string }): Promise<Looked> {
  const payment = await findTransfer(shop, number)
  if (!payment) return unknown(number)
  if (payment.seen_minor !== null) return { done: false, sentence: `Order ${payment.number} is confirmed already, so its slip cannot be refused.` }
  if (reason.trim() === '') return { done: false, sentence: 'The buyer reads why: --refuse "No such amount has arrived."' }
  const refused = await shop.service.transaction(async (tx) => {
    await oneLooks(tx, payment.id)
    if (await tx.maybe('select payment_id from private.transfers where payment_id = $1', [payment.id])) return false
    const { id } = await tx.one<{ id: string | null }>('select private.refuse_slip($1, $2) as id', [payment.id, reason])
    if (id !== null) await sendSoon(tx)
    return id !== null
  })
  return refused
    ? { done: true, sentence: `The slip of order ${payment.number} is refused. The buyer is told and may send another.` }
    : { done: false, sentence: `No slip of order ${payment.number} waits.` }
}

type Listed = { number: string; email: string; amount_minor: bigint; method: string; slip: boolean; expires_at: Date }

/** Orders that wait for somebody to look into the account, those with a slip first. */
export async function listTransfers(shop: Needs): Promise<string[]> {
  const rows = await shop.service.all<Listed>(
    `select g.number, g.email, p.amount_minor, p.method, g.expires_at, exists (select 1 from public.payment_slips s
        where s.payment_id = p.id and s.state = 'waiting') as slip
       from public.payments p join public.order_groups g on g.id = p.order_group_id
      where p.method in ('bank_transfer', 'shop_promptpay') and p.status = 'pending' and g.status = 'awaiting_payment'
      order by slip desc, g.expires_at limit 200`,
  )
  return rows.map(
    (row) =>
      `${row.number}  ${baht(row.amount_minor)}  ${row.method === 'bank_transfer' ? 'bank transfer' : 'PromptPay'}  ${row.slip ? 'slip sent' : 'no slip yet'}  until ${row.expires_at.toISOString().slice(0, 16)}Z  ${row.email}`,
  )
}
