import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses that are nobody's, this machine's, or of a network behind it (IANA special-purpose registries, RFC 6890). */
const SPECIAL = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  SPECIAL.addSubnet(net, bits, 'ipv4')

/** Of IPv6 only the global unicast space is in use; within it these are not public. Tunnels would hide an address of version 4. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')
const SPECIAL_6 = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL_6.addSubnet(net, bits, 'ipv6')

/** Whether an IP address is somewhere on the public internet. What is no address is not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !SPECIAL.check(address, 'ipv4')
  return version === 6 && !address.includes('%') && GLOBAL.check(address, 'ipv6') && !SPECIAL_6.check(address, 'ipv6')
}

/** `dns.lookup` that finds public addresses only. The connection is made to what was looked at here, so a name that answers otherwise the second time gains nothing. */
export const publicLookup: LookupFunction = (hostname, options, answer) =>
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const open = error ? [] : found.filter(({ address }) => isPublicAddress(address))
    const first = open[0]
    if (error || !first) return answer(error ?? Object.assign(new Error(`${hostname} is not on the public internet`), { code: NOT_PUBLIC }), '', 0)
    if (options.all) answer(null, open)
    else answer(null, first.address, first.family)
  })

/** Code of the error of a name that leads to no public address. */
export const NOT_PUBLIC = 'ENOTPUBLIC'
