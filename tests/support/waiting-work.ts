import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './database.ts'
import { givenPerson } from './market.ts'
import { givenOrder, givenSellerWithPerson, type Market } from './paid-orders.ts'

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
