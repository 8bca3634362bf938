import { formatPrice } from '../money/currency.ts'
import { minor } from '../platform/money.ts'
import type { Shop } from '../shop.ts'
import type { Looked } from './looked.ts'

type Needs = Pick<Shop, 'service'>
type Share = { id: string; number: string; amount_minor: bigint }
type Outcome = 'confirmed' | 'known' | 'not_cash' | 'not_sent' | 'over'

const baht = (amount: bigint) => formatPrice(minor(amount), 'THB', 'en')

/** The parts of an order that go against cash, by the number of the order or of one of them; none where it is paid in another way. */
const listShares = (shop: Needs, number: string) =>
  shop.service.all<Share>(
    `select o.id, o.number, s.amount_minor from public.orders o join public.order_groups g on g.id = o.order_group_id
       join public.payment_splits s on s.order_id = o.id join public.payments p on p.id = s.payment_id
      where p.method = 'cash_on_delivery' and $1 in (g.number, o.number) order by o.number`,
    [number.trim().toUpperCase()],
  )

/** Whether an order goes against cash. */
export const isByCash = async (shop: Needs, number: string): Promise<boolean> => (await listShares(shop, number)).length > 0

/**
 * The carrier's cash for an order is here: each part that was sent is delivered and paid, and its points and the mark of its reviews count. A second call changes
 * nothing. `done` where nothing is left to confirm.
 */
export async function confirmCash(shop: Needs, { number }: { number: string }): Promise<Looked> {
  const shares = await listShares(shop, number)
  if (shares.length === 0) return { done: false, sentence: `There is no order ${number} that goes against cash.` }
  const looked: Looked[] = []
  for (const share of shares) {
    const { outcome } = await shop.service.one<{ outcome: Outcome }>('select private.confirm_cash($1) as outcome', [share.id])
    looked.push({ done: outcome === 'confirmed' || outcome === 'known', sentence: sentenceOf(share, outcome) })
  }
  return { done: looked.every(({ done }) => done), sentence: looked.map(({ sentence }) => sentence).join('\n') }
}

function sentenceOf({ number, amount_minor: amount }: Share, outcome: Outcome): string {
  if (outcome === 'confirmed') return `Order ${number}: ${baht(amount)} in cash have come. Its points count from when it is complete.`
  if (outcome === 'known') return `Order ${number} was confirmed before; nothing was changed.`
  if (outcome === 'not_sent') return `Order ${number} has not been sent completely, so no cash can have come for it. Nothing was changed.`
  return `Order ${number} is over: cancelled, or taken back. Nothing was changed.`
}

type Listed = { number: string; amount_minor: bigint; status: string; seller_name: string }

/** Orders whose parcel is on its way or delivered, and whose cash nobody but buyer and seller has seen, the oldest first. */
export async function listCash(shop: Needs): Promise<string[]> {
  const rows = await shop.service.all<Listed>(
    `select o.number, s.amount_minor, o.status, o.seller_name from public.orders o
       join public.payment_splits s on s.order_id = o.id join public.payments p on p.id = s.payment_id
      where p.method = 'cash_on_delivery' and s.confirmed_at is null and o.status in ('shipped', 'delivered', 'completed')
      order by o.shipped_at, o.number limit 200`,
  )
  return rows.map(({ number, amount_minor: amount, status, seller_name: seller }) => `${number}  ${baht(amount)}  cash  ${status}  ${seller}`)
}
