import type { IncomingMessage } from 'node:http'

/**
 * The address a request came from. `trusted` proxies of ours stand before the shop and each appends the address it saw to X-Forwarded-For,
 * so only that many entries from the right are believed: what a client writes there itself stands further left.
 */
export function clientIp(incoming: Pick<IncomingMessage, 'headers' | 'socket'>, trusted: number): string {
  const direct = plain(incoming.socket.remoteAddress ?? '')
  const said = incoming.headers['x-forwarded-for']
  if (trusted === 0 || said === undefined) return direct
  const forwarded = [said]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => plain(entry.trim()))
  const chain = [...forwarded.filter((entry) => entry !== ''), direct]
  return chain[Math.max(0, chain.length - 1 - trusted)] ?? direct
}

/** Spoken to from this machine, by no proxy: what may read the metrics without a token. */
export function isLoopback(incoming: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const address = plain(incoming.socket.remoteAddress ?? '')
  return (address === '::1' || address.startsWith('127.')) && incoming.headers['x-forwarded-for'] === undefined && incoming.headers['forwarded'] === undefined
}

/** An IPv4 address that arrived on an IPv6 socket reads `::ffff:1.2.3.4`; limits and logs want the address itself. */
export const plain = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/, '')
