import type { Page } from '@playwright/test'
import type pg from 'pg'
import { openDatabase } from '../hostile/hostile-shop.ts'
import { givenOddShop, ROUNDS, writableColumns, writeOddRows, type Written } from '../hostile/odd-rows.ts'
import { expect, test, type Shop } from '../support/journey.ts'
import { givenOrder, pageOf } from '../support/journey-orders.ts'
import { enterAs, givenMember, type Member } from '../support/journey-people.ts'

// What one side may write and no form would send, on the screens that the other opens after signing in; `tests/hostile/odd-rows.test.ts` has the public ones.
// An error that a boundary caught is told on the console, which fails a journey; so does a part that says it cannot be shown.

/** Rounds whose values are shown by themselves: the others stand in what is only ever added to, such as messages. */
const SHOWN = [5, 7, 10, 15]

/** `sub` of a session's token. */
const idOf = ({ session }: Member): string => JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString()).sub

const one = async (db: pg.Client, statement: string, values: unknown[]): Promise<string> =>
  (await db.query<{ id: string }>(statement, values)).rows[0]?.id ?? ''

/** A conversation, a cart, an address, a wish and everything else a buyer may have, beside the maker's shop. */
async function givenEverything(db: pg.Client, { buyer, rows, sellerId, productId, reviewId }: { buyer: string } & Awaited<ReturnType<typeof givenOddShop>>) {
  const talk = await one(db, 'insert into public.conversations (buyer_id, seller_id, product_id, started_at) values ($1, $2, $3, now()) returning id', [
    buyer,
    sellerId,
    productId,
  ])
  const message = await one(
    db,
    `insert into public.messages (conversation_id, sender_id, message_type, content) values ($1, $2, 'text', 'Hello') returning id`,
    [talk, buyer],
  )
  const cart = await one(db, 'insert into public.carts (owner_id) values ($1) returning id', [buyer])
  await db.query(
    'insert into public.cart_lines (cart_id, product_id, variant_id, quantity) select $1, product_id, id, 1 from public.product_variants where product_id = $2',
    [cart, productId],
  )
  await db.query('insert into public.favorites (owner_id, product_id) values ($1, $2)', [buyer, productId])
  await db.query(`insert into public.addresses (owner_id, recipient, phone, line1, country) values ($1, 'Ada', '0812345678', '1 Silom', 'TH')`, [buyer])
  await db.query(`insert into public.seller_applications (person_id, business_name) values ($1, 'Ban Ada')`, [buyer])
  const mine: Readonly<Record<string, Written>> = {
    messages: { person: buyer, insert: { conversation_id: talk, sender_id: buyer, message_type: 'text', content: 'Hello' } },
    conversation_participants: { person: buyer, where: `conversation_id = '${talk}'` },
    cart_lines: { person: buyer, where: `cart_id = '${cart}'` },
    carts: { person: buyer, where: `id = '${cart}'` },
    favorites: { person: buyer, where: `product_id = '${productId}'` },
    addresses: { person: buyer, where: `owner_id = '${buyer}'` },
    seller_applications: { person: buyer, where: `person_id = '${buyer}'` },
    message_reports: { person: buyer, insert: { message_id: message, reason: 'spam', note: '' } },
    product_reports: { person: buyer, insert: { product_id: productId, reason: 'other', note: '' } },
    review_flags: { person: buyer, insert: { review_id: reviewId, reason: 'spam' } },
    seller_chat_feedback: { person: buyer, insert: { conversation_id: talk, user_id: buyer, feedback: 'helpful' } },
    notification_preferences: { person: buyer, insert: { kind: 'order_paid' } },
    notifications: { person: buyer, where: `person_id = '${buyer}'` },
    roadmap_votes: { person: buyer, insert: { item: 'app' } },
  }
  return { ...rows, ...mine }
}

async function walk(page: Page, shop: Shop, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await shop.open(path, page)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByText(shop.text('ui:part.failed'))).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
}

test('nothing that one side may write takes a screen of the other down', async ({ shop, another }) => {
  test.slow()
  const [maker, buyer] = [await givenMember(shop, { name: 'Malee Maker' }), await givenMember(shop, { name: 'Ada Buyer' })]
  const db = await openDatabase(shop)
  const given = await givenOddShop(db, { maker: { id: idOf(maker) }, buyer: { id: idOf(buyer) } })
  const order = await givenOrder(shop, { product: given.productId, email: buyer.email, session: buyer.session })
  const noted = await one(db, 'select id from public.orders where seller_id = $1 order by placed_at limit 1', [given.sellerId])
  const columns = await writableColumns(db)
  const rows: Readonly<Record<string, Written>> = {
    ...(await givenEverything(db, { buyer: idOf(buyer), ...given })),
    order_notes: { person: idOf(maker), insert: { order_id: noted, body: 'Blue paper' } },
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await writeOddRows(
      db,
      columns.filter(({ table }) => rows[table]?.insert),
      rows,
      round,
    )
    // A minute has so many messages; these are of other minutes.
    await db.query(`update public.messages set created_at = created_at - interval '2 minutes' where sender_id = $1`, [idOf(buyer)])
  }

  const [makers, buyers] = [await another(), await another()]
  await enterAs(makers, shop, maker)
  await enterAs(buyers, shop, buyer)
  for (const round of SHOWN) {
    await writeOddRows(
      db,
      columns.filter(({ table }) => !rows[table]?.insert),
      rows,
      round,
    )
    await walk(makers, shop, [
      '/seller-dashboard',
      ...['orders', 'messages', 'products', 'stock', 'reviews', 'analytics', 'shop'].map((tab) => `/seller-dashboard?tab=${tab}`),
      '/dashboard?tab=products',
      '/notifications',
    ])
    await walk(buyers, shop, [
      ...['orders', 'returns', 'favorites', 'profile'].map((tab) => `/dashboard?tab=${tab}`),
      '/cart',
      '/wishlist',
      '/reviews',
      '/profile',
      '/settings',
      '/notifications',
      '/map',
      '/sellers',
      `/products/${given.productId}`,
      `/sellers/${given.sellerId}`,
      pageOf(order),
    ])
  }
  await db.end()

  // What the buyer said stands in the maker's conversation, each message by itself.
  await makers.getByRole('button', { name: new RegExp(`^${shop.text('chat:button.open')}`) }).press('Enter')
  const panel = makers.getByRole('dialog', { name: shop.text('chat:title') })
  await panel
    .getByRole('region', { name: shop.text('chat:inbox.title') })
    .getByRole('button')
    .first()
    .click()
  await expect(panel.getByRole('log').getByRole('listitem').first()).toBeVisible()
  await expect(makers.getByText(shop.text('ui:part.failed'))).toHaveCount(0)
})
