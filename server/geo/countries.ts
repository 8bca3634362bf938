import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plain } from '../client-ip.ts'
import { isPublicAddress } from '../../app/platform/public-address.server.ts'
import { unpackRanges, type CountryRanges } from './country-ranges.ts'
import { ipNumber } from './ip-number.ts'

/** The country (ISO 3166-1) an IP address belongs to; undefined for private addresses and those nobody knows. */
export type CountryOfIp = (ip: string) => string | undefined

/** Looks in the list that lies beside this file. It is unpacked when somebody first asks: a shop whose readers have all chosen a currency never has it in memory. */
export function createCountryLookup(file = join(import.meta.dirname, 'country-ranges.br')): CountryOfIp {
  let ranges: CountryRanges | undefined
  return (ip) => {
    const asked = ipNumber(ip)
    if (!asked || !isPublicAddress(plain(ip))) return undefined
    ranges ??= unpackRanges(readFileSync(file))
    const { codes, four, six } = ranges
    if (asked.version === 4) return known(codes[four.country[lastWhere(four.start.length, (at) => (four.start[at] ?? 0) <= asked.value)] ?? 0])
    const { high, low } = asked
    const begins = (at: number) => (six.high[at] ?? 0) < high || (six.high[at] === high && (six.low[at] ?? 0) <= low)
    return known(codes[six.country[lastWhere(six.high.length, begins)] ?? 0])
  }
}

const known = (code: string | undefined) => code || undefined

/** The last place where `holds`, which holds up to some place and not after it. */
function lastWhere(length: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}
