import type pg from 'pg'
import { turnClock } from './clock.ts'
import { uuidOf } from './random.ts'

const DAY_MS = 86_400_000
const BUYER = 'buyer@hattha.test'

/** Who buys in quantity, or would like to; nobody of them is a company. The demo's own buyer shops at the usual prices and may order on invoice. */
const BUYERS = [
  { email: BUYER, company: 'De Vries Interieur', tax: 'NL001234567B01', country: 'NL', about: 'Cushions and bowls for two shops in Utrecht', state: 'approved', days: 90, net: 30, limit: 200_000_00 },
  { email: 'friend-0@hattha.test', company: 'Hotel Andaman', tax: '0105551234567', country: 'TH', about: 'Bowls and runners for our breakfast room', state: 'approved', days: 60, net: 0, limit: 0 },
  { email: 'friend-1@hattha.test', company: 'Weber Wohnen', tax: 'DE123456789', country: 'DE', about: 'Baskets for our autumn window, about two hundred', state: 'pending', days: 2, net: 0, limit: 0 },
  { email: 'friend-2@hattha.test', company: 'Tanaka Select', tax: 'T1234567890123', country: 'JP', about: 'Celadon cups for gift sets in December', state: 'suspended', days: 50, net: 0, limit: 0 },
  { email: 'friend-3@hattha.test', company: 'Maison Roy', tax: 'FR12345678901', country: 'FR', about: 'Silk by the metre, to be sewn in Lyon', state: 'refused', days: 20, net: 0, limit: 0 },
] as const // prettier-ignore

/** Quotes of every state, each about another piece: pieces, days ago, and the offer as a part of the usual price. */
const QUOTES = [
  { state: 'asked', quantity: 40, days: 1, part: 0 },
  { state: 'offered', quantity: 60, days: 3, part: 0.7 },
  { state: 'accepted', quantity: 25, days: 5, part: 0.8 },
  { state: 'declined', quantity: 300, days: 9, part: 0 },
  { state: 'refused', quantity: 30, days: 14, part: 0.9 },
  { state: 'expired', quantity: 50, days: 30, part: 0.75 },
] as const

/** Invoices by how far they are, each with the buyer's order it is for, counted from the newest (or from the oldest, below zero). */
const INVOICES = [
  { state: 'open', order: 1 },
  { state: 'overdue', order: -3 },
  { state: 'asked', order: -2 },
  { state: 'paid', order: -1 },
] as const

/** Wholesale as it looks in use: buyers, prices of a dozen pieces, quotes of the demo's buyer with several makers, and invoices. */
export async function fillWholesale(client: pg.PoolClient, now: Date, sellerId: string): Promise<void> {
  for (const { email, company, tax, country, about, state, days, net, limit } of BUYERS) {
    await client.query(
      `insert into public.wholesale_buyers (person_id, company, tax_number, country, about, state, net_days, credit_limit_minor, prices_on, reason, asked_at, decided_at)
       select p.id, $2, $3, $4, $5, $6, $7, $8, $1 <> $9, $10, $11::timestamptz, case when $6 <> 'pending' then $11::timestamptz + interval '1 day' end
         from public.profiles p where p.email = $1`,
      [email, company, tax, country, about, state, net, limit, BUYER, REASONS[state], new Date(now.getTime() - days * DAY_MS)],
    )
  }
  // Pieces of the demo's own maker first, so that its desk shows them.
  const { rows: pieces } = await client.query<{ id: string; variant: string; seller: string; price: string }>(
    `select p.id, v.id as variant, p.seller_id as seller, p.price_minor::text as price from public.products p
      cross join lateral (select x.id from public.product_variants x where x.product_id = p.id order by x.id limit 1) v
      where p.status = 'active' and p.price_minor > 20000 order by p.seller_id <> $1, p.id limit 12`,
    [sellerId],
  )
  for (const { id, price } of pieces) {
    const usual = Number(price)
    const breaks = [
      { from: 10, unit_minor: Math.round(usual * 0.85) },
      { from: 50, unit_minor: Math.round(usual * 0.7) },
    ]
    await client.query('insert into public.wholesale_prices (product_id, minimum, breaks, began_at) values ($1, 10, $2, $3)', [id, JSON.stringify(breaks), now])
  }
  for (const [place, { state, quantity, days, part }] of QUOTES.entries()) {
    const piece = pieces[place]
    if (!piece) break
    await client.query(
      `insert into public.wholesale_quotes (buyer_id, product_id, variant_id, seller_id, quantity, wish, state, unit_minor, valid_until, words, asked_at, answered_at, offers, usual_minor)
       values ($1, $2, $3, $4, $5, 'Each wrapped by itself, please', $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        uuidOf('person', BUYER),
        piece.id,
        piece.variant,
        piece.seller,
        quantity,
        state,
        part === 0 ? null : Math.round(Number(piece.price) * part),
        part === 0 ? null : new Date(now.getTime() + (state === 'expired' ? -3 : 12) * DAY_MS),
        state === 'asked' ? '' : 'ยินดีทำให้ค่ะ ใช้เวลาประมาณหกสัปดาห์',
        new Date(now.getTime() - days * DAY_MS),
        state === 'asked' ? null : new Date(now.getTime() - days * DAY_MS + DAY_MS / 2),
        part === 0 ? 0 : 1,
        state === 'accepted' ? Number(piece.price) : null,
      ],
    )
  }
  await turnClock(client, now)
  await invoiced(client, now)
  await turnClock(client, null)
  // Nobody is written to about what is made up.
  await client.query('update private.outbox set sent_at = created_at where sent_at is null')
}

const REASONS = {
  approved: 'Shop and tax number are in the register',
  pending: '',
  suspended: 'Orders were returned twice without a reason',
  refused: 'We sell finished pieces, not cloth by the metre',
} as const

/**
 * Some paid orders of the demo's buyer were ordered on invoice; booked by the difference, so that the books hold a claim instead of the bank's money. No report of a
 * provider has told of them yet.
 */
async function invoiced(client: pg.PoolClient, now: Date): Promise<void> {
  const { rows: groups } = await client.query<{ id: string; payment: string; placed: Date | null }>(
    `select g.id, p.id as payment, g.placed_at as placed from public.order_groups g join public.payments p on p.order_group_id = g.id
      where g.buyer_id = $1 and g.status = 'placed' and p.captured_minor > 0 and p.refunded_minor = 0
        and not exists (select from public.payments o where o.order_group_id = g.id and o.id <> p.id)
        and not exists (select from public.chargebacks c where c.payment_id = p.id)
        and not exists (select from public.refunds r where r.payment_id = p.id)
      order by g.placed_at desc, g.id`,
    [uuidOf('person', BUYER)],
  )
  if (groups.length < INVOICES.length + 1) throw new Error(`The demo's buyer has paid ${groups.length} orders; invoices want more.`)
  for (const { state, order } of INVOICES) {
    const group = groups.at(order)
    if (!group?.placed) continue
    const { id, payment, placed } = group
    await client.query(`update public.order_groups set payment_method = 'invoice' where id = $1`, [id])
    await client.query(`update public.payments set provider = 'invoice', method = 'invoice', provider_reference = order_group_id::text where id = $1`, [
      payment,
    ])
    // What is late was ordered more than its thirty days ago.
    const issued = state === 'open' ? placed : new Date(Math.min(placed.getTime(), now.getTime() - 40 * DAY_MS))
    await client.query(
      `insert into public.wholesale_invoices (number, order_group_id, payment_id, buyer_id, company, tax_number, country, amount_minor, owed_minor, net_days,
         issued_at, due_on)
       select 'IN-' || g.number, g.id, p.id, g.buyer_id, b.company, b.tax_number, b.country, p.captured_minor, p.captured_minor, 30, $3::timestamptz,
              ($3::timestamptz at time zone 'Asia/Bangkok')::date + 30
         from public.order_groups g join public.payments p on p.id = $2 join public.wholesale_buyers b on b.person_id = g.buyer_id where g.id = $1`,
      [id, payment, issued],
    )
    await client.query(
      `update public.wholesale_buyers b set owed_minor = b.owed_minor + i.owed_minor from public.wholesale_invoices i where i.payment_id = $1 and b.person_id = i.buyer_id`,
      [payment],
    )
    await client.query('select private.post_order(id) from public.orders where order_group_id = $1', [id])
    await turnClock(client, now, 'finance')
    if (state === 'paid') {
      await client.query(
        `select public.confirm_invoice_payment(i.id, i.owed_minor, 'KB20261112-0815', 'It stands in the statement') from public.wholesale_invoices i where i.payment_id = $1`,
        [payment],
      )
    } else if (state === 'asked') {
      await client.query(
        `select public.propose_invoice_write_off(i.id, 'The shop in Utrecht has closed, letters come back') from public.wholesale_invoices i where i.payment_id = $1`,
        [payment],
      )
    }
    await turnClock(client, now)
  }
}
