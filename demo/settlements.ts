import { createHash } from 'node:crypto'
import type pg from 'pg'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** A Monday; weeks are counted from it. */
const MONDAY = Date.UTC(2024, 0, 1)
/** So much less than was paid the bank tells of one payment, in satang: what the demo's staff look into. */
const SHORT = 2000

type Told = { line: string; kind: string; happened_at: string; amount_minor: number; fee_minor: number; refers_to: string[]; description: string }

/**
 * What the played bank has told of the demo's months, a report a week, and the statement of the shop's own bank. All of it matches but for one payment and one deposit that nobody
 * knows; from yesterday on the job asks the bank itself.
 */
export async function fillSettlements(client: pg.PoolClient, now: Date): Promise<void> {
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  await bookEntries(client, today)
  const { rows } = await client.query<{ first: Date | null }>('select min(booked_at) as first from private.demo_bank_entries')
  const first = rows[0]?.first
  if (!first) return
  for (let week = MONDAY + Math.floor((first.getTime() - MONDAY) / WEEK_MS) * WEEK_MS; week < today.getTime(); week += WEEK_MS)
    await tellWeek(client, new Date(week), new Date(Math.min(week + WEEK_MS, today.getTime())))
  await client.query(`select private.settlement_day_read('demo-bank', ($1::timestamptz at time zone 'UTC')::date - 1)`, [today])
  await tellStatement(client, today)
}

/** Each payment and refund as the bank has it, with the fee it plays (`server/demo-bank/books.ts`). */
async function bookEntries(client: pg.PoolClient, today: Date): Promise<void> {
  await client.query(
    `insert into private.demo_bank_entries (id, kind, amount_minor, fee_minor, currency, keys, words, booked_at)
     select 'be_' || md5('charge' || p.id), 'charge', p.captured_minor - case when p.id = odd.id then $2::bigint else 0 end,
            round(p.captured_minor * case p.method when 'card' then 0.031 else 0.009 end), p.currency, array['pay:' || p.id || ':' || p.attempt], g.number,
            p.created_at
       from public.payments p join public.order_groups g on g.id = p.order_group_id
       left join (select x.id from public.payments x where x.provider = 'demo-bank' and x.captured_minor > 50000 and x.refunded_minor = 0
                     and x.created_at < $1::timestamptz - interval '5 days' order by x.created_at desc, x.id limit 1) odd on true
      where p.provider = 'demo-bank' and p.captured_minor > 0 and p.created_at < $1`,
    [today, SHORT],
  )
  await client.query(
    `insert into private.demo_bank_entries (id, kind, amount_minor, currency, keys, words, booked_at)
     select 'be_' || md5('refund' || r.id), 'refund', -r.amount_minor, r.currency, array['refund:' || r.id], o.number, r.succeeded_at
       from public.refunds r join public.payments p on p.id = r.payment_id join public.orders o on o.id = r.order_id
      where p.provider = 'demo-bank' and r.status = 'succeeded' and r.succeeded_at < $1`,
    [today],
  )
  // What a buyer's bank holds now it took on the day it was asked.
  await client.query(
    `insert into private.demo_bank_entries (id, kind, amount_minor, fee_minor, currency, keys, words, booked_at)
     select 'be_' || md5('dispute' || c.id), 'dispute', -c.away_minor, c.fee_minor, c.currency, array[c.provider_reference], c.number, c.opened_at
       from public.chargebacks c where c.provider = 'demo-bank' and c.away_minor > 0 and c.opened_at < $1`,
    [today],
  )
}

/** A week's report: what was moved, and at its end what the bank sent to the shop's account. */
async function tellWeek(client: pg.PoolClient, from: Date, until: Date): Promise<void> {
  const day = new Date(until.getTime() - DAY_MS).toISOString().slice(0, 10)
  await client.query(
    `insert into private.demo_bank_entries (id, kind, amount_minor, currency, keys, words, booked_at)
     select 'po_' || replace($1::text, '-', ''), 'payout', -sum(amount_minor - fee_minor), 'THB', array['DEMO' || replace($1::text, '-', '')], 'Payout ' || $1::text,
            $2::timestamptz - interval '1 second'
       from private.demo_bank_entries where booked_at < $2 having sum(amount_minor - fee_minor) > 0`,
    [day, until],
  )
  const { rows } = await client.query<{ id: string; kind: string; amount: string; fee: string; keys: string[]; words: string; at: Date }>(
    `select id, kind, amount_minor::text as amount, fee_minor::text as fee, keys, words, booked_at as at from private.demo_bank_entries
      where booked_at >= $1 and booked_at < $2 order by booked_at, id`,
    [from, until],
  )
  const kinds: Readonly<Record<string, string>> = { charge: 'payment', dispute: 'chargeback' }
  await keep(
    client,
    'demo-bank',
    `${from.toISOString().slice(0, 10)} – ${day}`,
    rows.map(({ id, kind, amount, fee, keys, words, at }) => ({
      line: id,
      kind: kinds[kind] ?? kind,
      happened_at: at.toISOString(),
      amount_minor: Number(amount),
      fee_minor: Number(fee),
      refers_to: keys,
      description: words,
    })),
  )
}

/** The statement of the shop's own bank: the bank's last payouts have come, and a deposit that somebody has to find out about. */
async function tellStatement(client: pg.PoolClient, today: Date): Promise<void> {
  const { rows } = await client.query<{ id: string; amount: string; keys: string[]; at: Date }>(
    `select id, (-amount_minor)::text as amount, keys, booked_at as at from private.demo_bank_entries where kind = 'payout' order by booked_at desc limit 6`,
  )
  const lines = rows.toReversed().map(({ id, amount, keys, at }) => ({
    line: `KB-${id.slice(3)}`,
    kind: 'payment',
    happened_at: new Date(Math.min(at.getTime() + DAY_MS / 2, today.getTime())).toISOString(),
    amount_minor: Number(amount),
    fee_minor: 0,
    refers_to: [id, ...keys],
    description: `DEMO BANK ${keys[0] ?? ''}`,
  }))
  const at = new Date(today.getTime() - 3 * DAY_MS).toISOString()
  const deposit = { line: `KB-${at.slice(0, 10).replaceAll('-', '')}-2`, kind: 'payment', happened_at: at, amount_minor: 124_000, fee_minor: 0, refers_to: [], description: 'Transfer from Somchai P.' } // prettier-ignore
  await keep(client, 'own-account', 'Kasikornbank.csv', [...lines, deposit])
}

async function keep(client: pg.PoolClient, provider: string, name: string, lines: readonly Told[]): Promise<void> {
  if (lines.length === 0) return
  const told = JSON.stringify(lines)
  await client.query(`select private.keep_settlement($1, $2, $3, $4, 'THB', $5::jsonb)`, [
    provider,
    provider === 'own-account' ? 'upload' : 'provider',
    name,
    createHash('sha256').update(told).digest('hex'),
    told,
  ])
}
