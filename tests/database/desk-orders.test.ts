import { beforeAll, describe, expect, test } from 'vitest'
import { acceptOrdersFunction } from '../../app/orders/moves/accept-orders.server.ts'
import type { AcceptedTogether } from '../../app/orders/accepted-together.ts'
import type { Caller } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, guest, testShop } from '../support/market.ts'
import { asCaller, givenOrder, givenSellerWithPerson, type Market, type PaidOrder } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

let db: TestDatabase
let market: Market
let ours: { seller: Caller; sellerId: string }
let first: PaidOrder
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, shop: testShop(db, { payments: [bank] }).shop, bank }
  ours = await givenSellerWithPerson(db)
  first = await givenOrder(market, { from: ours, quantities: [2] })
})

const as = (caller: Caller) => db.asPerson(caller.id ?? '')
const accept = async (caller: Caller, orders: string[]) => {
  const answer = await acceptOrdersFunction(market.shop, caller, { orders })
  return { status: answer.status, told: (await answer.json()) as AcceptedTogether }
}

describe('several orders accepted at once', () => {
  test('says how many were, and of the others which and why; a second press accepts nothing again', async () => {
    const [one, two, ended] = [await givenOrder(market, { from: ours }), await givenOrder(market, { from: ours }), await givenOrder(market, { from: ours })]
    const theirs = await givenOrder(market)
    await db.owner.all(`select private.transition_order($1, 'canceled', 'seller', $2, 'no silk')`, [ended.id, ours.seller.id])
    const wish = [one.number, two.number, two.number, ended.number, theirs.number, 'H000000-NONE-1']
    const refused = [
      { order: ended.number, code: 'not_allowed_now' },
      { order: theirs.number, code: 'not_found' },
      { order: 'H000000-NONE-1', code: 'not_found' },
    ]
    expect(await accept(ours.seller, wish)).toEqual({ status: 200, told: { accepted: 2, refused } })
    expect((await accept(ours.seller, [one.number])).told).toEqual({ accepted: 0, refused: [{ order: one.number, code: 'not_allowed_now' }] })
    expect(await db.owner.all('select distinct status from public.orders where id = any ($1)', [[one.id, two.id]])).toEqual([{ status: 'accepted' }])
    expect(await db.owner.all('select status from public.orders where id = $1', [theirs.id])).toEqual([{ status: 'placed' }])
  })

  test('refuses strangers and more than a desk shows', async () => {
    expect((await accept(guest, [first.number])).status).toBe(401)
    expect(
      (
        await accept(
          ours.seller,
          Array.from({ length: 101 }, (_, place) => `H${place}`),
        )
      ).status,
    ).toBe(400)
  })
})

describe('what a shop notes beside an order', () => {
  const add = (caller: Caller, order: PaidOrder, body: string) =>
    as(caller).all('insert into public.order_notes (order_id, body) values ($1, $2)', [order.id, body])
  const read = (caller: Caller) => as(caller).all<{ body: string }>('select body from public.order_notes')

  test('is read by whoever handles its orders, and by neither its buyer, another shop, a colleague for chat nor a stranger', async () => {
    const buyer = await givenPerson(db)
    const order = await givenOrder(market, { from: ours, buyer })
    await add(ours.seller, order, 'She telephoned: the blue one')
    expect(await read(ours.seller)).toEqual([{ body: 'She telephoned: the blue one' }])
    const chats = await givenPerson(db)
    await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'chat')`, [ours.sellerId, chats])
    const others = [asCaller(buyer), (await givenSellerWithPerson(db)).seller, asCaller(chats)]
    for (const other of others) {
      expect(await read(other)).toEqual([])
      expect(await refusal(add(other, order, 'Mine'))).toBe('42501')
      await as(other).all('delete from public.order_notes')
    }
    expect(await refusal(db.anon.all('select body from public.order_notes'))).toBe('42501')
    expect(await read(ours.seller)).toHaveLength(1)
    await as(ours.seller).all('delete from public.order_notes')
    expect(await read(ours.seller)).toEqual([])
  })

  test('has a length and a number', async () => {
    expect(await refusal(add(ours.seller, first, '  '))).toBe('23514')
    expect(await refusal(add(ours.seller, first, 'x'.repeat(2001)))).toBe('23514')
    await as(ours.seller).all(`insert into public.order_notes (order_id, body) select $1, 'note ' || n from generate_series(1, 50) n`, [first.id])
    expect(await refusal(add(ours.seller, first, 'one more'))).toBe('HT005')
    // How many there are is nobody else's business.
    expect(await refusal(add((await givenSellerWithPerson(db)).seller, first, 'Mine'))).toBe('42501')
  })
})

describe('ten thousand orders of a shop', () => {
  const ROWS = 10_000
  type Found = { id: string; number: string; placed_at: Date }
  const ask = (wanted: { heap?: string; words?: string; below?: Found | undefined; caller?: Caller }) =>
    as(wanted.caller ?? ours.seller).all<Found>('select id, number, placed_at from public.desk_orders($1, $2, $3, $4, $5)', [
      ours.sellerId,
      wanted.heap ?? null,
      wanted.words ?? '',
      wanted.below?.placed_at ?? null,
      wanted.below?.id ?? null,
    ])

  beforeAll(async () => {
    await db.owner.transaction(async (tx) => {
      await tx.all('set local session_replication_role = replica')
      await tx.all(
        `with made as (select n, gen_random_uuid() as g, gen_random_uuid() as o from generate_series(1, $2::integer) n),
        groups as (insert into public.order_groups select (jsonb_populate_record(x, jsonb_build_object('id', m.g, 'number', 'Z' || m.n, 'token_hash',
          '\\x' || encode(sha256(m.g::text::bytea), 'hex'), 'cart_id', null))).* from public.order_groups x, made m where x.number = $3),
        shares as (insert into public.orders (id, number, order_group_id, seller_id, seller_name, customer, status, items_minor, total_minor, shipping_address, placed_at)
          select m.o, 'Z' || m.n || '-1', m.g, x.seller_id, x.seller_name, 'Buyer ' || m.n, (array['completed', 'delivered', 'completed', 'shipped'])[1 + m.n % 4],
            100, 100, x.shipping_address, now() - m.n * interval '1 minute' from public.orders x, made m where x.id = $1)
        insert into public.order_lines (order_id, title, title_seller, quantity, list_price_minor, unit_price_minor, total_minor, shipped_quantity)
          select m.o, 'Scarf', 'Scarf number ' || m.n, 1, 100, 100, 100, 1 from made m`,
        [first.id, ROWS, first.group],
      )
    })
    await db.owner.all('analyze public.orders, public.order_lines, public.shipments')
  })

  test('are counted by heap and read page by page, each once, without one being missed', async () => {
    const { heaps } = await as(ours.seller).one<{ heaps: Record<string, number> }>('select public.desk_heaps($1) as heaps', [ours.sellerId])
    expect(heaps).toMatchObject({ done: 1000, underway: ROWS / 4 })
    const seen = new Set<string>()
    let page = await ask({ heap: 'underway' })
    for (let pages = 0; page.length > 0 && pages < 4; pages += 1) {
      for (const { number } of page) seen.add(number)
      page = await ask({ heap: 'underway', below: page.at(-1) })
    }
    expect(seen.size).toBe(120)
    expect(seen.has('Z3-1')).toBe(true)
  })

  test('are found by number, buyer and piece, and a page is no more than it says', async () => {
    expect((await ask({ words: 'Z9999-1' })).map(({ number }) => number)).toEqual(['Z9999-1'])
    expect(await ask({ words: 'buyer 77' })).toHaveLength(30)
    expect(await ask({ words: 'nothing of this name' })).toEqual([])
    expect((await ask({ words: 'scarf number 9998' })).map(({ number }) => number)).toEqual(['Z9998-1'])
    expect(await ask({ words: '%' })).toEqual([])
  })

  test('are nobody else’s', async () => {
    const { seller } = await givenSellerWithPerson(db)
    expect(await refusal(ask({ caller: seller }))).toBe('42501')
    expect(await refusal(as(seller).all('select public.desk_heaps($1)', [ours.sellerId]))).toBe('42501')
    expect(await refusal(ask({ words: 'x'.repeat(101) }))).toBe('22023')
    expect(await refusal(ask({ heap: 'attic' }))).toBe('22023')
  })
})
