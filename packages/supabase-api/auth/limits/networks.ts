import { isIPv6 } from 'node:net'

/**
 * What one subscriber has of the network, which is what every limit counts by: an address of version 4, a /56 of version 6, of which providers give
 * whole ones to households (RFC 6177). A text that is no address stands for itself.
 */
export function networkOf(ip: string): string {
  const groups = groupsOf(ip)
  if (groups === undefined) return plain(ip)
  const [a, b, c, d = '0'] = groups
  return [a, b, c, (Number.parseInt(d, 16) >> 8).toString(16)].join(':')
}

/** The networks an address is in, from the narrowest on: of version 4 itself and its /24, of version 6 its /64, /56 and /48. */
export function networksOf(ip: string): readonly string[] {
  const groups = groupsOf(ip)
  if (groups !== undefined) return [`${groups.slice(0, 4).join(':')}/64`, `${networkOf(ip)}/56`, `${groups.slice(0, 3).join(':')}/48`]
  const address = plain(ip)
  const of24 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)?.[1]
  return of24 === undefined ? [address] : [address, `${of24}.0/24`]
}

/** An address of version 4 also when it comes dressed as one of version 6. Cut, since it becomes a key. */
const plain = (ip: string): string => (/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip).slice(0, 45)

/** The eight groups of an address of version 6, without leading zeros; undefined for any other text. */
function groupsOf(ip: string): string[] | undefined {
  const [address = ''] = ip.toLowerCase().split('%')
  if (!isIPv6(address) || address.includes('.')) return undefined
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const between = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...between, ...after].map((group) => group.replace(/^0+(?=.)/, ''))
}
