import { beforeAll, expect, test } from 'vitest'
import { sendOutbox } from '../../app/outbox.ts'
import { inviteReviews } from '../../app/orders/moves/invite-reviews.server.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import { testDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { givenOrder, type Market } from '../support/paid-orders.ts'
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

/** An order that arrived some days ago. */
async function givenArrived(days: number, { member = true } = {}) {
  const buyer = member ? await givenPerson(market.db) : null
  const order = await givenOrder(market, { quantities: [1, 1], buyer })
  const { owner } = market.db
  await owner.all(`select private.transition_order($1, 'accepted', 'seller')`, [order.id])
  await owner.all(`select private.ship_order($1, 'seller', null, 'Thailand Post', '')`, [order.id])
  await owner.all(`select private.transition_order($1, 'delivered', 'system')`, [order.id])
  await owner.all(`update public.orders set delivered_at = now() - $2 * interval '1 day' where id = $1`, [order.id, days])
  return { ...order, buyer }
}

/** The letters that ask about an order, after the job has run twice. */
async function invitationsOf(order: { number: string }): Promise<Letter[]> {
  letters.length = 0
  await inviteReviews(market.shop)
  await inviteReviews(market.shop)
  await sendOutbox(market.shop)
  return letters.filter(({ subject }) => subject.includes(order.number) && subject.includes('How do you like it?'))
}

test('some days after a delivery a member is asked once, and can end such letters with one press', async () => {
  const order = await givenArrived(6)
  const [letter, ...more] = await invitationsOf(order)
  expect(more).toEqual([])
  expect(letter?.text).toContain(`/reviews?order=${order.number}`)
  expect(letter?.text).not.toContain('token=')
  expect(letter?.headers?.['List-Unsubscribe']).toContain('kind=review_invitation')
  expect(letter?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(await invitationsOf(order)).toEqual([])
})

test('not too early, not about long ago, and not to guests', async () => {
  for (const order of [await givenArrived(2), await givenArrived(60), await givenArrived(6, { member: false })]) expect(await invitationsOf(order)).toEqual([])
})

test('nobody is asked who wants no such letters, also when the letter already waits', async () => {
  const order = await givenArrived(6)
  await inviteReviews(market.shop)
  await market.db.owner.all(`insert into public.notification_preferences (person_id, kind, by_mail) values ($1, 'review_invitation', false)`, [order.buyer])
  expect(await invitationsOf(order)).toEqual([])
  const other = await givenArrived(6)
  await market.db.owner.all(`insert into public.notification_preferences (person_id, kind, by_mail) values ($1, 'review_invitation', false)`, [other.buyer])
  expect(await invitationsOf(other)).toEqual([])
})

test('nobody is asked who has said everything, but about what is left', async () => {
  const order = await givenArrived(6)
  const review = (line: string | undefined, product: string | undefined) =>
    market.db.owner.all(
      `insert into public.reviews (product_id, seller_id, order_line_id, bought, author_id, author_name, rating) values ($1, $4, $2, true, $3, 'Ada L.', 5)`,
      [product, line, order.buyer, order.sellerId],
    )
  await review(order.lines[0], order.products[0]?.productId)
  await review(order.lines[1], order.products[1]?.productId)
  expect(await invitationsOf(order)).toEqual([])
  await market.db.owner.all('delete from public.reviews where order_line_id = $1', [order.lines[1]])
  expect(await invitationsOf(order)).toHaveLength(1)
})

test('nobody is asked about what went back', async () => {
  const order = await givenArrived(6)
  await market.db.owner.all(`update public.orders set payment_status = 'refunded' where id = $1`, [order.id])
  expect(await invitationsOf(order)).toEqual([])
})
