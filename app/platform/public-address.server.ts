import { BlockList, isIP, isIPv4 } from 'node:net'

/** What the registries of IANA keep for private and special use (RFC 6890 and its successors), as networks. */
const RESERVED_4 = [
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
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** Within what is given out of IPv6: documentation, and what leads to an IPv4 address that nobody has looked at. */
const RESERVED_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const reserved = new BlockList()
for (const [net, bits] of RESERVED_4) reserved.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of RESERVED_6) reserved.addSubnet(net, bits, 'ipv6')
/** All that has been given out of IPv6 so far; what is not in it is private, local, or leads into IPv4. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address belongs to the public internet: not to this machine, a private network or a cloud's own services. What is no address is not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !reserved.check(address, 'ipv4')
  return version === 6 && !address.includes('%') && global6.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

/** Whether an address is this machine's own, which only a shop that plays may reach. */
export const isOwnMachine = (address: string): boolean => address === '::1' || (isIPv4(address) && address.startsWith('127.'))
