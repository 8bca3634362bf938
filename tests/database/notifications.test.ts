import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { sendOutbox } from '../../app/outbox.ts'
import { forgetNotifications } from '../../app/notifications/forget-notifications.server.ts'
import { remindOfMessages } from '../../app/notifications/remind-of-messages.server.ts'
import { unsubscribe, unsubscribeLink, unsubscriptionOf } from '../../app/notifications/unsubscribe-link.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, givenSeller, testShop } from '../support/market.ts'

let db: TestDatabase
let shop: Shop
let letters: Letter[]
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop, letters } = testShop(db))
})

type Told = { kind: string; facts: Record<string, unknown>; read_at: Date | null }
const toldTo = (person: string) => db.asPerson(person).all<Told>('select kind, facts, read_at from public.notifications order by created_at, kind')
const kindsTold = async (person: string) => (await toldTo(person)).map(({ kind }) => kind)
const lettersTo = (email: string) => letters.filter(({ to }) => to === email)
const emailOf = async (person: string) => (await db.owner.one<{ email: string }>('select email from public.profiles where id = $1', [person])).email

async function givenOrder(buyer: string, seller: string): Promise<{ group: string; order: string; number: string }> {
  const [group, number] = [randomUUID(), `H${randomUUID().slice(0, 8)}`]
  await db.owner.all(
    `insert into public.order_groups (id, number, buyer_id, email, items_minor, total_minor, quote_hash, quote, shipping_address, payment_method, terms_version, token_hash, expires_at)
     values ($1, $2, $3, $4, 10000, 10000, '', '{}', '{}', 'card', '2026-11', sha256(convert_to($2::text, 'UTF8')), now() + interval '1 hour')`,
    [group, number, buyer, await emailOf(buyer)],
  )
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.orders (number, order_group_id, seller_id, buyer_id, seller_name, customer, items_minor, total_minor, shipping_address)
     values ($1, $2, $3, $4, 'Ban Mali', 'Ada', 10000, 10000, '{}') returning id`,
    [`${number}-1`, group, seller, buyer],
  )
  await db.owner.all(
    `insert into public.order_lines (order_id, title, title_seller, quantity, list_price_minor, unit_price_minor, total_minor) values ($1, 'Scarf', 'Scarf', 1, 10000, 10000, 10000)`,
    [id],
  )
  return { group, order: id, number: `${number}-1` }
}

test('a buyer hears of payment, shipping and delivery; the maker of the payment; each once', async () => {
  const [ada, mali, ben] = [await givenPerson(db), await givenPerson(db), await givenPerson(db)]
  const seller = await givenSeller(db)
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [seller, mali])
  const { group, order, number } = await givenOrder(ada, seller)
  await db.owner.all(`select private.transition_group($1, 'placed', 'system')`, [group])
  expect(await toldTo(ada)).toMatchObject([{ kind: 'payment_received', facts: { total_minor: 10000, as: 'buyer' }, read_at: null }])
  expect(await toldTo(mali)).toMatchObject([{ kind: 'payment_received', facts: { number, as: 'seller' } }])
  await db.owner.all(`select private.transition_order($1, 'accepted', 'seller')`, [order])
  await db.owner.all(`select private.ship_order($1, 'seller', null, 'Thailand Post', 'EA1TH', '[]', 'a-key-of-eight')`, [order])
  await db.owner.all(`select private.ship_order($1, 'seller', null, 'Thailand Post', 'EA1TH', '[]', 'a-key-of-eight')`, [order])
  await db.owner.all(`select private.transition_order($1, 'delivered', 'system')`, [order])
  expect((await kindsTold(ada)).toSorted((a, b) => a.localeCompare(b))).toEqual(['order_delivered', 'order_shipped', 'payment_received'])
  expect(await toldTo(ben)).toEqual([])

  // The letter of a delivery can be ended by one press, with no signing in.
  await sendOutbox(shop)
  await sendOutbox(shop)
  const [letter, ...more] = lettersTo(await emailOf(ada))
  expect(more).toEqual([])
  expect(letter?.subject).toBe(`Order ${number} has arrived`)
  expect(letter?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const link = /^<(.+)>$/.exec(letter?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect(letter?.text).toContain(link)
  expect(unsubscriptionOf(shop, new URL(link).searchParams)).toEqual({ person: ada, kind: 'order_delivered' })
})

test('whoever wants no letters gets none, and reads it in the shop', async () => {
  const ada = await givenPerson(db)
  const seller = await givenSeller(db)
  await unsubscribe(shop, { person: ada, kind: 'order_delivered' })
  await unsubscribe(shop, { person: ada, kind: 'order_shipped' })
  // Somebody who is gone wants none either.
  await unsubscribe(shop, { person: randomUUID(), kind: 'order_shipped' })
  const { group, order, number } = await givenOrder(ada, seller)
  await db.owner.all(`select private.transition_group($1, 'placed', 'system')`, [group])
  await db.owner.all(`select private.transition_order($1, 'accepted', 'seller')`, [order])
  await db.owner.all(`select private.ship_order($1, 'seller', null, 'Thailand Post', 'EA1TH')`, [order])
  await db.owner.all(
    `insert into private.outbox (topic, key, payload) values ('order.shipped', $1::text, jsonb_build_object('order_id', $1::text, 'number', $2::text, 'seller', 'Ban', 'carrier', '', 'tracking', ''))`,
    [order, number],
  )
  await db.owner.all(`select private.transition_order($1, 'delivered', 'system')`, [order])
  await sendOutbox(shop)
  expect(lettersTo(await emailOf(ada))).toEqual([])
  expect(await kindsTold(ada)).toContain('order_delivered')

  await db.asPerson(ada).all(`update public.notification_preferences set by_mail = true where kind = 'order_shipped'`)
  await db.owner.all(`update private.outbox set sent_at = null, claimed_until = '-infinity' where topic = 'order.shipped' and key = $1`, [order])
  await sendOutbox(shop)
  expect(lettersTo(await emailOf(ada)).map(({ headers }) => headers?.['List-Unsubscribe'] !== undefined)).toEqual([true])
})

test('a link that was changed ends nothing', () => {
  const person = randomUUID()
  const link = new URL(unsubscribeLink(shop, { person, kind: 'new_message', language: 'en' })).searchParams
  const changed = (name: string, value: string) => {
    const copy = new URLSearchParams(link)
    copy.set(name, value)
    return unsubscriptionOf(shop, copy)
  }
  expect(unsubscriptionOf(shop, link)).toEqual({ person, kind: 'new_message' })
  for (const [name, value] of [
    ['person', randomUUID()],
    ['person', "' or 1=1"],
    ['kind', 'order_shipped'],
    ['kind', 'payment_received'],
    ['signature', ''],
    ['signature', 'AAAA'],
  ] as const)
    expect(changed(name, value)).toBeUndefined()
})

test('what is said is told to the other side, once for each conversation, until it is read', async () => {
  const [ada, mali] = [await givenPerson(db, { name: 'Ada' }), await givenPerson(db)]
  const seller = await givenSeller(db, 'Ban Mali')
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [seller, mali])
  const { id } = await db.owner.one<{ id: string }>('insert into public.conversations (buyer_id, seller_id) values ($1, $2) returning id', [ada, seller])
  const say = (person: string) =>
    db
      .asPerson(person)
      .all(`insert into public.messages (conversation_id, sender_id, message_type, content, language_code) values ($1, $2, 'text', 'Hello', 'en')`, [
        id,
        person,
      ])
  await say(ada)
  await say(ada)
  expect(await toldTo(mali)).toMatchObject([{ kind: 'new_message', facts: { from: 'Ada' }, read_at: null }])
  expect(await toldTo(ada)).toEqual([])
  await db.asPerson(mali).all('select public.mark_conversation_read($1)', [id])
  expect((await toldTo(mali))[0]?.read_at).not.toBeNull()
  await say(mali)
  await say(ada)
  expect((await toldTo(mali))[0]?.read_at).toBeNull()
  expect(await toldTo(ada)).toMatchObject([{ facts: { from: 'Ban Mali' } }])

  await db.asPerson(mali).all('update public.conversation_participants set muted = true where conversation_id = $1', [id])
  await db.asPerson(mali).all('delete from public.notifications')
  await say(ada)
  expect(await toldTo(mali)).toEqual([])
})

test('what waits unread for five minutes is written about, once until it is read', async () => {
  const [ada, mali] = [await givenPerson(db, { name: 'Ada' }), await givenPerson(db)]
  const seller = await givenSeller(db, 'Ban Mali')
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [seller, mali])
  const { id } = await db.owner.one<{ id: string }>('insert into public.conversations (buyer_id, seller_id) values ($1, $2) returning id', [ada, seller])
  const say = () => db.asPerson(ada).all(`insert into public.messages (conversation_id, sender_id, content) values ($1, $2, 'Hello')`, [id, ada])
  const later = () => db.owner.all(`update public.notifications set created_at = created_at - interval '6 minutes' where person_id = $1`, [mali])
  const subjects = async () => {
    await remindOfMessages(shop)
    await sendOutbox(shop)
    return lettersTo(await emailOf(mali)).map(({ subject }) => subject)
  }
  await say()
  expect(await subjects()).toEqual([])
  await later()
  expect(await subjects()).toEqual(['New message from Ada'])
  await say()
  await later()
  expect(await subjects()).toHaveLength(1)
  await db.asPerson(mali).all('select public.mark_conversation_read($1)', [id])
  await say()
  await later()
  expect(await subjects()).toHaveLength(2)
  await unsubscribe(shop, { person: mali, kind: 'new_message' })
  await db.asPerson(mali).all('select public.mark_conversation_read($1)', [id])
  await say()
  await later()
  expect(await subjects()).toHaveLength(2)
})

test('a favorite is told of when that was asked for: cheaper than it was, or back', async () => {
  const [ada, ben] = [await givenPerson(db), await givenPerson(db)]
  const product = await givenProduct(db, { stock: 1, priceMinor: 100_00, name: 'Celadon bowl' })
  for (const person of [ada, ben]) await db.asPerson(person).all('insert into public.favorites (product_id) values ($1)', [product.productId])
  await db.asPerson(ada).all('update public.favorites set wants_news = true where product_id = $1', [product.productId])
  const price = (satang: number) => db.owner.all('update public.products set price_minor = $2 where id = $1', [product.productId, satang])
  await price(120_00)
  await price(110_00)
  expect(await toldTo(ada)).toEqual([])
  await price(90_00)
  expect(await toldTo(ada)).toMatchObject([{ kind: 'price_dropped', facts: { name: 'Celadon bowl', price_minor: 9000, before_minor: 11000 } }])
  const onHand = (products: number) => db.owner.all('update public.stock_levels set on_hand = $2 where variant_id = $1', [product.variantId, products])
  await onHand(0)
  await onHand(3)
  await onHand(0)
  await onHand(2)
  expect(await kindsTold(ada)).toEqual(['price_dropped', 'back_in_stock'])
  expect(await toldTo(ben)).toEqual([])
  await sendOutbox(shop)
  expect(lettersTo(await emailOf(ada)).map(({ subject }) => subject)).toEqual(['Celadon bowl now costs less', 'Celadon bowl is back'])
})

test('old news is forgotten, and what happened long ago is no news', async () => {
  const ada = await givenPerson(db)
  await db.owner.all(`select private.notify($1, 'order_delivered', 'old', '{}', now() - interval '200 days')`, [ada])
  expect((await toldTo(ada))[0]?.read_at).not.toBeNull()
  await sendOutbox(shop)
  expect(lettersTo(await emailOf(ada))).toEqual([])
  await forgetNotifications(shop)
  expect(await toldTo(ada)).toEqual([])
})

test('news says what happened: the picture of the piece, and the amount of money that was sent back', async () => {
  const [ada, seller] = [await givenPerson(db), await givenSeller(db)]
  const { group, order, number } = await givenOrder(ada, seller)
  await db.owner.all(`update public.order_lines set image_url = '/pictures/scarf.webp' where order_id = $1`, [order])
  const payment = randomUUID()
  await db.owner.all(
    `insert into public.payments (id, order_group_id, attempt, method, provider, provider_reference, amount_minor, captured_minor, status, expires_at)
     values ($1, $2, 1, 'card', 'demo', 'paid', 10000, 10000, 'captured', now())`,
    [payment, group],
  )
  await db.owner.all('insert into public.payment_splits (payment_id, order_id, amount_minor, captured_minor) values ($1, $2, 10000, 10000)', [payment, order])
  await db.owner.all(`select private.transition_group($1, 'placed', 'system')`, [group])
  expect(await toldTo(ada)).toMatchObject([{ kind: 'payment_received', facts: { image: '/pictures/scarf.webp' } }])
  await db.owner.all(`select private.book_refund(private.request_refund($1, 'sold twice'), 'bank-1')`, [order])
  expect(await toldTo(ada)).toMatchObject([
    {},
    { kind: 'case_news', facts: { number, as: 'buyer', event: 'money_sent', amount_minor: 10000, image: '/pictures/scarf.webp' } },
  ])
})
