import { lookup, type LookupAddress } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as plainly } from 'node:http'
import { request as securely, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'

/** Why an address was not asked: `https_only` or `private_address`. */
export class NotReached extends Error {}

type Wish = {
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body?: string
  /** Whether an address may be spoken to: asked of each that a name stands for, and once more of the one that is connected. */
  mayReach: (address: string) => boolean
  /** Without TLS too; where not, such an address is refused. */
  plain: boolean
  timeoutMs: number
}

/**
 * Asks an address that somebody typed, without being led into networks of our own: every address behind the name is looked at in the very lookup that connects, so that a name cannot
 * say one thing first and another later; redirects are answers like any other. Throws `NotReached` where it may not be asked.
 */
export async function askSafely(address: URL, { method, headers, body, mayReach, plain, timeoutMs }: Wish): Promise<IncomingMessage> {
  if (address.protocol !== 'https:' && !(plain && address.protocol === 'http:')) throw new NotReached('https_only')
  // An address that is no name is connected without a lookup.
  const literal = address.hostname.replaceAll(/^\[|\]$/g, '')
  if (isIP(literal) !== 0 && !mayReach(literal)) throw new NotReached('private_address')
  const options: RequestOptions = {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
    // A connection of its own: one that is kept was looked at for another name.
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    lookup: (name, { all, ...how }, done) =>
      lookup(name, { ...how, all: true }, (error, found: LookupAddress[]) => {
        const wrong = error ?? (found.length === 0 || found.some(({ address: one }) => !mayReach(one)) ? new NotReached('private_address') : null)
        const [first] = found ?? []
        if (wrong || !first) done(wrong, '', 4)
        else if (all) done(null, found)
        else done(null, first.address, first.family)
      }),
  }
  return new Promise((resolve, reject) => {
    const asking: ClientRequest = (address.protocol === 'https:' ? securely : plainly)(address, options, resolve)
    asking.on('error', reject)
    asking.on('socket', (socket) =>
      socket.once('connect', () => {
        if (socket.remoteAddress !== undefined && !mayReach(socket.remoteAddress)) asking.destroy(new NotReached('private_address'))
      }),
    )
    asking.end(body)
  })
}
