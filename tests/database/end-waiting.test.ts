import { beforeAll, describe, expect, test } from 'vitest'
import { sendOutbox } from '../../app/outbox.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { cancelUnaccepted } from '../../app/orders/moves/cancel-unaccepted.server.ts'
import { completeOrders } from '../../app/orders/moves/complete-orders.server.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import { testDatabase } from '../support/database.ts'
import { testShop } from '../support/market.ts'
import { givenOrder, type Market, type PaidOrder } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

let market: Market
let letters: Letter[]
beforeAll(async () => {
  const db = await testDatabase()
  const bank = playedBank()
  const made = testShop(db, { payments: [bank] })
  letters = made.letters
  market = { db, shop: made.shop, bank }
})

const statusOf = async ({ id }: PaidOrder) => (await market.db.owner.one<{ status: string }>('select status from public.orders where id = $1', [id])).status

describe('a delivered order', () => {
  async function givenDelivered(days: number, country = 'TH'): Promise<PaidOrder> {
    const order = await givenOrder(market)
    const { owner } = market.db
    await owner.all(`select private.transition_order($1, 'accepted', 'seller')`, [order.id])
    await owner.all(`select private.ship_order($1, 'seller', null, 'Thailand Post', '')`, [order.id])
    await owner.all(`select private.transition_order($1, 'delivered', 'system')`, [order.id])
    await owner.all(
      `update public.orders set delivered_at = now() - $2 * interval '1 day', shipping_address = shipping_address || jsonb_build_object('country', $3::text) where id = $1`,
      [order.id, days, country],
    )
    return order
  }

  test('is complete after a week in Thailand and two abroad, when its buyer says nothing', async () => {
    const [old, young, abroad, oldAbroad] = [await givenDelivered(8), await givenDelivered(6), await givenDelivered(8, 'DE'), await givenDelivered(15, 'DE')]
    await completeOrders(market.shop)
    await completeOrders(market.shop)
    expect([await statusOf(old), await statusOf(young), await statusOf(abroad), await statusOf(oldAbroad)]).toEqual([
      'completed',
      'delivered',
      'delivered',
      'completed',
    ])
    expect(
      await market.db.owner.all(`select from public.order_events where order_id = $1 and type = 'completed' and actor_role = 'system'`, [old.id]),
    ).toHaveLength(1)
  })

  test('waits while something is open about it', async () => {
    const order = await givenDelivered(8)
    await market.db.owner.all(
      `insert into public.order_cases (number, order_id, kind, status, key) values ('C-1', $1, 'claim', 'requested', 'a-click-of-the-buyer')`,
      [order.id],
    )
    await completeOrders(market.shop)
    expect(await statusOf(order)).toBe('delivered')
  })

  test('is complete though something is wrong with the one before it', async () => {
    const [broken, sound] = [await givenDelivered(20), await givenDelivered(9)]
    await whileBroken(broken, () => completeOrders(market.shop))
    expect([await statusOf(broken), await statusOf(sound)]).toEqual(['delivered', 'completed'])
    await completeOrders(market.shop)
    expect(await statusOf(broken)).toBe('completed')
  })
})

/** While it works, nothing can be written down of one order: as if its rows were damaged. */
async function whileBroken({ id }: PaidOrder, work: () => Promise<void>): Promise<void> {
  const { owner } = market.db
  await owner.all(
    `create function private.break_order() returns trigger language plpgsql as $$ begin raise exception 'damaged' using errcode = 'XX001'; end $$`,
  )
  await owner.all(
    `create trigger break_order before insert on public.order_events for each row when (new.order_id = '${id}') execute function private.break_order()`,
  )
  try {
    await work()
  } finally {
    await owner.all('drop function private.break_order() cascade')
  }
}

describe('an order nobody accepts', () => {
  async function givenPlaced(hours: number, { madeToOrder = false } = {}): Promise<PaidOrder> {
    const order = await givenOrder(market)
    await market.db.owner.all(`update public.orders set placed_at = now() - $2 * interval '1 hour' where id = $1`, [order.id, hours])
    if (madeToOrder) await market.db.owner.all('update public.order_lines set made_to_order_days = 14 where order_id = $1', [order.id])
    return order
  }

  test('is cancelled after three days, five where it has to be made; the money goes back and the buyer is told why', async () => {
    const [late, early, making, lateMaking] = [
      await givenPlaced(73),
      await givenPlaced(71),
      await givenPlaced(100, { madeToOrder: true }),
      await givenPlaced(121, { madeToOrder: true }),
    ]
    letters.length = 0
    await Promise.all([cancelUnaccepted(market.shop), cancelUnaccepted(market.shop)])
    await sendRefunds(market.shop)
    await sendOutbox(market.shop)
    expect([await statusOf(late), await statusOf(early), await statusOf(making), await statusOf(lateMaking)]).toEqual([
      'canceled',
      'placed',
      'placed',
      'canceled',
    ])
    expect(await market.db.owner.one('select payment_status from public.orders where id = $1', [late.id])).toEqual({ payment_status: 'refunded' })
    expect(await market.db.owner.all('select from public.refunds where order_id = $1', [late.id])).toHaveLength(1)
    const told = letters.filter(({ subject }) => subject.includes(late.number) && subject.includes('canceled'))
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('The maker didn’t accept the order in time.')
  })

  test('keeps no other waiting when something is wrong with it', async () => {
    const [broken, other] = [await givenOrder(market), await givenOrder(market)]
    await market.db.owner.all(`update public.orders set placed_at = now() - case when id = $1 then 9 else 5 end * interval '1 day' where id = any ($2)`, [
      broken.id,
      [broken.id, other.id],
    ])
    await whileBroken(broken, () => cancelUnaccepted(market.shop))
    expect([await statusOf(broken), await statusOf(other)]).toEqual(['placed', 'canceled'])
    await cancelUnaccepted(market.shop)
    expect(await statusOf(broken)).toBe('canceled')
  })

  test('is left alone once it was accepted', async () => {
    const order = await givenPlaced(200)
    await market.db.owner.all(`select private.transition_order($1, 'accepted', 'seller')`, [order.id])
    await cancelUnaccepted(market.shop)
    expect(await statusOf(order)).toBe('accepted')
  })
})
