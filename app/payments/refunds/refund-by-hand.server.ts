import * as v from 'valibot'
import { formatPrice } from '../../money/currency.ts'
import { sendSoon } from '../../letters/announce.server.ts'
import { minor, type Minor } from '../../platform/money.ts'
import type { Database } from '../../platform/database.ts'
import type { Shop } from '../../shop.ts'
import { refuse, useCase } from '../../use-case.ts'
import { tokenHash } from '../../orders/order-link.server.ts'

const words = (least: number, most: number) => v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(most), v.regex(/^[^\p{Cc}]*$/u))
/** Where money is to be sent. */
export const AccountFields = {
  bank: words(2, 80),
  number: v.pipe(words(6, 40), v.regex(/^[\dA-Za-z][\dA-Za-z -]*$/)),
  holder: words(2, 120),
}
const Account = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)), ...AccountFields })

/**
 * `POST /functions/v1/give-refund-account`: whoever has the order's link says where money that goes back by hand is to be sent; saying it again changes it.
 * 409 `not_open` where no such money waits.
 */
export const giveRefundAccountFunction = useCase(Account, async (shop, _caller, { token, bank, number, holder }) => {
  const kept = await shop.service.maybe(
    `insert into private.refund_accounts (order_group_id, bank, number, holder, given_at)
     select g.id, $2, $3, $4, private.now() from public.order_groups g
      where g.token_hash = $1 and exists (select from public.refunds r join public.orders o on o.id = r.order_id where o.order_group_id = g.id
        and r.status = 'manual_required')
     on conflict (order_group_id) do update set bank = excluded.bank, number = excluded.number, holder = excluded.holder, given_at = excluded.given_at
     returning order_group_id`,
    [tokenHash(token), bank, number, holder],
  )
  return kept ? { kept: true } : refuse('not_open')
})

type Needs = Pick<Shop, 'service'>
type Waiting = {
  number: string
  amount_minor: bigint
  method: string
  customer: string
  email: string
  bank: string | null
  account: string | null
  holder: string | null
}

const baht = (amount: bigint) => formatPrice(minor(amount), 'THB', 'en')
const WAYS: Readonly<Record<string, string>> = { bank_transfer: 'paid by transfer', shop_promptpay: 'paid by PromptPay', cash_on_delivery: 'paid in cash' }

/** Money that a person has to send back, the oldest first: how much, to whom, how it came, and where it goes. */
export async function listRefundsByHand({ service }: Needs): Promise<string[]> {
  const rows = await service.all<Waiting>(
    `select coalesce(o.number, b.number) as number, r.amount_minor, p.method, coalesce(o.customer, b.buyer_name) as customer,
            coalesce(g.email, b.buyer_email) as email, a.bank, a.number as account, a.holder
       from public.refunds r left join public.orders o on o.id = r.order_id
       left join public.order_groups g on g.id = o.order_group_id
       left join public.gift_card_purchases b on b.gift_card_id = r.gift_card_id join public.payments p on p.id = r.payment_id
       left join private.refund_accounts a on a.order_group_id = g.id or a.gift_card_purchase_id = b.id
      where r.status = 'manual_required' order by r.created_at, r.id limit 200`,
  )
  return rows.map(({ number, amount_minor: amount, method, customer, email, bank, account, holder }) =>
    [
      number,
      baht(amount),
      customer,
      email,
      WAYS[method] ?? `paid by ${method}`,
      bank === null ? 'no account yet, the buyer is asked' : `to ${bank} ${account}, ${holder}`,
    ].join('  '),
  )
}

export type Sent = { done: boolean; sentence: string }

/**
 * A person has sent the money of a refund; `reference` is what their bank calls the transfer. Books it like every refund: the order's history, the buyer's letter, the
 * credit note. The same reference again changes nothing. Where several refunds of an order wait, `amount` says which.
 */
export async function confirmRefund(
  { service }: Needs,
  { number, reference, amount }: { number: string; reference: string; amount?: Minor | undefined },
): Promise<Sent> {
  const named = reference.trim()
  if (named === '') return { done: false, sentence: 'Which transfer was it? --reference "the bank\'s number of it"' }
  return service.transaction(async (tx) => {
    const about = await subjectOf(tx, number.trim().toUpperCase())
    if (!about)
      return { done: false, sentence: `There is no order and no gift card ${number}. An order's number ends in that of the maker's part, as in the list.` }
    const { what, of } = about
    const before = await tx.maybe<{ amount_minor: bigint }>(
      `select amount_minor from public.refunds where ${of} = $1 and status = 'succeeded' and provider_reference = $2`,
      [about.id, named],
    )
    if (before) return { done: true, sentence: `${what}: ${baht(before.amount_minor)} with reference ${named} was confirmed before; nothing was changed.` }
    const waiting = await tx.all<{ id: string; amount_minor: bigint }>(
      `select id, amount_minor from public.refunds where ${of} = $1 and status = 'manual_required' order by created_at, id`,
      [about.id],
    )
    const meant = amount === undefined ? waiting : waiting.filter((refund) => refund.amount_minor === amount)
    const [refund] = meant
    if (!refund) {
      const others = waiting.map((one) => baht(one.amount_minor)).join(', ')
      return {
        done: false,
        sentence: others === '' ? `No refund waits to be sent: ${what}.` : `${what} waits for ${others}. Nothing was changed.`,
      }
    }
    if (amount === undefined && waiting.length > 1)
      return {
        done: false,
        sentence: `${what}: several refunds wait: ${waiting.map((one) => baht(one.amount_minor)).join(', ')}. Say which with --amount.`,
      }
    await tx.all('select private.book_refund($1, $2)', [refund.id, named])
    await sendSoon(tx)
    return { done: true, sentence: `${what}: ${baht(refund.amount_minor)} is back with the buyer, who is told.` }
  })
}

type Subject = { id: string; what: string; of: 'order_id' | 'gift_card_id' }

/** What money goes back for, by the number in the list: a maker's part of an order, or a gift card that was returned. Locked. */
async function subjectOf(tx: Database, number: string): Promise<Subject | undefined> {
  const order = await tx.maybe<{ id: string }>('select id from public.orders where number = $1 for update', [number])
  if (order) return { id: order.id, what: `Order ${number}`, of: 'order_id' }
  const card = await tx.maybe<{ id: string | null }>(
    'select gift_card_id as id from public.gift_card_purchases where upper(number) = $1 and gift_card_id is not null',
    [number],
  )
  // One after the other, so that the same reference is found the second time.
  if (!card?.id) return undefined
  await tx.all(`select pg_advisory_xact_lock(hashtextextended('refund:' || $1, 0))`, [card.id])
  return { id: card.id, what: `Gift card ${number}`, of: 'gift_card_id' }
}

/** Job `forget-refund-accounts`: nobody's account is kept for longer than this, whatever became of the refund; the buyer is asked anew. */
const KEPT_DAYS = 90
export async function forgetRefundAccounts({ service }: Needs): Promise<void> {
  await service.all("delete from private.refund_accounts where given_at < private.now() - $1 * interval '1 day'", [KEPT_DAYS])
}
