import type { Context } from 'hono'
import { isReadOnly, READ_ONLY } from '../kernel/acted-for.ts'
import type { TokenError, Verify } from '../kernel/verify.ts'
import type { Caller, Scope } from './database.ts'
import { pathOf } from './names.ts'
import { refuse } from './refusal.ts'

/** Who asks. `required` refuses a missing or bad token; else its bearer is a stranger. */
export type Identify = (c: Context, need: 'required' | 'if-any') => Promise<Caller>

const STRANGER: Caller = { role: 'anon', claims: { role: 'anon' }, id: undefined, known: false }

/** What a token that changes nothing may ask. Links are not among it: they would outlive the token. */
const READING = /^(GET|HEAD) |^POST (\/storage\/v1)?\/object\/list(-v2)?\/[^/]+$/

/** The bearer token decides; without one the API key (`apikey`) itself does, as hosted Supabase's gateway arranges it. */
export function callerOf(verify: Verify): Identify {
  return async (c, need) => {
    const bearer = (c.req.header('authorization') ?? '').replace(/^bearer +/i, '').trim()
    const token = bearer || c.req.header('apikey')
    if (token === undefined || token === '') {
      if (need === 'if-any') return STRANGER
      throw refuse.invalidRequest("headers must have required property 'authorization'")
    }
    const { role, claims, error } = await verify(token)
    if (error === undefined && isReadOnly(claims) && !READING.test(`${c.req.raw.method} ${pathOf(c.req.raw.url)}`)) throw refuse.accessDenied(READ_ONLY.message)
    if (error === undefined) return { role, claims, id: typeof claims['sub'] === 'string' ? claims['sub'] : undefined, known: true }
    if (need === 'if-any') return STRANGER
    throw refuse.accessDenied(wordsFor(error))
  }
}

/** Supabase Storage says what its JWT library says. */
const wordsFor = ({ reason }: TokenError): string => (reason === 'expired' ? '"exp" claim timestamp check failed' : 'signature verification failed')

/** What policies may read of this request. */
export function scopeOf(c: Context, operation: string): Scope {
  const headers: Record<string, string> = {}
  // Cookies are nobody's business here, and the token's claims are told apart.
  for (const [name, value] of c.req.raw.headers) if (name !== 'cookie' && name !== 'authorization') headers[name] = value
  return { method: c.req.raw.method, path: pathOf(c.req.raw.url), headers: JSON.stringify(headers), operation: `storage.${operation}` }
}
