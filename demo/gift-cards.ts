import type pg from 'pg'
import { uuidOf } from './random.ts'

const DAY_MS = 86_400_000
const BUYER = 'buyer@hattha.test'

/** Cards that the demo's buyer gave away: one on its way, one sent, one that came back to nobody yet. Their codes are known to nobody. */
const CARDS = [
  { number: 'G261101-DEMO1', occasion: 'birthday', to: 'Lotte', message: 'Voor iets moois op tafel.', amount: 1_500_00, days: 24, sends: -20 },
  { number: 'G261115-DEMO2', occasion: 'wedding', to: 'Ploy & Max', message: 'ขอให้มีความสุขมาก ๆ นะ', amount: 3_000_00, days: 9, sends: -7 },
  { number: 'G261124-DEMO3', occasion: 'new_year', to: 'Oma', message: '', amount: 1_000_00, days: 1, sends: 30 },
] as const

/** Gift cards that were bought and paid, by the functions that make them, so that the books owe what they are worth. */
export async function fillGiftCards(client: pg.PoolClient, now: Date): Promise<void> {
  for (const { number, occasion, to, message, amount, days, sends } of CARDS) {
    const at = new Date(now.getTime() - days * DAY_MS)
    const id = uuidOf('gift card', number)
    const sendOn = new Date(now.getTime() + sends * DAY_MS)
    await client.query(
      `insert into public.gift_card_purchases (id, number, key, buyer_id, buyer_name, buyer_email, buyer_language, amount_minor, occasion, recipient_name,
         recipient_email, message, language, send_on, created_at)
       values ($1, $2, $1, $3, 'Anna de Vries', $4, 'nl', $5, $6, $7, 'friend@hattha.test', $8, 'nl', $9::timestamptz::date, $10)`,
      [id, number, uuidOf('person', BUYER), BUYER, amount, occasion, to, message, sendOn, at],
    )
    const { rows } = await client.query<{ id: string }>(
      `insert into public.payments (gift_card_purchase_id, provider, method, status, amount_minor, provider_reference, expires_at, created_at)
       values ($1, 'demo-bank', 'card', 'pending', $2, 'demo-' || $3::text, $4, $4) returning id`,
      [id, amount, number, at],
    )
    await client.query('select private.book_gift_card_purchase($1)', [id])
    await client.query(`update public.payments set status = 'captured', captured_minor = amount_minor where id = $1`, [rows[0]?.id])
    await client.query('update public.gift_card_purchases set paid_at = $2, sent_at = $3 where id = $1', [id, at, sends < 0 ? sendOn : null])
  }
}
