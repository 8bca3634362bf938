import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cartLink, reminderOf } from '../../app/cart-reminders/cart-link.server.ts'
import { unsubscribe } from '../../app/notifications/unsubscribe-link.ts'
import { sendOutbox } from '../../app/outbox.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop, type GivenProduct } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let shop: Shop
let letters: Letter[]
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop, letters } = testShop(db))
})
beforeEach(async () => {
  // What another test left is not reminded of here.
  await db.owner.all(`update public.carts set status = 'abandoned'`)
  letters.length = 0
})

type Left = { person: string; cart: string; product: GivenProduct }
/** A member who put two pieces into a cart so many hours ago, and has said whether she wants to hear of it. */
async function givenCart({
  hours = 25,
  agreed = true,
  stock = 5,
  person,
}: { hours?: number; agreed?: boolean; stock?: number; person?: string } = {}): Promise<Left> {
  const member = person ?? (await givenPerson(db))
  const product = await givenProduct(db, { stock, priceMinor: 250_00 })
  const { id } = await db.owner.one<{ id: string }>('insert into public.carts (owner_id) values ($1) returning id', [member])
  await db.owner.all('insert into public.cart_lines (cart_id, product_id, variant_id, quantity) values ($1, $2, $3, 2)', [
    id,
    product.productId,
    product.variantId,
  ])
  if (agreed) await agree(member)
  await ago(id, hours)
  return { person: member, cart: id, product }
}
const agree = (person: string) =>
  db.owner.all(
    `insert into public.notification_preferences (person_id, kind, by_mail) values ($1, 'cart_reminder', true) on conflict (person_id, kind) do update set by_mail = true`,
    [person],
  )
async function ago(cart: string, hours: number): Promise<void> {
  await db.owner.all('alter table public.carts disable trigger carts_touch')
  await db.owner.all(`update public.carts set updated_at = now() - $2 * interval '1 hour' where id = $1`, [cart, hours])
  await db.owner.all('alter table public.carts enable trigger carts_touch')
}
const remind = async () => (await db.service.one<{ many: number }>('select private.remind_of_carts() as many')).many
const remindersOf = (cart: string) =>
  db.owner.all<{ id: string; written: boolean; opened: boolean }>(
    'select id, written_at is not null as written, opened_at is not null as opened from private.cart_reminders where cart_id = $1',
    [cart],
  )
const order = (person: string) =>
  db.owner.all(
    `insert into public.order_groups (number, buyer_id, email, items_minor, total_minor, quote_hash, quote, shipping_address, payment_method, terms_version, token_hash, expires_at)
     values ('H' || gen_random_uuid(), $1, 'ada@example.com', 100, 100, '', '{}', '{}', 'card', '1', sha256(gen_random_uuid()::text::bytea), now())`,
    [person],
  )

test('who asked for it gets one letter with the pieces, today’s price, the way to the cart and the way out; two workers send one', async () => {
  const { cart, person } = await givenCart()
  await Promise.all([remind(), remind(), remind()])
  expect(await remindersOf(cart)).toHaveLength(1)
  await Promise.all([sendOutbox(shop), sendOutbox(shop)])
  expect(letters).toHaveLength(1)
  const [letter] = letters
  expect(letter?.text).toContain('฿250')
  expect(letter?.text).toContain('/cart/restore?reminder=')
  expect(letter?.headers?.['List-Unsubscribe']).toContain(`person=${person}&kind=cart_reminder`)
  expect(letter?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  await remind()
  await sendOutbox(shop)
  expect(letters).toHaveLength(1)
})

test('nobody who has not asked, has just looked, left long ago, or has ended such letters is written to', async () => {
  await givenCart({ agreed: false })
  await givenCart({ hours: 23 })
  await givenCart({ hours: 24 * 10 })
  const { person } = await givenCart()
  await unsubscribe(shop, { person, kind: 'cart_reminder' })
  expect(await remind()).toBe(0)
})

test('who has ordered since gets none, also when she orders between the job and the letter; a sold-out cart is not told of', async () => {
  const bought = await givenCart()
  await order(bought.person)
  await givenCart({ stock: 0 })
  expect(await remind()).toBe(0)
  const late = await givenCart()
  expect(await remind()).toBe(1)
  await order(late.person)
  await sendOutbox(shop)
  expect(letters).toEqual([])
  expect(await remindersOf(late.cart)).toMatchObject([{ written: false }])
})

test('one a week for each person, and a change of the cart begins the hours anew', async () => {
  const first = await givenCart()
  expect(await remind()).toBe(1)
  await db.owner.all(`update public.carts set status = 'completed' where id = $1`, [first.cart])
  const second = await givenCart({ person: first.person })
  expect(await remind()).toBe(0)
  await db.owner.all(`update private.cart_reminders set made_at = made_at - interval '8 days' where cart_id = $1`, [first.cart])
  await db.owner.all('update public.cart_lines set quantity = 3 where cart_id = $1', [second.cart])
  expect(await remind()).toBe(0)
  await ago(second.cart, 25)
  expect(await remind()).toBe(1)
})

test('switched off, nothing is sent', async () => {
  await givenCart()
  await db.owner.all(`update public.shop_settings set value = 'false' where key = 'carts.reminders'`)
  expect(await remind()).toBe(0)
  await db.owner.all(`update public.shop_settings set value = 'true' where key = 'carts.reminders'`)
  expect(await remind()).toBe(1)
})

test('a link opens its own reminder for thirty days; a changed one none', () => {
  const now = new Date('2026-11-26T00:00:00Z')
  const reminder = '6b1c3a52-6f39-4b83-9a0e-2a8f1f5d8f00'
  const link = new URL(cartLink(shop, { reminder, language: 'th', now })).searchParams
  expect(reminderOf(shop, link, now)).toEqual({ reminder })
  expect(reminderOf(shop, link, new Date('2026-12-27T00:00:00Z'))).toBe('too-old')
  for (const [key, value] of [
    ['until', '99999999999999'],
    ['reminder', '6b1c3a52-6f39-4b83-9a0e-2a8f1f5d8f01'],
    ['signature', 'x'],
    ['reminder', "'"],
  ] as const) {
    const changed = new URLSearchParams(link)
    changed.set(key, value)
    expect(reminderOf(shop, changed, now)).toBe('broken')
  }
})

test('staff see what was sent, opened and bought after; nobody else does', async () => {
  const { cart, person } = await givenCart()
  const clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['newsletters.write'])
  const figures = () => asStaff(db, clerk).one<{ sent: bigint; opened: bigint; bought: bigint }>('select * from public.cart_reminder_figures()')
  const before = await figures()
  await remind()
  await sendOutbox(shop)
  const [made] = await remindersOf(cart)
  await db.service.all('select private.open_cart_reminder($1)', [made?.id])
  await order(person)
  await db.owner.all(`update public.order_groups set placed_at = now() + interval '1 minute' where buyer_id = $1`, [person])
  expect(await figures()).toEqual({ sent: before.sent + 1n, opened: before.opened + 1n, bought: before.bought + 1n })
  expect(await refusal(db.asPerson(person).all('select * from public.cart_reminder_figures()'))).toBe('42501')
  expect(await refusal(db.anon.all('select * from public.cart_reminder_figures()'))).toBe('42501')
  expect(await refusal(db.asPerson(person).all('select * from private.cart_reminders'))).toBe('42501')
})
