import { beforeAll, expect, test } from 'vitest'
import { getSeller } from '../../app/sellers/shop/get-seller.server.ts'
import { listFeatured } from '../../app/sellers/shop/list-featured.server.ts'
import { isDatabaseError } from '../../app/platform/database-error.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'
import { givenSellerWithPerson } from '../support/paid-orders.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['sellers.judge', 'sellers.read'])
})

async function givenShop() {
  const { seller, sellerId } = await givenSellerWithPerson(db)
  return { me: db.asPerson(seller.id ?? ''), sellerId }
}
const refusal = async (asked: Promise<unknown>): Promise<string | undefined> => {
  try {
    await asked
  } catch (error) {
    const { hint, code } = error as { hint?: string; code?: string }
    if (isDatabaseError(error)) return code === '23514' ? code : (hint ?? code)
    throw error
  }
  return undefined
}
type Shop = Awaited<ReturnType<typeof givenShop>>
const write = ({ me, sellerId }: Shop, said: Record<string, unknown>) =>
  refusal(me.all('select public.write_shop_announcement($1, $2)', [sellerId, JSON.stringify(said)]))
const read = async ({ sellerId }: Shop, language: 'en' | 'th' = 'en') => (await getSeller(db.anon, sellerId, language))?.announcement
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

test('everybody reads what a shop says from its first day to its last, and in their language where it was translated', async () => {
  const shop = await givenShop()
  expect(await write(shop, { words: ' ผ้าลายใหม่\nวันเสาร์ ', language: 'th' })).toBeUndefined()
  expect(await read(shop)).toEqual({ words: 'ผ้าลายใหม่\nวันเสาร์', language: 'th', said: null })
  await db.service.all(`update public.shop_announcements set said = '{"en": "New patterns"}' where seller_id = $1`, [shop.sellerId])
  expect(await read(shop)).toMatchObject({ said: 'New patterns' })
  expect(await write(shop, { words: 'พรุ่งนี้', starts_at: inDays(1), ends_at: inDays(3) })).toBeUndefined()
  expect(await read(shop)).toBe(null)
  await db.owner.all(`update public.shop_announcements set starts_at = now() - interval '1 minute' where seller_id = $1`, [shop.sellerId])
  expect(await read(shop)).toEqual({ words: 'พรุ่งนี้', language: 'th', said: null })
  expect(await write(shop, {})).toBeUndefined()
  expect(await read(shop)).toBe(null)
})

test('addresses, too many words, words that may not be said here and days that are none are refused', async () => {
  const shop = await givenShop()
  for (const words of ['Buy at https://elsewhere.test', 'Find us at www.elsewhere.test', 'Write to silk@elsewhere.test'])
    expect(await write(shop, { words })).toBe('announcement_links')
  expect(await write(shop, { words: 'x'.repeat(501) })).toBe('announcement_words')
  expect(await write(shop, { words: 'x', starts_at: 'infinity' })).toBe('announcement_days')
  expect(await write(shop, { words: 'x', ends_at: inDays(-1) })).toBe('announcement_days')
  await db.owner.all(
    `insert into public.listing_rules (name, effect, words, told, is_active) values ('Ivory', 'refuse', '{ivory}', '{"en": "No ivory."}', true)`,
  )
  expect(await write(shop, { words: 'Ivory combs on Saturday' })).toBe('not_sold_here')
  expect(await read(shop)).toBe(null)
})

test('staff take it down for a reason; the same words stay down, others are shown, and its maker reads why', async () => {
  const shop = await givenShop()
  await write(shop, { words: 'All of it is royal silk' })
  const take = (reason: string) =>
    refusal(
      asStaff(db, clerk).all('select public.take_down_announcement(seller_id, changed_at, $2) from public.shop_announcements where seller_id = $1', [
        shop.sellerId,
        reason,
      ]),
    )
  expect(await take('It is not true')).toBeUndefined()
  expect(await take('It is not true')).toBe('already_decided')
  expect(await read(shop)).toBe(null)
  expect(await shop.me.one('select taken_because from public.shop_announcements where seller_id = $1', [shop.sellerId])).toEqual({
    taken_because: 'It is not true',
  })
  expect(await db.owner.all(`select from private.outbox where topic = 'seller.decided' and payload ->> 'decision' = 'announcement_taken'`)).toHaveLength(1)
  await write(shop, { words: 'All of it is royal silk' })
  expect(await read(shop)).toBe(null)
  await write(shop, { words: 'Some of it is silk' })
  expect(await read(shop)).toMatchObject({ words: 'Some of it is silk' })
})

test('what a shop shows first are its own pieces in its order, those that are sold out behind the others', async () => {
  const shop = await givenShop()
  const [a, b, c, draft] = await Promise.all([1, 0, 2, 2].map((stock) => givenProduct(db, { sellerId: shop.sellerId, stock })))
  const foreign = await givenProduct(db)
  if (!a || !b || !c || !draft) throw new Error('Four pieces.')
  await db.owner.all(`update public.products set status = 'draft' where id = $1`, [draft.productId])
  const choose = (ids: string[]) => refusal(shop.me.all('update public.sellers set featured = $2 where id = $1', [shop.sellerId, ids]))
  expect(await choose([b.productId, draft.productId, c.productId, a.productId])).toBeUndefined()
  expect((await listFeatured(db.anon, shop.sellerId, 'en')).map(({ id }) => id)).toEqual([c.productId, a.productId, b.productId])
  expect(await choose([foreign.productId])).toBe('23514')
  expect(await choose([a.productId, a.productId])).toBe('23514')
  const many = await Promise.all(Array.from({ length: 9 }, () => givenProduct(db, { sellerId: shop.sellerId })))
  expect(await choose(many.map(({ productId }) => productId))).toBe('23514')
  await db.owner.all('delete from public.products where id = $1', [draft.productId])
  expect(await choose([c.productId, b.productId])).toBeUndefined()
})
