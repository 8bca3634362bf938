import { randomUUID } from 'node:crypto'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { moveOrderFunction, shipOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import type { Caller } from '../../app/shop.ts'
import type { TestDatabase } from './database.ts'
import { givenPerson, givenProduct, guest, wishFor } from './market.ts'
import { givenPayout } from './owed-maker.ts'
import { givenOrder, givenSellerWithPerson, type Market } from './paid-orders.ts'
import { asStaff, givenStaff } from './staff.ts'

/** Somebody has written by the contact form. */
export async function givenContactMessage(db: TestDatabase, { hoursAgo = 1 } = {}): Promise<string> {
  const id = randomUUID()
  await db.owner.all(
    `insert into public.contact_messages (id, topic, name, email, message, created_at)
     values ($1, 'order', 'Ada', 'ada@example.com', 'Where is my parcel now?', now() - $2 * interval '1 hour')`,
    [id, hoursAgo],
  )
  return id
}

/** Somebody without an account has asked for their data by letter. */
export async function givenPrivacyRequest(db: TestDatabase, { identity = 'Passport seen' } = {}): Promise<string> {
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.privacy_requests (kind, origin, name, email, identity, due_at)
     values ('export', 'letter', 'Ada', $1, $2, now() + interval '30 days') returning id`,
    [`${randomUUID()}@example.com`, identity],
  )
  return id
}

/** Somebody has applied to sell. */
export async function givenApplication(db: TestDatabase): Promise<string> {
  const person = await givenPerson(db)
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.seller_applications (person_id, business_name, description, status) values ($1, 'Ban Na Weavers', 'We weave', 'pending')
     on conflict (person_id) do update set status = 'pending' returning id`,
    [person],
  )
  return id
}

/** Somebody who is kept from signing in. */
export async function givenBlocked(db: TestDatabase): Promise<string> {
  const person = await givenPerson(db)
  await db.owner.all(`update auth.users set banned_until = now() + interval '1 year' where id = $1`, [person])
  return person
}

/** A shop that is suspended. */
export async function givenSuspended(db: TestDatabase): Promise<string> {
  const { sellerId } = await givenSellerWithPerson(db)
  await db.owner.all(`update public.sellers set application_status = 'suspended' where id = $1`, [sellerId])
  return sellerId
}

/** A letter that nobody tries any more. */
export async function givenStuckLetter(db: TestDatabase): Promise<string> {
  const { id } = await db.owner.one<{ id: bigint }>(
    `insert into private.outbox (topic, key, payload, attempts, last_error, claimed_until) values ('order.placed', $1, '{}', 12, 'no such host', 'infinity') returning id`,
    [randomUUID()],
  )
  return String(id)
}

/** Everything paid for an order, which a person has to send back. */
export async function givenRefundByHand({ db, ...market }: Market): Promise<string> {
  const order = await givenOrder({ db, ...market })
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.refunds (payment_id, order_id, amount_minor, status, reason)
     select s.payment_id, $1, s.captured_minor, 'manual_required', 'Canceled' from public.payment_splits s where s.order_id = $1 returning id`,
    [order.id],
  )
  return id
}

/** An order against cash that is delivered, whose money nobody but buyer and maker has seen; its key and number. */
export async function givenUnseenCash({ db, shop }: Market, { tracking = 'EA123456785TH', delivered = true } = {}): Promise<{ id: string; number: string }> {
  const [product, maker] = [await givenProduct(db, { priceMinor: 450_00, stock: 5 }), await givenPerson(db)]
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [product.sellerId, maker])
  const seller: Caller = { ...guest, id: maker, role: 'authenticated' }
  const plain = wishFor([{ product }], { paymentMethod: 'cash_on_delivery', email: `${randomUUID()}@example.com` })
  // Nobody has two parcels against cash on their way.
  const phone = `08${String(Number.parseInt(randomUUID().slice(0, 7), 16) % 100_000_000).padStart(8, '0')}`
  const wish = { ...plain, address: { ...plain.address, phone } }
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
  const placed = await placeOrder(shop, guest, { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error(JSON.stringify(placed))
  const order = `${placed.number}-1`
  await moveOrderFunction(shop, seller, { key: randomUUID(), order, to: 'accepted' })
  const shipped = await shipOrderFunction(shop, seller, { key: randomUUID(), order, carrier: 'Thailand Post', tracking })
  if (shipped.status !== 200) throw new Error(await shipped.text())
  if (delivered) await moveOrderFunction(shop, guest, { key: randomUUID(), order, token: placed.token, to: 'delivered' })
  const { id } = await db.owner.one<{ id: string }>('select id from public.orders where number = $1', [order])
  return { id, number: order }
}

/** A payout that the bank has sent back. */
export async function givenFailedPayout(market: Market): Promise<string> {
  const payout = await givenPayout(market, 'approved')
  await market.db.owner.all(`update public.payouts set status = 'failed', reason = 'The account is closed' where id = $1`, [payout])
  return payout
}

/** A job that failed as often as it may; its key. */
export async function givenDeadJob(db: TestDatabase): Promise<string> {
  const { id } = await db.owner.one<{ id: string }>(
    `select (graphile_worker.add_job(identifier => 'send-push', payload => '{}'::json, run_at => now() + interval '1 day', max_attempts => 1)).id::text as id`,
  )
  await db.owner.all(`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no such host' where id = $1`, [id])
  return id
}

/** A task of the clock that somebody has stopped; its name. */
export async function givenPausedTask(db: TestDatabase): Promise<string> {
  const task = `task-${randomUUID()}`
  await db.owner.all(
    `insert into public.scheduled_tasks (task, cron, paused_at, pause_reason) values ($1, '* * * * *', now() - interval '2 hours', 'The host is away')`,
    [task],
  )
  return task
}

/** A buyer asks, the maker answers rudely, and the buyer reports that. */
export async function givenReportedMessage(db: TestDatabase): Promise<{ report: string; message: string; buyer: string; maker: string }> {
  const [buyer, maker, product] = [await givenPerson(db), await givenPerson(db), await givenProduct(db)]
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [product.sellerId, maker])
  const { talk } = await db.asPerson(buyer).one<{ talk: string }>('select public.create_or_get_conversation($1) as talk', [product.productId])
  const say = async (person: string, words: string) => {
    const id = randomUUID()
    await db.asPerson(person).all('insert into public.messages (id, conversation_id, sender_id, content) values ($1, $2, $3, $4)', [id, talk, person, words])
    return id
  }
  await say(buyer, 'Is it still there?')
  const message = await say(maker, 'Buy it or go away')
  await say(buyer, 'I see.')
  await db.asPerson(buyer).all(`insert into public.message_reports (message_id, reason, note) values ($1, 'rude', 'Not nice')`, [message])
  const { report } = await db.owner.one<{ report: string }>('select id as report from public.message_reports where message_id = $1', [message])
  return { report, message, buyer, maker }
}

/** A piece on sale that somebody reports as no handmade thing; who acts for its shop, and who reported it. */
export async function givenReportedListing(db: TestDatabase): Promise<{ product: string; seller: string; maker: string; reporter: string }> {
  const [maker, reporter, { productId: product, sellerId: seller }] = [
    await givenPerson(db),
    await givenPerson(db, { name: 'Ben Reader' }),
    await givenProduct(db),
  ]
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [seller, maker])
  await db
    .asPerson(reporter)
    .all(`insert into public.product_reports (product_id, reason, note) values ($1, 'not_handmade', 'Sold by the thousand elsewhere')`, [product])
  return { product, seller, maker, reporter }
}

/** A piece on sale with a picture that another shop showed before. */
export async function givenAlikeListing(db: TestDatabase) {
  const [older, newer] = [await givenProduct(db), await givenProduct(db)]
  for (const { productId } of [older, newer]) {
    const url = `/storage/v1/object/public/product-images/${productId}/a.webp`
    const { id } = await db.owner.one<{ id: string }>('insert into public.product_images (product_id, url) values ($1, $2) returning id', [productId, url])
    await db.owner.all('select private.keep_print($1, $2::text::bigint, $3)', [id, printOfItsOwn(older.productId), url])
  }
  const { id: pair } = await db.owner.one<{ id: string }>('select id from public.likeness_pairs where product_id = $1', [newer.productId])
  return { pair, product: newer.productId, seller: newer.sellerId, other: older.sellerId, first: older.productId }
}
/** A print that no other test has: the first fifteen digits of an id. */
const printOfItsOwn = (id: string) => String(BigInt(`0x${id.replaceAll('-', '').slice(0, 15)}`))

/** A piece that somebody else of the staff has taken out, and whose maker asks for another look. */
export async function givenAppealedHold(db: TestDatabase): Promise<{ product: string; seller: string; maker: string; placer: string }> {
  const [{ product, seller, maker }, placer] = [await givenReportedListing(db), await givenPerson(db, { name: 'Krit Hattha' })]
  await givenStaff(db, placer, ['products.read', 'products.judge'])
  await asStaff(db, placer).all(`select public.hold_product($1, 'not_handmade', 'It is sold by the thousand')`, [product])
  await db.asPerson(maker).all(`select public.appeal_hold($1, 'My mother carves each of them by hand')`, [product])
  return { product, seller, maker, placer }
}

/** A piece on sale whose new maker has given it another name, which waits; `seen` is what a decision names. */
export async function givenProductChange(db: TestDatabase, name = 'Wild silk shawl') {
  const [maker, { productId: product, sellerId: seller }] = [await givenPerson(db, { name: 'Nok Maker' }), await givenProduct(db)]
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [seller, maker])
  await db.asPerson(maker).all('update public.products set name = $2 where id = $1', [product, name])
  const { id: change } = await db.owner.one<{ id: string }>('select id from public.product_changes where product_id = $1', [product])
  return { change, product, seller, maker }
}

/** A change that somebody else of the staff has refused, and whose maker asks for another look. */
export async function givenAppealedChange(db: TestDatabase) {
  const [given, decider] = [await givenProductChange(db), await givenPerson(db, { name: 'Krit Hattha' })]
  await givenStaff(db, decider, ['products.read', 'products.judge'])
  await asStaff(db, decider).all(
    `select public.decide_product_change($1, (select changed_at from public.product_changes where id = $1), '{}', 'wrong_facts', null, 'It is not wild silk')`,
    [given.change],
  )
  await db.asPerson(given.maker).all(`select public.appeal_product_change($1, 'The cocoons are from the wild')`, [given.change])
  return { ...given, decider }
}
