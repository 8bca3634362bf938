import * as v from 'valibot'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'
import { isTopic, TOPICS, type PayloadOf, type Topic } from './topics.ts'

/** Who writes the letters of each topic; none where there is nobody to write to any more. */
export type Writers = { readonly [T in Topic]: (shop: Shop, payload: PayloadOf<T>) => Promise<readonly Letter[]> }

type Waiting = { id: string; topic: string; payload: unknown; attempts: number; is_mass: boolean }

/** After so many failures a letter is dead: it stays in the outbox for a person, and the log says so. */
export const ATTEMPTS_MAX = 12

/** So many letters of those that are told to many at once leave in one run; the next goes on. */
const MASS_MAX = 200

/**
 * Sends what waits in the outbox, one at a time: what many are told at once (`private.is_mass_letter`) when nothing else waits. A row is claimed for two minutes before its letters are handed over, so two workers never send the same; a crash in between
 * sends it again, which is the lesser evil.
 */
export async function sendWaiting(shop: Shop, writers: Writers, massMax = MASS_MAX): Promise<void> {
  let left = massMax
  let taken = await sendOne(shop, writers, left > 0)
  while (taken) {
    if (taken.is_mass) left -= 1
    taken = await sendOne(shop, writers, left > 0)
  }
}

async function sendOne(shop: Shop, writers: Writers, takesMass: boolean): Promise<Waiting | undefined> {
  const waiting = await shop.service.maybe<Waiting>(
    `update private.outbox set attempts = attempts + 1, claimed_until = now() + interval '2 minutes'
      where id = (
        select id from private.outbox where sent_at is null and is_mass <= $2 and attempts < $1 and claimed_until < now()
         order by is_mass, id limit 1 for update skip locked)
      returning id::text, topic, payload, attempts, is_mass`,
    [ATTEMPTS_MAX, takesMass],
  )
  if (!waiting) return undefined
  try {
    for (const letter of await write(shop, writers, waiting)) await shop.mailer.send({ ...letter, about: { topic: waiting.topic, outboxId: waiting.id } })
    await shop.service.all('update private.outbox set sent_at = now() where id = $1', [waiting.id])
  } catch (error) {
    await putBack(shop, waiting, error)
  }
  return waiting
}

/** A topic nobody writes about, or a row that says something else than its topic promises, is a fault of ours: thrown, so that the row stays. */
function write(shop: Shop, writers: Writers, { topic, payload }: Waiting): Promise<readonly Letter[]> {
  if (!isTopic(topic)) throw new UnknownTopic(topic)
  // Writer and record are of the same topic, which the compiler loses sight of between two tables.
  const writeAbout = writers[topic] as (shop: Shop, said: unknown) => Promise<readonly Letter[]>
  return writeAbout(shop, v.parse(TOPICS[topic], payload))
}

class UnknownTopic extends Error {
  constructor(topic: string) {
    super(`Nobody writes letters about "${topic}".`)
  }
}

/** It waits a little longer after each failure; the run goes on with other letters. */
async function putBack(shop: Shop, { id, topic, attempts }: Waiting, error: unknown): Promise<void> {
  await shop.service.all(
    `update private.outbox set last_error = $2, claimed_until = now() + least(attempts * attempts, 60) * interval '1 minute' where id = $1`,
    [id, String(error).slice(0, 500)],
  )
  const facts = { outboxId: id, topic, attempts, error: String(error) }
  if (attempts >= ATTEMPTS_MAX) shop.log.error(facts, 'A letter could not be sent and is not tried again; it stays in private.outbox.')
  else if (error instanceof UnknownTopic || error instanceof v.ValiError)
    shop.log.error(facts, 'A row of the outbox is none that this shop can write a letter about.')
  else shop.log.warn(facts, 'A letter could not be sent yet.')
}
