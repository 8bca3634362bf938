import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from '../../kernel/logger.ts'
import { Semaphore } from '../../kernel/semaphore.ts'
import type { Channel } from '../channel/channel.ts'
import { broadcastPayload } from '../channel/replay.ts'
import { topicKey, type Topics } from '../topics/topics.ts'
import { authorizeChange } from './authorize-change.ts'
import type { Change } from './change.ts'
import type { Subscriptions } from './subscriptions.ts'

/** Fewer than the pool has connections: joins ask the database as well, and must not wait behind a change of ten thousand rows. */
const AUTHORIZED_AT_ONCE = 3

/** A database that is away for longer is asked by the clients themselves: what comes after must not wait for one change. */
const PATIENCE_MS = 30_000
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 1_000

/** Takes changes to the channels of this process. They are authorized side by side, and told in the order in which they were committed. */
export function changeDelivery(parts: { pool: Pool; log: Logger; topics: Topics<Channel>; subscriptions: Subscriptions }): (change: Change) => Promise<void> {
  const { pool, log, topics, subscriptions } = parts
  let told: Promise<void> = Promise.resolve()
  const semaphore = new Semaphore(AUTHORIZED_AT_ONCE)
  const inTurn = (tell: () => void | Promise<void>): Promise<void> =>
    (told = told.then(tell).catch((error: unknown) => log.error({ err: error }, 'live events: a change could not be told')))
  return (change) => {
    if (change.schema === 'realtime' && change.table === 'messages') return inTurn(() => sendMessage(topics, change))
    const interested = subscriptions.interestedIn(change)
    if (interested.length === 0) return told
    const authorized = semaphore
      .run(() => patiently(pool, () => authorizeChange(pool, change, interested)))
      .catch((error: unknown) => {
        log.error({ err: error, schema: change.schema, table: change.table }, 'live events: a change could not be authorized; its listeners are to ask')
        return () => {
          for (const subscriber of new Set(interested.map((each) => each.subscriber))) subscriber.missChange()
        }
      })
    return inTurn(async () => (await authorized)())
  }
}

/** Asks again while the database does not answer, or answers that it cannot at the moment: the question reads, and a change is told once. */
async function patiently<Answer>(pool: Pool, ask: () => Promise<Answer>): Promise<Answer> {
  const until = performance.now() + PATIENCE_MS
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    try {
      return await ask()
    } catch (error) {
      if (pool.ending || !isAway(error) || performance.now() + wait > until) throw error
    }
    await pause(wait, undefined, { ref: false })
  }
}

/** What is no answer of PostgreSQL, and of its answers those about connections, resources and its own end. */
function isAway(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return !/^(?=.*\d)[0-9A-Z]{5}$/.test(code) || /^(08|53|57P)/.test(code)
}

/** A row of realtime.messages is sent to its topic. Every process hears of it by itself. */
function sendMessage(topics: Topics<Channel>, { action, new: row }: Change): void {
  if (action !== 'INSERT' || !row || row['extension'] !== 'broadcast' || typeof row['event'] !== 'string') return
  const { id, topic, event, payload } = row
  const isPrivate = row['private'] === 't' || row['private'] === 'true'
  topics.broadcast(topicKey(topic ?? '', isPrivate), { json: broadcastPayload({ event: event ?? null, payload: payload ?? null, meta: { id } }) })
}
