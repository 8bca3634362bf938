import { randomBytes } from 'node:crypto'
import type { Database } from '../../app/platform/database.ts'

/** A charge in the books of the demo bank; amounts in minor units. */
export type BankCharge = {
  id: string
  method: string
  amount_minor: bigint
  currency: string
  status: 'pending' | 'paid' | 'failed' | 'expired' | 'canceled'
  return_url: string
  description: string
  expires_at: Date
}

/** What the bank moved: of a charge, of a refund, or to the shop's account. `keys` names it, the caller's own key among them. */
export type BankEntry = {
  id: string
  kind: 'charge' | 'refund' | 'dispute' | 'payout'
  amount_minor: bigint
  fee_minor: bigint
  currency: string
  keys: string[]
  words: string
  booked_at: Date
}

/** What became of a refund; everything but `booked` is a no. */
export type RefundOutcome = 'booked' | 'not_refundable' | 'other_currency' | 'key_reused'

export type ChargeOrder = { wishKey: string; method: string; amount: number; currency: string; expiresAt: Date; returnUrl: string; description: string }

/** What the bank keeps of a charge, of its whole amount: a played fee, as cards and QR codes have. It is not given back with a refund. */
const FEE = `round(amount_minor * case method when 'card' then 0.031 else 0.009 end)`

/** The demo bank's books: `private.demo_bank_charges`, which stands in for a provider's own database. */
export function openBooks(database: Database) {
  const columns = 'id, method, amount_minor, currency, status, return_url, description, expires_at'
  /** A charge whose time is up is expired from that moment on, whether or not anybody looked. */
  const expireLate = (id: string) =>
    database.all(`update private.demo_bank_charges set status = 'expired' where id = $1 and status = 'pending' and expires_at <= private.now()`, [id])
  /** Whether this is an id of ours; what else an address may hold, a database cannot even be asked for. */
  const isId = (id: string) => /^ch_[0-9a-f]{32}$/.test(id)
  return {
    /** Opens a charge; the same key gives the charge it gave before. */
    async open(order: ChargeOrder): Promise<BankCharge> {
      await database.all(
        `insert into private.demo_bank_charges (id, wish_key, method, amount_minor, currency, expires_at, return_url, description)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (wish_key) do nothing`,
        [
          `ch_${randomBytes(16).toString('hex')}`,
          order.wishKey,
          order.method,
          order.amount,
          order.currency,
          order.expiresAt,
          order.returnUrl,
          order.description,
        ],
      )
      return database.one<BankCharge>(`select ${columns} from private.demo_bank_charges where wish_key = $1`, [order.wishKey])
    },
    async get(id: string): Promise<BankCharge | undefined> {
      if (!isId(id)) return undefined
      await expireLate(id)
      return database.maybe<BankCharge>(`select ${columns} from private.demo_bank_charges where id = $1`, [id])
    },
    /** Ends a pending charge. Returns whether this call ended it. */
    async end(id: string, status: 'paid' | 'failed' | 'canceled'): Promise<boolean> {
      if (!isId(id)) return false
      await expireLate(id)
      const ended = await database.maybe(
        `with ended as (update private.demo_bank_charges set status = $2 where id = $1 and status = 'pending' returning *),
              booked as (
                insert into private.demo_bank_entries (id, charge_id, kind, amount_minor, fee_minor, currency, keys, words)
                select 'be_' || substr(id, 4), id, 'charge', amount_minor, ${FEE}, currency, array[id, wish_key], description from ended where status = 'paid')
         select id from ended`,
        [id, status],
      )
      return ended !== undefined
    },
    /** Gives money of a paid charge back: in its currency, never more than was paid, and once per key, which stands for one amount for ever. */
    async refund(id: string, { key, amount, currency }: { key: string; amount: number; currency: string }): Promise<RefundOutcome> {
      if (!isId(id)) return 'not_refundable'
      return database.transaction(async (tx) => {
        const charge = await tx.maybe<{ currency: string; before: string | null; left_over: bigint }>(
          `select currency, refunds ->> $2 as before, amount_minor - (select coalesce(sum(value::bigint), 0)
              from jsonb_each_text(refunds))::bigint as left_over
             from private.demo_bank_charges where id = $1 and status = 'paid' for update`,
          [id, key],
        )
        if (!charge) return 'not_refundable'
        if (charge.currency !== currency) return 'other_currency'
        if (charge.before !== null) return charge.before === String(amount) ? 'booked' : 'key_reused'
        if (BigInt(amount) > charge.left_over) return 'not_refundable'
        await tx.all('update private.demo_bank_charges set refunds = refunds || jsonb_build_object($2::text, $3::bigint) where id = $1', [id, key, amount])
        await tx.all(
          `insert into private.demo_bank_entries (id, charge_id, kind, amount_minor, currency, keys, words)
           select 'be_' || md5(id || $2), id, 'refund', -$3::bigint, currency, array[id, $2], description from private.demo_bank_charges where id = $1`,
          [id, key, amount],
        )
        return 'booked'
      })
    },
    /** What was moved on a day (UTC) that is over. What the bank held at its end it sends to the shop's account, as the day's last entry. */
    async settled(day: string): Promise<BankEntry[]> {
      await database.all(
        `insert into private.demo_bank_entries (id, kind, amount_minor, currency, keys, words, booked_at)
         select 'po_' || replace($1::text, '-', ''), 'payout', -sum(amount_minor - fee_minor), currency, array['DEMO' || replace($1::text, '-', '')],
                'Payout ' || $1::text,
                ($1::date + 1)::timestamp at time zone 'UTC' - interval '1 second'
           from private.demo_bank_entries where booked_at < ($1::date + 1)::timestamp at time zone 'UTC' and currency = 'THB'
          group by currency having sum(amount_minor - fee_minor) > 0 on conflict (id) do nothing`,
        [day],
      )
      return database.all<BankEntry>(
        `select id, kind, amount_minor, fee_minor, currency, keys, words, booked_at from private.demo_bank_entries
          where booked_at >= $1::date::timestamp at time zone 'UTC' and booked_at < ($1::date + 1)::timestamp at time zone 'UTC' order by booked_at, id`,
        [day],
      )
    },
  }
}

export type Books = ReturnType<typeof openBooks>
