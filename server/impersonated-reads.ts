import { Hono, type MiddlewareHandler } from 'hono'
import type { AuthService } from '@hattha/supabase-api'
import type { Database } from '../app/platform/database.ts'
import type { Logger } from '../app/platform/logger.ts'
import type { Mount } from './http.ts'

type Parts = { verify: AuthService['verify']; service: Database; log: Logger }

/**
 * Writes down what is asked through somebody else's eyes (a token with `act`), before it is answered: method and path, and the page that asked, as far as the browser tells. What cannot
 * be written down is not answered.
 */
export function withReadsNoted({ at, app, maxBodyBytes }: Mount, parts: Parts): Mount {
  return { at, app: new Hono<Mount['app'] extends Hono<infer Needs> ? Needs : never>().use(noteReads(at, parts)).route('/', app), maxBodyBytes }
}

function noteReads(at: string, { verify, service, log }: Parts): MiddlewareHandler {
  return async (c, next) => {
    const { headers, method, url } = c.req.raw
    const look = await lookOf(headers, url.includes('apikey=') ? new URL(url).searchParams.get('apikey') : null, verify)
    if (look === undefined) return next()
    // The query may hold what somebody typed, and is nobody's business.
    const asked = `${method} ${new URL(url).pathname}`
    try {
      await service.one('select private.note_impersonated_read($1, $2, $3)', [look, pageOf(c.req.header('referer')), asked])
    } catch (error) {
      log.error({ err: error, at }, 'what was asked through somebody’s eyes could not be written down')
      return c.json({ code: 'unavailable', message: 'This could not be written down, so it is not shown.' }, 503)
    }
    return next()
  }
}

/** The id of the look a request belongs to; undefined for everybody else, at the price of reading one header. */
async function lookOf(headers: Headers, keyInQuery: string | null, verify: Parts['verify']): Promise<string | undefined> {
  for (const credential of [
    headers
      .get('authorization')
      ?.replace(/^bearer\s+/i, '')
      .trim(),
    headers.get('apikey'),
    keyInQuery,
  ]) {
    if (!credential || !saysAct(credential)) continue
    const { claims } = await verify(credential)
    if (claims && typeof claims['act'] === 'object' && claims['act'] !== null && typeof claims['session_id'] === 'string') return claims['session_id']
  }
  return undefined
}

/** Whether an unchecked token names somebody who acts, so that all others are not checked twice. */
function saysAct(token: string): boolean {
  return Buffer.from(token.split('.')[1] ?? '', 'base64url').includes('"act":')
}

function pageOf(referer: string | undefined): string {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : ''
}
