import { enqueue } from '../platform/enqueue.ts'
import type { Shop } from '../shop.ts'
import { WEBHOOK_VERSION } from './event-types.ts'
import { postSafely } from './post-safely.server.ts'
import { isOwnMachine, isPublicAddress } from '../platform/public-address.server.ts'
import { signWebhook, webhookSecret } from './webhook-signature.server.ts'

/** So many at once, and so many times in a run: then other jobs have their turn. */
const AT_ONCE = 8
const ROUNDS = 12
/** What is in another process's hands is not asked for again and again. */
const AGAIN_AFTER_MS = 5_000

type Due = {
  id: string
  attempt: number
  endpoint_id: string
  url: string
  secret_versions: number[]
  event_id: string
  type: string
  happened_at: Date
  data: unknown
}

type Needs = Pick<Shop, 'service' | 'settings' | 'log'>

/** Job `deliver-webhooks`: tells every endpoint what is due, and comes again when the next try is. Safe to run beside itself: a delivery is in one pair of hands. */
export async function deliverWebhooks(shop: Needs, { mayReach = reachOf(shop) }: { mayReach?: (address: string) => boolean } = {}): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const due = await shop.service.all<Due>(
      'select id::text, attempt, endpoint_id, url, secret_versions, event_id, type, happened_at, data from private.claim_webhooks($1)',
      [AT_ONCE],
    )
    if (due.length === 0) break
    await Promise.all(due.map((delivery) => deliver(shop, delivery, mayReach)))
  }
  const { at } = await shop.service.one<{ at: Date | null }>('select private.next_webhook_at() as at')
  if (at === null) return
  const runAt = new Date(Math.max(at.getTime(), Date.now() + AGAIN_AFTER_MS))
  await enqueue(shop.service, 'deliver-webhooks', {}, { key: 'deliver-webhooks:again', runAt })
}

/** A live shop speaks to the public internet only; a demo to this machine as well, so that webhooks can be tried out. */
const reachOf = ({ settings }: Needs): ((address: string) => boolean) =>
  settings.demo ? (address) => isPublicAddress(address) || isOwnMachine(address) : isPublicAddress

async function deliver(shop: Needs, due: Due, mayReach: (address: string) => boolean): Promise<void> {
  const body = JSON.stringify({ type: due.type, timestamp: due.happened_at.toISOString(), version: WEBHOOK_VERSION, data: due.data })
  const id = `msg_${due.event_id}`
  const timestamp = Math.floor(Date.now() / 1000)
  const secrets = due.secret_versions.map((version) => webhookSecret(shop, due.endpoint_id, version))
  const proof = { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signWebhook({ id, timestamp, body, secrets }) }
  const posted = await postSafely({
    url: due.url,
    headers: { 'content-type': 'application/json', 'user-agent': 'Hattha-Webhooks/1', ...proof },
    body,
    mayReach,
    plain: mayReach('127.0.0.1'),
  })
  const { ms, status, error, headers, body: said } = posted
  const { became } = await shop.service.one<{ became: string }>('select private.finish_webhook($1, $2) as became', [
    due.id,
    JSON.stringify({ ms, status, error, request_headers: proof, response_headers: headers, response_body: said }),
  ])
  if (became === 'given_up') shop.log.warn({ delivery: due.id, endpoint: due.endpoint_id, status, error }, 'A webhook was not taken and is not tried again.')
}
