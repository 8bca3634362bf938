import { beforeAll, expect, test } from 'vitest'
import { endOrder, expireOrders, sweepPayments } from '../../app/payments/expire-orders.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import type { OrderWish } from '../../app/checkout/quote/order-wish.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { settleEvent } from '../../app/payments/settle-event.server.ts'
import { moveOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import { tokenHash } from '../../app/orders/order-link.server.ts'
import type { Database } from '../../app/platform/database.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { breaches, staleStates } from '../support/invariants.ts'
import { givenProduct, guest, testShop, wishFor, type GivenProduct } from '../support/market.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'
import { Killed, mortalShop, type Mortal } from './mortal-shop.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
let products: GivenProduct[]
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
  products = [await givenProduct(db, { stock: 100_000 }), await givenProduct(db, { stock: 100_000 })]
})

/** Everything a shop does from "pay now" to the letters. */
async function sellAndSettle(on: Shop, wish: OrderWish, how: { pays: boolean; afterwards: 'nothing' | 'gives up' | 'cancels' }): Promise<void> {
  const placed = await placeOrder(on, guest, wish)
  if (!placed.placed) throw new Error(`Not placed: ${JSON.stringify(placed)}`)
  const group = await on.service.one<{ id: string; reference: string }>(
    'select g.id, p.provider_reference as reference from public.order_groups g join public.payments p on p.order_group_id = g.id where g.number = $1',
    [placed.number],
  )
  if (how.pays) {
    bank.say(group.reference, 'paid')
    await on.service.all(`insert into private.webhook_events (provider, event_id, payload) values ($1, $2, $3)`, [
      bank.name,
      group.reference,
      JSON.stringify({ reference: group.reference }),
    ])
    await settleEvent(on, { provider: bank.name, eventId: group.reference })
  }
  await sendOutbox(on)
  if (how.afterwards === 'gives up') await endOrder(on, group.id, 'canceled')
  if (how.afterwards === 'cancels') {
    for (const order of ['1', '2']) {
      const canceled = await moveOrderFunction(on, guest, {
        order: `${placed.number}-${order}`,
        token: placed.token,
        key: `cancel-${order}-key`,
        to: 'canceled',
        reason: 'Wrong colour.',
      })
      if (canceled.status !== 200) throw new Error(`Not called off: ${canceled.status} ${await canceled.text()}`)
    }
    await sendRefunds(on)
    await sendOutbox(on)
  }
}

/** What a new process does by itself, time having passed. */
async function sweepUp(): Promise<void> {
  await db.owner.all(`update public.payments set created_at = created_at - interval '5 minutes' where status in ('created', 'pending')`)
  await sweepPayments(shop)
  await db.owner.all(`update public.order_groups set expires_at = now() - interval '1 minute' where status = 'awaiting_payment'`)
  await expireOrders(shop)
  await db.owner.all(`update private.outbox set claimed_until = '-infinity' where sent_at is null`)
  await sendRefunds(shop)
  await sendOutbox(shop)
}

/** Every charge the bank was paid belongs to a placed order, or was given back to the satang. */
async function moneyOutOfPlace(): Promise<string[]> {
  const placed = await db.owner.all<{ reference: string }>(
    `select p.provider_reference as reference from public.payments p join public.order_groups g on g.id = p.order_group_id
      where g.status = 'placed' and p.captured_minor > p.refunded_minor`,
  )
  const kept = new Set(placed.map(({ reference }) => reference))
  return [...bank.charges.values()].flatMap((charge) => {
    const back = [...bank.refunds.values()].filter(({ reference }) => reference === charge.reference).reduce((sum, { amount }) => sum + amount, 0n)
    if (charge.status === 'paid' && !kept.has(charge.reference) && back !== charge.amount)
      return [`${charge.reference} is paid, nothing is placed, and ${back} of ${charge.amount} went back`]
    return charge.status !== 'paid' && kept.has(charge.reference) ? [`${charge.reference} is placed and not paid`] : []
  })
}

async function wanted(): Promise<OrderWish> {
  const wish = wishFor(products.map((product) => ({ product, quantity: 2 })))
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
  return { ...wish, quoteHash: quote.quoteHash }
}

/** What a killed process throws is its death, as it or as its cause; anything else is a fault that the death must not hide. */
async function untilDeath(mortal: Mortal, work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (mortal.diedAt() === '' || !isDeath(error)) throw error
  }
}
/** The connection of a transaction is ended by the server, and PostgreSQL or its client says so in words of their own. */
const isDeath = (error: unknown): boolean => error instanceof Killed || (error instanceof Error && CONNECTION_ENDED.test(error.message))
const CONNECTION_ENDED = /terminating connection due to administrator command|Connection terminated|not queryable|ECONNRESET/

test.each([
  { pays: true, afterwards: 'nothing', again: true },
  { pays: false, afterwards: 'nothing', again: false },
  { pays: false, afterwards: 'gives up', again: false },
  { pays: true, afterwards: 'cancels', again: false },
] as const)(
  'killed at every step of a sale (pays: $pays, then $afterwards, presses again: $again), nothing is lost, held or charged for nothing',
  async ({ pays, afterwards, again }) => {
    const deaths: string[] = []
    for (let last = 1; ; last += 1) {
      const mortal = mortalShop(shop, { last, endConnection: (pid) => db.owner.all('select pg_terminate_backend($1)', [pid]) })
      const wish = await wanted()
      await untilDeath(mortal, sellAndSettle(mortal.shop, wish, { pays, afterwards }))
      if (mortal.diedAt() === '') break
      deaths.push(mortal.diedAt())
      // The buyer who sees no answer presses "pay now" again, and pays what the page shows.
      if (again) {
        const second = await placeOrder(shop, guest, wish)
        expect([mortal.diedAt(), second.placed]).toEqual([mortal.diedAt(), true])
        if (second.placed)
          expect(
            await db.owner.all('select 1 from public.order_groups g join public.carts c on c.id = g.cart_id where g.number = $1', [second.number]),
          ).toHaveLength(1)
      }
      if (pays) for (const charge of bank.charges.values()) if (charge.status === 'pending') bank.say(charge.reference, 'paid')
      await sweepUp()
      expect([mortal.diedAt(), await breaches(db.owner, { inTheEnd: true }), await moneyOutOfPlace()]).toEqual([mortal.diedAt(), [], []])
    }
    // A wrapper that kills nowhere would prove nothing.
    expect(deaths.length).toBeGreaterThan(25)
    expect(await staleStates(db.owner)).toEqual([])
    expect(bank.refused).toEqual([])
  },
)

test('the wrapper kills: a step in a transaction takes everything of it back', async () => {
  const before = await db.owner.one('select count(*)::int as groups from public.order_groups')
  const mortal = mortalShop(shop, { last: 12, endConnection: (pid) => db.owner.all('select pg_terminate_backend($1)', [pid]) })
  await expect(placeOrder(mortal.shop, guest, await wanted())).rejects.toThrow(/./)
  await expect(mortal.shop.service.all('select 1')).rejects.toThrow(Killed)
  expect(await db.owner.one('select count(*)::int as groups from public.order_groups')).toEqual(before)
})

test('a line to the database that is cut while the payment is booked leaves the order, and whoever asks again is led to its payment at once', async () => {
  const wish = await wanted()
  let transactions = 0
  const cutOnce: Database = {
    ...shop.service,
    transaction: (work) =>
      shop.service.transaction(async (tx) => {
        // The first writes the order, the second books the charge.
        if ((transactions += 1) === 2)
          await db.owner.all('select pg_terminate_backend($1)', [(await tx.one<{ pid: number }>('select pg_backend_pid() as pid')).pid])
        return work(tx)
      }),
  }
  const payments = () =>
    db.owner.all(
      `select p.status, p.provider_reference is not null as charged from public.payments p join public.order_groups g on g.id = p.order_group_id
         join public.carts c on c.id = g.cart_id where c.token_hash = $1`,
      [tokenHash(wish.cartToken)],
    )
  const charges = bank.charges.size
  await expect(placeOrder({ ...shop, service: cutOnce }, guest, wish)).rejects.toThrow(CONNECTION_ENDED)
  expect(await payments()).toEqual([{ status: 'created', charged: false }])
  expect(await placeOrder({ ...shop, service: cutOnce }, guest, wish)).toMatchObject({ placed: true })
  expect(await payments()).toEqual([{ status: 'pending', charged: true }])
  expect(bank.charges.size).toBe(charges + 1)
})

test('a bank that does not answer leaves the order, too, and its buyer is led to it', async () => {
  const wish = await wanted()
  bank.away = true
  const placed = await placeOrder(shop, guest, wish)
  bank.away = false
  expect(placed).toMatchObject({ placed: true })
  expect(await placeOrder(shop, guest, wish)).toEqual(placed)
})
