import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { objectOf } from '../channel/join-config.ts'
import { permissionsOf, publicPermissions } from '../channel/permissions.ts'
import { identify, type Person } from '../channel/token.ts'
import type { Hub } from '../hub.ts'
import { TokenBucket } from '../limits.ts'
import { BINARY_BODY, JSON_BODY, type Broadcast } from '../protocol/frame.ts'
import { topicKey } from '../topics/topics.ts'

type Message = { topic: string; event: string; payload: Readonly<Record<string, unknown>>; private: boolean; id: string | undefined }
type Answer = { status: 401 | 403 | 413 | 415 | 422 | 429 | 500; body: object }

const BLANK = ["can't be blank"]
const INVALID = ['is invalid']

/** Broadcasts by HTTP: many in one request, and one whose body is the payload (https://supabase.com/docs/guides/realtime/broadcast#broadcast-using-the-rest-api). */
export function createBroadcasts(hub: Hub): Hono {
  const bucket = new TokenBucket(hub.limits.http)
  const app = new Hono()
  app.use(cors({ origin: '*', allowMethods: ['POST', 'OPTIONS'], maxAge: 86_400 }))
  const refuse = (c: Context, { status, body }: Answer): Response => c.json(body, status)

  app.post('/api/broadcast', async (c) => {
    const person = await personOf(hub, c)
    if (!person) return refuse(c, { status: 401, body: { message: 'Unauthorized' } })
    const body: unknown = await c.req.json().catch(() => undefined)
    const messages = messagesOf(body)
    if ('errors' in messages) return refuse(c, { status: 422, body: messages })
    if (messages.list.some(({ payload }) => JSON.stringify(payload).length > hub.limits.payloadBytes))
      return refuse(c, { status: 422, body: { errors: { messages: [{ payload: ['Payload size exceeds tenant limit'] }] } } })
    if (!bucket.take(messages.list.length)) return refuse(c, { status: 429, body: { message: 'You have exceeded your rate limit' } })
    const mayWrite = writers(hub, c, person)
    for (const { topic, event, payload, id, ...message } of messages.list) {
      // What the policies refuse is left out without a word, as on Supabase.
      if (!(await mayWrite(topic, message.private).catch(() => false))) continue
      const broadcast: Broadcast = { json: JSON.stringify({ payload, event, type: 'broadcast', ...(id !== undefined && { meta: { id } }) }) }
      hub.broadcast(topicKey(topic, message.private), broadcast)
    }
    return c.body('', 202)
  })

  app.post('/api/broadcast/:topic/events/:event', async (c) => {
    const person = await personOf(hub, c)
    if (!person) return refuse(c, { status: 401, body: { message: 'Unauthorized' } })
    const { topic, event } = c.req.param()
    const body = Buffer.from(await c.req.arrayBuffer())
    const type = (c.req.header('content-type') ?? 'application/json').split(';', 1)[0]?.trim()
    if (type !== 'application/json' && type !== 'application/octet-stream') return refuse(c, { status: 415, body: { message: 'Unsupported Media Type' } })
    const binary = type === 'application/octet-stream'
    if (!binary && !isJson(body)) return refuse(c, { status: 422, body: { errors: { payload: BLANK } } })
    if (body.length > hub.limits.payloadBytes) return refuse(c, { status: 422, body: { errors: { payload: ['Payload size exceeds tenant limit'] } } })
    if (!bucket.take()) return refuse(c, { status: 429, body: { message: 'You have exceeded your rate limit' } })
    const isPrivate = c.req.query('private') === 'true'
    const mayWrite = writers(hub, c, person)
    const allowed = await mayWrite(topic, isPrivate).catch((error: unknown) => {
      hub.log.error({ err: error }, 'live events: the policies could not be asked')
      return undefined
    })
    if (allowed === undefined) return refuse(c, { status: 500, body: { message: 'Unable to authorize broadcast' } })
    if (!allowed) return refuse(c, { status: 403, body: { message: 'Unauthorized' } })
    hub.broadcast(topicKey(topic, isPrivate), { event, encoding: binary ? BINARY_BODY : JSON_BODY, body })
    return c.body('', 202)
  })

  app.all('/*', (c) => c.json({ message: 'Not found' }, 404))
  return app
}

/** Who asks: the bearer token, and without one the API key. */
async function personOf(hub: Hub, c: Context): Promise<Person | undefined> {
  const bearer = /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const token = bearer ?? c.req.header('apikey')
  if (token === undefined) return undefined
  const found = await identify(hub.verify, token)
  return 'person' in found ? found.person : undefined
}

/** Asks the policies once for each private topic of a request; of the others the project has decided. */
function writers(hub: Hub, c: Context, person: Person): (topic: string, isPrivate: boolean) => Promise<boolean> {
  const asked = new Map<string, Promise<boolean>>()
  const headers = JSON.stringify(Object.fromEntries([...c.req.raw.headers].filter(([name]) => !['cookie', 'authorization', 'apikey'].includes(name))))
  return (topic, isPrivate) => {
    if (!isPrivate) return Promise.resolve(publicPermissions(hub.publicSpeakers, person).broadcast.write)
    let answer = asked.get(topic)
    if (!answer) asked.set(topic, (answer = permissionsOf(hub.pool, person, topic, headers).then(({ broadcast }) => broadcast.write)))
    return answer
  }
}

function messagesOf(body: unknown): { list: Message[] } | { errors: object } {
  const { messages } = objectOf(body)
  if (!Array.isArray(messages)) return { errors: { messages: messages === undefined ? BLANK : INVALID } }
  if (messages.length === 0) return { errors: { messages: BLANK } }
  const list: Message[] = []
  const errors = messages.map((entry: unknown) => {
    const { topic, event, payload, private: isPrivate, id } = objectOf(entry)
    const wrong = {
      ...textError('topic', topic),
      ...textError('event', event),
      ...(payload === undefined || payload === null ? { payload: BLANK } : typeof payload !== 'object' || Array.isArray(payload) ? { payload: INVALID } : {}),
      ...(isPrivate === undefined || isPrivate === null || typeof isPrivate === 'boolean' ? {} : { private: INVALID }),
    }
    if (typeof topic === 'string' && typeof event === 'string')
      list.push({ topic, event, payload: objectOf(payload), private: isPrivate === true, id: typeof id === 'string' ? id : undefined })
    return wrong
  })
  return errors.some((wrong) => Object.keys(wrong).length > 0) ? { errors: { messages: errors } } : { list }
}

const textError = (field: string, value: unknown): object =>
  value === undefined || value === null || value === '' ? { [field]: BLANK } : typeof value === 'string' ? {} : { [field]: INVALID }

function isJson(body: Buffer): boolean {
  try {
    JSON.parse(body.toString())
    return true
  } catch {
    return false
  }
}
