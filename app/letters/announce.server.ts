import type { Database } from '../platform/database.ts'
import { enqueue } from '../platform/enqueue.ts'
import type { PayloadOf, Topic } from './topics.ts'

/** Under one key a topic is told once. */
type Announced<T extends Topic> = { key: string; payload: PayloadOf<T> }

/** Writes into the outbox what somebody will be told by letter, in the transaction that makes it true, and has it sent at once. False where that key was told before. */
export const announce = async <T extends Topic>(tx: Database, topic: T, announced: Announced<T>): Promise<boolean> =>
  (await announceAll(tx, topic, [announced])) > 0

/** The same for many at once; answers how many were new. */
export async function announceAll<T extends Topic>(tx: Database, topic: T, all: readonly Announced<T>[]): Promise<number> {
  const written = await tx.all(
    `insert into private.outbox (topic, key, payload)
     select $1, a.key, a.payload from jsonb_to_recordset($2::jsonb) as a (key text, payload jsonb) on conflict do nothing returning id`,
    [topic, JSON.stringify(all)],
  )
  if (written.length > 0) await sendSoon(tx)
  return written.length
}

/** What the database itself has written into the outbox goes out at once, not with the next minute. */
export const sendSoon = (tx: Database): Promise<void> => enqueue(tx, 'send-outbox', {}, { key: 'send-outbox' })
