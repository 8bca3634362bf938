import { createHash } from 'node:crypto'
import { networkOf } from '@hattha/supabase-api'
import { Hono, type Context } from 'hono'
import { SignJWT } from 'jose'
import type { Database } from '../../app/platform/database.ts'
import type { Logger } from '../../app/platform/logger.ts'
import type { ApiKeyUses, Outcome } from './api-key-uses.ts'

/** A key as the database admits it; `because` is empty for one that comes in. */
type Admitted = { id: string; owner_id: string | null; per_minute: number; because: Exclude<Outcome, 'served' | 'refused' | 'too_often'> | '' }

type Parts = {
  service: Database
  uses: ApiKeyUses
  jwtSecret: string
  ipOf: (c: Context) => string
  /** Counts one request of a key; answers undefined, or after how many seconds the next may be made. */
  takeOfKey: (key: string, perMinute: number) => Promise<number | undefined>
  /** Counts a key that is none, by the network it came from. */
  takeOfStranger: (ip: string) => Promise<number | undefined>
  log: Logger
}

/** `hk_`, eight hexadecimal digits that name the key, and sixty-four that nobody guesses. */
const LOOKS_LIKE_KEY = /^hk_[0-9a-f]{8}_[0-9a-f]{64}$/

/** The token a key is exchanged for never leaves the process; a request begins within this or not at all. */
const TOKEN_SECONDS = 60

const SENTENCES: Readonly<Record<Exclude<Outcome, 'served' | 'refused' | 'too_often'>, { status: 401 | 403; message: string }>> = {
  revoked: { status: 401, message: 'This key was revoked.' },
  expired: { status: 401, message: 'This key has expired.' },
  former: { status: 401, message: 'This secret was replaced by a new one.' },
  owner: { status: 403, message: 'Nobody answers for this key anymore.' },
  network: { status: 403, message: 'This key may not be used from this network.' },
}

/** Lets programs in by their keys (`Authorization: Bearer hk_…`, or `apikey`), before an interface that knows nothing of them. */
export type ApiKeyDoor = (app: Hono) => Hono

/**
 * A key is asked for with every request, so that one that is revoked is out at once on every process, and exchanged for a token of this process, which says whose key it is. What the key may
 * is the database's to say (`private.may`). Whoever brings no key passes untouched. 401, 403 or 429 as `{ code, message }`; 503 where it cannot be checked: no check, no service.
 */
export function createApiKeyDoor({ service, uses, jwtSecret, ipOf, takeOfKey, takeOfStranger, log }: Parts): ApiKeyDoor {
  const secret = new TextEncoder().encode(jwtSecret)
  const tokenFor = ({ id, owner_id: owner }: Admitted) =>
    new SignJWT({ role: 'authenticated', api_key: id, api_key_owner: owner })
      // No person has the id of a key: rows and files that belong to somebody are not its own.
      .setSubject(id)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_SECONDS}s`)
      .sign(secret)

  const admit = async (key: string, ip: string): Promise<Response | { key: Admitted; token: string }> => {
    const hash = createHash('sha256').update(key).digest()
    const known = LOOKS_LIKE_KEY.test(key) ? await service.maybe<Admitted>('select * from private.admit_api_key($1, $2)', [hash, ip]) : undefined
    if (!known) {
      const wait = await takeOfStranger(ip)
      return wait === undefined ? refused(401, 'unknown_key', 'There is no such key.') : tooOften(wait)
    }
    const note = (outcome: Outcome) => uses.note({ key: known.id, outcome, network: networkOf(ip) })
    if (known.because !== '') {
      note(known.because)
      const { status, message } = SENTENCES[known.because]
      return refused(status, `key_${known.because}`, message)
    }
    const wait = await takeOfKey(known.id, known.per_minute)
    if (wait === undefined) return { key: known, token: await tokenFor(known) }
    note('too_often')
    return tooOften(wait)
  }

  return (app) =>
    new Hono()
      .use(async (c, next) => {
        const key = keyOf(c.req.raw.headers)
        if (key === undefined || c.req.method === 'OPTIONS') return next()
        const ip = ipOf(c)
        let admitted: Awaited<ReturnType<typeof admit>>
        try {
          admitted = await admit(key, ip)
        } catch (error) {
          log.error({ err: error, path: c.req.path }, 'a key of a program could not be checked')
          return refused(503, 'unavailable', 'The key could not be checked. Please try again in a moment.', { 'retry-after': '5' })
        }
        if (admitted instanceof Response) return admitted
        c.req.raw.headers.set('authorization', `Bearer ${admitted.token}`)
        c.req.raw.headers.delete('apikey')
        await next()
        uses.note({ key: admitted.key.id, outcome: [401, 403].includes(c.res.status) ? 'refused' : 'served', network: networkOf(ip) })
      })
      .route('/', app)
}

/** The key of a program that a request brings; clients of Supabase send it as `apikey`, too. */
function keyOf(headers: Headers): string | undefined {
  const bearer = headers
    .get('authorization')
    ?.replace(/^bearer\s+/i, '')
    .trim()
  // A person's token counts more than the key it is sent with, and a key is no public key of the shop: then it is not looked at, and refused further on.
  return [bearer, bearer === undefined ? headers.get('apikey') : undefined].find((one): one is string => one?.startsWith('hk_') === true)
}

const refused = (status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) =>
  Response.json({ code, message }, { status, headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*', ...headers } })

const tooOften = (wait: number) => refused(429, 'too_many', 'This key asks too often.', { 'retry-after': String(wait) })
