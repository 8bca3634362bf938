import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { acceptOrdersFunction } from '../../app/orders/moves/accept-orders.server.ts'
import { completeOrders } from '../../app/orders/moves/complete-orders.server.ts'
import { cancelUnaccepted } from '../../app/orders/moves/cancel-unaccepted.server.ts'
import { correctAddressFunction } from '../../app/orders/moves/correct-address.server.ts'
import { moveOrderFunction, shipOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import { correctParcelFunction, receiveParcelFunction } from '../../app/orders/moves/move-parcel.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import { collectCashFunction } from '../../app/payments/collect-cash.server.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { sayInCaseFunction } from '../../app/returns/move-case.server.ts'
import { openCaseFunction } from '../../app/returns/open-case.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { guest, testShop } from '../support/market.ts'
import { givenOrder, type Market, type PaidOrder } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

// A key says that a click is the same click. It is chosen by whoever asks, so by whoever wants something else to count as done.

let db: TestDatabase
let shop: Shop
let market: Market
let letters: Letter[]
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  ;({ shop, letters } = testShop(db, { payments: [bank] }))
  market = { db, shop, bank }
})

type Body = Record<string, unknown>
const told = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code] as const
const bought = (order: PaidOrder) => ({ order: order.number, token: order.token })
const move = async (caller: Caller, body: Body) => told(await moveOrderFunction(shop, caller, { key: randomUUID(), ...body }))
const ship = async (order: PaidOrder, body: Body = {}) =>
  told(await shipOrderFunction(shop, order.seller, { order: order.number, key: randomUUID(), carrier: 'Thailand Post', tracking: 'EA123456785TH', ...body }))
const collect = async (order: PaidOrder, came: 'cash' | 'parcel', key: string) =>
  told(await collectCashFunction(shop, order.seller, { order: order.number, came, key }))
const statusOf = async ({ id }: PaidOrder) => (await db.owner.one<{ status: string }>('select status from public.orders where id = $1', [id])).status
const refundsOf = ({ id }: PaidOrder) => db.owner.all('select amount_minor from public.refunds where order_id = $1', [id])
const lettersOf = ({ id }: PaidOrder, topic: string) =>
  db.owner.all<{ payload: Body }>(`select payload from private.outbox where topic = $2 and payload ->> 'order_id' = $1`, [id, topic])
const parcelsOf = ({ id }: PaidOrder) =>
  db.owner.all<{ id: string; tracking_number: string }>('select id, tracking_number from public.shipments where order_id = $1 order by created_at', [id])
const done = [200, undefined]
const notNow = [409, 'not_allowed_now']

async function correctAddress(order: PaidOrder, key: string) {
  const { seen } = await db.owner.one<{ seen: Record<string, string> }>(
    'select g.shipping_address as seen from public.order_groups g join public.orders o on o.order_group_id = g.id where o.id = $1',
    [order.id],
  )
  return told(await correctAddressFunction(shop, guest, { ...bought(order), key, address: { ...seen, line1: `${seen.line1} A` }, seen }))
}

async function givenShipped(more: Parameters<typeof givenOrder>[1] = {}): Promise<PaidOrder> {
  const order = await givenOrder(market, more)
  expect(await move(order.seller, { order: order.number, to: 'accepted' })).toEqual(done)
  expect(await ship(order)).toEqual(done)
  return order
}
let houses = 0
const againstCash = () => {
  houses += 1
  const phone = `08${10_000_000 + houses}`
  return {
    pays: false,
    wish: {
      paymentMethod: 'cash_on_delivery' as const,
      email: `house${houses}@example.com`,
      address: {
        recipient: 'Mali',
        phone,
        line1: `${houses} Soi 4`,
        line2: '',
        subdistrict: 'Khlong Toei',
        district: 'Khlong Toei',
        province: 'Bangkok',
        postcode: '10110',
        country: 'TH',
        note: '',
      },
    },
  }
}

describe('money', () => {
  test('of a delivered order stays with its maker, whatever key a cancellation is asked with', async () => {
    const order = await givenShipped()
    expect(await move(guest, { ...bought(order), to: 'delivered', key: 'aaaaaaaa' })).toEqual(done)
    expect(await move(guest, { ...bought(order), to: 'canceled', key: 'aaaaaaaa', reason: 'x' })).toEqual(notNow)
    expect(await move(order.seller, { order: order.number, to: 'canceled', key: 'aaaaaaaa', reason: 'x' })).toEqual(notNow)
    expect([await statusOf(order), await refundsOf(order), await lettersOf(order, 'order.canceled')]).toEqual(['delivered', [], []])
  })

  test('does not follow the key with which its maker accepted', async () => {
    const order = await givenOrder(market)
    const key = `${order.id}:accepted`
    expect(await move(order.seller, { order: order.number, to: 'accepted', key })).toEqual(done)
    expect(await move(order.seller, { order: order.number, to: 'canceled', key, reason: 'x' })).toEqual(notNow)
    expect(await move(guest, { ...bought(order), to: 'canceled', key, reason: 'x' })).toEqual(notNow)
    expect([await statusOf(order), await refundsOf(order), await lettersOf(order, 'order.canceled')]).toEqual(['accepted', [], []])
  })

  test('of a canceled order goes back once, however often the same click comes, and also where its refund was lost', async () => {
    const order = await givenOrder(market)
    const click = { ...bought(order), to: 'canceled', key: randomUUID(), reason: 'Wrong colour.' }
    expect([await move(guest, click), await move(guest, click), await move(guest, click)]).toEqual([done, done, done])
    expect(await refundsOf(order)).toHaveLength(1)
    expect(await lettersOf(order, 'order.canceled')).toHaveLength(1)
    await db.owner.all('delete from public.refunds where order_id = $1', [order.id])
    expect(await move(guest, click)).toEqual(done)
    expect(await refundsOf(order)).toHaveLength(1)
  })

  test('is given back as of a canceled order for canceled orders alone', async () => {
    const order = await givenShipped()
    expect(await refusal(db.service.all(`select private.refund_canceled_order($1, 'x')`, [order.id]))).toBe('HT003')
    expect(await refundsOf(order)).toEqual([])
  })
})

describe('what the shop does by the clock', () => {
  test('is done though somebody used its words as their key', async () => {
    const [order, waiting] = [await givenShipped(), await givenOrder(market)]
    expect(await move(guest, { ...bought(order), to: 'delivered', key: 'time is over' })).toEqual(done)
    await db.owner.all(`update public.orders set delivered_at = now() - interval '20 days' where id = $1`, [order.id])
    await completeOrders(shop)
    expect(await statusOf(order)).toBe('completed')
    expect(await correctAddress(waiting, 'forgotten')).toEqual(done)
    await db.owner.all(`update public.orders set placed_at = now() - interval '20 days' where id = $1`, [waiting.id])
    await cancelUnaccepted(shop)
    expect(await statusOf(waiting)).toBe('canceled')
    expect(await refundsOf(waiting)).toHaveLength(1)
  })

  test('is done for those behind many that cannot be', async () => {
    const [stuck, behind] = [await givenShipped(), await givenShipped()]
    for (const order of [stuck, behind]) expect(await move(guest, { ...bought(order), to: 'delivered' })).toEqual(done)
    await db.owner.all(`update public.orders set delivered_at = now() - interval '9 days' where id = $1`, [behind.id])
    // As many as one look takes, all older and all without what a completion needs.
    await db.owner.transaction(async (tx) => {
      await tx.all('set local session_replication_role = replica')
      await tx.all(
        `with made as (select n, gen_random_uuid() as g from generate_series(1, 200) n),
        groups as (insert into public.order_groups select (jsonb_populate_record(x, jsonb_build_object('id', m.g, 'number', 'STUCK' || m.n, 'token_hash',
          '\\x' || encode(sha256(m.g::text::bytea), 'hex'), 'cart_id', null))).* from public.order_groups x, made m where x.number = $2)
        insert into public.orders (number, order_group_id, seller_id, seller_name, customer, status, items_minor, total_minor, shipping_address, placed_at,
          delivered_at)
        select 'STUCK' || m.n || '-1', m.g, o.seller_id, o.seller_name, o.customer, 'delivered', 100, 100, o.shipping_address, now(),
            now() - interval '30 days'
          from public.orders o, made m where o.id = $1`,
        [stuck.id, stuck.group],
      )
    })
    await db.owner.all(`create function private.stuck() returns trigger language plpgsql as $$ begin raise 'damaged' using errcode = 'XX001'; end $$`)
    await db.owner.all(`create trigger stuck before update on public.orders for each row when (old.number like 'STUCK%') execute function private.stuck()`)
    await completeOrders(shop)
    await db.owner.all('drop function private.stuck() cascade')
    expect(await statusOf(behind)).toBe('completed')
  })
})

describe('what a maker says at the desk', () => {
  test('is done though the buyer used the desk’s key before', async () => {
    const [one, together] = [await givenOrder(market), await givenOrder(market)]
    for (const order of [one, together]) expect(await correctAddress(order, `${order.id}:accepted`)).toEqual(done)
    expect(await move(one.seller, { order: one.number, to: 'accepted', key: `${one.id}:accepted` })).toEqual(done)
    expect(await (await acceptOrdersFunction(shop, together.seller, { orders: [together.number] })).json()).toEqual({ accepted: 1, refused: [] })
    expect([await statusOf(one), await statusOf(together)]).toEqual(['accepted', 'accepted'])
  })

  test('of cash and of a parcel at the door too', async () => {
    const [paid, back] = [await givenOrder(market, againstCash()), await givenOrder(market, againstCash())]
    expect(await correctAddress(paid, `${paid.id}:cash`)).toEqual(done)
    expect(await correctAddress(back, `${back.id}:parcel`)).toEqual(done)
    for (const order of [paid, back]) {
      expect(await move(order.seller, { order: order.number, to: 'accepted' })).toEqual(done)
      expect(await ship(order)).toEqual(done)
    }
    expect(await collect(paid, 'cash', `${paid.id}:cash`)).toEqual(done)
    expect(await collect(back, 'parcel', `${back.id}:parcel`)).toEqual(done)
    expect(await collect(back, 'parcel', `${back.id}:parcel`)).toEqual(done)
    expect([await statusOf(paid), await statusOf(back)]).toEqual(['delivered', 'canceled'])
  })

  test('with the key of another act is refused, and nobody is told that it was done', async () => {
    const order = await givenOrder(market, { quantities: [1, 1] })
    expect(await move(order.seller, { order: order.number, to: 'accepted', key: 'one key for all' })).toEqual(done)
    expect(await ship(order, { key: 'one key for all', carrier: 'Nobody', tracking: '' })).toEqual(notNow)
    expect([await parcelsOf(order), await lettersOf(order, 'order.shipped')]).toEqual([[], []])
    expect(await ship(order, { key: 'first parcel', lines: [{ order_line_id: order.lines[0], quantity: 1 }] })).toEqual(done)
    const [parcel] = await parcelsOf(order)
    const mended = { order: order.number, parcel: parcel?.id, carrier: 'Thailand Post', tracking: '' }
    expect(await told(await correctParcelFunction(shop, order.seller, { ...mended, key: 'one key for all' }))).toEqual(notNow)
    expect(await told(await receiveParcelFunction(shop, guest, { ...bought(order), parcel: parcel?.id, key: 'one key for all' }))).toEqual(done)
    expect(await told(await receiveParcelFunction(shop, guest, { ...bought(order), parcel: parcel?.id, key: 'one key for all' }))).toEqual(done)
    const cash = await givenShipped(againstCash())
    expect(await ship(cash, { key: 'one key for all' })).toEqual(notNow)
    await db.owner.all(`update public.order_events set idempotency_key = 'seller:one key for all' where order_id = $1 and to_status = 'accepted'`, [cash.id])
    expect(await collect(cash, 'cash', 'one key for all')).toEqual(notNow)
    expect(await collect(cash, 'parcel', 'one key for all')).toEqual(notNow)
    expect(await statusOf(cash)).toBe('shipped')
  })

  test('of a parcel that was told of is told again as it was', async () => {
    const order = await givenOrder(market)
    expect(await move(order.seller, { order: order.number, to: 'accepted' })).toEqual(done)
    const key = randomUUID()
    expect(await ship(order, { key })).toEqual(done)
    // Told letters are forgotten after a while, clicks are not.
    await sendOutbox(shop)
    await db.owner.all(`delete from private.outbox where topic = 'order.shipped'`)
    letters.length = 0
    expect(await ship(order, { key, carrier: 'Flash Express', tracking: 'TH0000' })).toEqual(done)
    expect((await lettersOf(order, 'order.shipped')).filter(({ payload }) => payload.tracking !== 'EA123456785TH')).toEqual([])
    expect(await parcelsOf(order)).toHaveLength(1)
  })
})

describe('a click from before keys had a speaker', () => {
  /** As it was written down then. */
  const asBefore = (order: PaidOrder) =>
    db.owner.all(`update public.order_events set idempotency_key = regexp_replace(idempotency_key, '^(buyer|seller|operator):', '') where order_id = $1`, [
      order.id,
    ])

  test('is still the same click', async () => {
    const order = await givenOrder(market, { quantities: [3] })
    const accept = { order: order.number, to: 'accepted', key: `${order.id}:accepted` }
    const parcel = { key: randomUUID(), lines: [{ order_line_id: order.lines[0], quantity: 1 }] }
    expect(await move(order.seller, accept)).toEqual(done)
    expect(await ship(order, parcel)).toEqual(done)
    await asBefore(order)
    expect(await move(order.seller, accept)).toEqual(done)
    expect(await ship(order, parcel)).toEqual(done)
    expect(await parcelsOf(order)).toHaveLength(1)
    const cash = await givenShipped(againstCash())
    expect(await collect(cash, 'parcel', `${cash.id}:parcel`)).toEqual(done)
    await asBefore(cash)
    expect(await collect(cash, 'parcel', `${cash.id}:parcel`)).toEqual(done)
  })

  test('is nobody else’s', async () => {
    const order = await givenOrder(market)
    expect(await correctAddress(order, `${order.id}:accepted`)).toEqual(done)
    await asBefore(order)
    expect(await move(order.seller, { order: order.number, to: 'accepted', key: `${order.id}:accepted` })).toEqual(done)
    expect(await statusOf(order)).toBe('accepted')
  })
})

describe('in a case', () => {
  test('nobody’s words count as said because the other side used their key', async () => {
    const order = await givenShipped()
    expect(await move(guest, { ...bought(order), to: 'delivered' })).toEqual(done)
    const opened = await openCaseFunction(shop, guest, {
      ...bought(order),
      key: randomUUID(),
      kind: 'claim',
      reason: 'other',
      words: 'It hums.',
      lines: [{ order_line_id: order.lines[0], quantity: 1 }],
    })
    const { number } = (await opened.json()) as { number: string }
    const say = async (caller: Caller, words: string, token?: string) =>
      told(await sayInCaseFunction(shop, caller, { order: number, token, key: `${number}:answer`, words }))
    expect(await say(guest, 'And it smells.', order.token)).toEqual(done)
    expect([await say(order.seller, 'Send it back.'), await say(order.seller, 'Send it back.')]).toEqual([done, done])
    const spoken = () =>
      db.owner.all<{ words: string }>(
        `select e.words from public.order_case_events e join public.order_cases c on c.id = e.case_id where c.number = $1 and e.type = 'said' order by e.id`,
        [number],
      )
    expect(await spoken()).toEqual([{ words: 'And it smells.' }, { words: 'Send it back.' }])
    // As it was written down before keys had a speaker.
    await db.owner.all(
      `update public.order_case_events set idempotency_key = replace(idempotency_key, 'seller:', '') where idempotency_key like 'seller:%' and case_id =
         (select id from public.order_cases where number = $1)`,
      [number],
    )
    expect(await say(order.seller, 'Send it back.')).toEqual(done)
    expect(await spoken()).toHaveLength(2)
  })
})
