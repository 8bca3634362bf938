import { request } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from '../../app/platform/public-address.server.ts'
import { NOT_PUBLIC, publicLookup } from '../public-addresses.ts'

/** Sends bytes somewhere and answers the status; `undefined` when it is a place nothing of ours may be sent to. Throws when nobody answers. */
export type PostOutside = (url: URL, message: { headers: Record<string, string>; body: Buffer }) => Promise<number | undefined>

/** A push service answers at once; a job that waits for one holds up others. */
const PATIENCE_MS = 10_000

/**
 * Posts by HTTPS to hosts on the public internet, at its own port, without following anywhere. Addresses come from browsers, so they may be anything:
 * whoever names a machine of ours, by name, by number or by a name that leads there, is not heard.
 */
export const postOutside: PostOutside = (url, { headers, body }) => {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const allowed = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '' && (isIP(host) === 0 || isPublicAddress(host))
  if (!allowed) return Promise.resolve(undefined)
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { method: 'POST', headers: { ...headers, 'Content-Length': body.length }, lookup: publicLookup, agent: false, signal: AbortSignal.timeout(PATIENCE_MS) },
      (answer) => {
        // What it says beside its status is of no use, however much it is.
        answer.destroy()
        resolve(answer.statusCode ?? 0)
      },
    )
    asked.on('error', (error) => ('code' in error && error.code === NOT_PUBLIC ? resolve(undefined) : reject(error)))
    asked.end(body)
  })
}
