import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { openMyOrderFunction } from '../../app/orders/tracking/open-my-order.server.ts'
import { orderToken, tokenHash } from '../../app/orders/order-link.server.ts'
import { findByToken } from '../../app/orders/tracking/track-order.server.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, guest, testShop } from '../support/market.ts'

let db: TestDatabase
let shop: Shop
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop } = testShop(db))
})

const signedIn = (id: string): Caller => ({ ...guest, id, role: 'authenticated', claims: { sub: id } })

async function givenGroup(number: string, buyer: string | null): Promise<string> {
  const id = randomUUID()
  await db.owner.all(
    `insert into public.order_groups (id, number, buyer_id, email, items_minor, total_minor, quote_hash, quote, shipping_address, payment_method, terms_version, token_hash, expires_at)
     values ($1, $2, $3, 'ada@example.com', 10000, 10000, '', '{}', '{}', 'card', '2026-11', $4, now() + interval '1 hour')`,
    [id, number, buyer, tokenHash(orderToken(shop, id))],
  )
  return id
}

test('a member opens what she bought, and nobody else does', async () => {
  const [ada, ben] = [await givenPerson(db), await givenPerson(db)]
  await givenGroup('HT-ADA-1', ada)
  await givenGroup('HT-GUEST-1', null)

  const opened = await openMyOrderFunction(shop, signedIn(ada), { number: ' ht-ada-1 ' })
  expect(opened.headers.get('cache-control')).toBe('no-store')
  const { token } = (await opened.json()) as { token: string }
  expect((await findByToken(shop, token))?.number).toBe('HT-ADA-1')

  const refused = async (caller: Caller, body: unknown) => (await openMyOrderFunction(shop, caller, body)).status
  expect(await refused(signedIn(ben), { number: 'HT-ADA-1' })).toBe(404)
  expect(await refused(signedIn(ada), { number: 'HT-NONE' })).toBe(404)
  // A guest's order has no buyer; it opens by its link alone.
  expect(await refused(signedIn(ada), { number: 'HT-GUEST-1' })).toBe(404)
  expect(await refused(guest, { number: 'HT-ADA-1' })).toBe(401)
  for (const body of [undefined, {}, { number: 7 }, { number: 'x'.repeat(41) }]) expect(await refused(signedIn(ada), body)).toBe(400)
})

test('an order still opens after the shop was given another secret', async () => {
  const ada = await givenPerson(db)
  const group = await givenGroup('HT-ADA-2', ada)
  await db.owner.all(`update public.order_groups set token_hash = sha256('of another secret') where id = $1`, [group])
  const opened = await openMyOrderFunction(shop, signedIn(ada), { number: 'HT-ADA-2' })
  const { token } = (await opened.json()) as { token: string }
  expect((await findByToken(shop, token))?.number).toBe('HT-ADA-2')
})
