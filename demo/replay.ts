import type pg from 'pg'
import { turnClock } from './clock.ts'
import { fillDebts } from './debts.ts'
import type { DemoRole } from './demo-account.ts'
import { taxIdOf } from './tax-id.ts'

/** An order as it was before it ended, and how it did. */
export type PastOrder = {
  id: string
  sellerId: string
  sellerName: string
  guest: boolean
  placedAt: Date
  ended?: { as: 'completed' | 'canceled'; at: Date }
}
/** Seals an account number of a maker, as this shop keeps it. */
export type SealAccount = (seller: string, number: string) => string

/** What happens at a moment: an order is paid for or ends (`move`), or something else is done, by one of the staff where a role is said. */
type Move = { id: string; at: Date; as?: 'completed' | 'canceled' }
type Event = { at: Date } & ({ move: Move } | { by?: DemoRole; run: () => Promise<unknown> })

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Thailand knows no summer time. */
const BANGKOK_MS = 7 * HOUR_MS
/** One of so many guests complains of a piece that was not in the parcel. */
const CLAIMED = 17
const BANKS = ['Bangkok Bank', 'Kasikornbank', 'Krungthai', 'SCB']

/**
 * Lets the months of the demo pass: what was paid, ended, claimed and sent back is booked when it was, every Tuesday makers are paid what they may have, and every month that is
 * over has its invoices. The same functions as in the shop, under its own clock, so that the books are what they would be. This week's payouts wait for somebody.
 */
export async function replay(
  client: pg.PoolClient,
  { now, orders, sellerId, sealAccount }: { now: Date; orders: readonly PastOrder[]; sellerId: string; sealAccount: SealAccount },
): Promise<void> {
  const began = new Date(Math.min(...orders.map(({ placedAt }) => placedAt.getTime())))
  await nameTheShop(client)
  await giveAccounts(client, { orders, began, sealAccount })
  // Whoever reads the record of acts reads when they were, not when the demo was filled.
  await client.query('alter table public.activity_log alter column happened_at set default private.now()')
  const days = daysBetween(began, now)
  const events: Event[] = [
    ...orders.flatMap((order) => lifeOf(client, order)),
    ...claimed(orders).flatMap((order) => claimOf(client, order)),
    ...days.filter((day) => isTuesday(day) && weekOf(day) < weekOf(now)).flatMap((day) => payday(client, day)),
    ...days.filter(isFirst).map((day) => ({ at: hours(day, 9), run: () => client.query('select private.issue_fees_if_due()') })),
    ...correction(client, { at: new Date(now.getTime() - 40 * DAY_MS), sellerId }),
  ]
  let moves: Move[] = []
  for (const event of events.filter(({ at }) => at <= now).toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    // An order that is paid for and ends before anything else happens is booked twice.
    if (!('move' in event) || moves.some(({ id }) => id === event.move.id)) moves = await book(client, moves)
    if ('move' in event) moves.push(event.move)
    else {
      await turnClock(client, event.at, event.by)
      await event.run()
    }
  }
  await book(client, moves)
  await withheld(client, { now, sellerId })
  await turnClock(client, now)
  await makePayouts(client)
  await fillDebts(client, sellerId, (who) => turnClock(client, now, who))
  await turnClock(client, null)
  // What was claimed whole is over by the end that its story has, not by two.
  await client.query(`delete from public.order_events e using public.orders o where o.id = e.order_id and e.to_status = 'closed' and o.status <> 'closed'`)
  // Nobody is written to about what was long ago.
  await client.query('update private.outbox set sent_at = created_at where sent_at is null')
  await client.query('alter table public.activity_log alter column happened_at set default clock_timestamp()')
}

/** Without them no invoice says who issues it. The number is nobody's. */
async function nameTheShop(client: pg.PoolClient): Promise<void> {
  const facts = {
    'shop.legal_name': 'Hattha Demo Company Limited',
    'shop.address': '99 Charoen Krung Road, Bang Rak, Bangkok 10500',
    'shop.tax_id': taxIdOf('hattha'),
  }
  await client.query('update public.shop_settings s set value = to_jsonb(f.value) from json_each_text($1::json) f where s.key = f.key', [JSON.stringify(facts)])
}

/** Every maker who has sold something has a bank account. The numbers are made up. */
async function giveAccounts(
  client: pg.PoolClient,
  { orders, began, sealAccount }: { orders: readonly PastOrder[]; began: Date; sealAccount: SealAccount },
): Promise<void> {
  const makers = new Map(orders.map(({ sellerId, sellerName }) => [sellerId, sellerName]))
  const accounts = [...makers]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([seller_id, holder], at) => {
      const number = String(1_000_000_000 + at * 7_654_321)
      const changed = new Date(began.getTime() - 30 * DAY_MS)
      return {
        seller_id,
        bank: BANKS[at % BANKS.length],
        number_sealed: sealAccount(seller_id, number),
        number_tail: number.slice(-4),
        holder,
        changed_at: changed,
        usable_from: new Date(changed.getTime() + 3 * DAY_MS),
      }
    })
  await client.query(
    `insert into private.seller_bank_accounts (seller_id, bank, number_sealed, number_tail, holder, changed_at, usable_from)
     select seller_id, bank, number_sealed, number_tail, holder, changed_at, usable_from
       from json_populate_recordset(null::private.seller_bank_accounts, $1::json)`,
    [JSON.stringify(accounts)],
  )
}

function lifeOf(client: pg.PoolClient, { id, placedAt, ended }: PastOrder): Event[] {
  const paid: Event = { at: placedAt, move: { id, at: placedAt } }
  if (!ended) return [paid]
  const back: Event[] = ended.as === 'canceled' ? [{ at: ended.at, run: async () => giveBack(client, await refundOf(client, id)) }] : []
  return [paid, ...back, { at: ended.at, move: { id, at: ended.at, as: ended.as } }]
}

/** Moves and books orders, each at its own moment; in few statements, because a start waits for them. Answers that none is left. */
async function book(client: pg.PoolClient, moves: readonly Move[]): Promise<[]> {
  if (moves.length === 0) return []
  const rows = JSON.stringify(moves.map(({ id, at, as }) => ({ id, moment: at.toISOString(), target: as ?? null })))
  await turnClock(client, moves[0]?.at ?? null)
  await client.query(
    `update public.orders o set status = case when set_config('app.transition', m.id || ':' || m.target, false) <> '' then m.target end
       from json_to_recordset($1::json) m (id uuid, target text) where o.id = m.id and m.target is not null`,
    [rows],
  )
  await client.query(`select set_config('app.now', m.moment, false), private.post_order(m.id) from json_to_recordset($1::json) m (id uuid, moment text)`, [
    rows,
  ])
  await client.query(`select private.recompute_order(m.id) from json_to_recordset($1::json) m (id uuid, target text) where m.target = 'canceled'`, [rows])
  return []
}

/** All that was paid for an order goes back; answers the refund. */
async function refundOf(client: pg.PoolClient, order: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `insert into public.refunds (id, payment_id, order_id, amount_minor, created_at)
     select md5('refund' || s.order_id)::uuid, s.payment_id, s.order_id, s.captured_minor, private.now() from public.payment_splits s where s.order_id = $1 returning id`,
    [order],
  )
  return rows[0]?.id
}

/** The bank has sent a refund back. */
async function giveBack(client: pg.PoolClient, refund: string | undefined): Promise<void> {
  const { rows } = await client.query<{ order_id: string | null; payment_id: string; amount_minor: string }>(
    `update public.refunds set status = 'succeeded', attempts = 1, created_at = private.now(), succeeded_at = private.now() where id = $1
     returning order_id, payment_id, amount_minor::text`,
    [refund],
  )
  for (const { order_id, payment_id, amount_minor } of rows) {
    await client.query('update public.payment_splits set refunded_minor = refunded_minor + $3 where payment_id = $1 and order_id = $2', [
      payment_id,
      order_id,
      amount_minor,
    ])
    await client.query(
      `update public.payments set refunded_minor = refunded_minor + $2, status = case when refunded_minor + $2 = captured_minor then 'refunded' else status end where id = $1`,
      [payment_id, amount_minor],
    )
    await client.query('select private.recompute_order($1), private.post_order($1)', [order_id])
  }
}

const claimed = (orders: readonly PastOrder[]): readonly PastOrder[] =>
  orders.filter(({ guest, ended }) => guest && ended?.as === 'completed').filter((_, at) => at % CLAIMED === CLAIMED - 1)

/** A piece was missing, the maker says so and the bank sends what it cost, all before the order is completed. */
function claimOf(client: pg.PoolClient, { id, ended }: PastOrder): Event[] {
  if (!ended) return []
  const before = (part: number) => new Date(ended.at.getTime() - part * HOUR_MS)
  let made: string | undefined
  const open = async () => {
    const { rows } = await client.query<{ id: string }>(
      `select private.open_case($1, 'claim', jsonb_build_object('reason', 'missing', 'words', $2::text, 'lines', jsonb_build_array(
         jsonb_build_object('order_line_id', (select l.id from public.order_lines l where l.order_id = $1 order by l.position limit 1), 'quantity', 1))), null, 'demo') as id`,
      [id, 'One of the pieces was not in the parcel.'],
    )
    made = rows[0]?.id
  }
  const agree = () => client.query(`select private.move_case($1, 'approved', 'seller', null, $2)`, [made, 'ขอโทษด้วยค่ะ ลืมใส่ไปหนึ่งชิ้น คืนเงินให้นะคะ'])
  const send = async () => {
    const { rows } = await client.query<{ id: string }>('select id from public.refunds where case_id = $1', [made])
    for (const refund of rows) await giveBack(client, refund.id)
  }
  return [
    { at: before(30), run: open },
    { at: before(24), run: agree },
    { at: before(20), run: send },
  ]
}

/** Makers are paid: made in the morning, looked at the same day, large ones by two, sent the day after. */
function payday(client: pg.PoolClient, day: Date): Event[] {
  const approve = () =>
    client.query(`select public.approve_payout(id, $1) from public.payouts where status = 'pending' order by number`, [
      'Amount and account agree with the books',
    ])
  const send = () =>
    client.query(
      `select public.mark_payout_paid(id, $1 || row_number() over (order by number)) from public.payouts where status = 'approved' order by number`,
      [`KB${hours(day, 34).toISOString().slice(0, 10).replaceAll('-', '')}-`],
    )
  return [
    { at: hours(day, 8), run: () => makePayouts(client) },
    { at: hours(day, 10), by: 'finance', run: approve },
    { at: hours(day, 15), by: 'owner', run: approve },
    { at: hours(day, 34), by: 'finance', run: send },
  ]
}

async function makePayouts(client: pg.PoolClient): Promise<void> {
  await client.query('select private.sweep_payouts()')
  await client.query(`update public.payouts set created_at = private.now() where status = 'pending'`)
}

/** The shop had sent a parcel back by mistake and makes it good: proposed by one, booked by another. */
function correction(client: pg.PoolClient, { at, sellerId }: { at: Date; sellerId: string }): Event[] {
  return [
    {
      at,
      by: 'finance',
      async run() {
        await client.query(`select public.propose_balance_correction('demo: postage of a parcel', $1, 35000, $2)`, [
          sellerId,
          'We sent a parcel back by mistake; the maker paid its postage twice',
        ])
      },
    },
    {
      at: new Date(at.getTime() + 5 * HOUR_MS),
      by: 'owner',
      async run() {
        await client.query('select public.decide_correction(id, true, $1) from public.ledger_corrections', ['Receipt of the post office seen'])
      },
    },
  ]
}

/** Of the last invoices to the demo's maker: the certificate of one has been seen, that of the newest waits. */
async function withheld(client: pg.PoolClient, { now, sellerId }: { now: Date; sellerId: string }): Promise<void> {
  const { rows } = await client.query<{ id: string; net: string }>(
    `select id, net_minor::text as net from public.fee_invoices where seller_id = $1 and kind = 'tax_invoice' order by month desc limit 2`,
    [sellerId],
  )
  for (const [at, { id, net }] of rows.entries()) {
    const moment = new Date(now.getTime() - (2 + at * 5) * HOUR_MS)
    await turnClock(client, moment, 'seller')
    await client.query(`select public.enter_withholding($1, $2, (private.now() at time zone 'Asia/Bangkok')::date, $3)`, [
      id,
      `WHT-${at + 1}`,
      String((BigInt(net) * 3n) / 100n),
    ])
    if (at === 0) continue
    await turnClock(client, moment, 'finance')
    await client.query('select public.confirm_withholding($1, $2)', [id, 'Certificate seen'])
  }
}

const hours = (day: Date, count: number): Date => new Date(day.getTime() + count * HOUR_MS)
/** Midnights in Bangkok. */
function daysBetween(from: Date, to: Date): Date[] {
  const first = Math.ceil((from.getTime() + BANGKOK_MS) / DAY_MS)
  const last = Math.floor((to.getTime() + BANGKOK_MS) / DAY_MS)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => new Date((first + at) * DAY_MS - BANGKOK_MS))
}
const inBangkok = (moment: Date): Date => new Date(moment.getTime() + BANGKOK_MS)
const isTuesday = (day: Date): boolean => inBangkok(day).getUTCDay() === 2
const isFirst = (day: Date): boolean => inBangkok(day).getUTCDate() === 1
/** Weeks since one that began on a Monday. */
const weekOf = (moment: Date): number => Math.floor((inBangkok(moment).getTime() / DAY_MS + 3) / 7)
