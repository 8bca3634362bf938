import type { PaidBy } from '../payments/payment-provider.ts'
import type { PaymentState } from '../orders/order-states.ts'
import type { Shop } from '../shop.ts'
import { type BoughtCard, type BoughtState, OCCASIONS } from './gift-card.ts'

type Row = {
  id: string
  number: string
  buyer_id: string | null
  status: 'open' | 'paid' | 'failed' | 'expired' | 'canceled' | 'returned'
  amount_minor: bigint
  occasion: string
  recipient_name: string
  recipient_email: string
  send_on: string
  letters: number
  link_version: number
  sent_at: Date | null
  paid_at: Date | null
  card_status: string | null
  card_expires_at: Date | null
  return_until: Date | null
  by_hand: BoughtCard['refundByHand']
  attempt: number
  payment_status: PaymentState
  method: PaidBy
  provider: string
  qr_payload: string | null
  redirect_url: string | null
  expires_at: Date
  failure_code: string
}

/** A purchase as the server knows it: what its buyer sees, who that is, and which letter and which link it is at. */
export type BoughtRow = { card: BoughtCard; buyer_id: string | null; letters: number; linkVersion: number }

/** So many at once; nobody may buy more within months. */
const MOST = 200

/** One purchase, or the cards of a member that were paid, the newest first. */
export async function readBought(
  shop: Pick<Shop, 'service'>,
  { purchase = null, buyer = null }: { purchase?: string | null; buyer?: string | null },
): Promise<BoughtRow[]> {
  const rows = await shop.service.all<Row>(
    `select b.id, b.number, b.buyer_id, b.status, b.amount_minor, b.occasion, b.recipient_name, b.recipient_email, b.send_on::text as send_on, b.letters,
            b.link_version, b.sent_at, b.paid_at, c.status as card_status, c.expires_at as card_expires_at, p.attempt, p.status as payment_status, p.method, p.provider,
            p.qr_payload, p.redirect_url, p.expires_at, p.failure_code,
            case when b.status = 'paid' and c.status = 'active' and private.now() < u.at then u.at end as return_until,
            (select jsonb_build_object('amount', sum(r.amount_minor), 'account', (
                 select jsonb_build_object('bank', a.bank, 'end', right(a.number, 4)) from private.refund_accounts a where a.gift_card_purchase_id = b.id))
               from public.refunds r where r.gift_card_id = b.gift_card_id and r.status = 'manual_required' having count(*) > 0) as by_hand
       from public.gift_card_purchases b left join public.gift_cards c on c.id = b.gift_card_id
       join lateral (select * from public.payments x where x.gift_card_purchase_id = b.id order by x.attempt desc limit 1) p on true
      cross join lateral (select b.paid_at + private.setting('credit.sale_withdrawal_days')::integer * interval '1 day' as at) u
      where b.id = $1 or b.buyer_id = $2 and b.status in ('paid', 'returned') order by b.created_at desc limit ${MOST}`,
    [purchase, buyer],
  )
  return rows.map((row) => ({ card: cardOf(row), buyer_id: row.buyer_id, letters: row.letters, linkVersion: row.link_version }))
}

const cardOf = (row: Row): BoughtCard => ({
  purchase: row.id,
  number: row.number,
  state: stateOf(row),
  amount: Number(row.amount_minor),
  occasion: OCCASIONS.find((one) => one === row.occasion) ?? 'any',
  to: row.recipient_name,
  toEmail: row.recipient_email,
  sendOn: row.send_on,
  sentAt: row.sent_at?.toISOString() ?? null,
  paidAt: row.paid_at?.toISOString() ?? null,
  expiresAt: row.card_expires_at?.toISOString() ?? null,
  returnUntil: row.return_until?.toISOString() ?? null,
  refundByHand: row.by_hand,
  payment:
    row.status === 'open'
      ? {
          status: row.payment_status,
          method: row.method,
          attempt: row.attempt,
          provider: row.provider,
          qrPayload: row.qr_payload,
          redirectUrl: row.redirect_url,
          expiresAt: row.expires_at.toISOString(),
          failureCode: row.failure_code,
          refunded: 0,
          slip: null,
          account: null,
          pretends: false,
        }
      : null,
})

function stateOf({ status, card_status: card, sent_at: sent }: Row): BoughtState {
  if (status !== 'paid') return status
  if (card === 'redeemed' || card === 'blocked') return card
  if (card === 'expired') return 'ran_out'
  return sent === null ? 'waiting' : 'sent'
}
