/**
 * `node scripts/countries.ts`: draws `server/geo/country-ranges.br` anew, out of lists ip-location-db makes from what the regional internet registries publish. With a folder,
 * the lists in it are taken (a newer release of the project, from its own page). Version 4 comes from the list that also knows whois records, version 6 from the registries'
 * delegations alone: there the whois list calls large parts of Asia Australian, which is where their registry has its seat.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packRanges, type Range } from '../server/geo/country-ranges.ts'

const VERSION = '2.3.2026061719'

const folder = process.argv[2] ?? fetchPackages(['geo-whois-asn-country', 'asn-country'])
const four = readList('geo-whois-asn-country-ipv4-num.csv', 32n, 0n)
const six = readList('asn-country-ipv6-num.csv', 64n, 64n)
const packed = packRanges(four, six)
writeFileSync(join(import.meta.dirname, '..', 'server', 'geo', 'country-ranges.br'), packed)
console.log(`Packed ${four.length} and ${six.length} ranges into ${packed.length} bytes.`)

function fetchPackages(names: readonly string[]): string {
  const place = mkdtempSync(join(tmpdir(), 'countries-'))
  for (const name of names) {
    execFileSync('npm', ['pack', `@ip-location-db/${name}@${VERSION}`, '--silent', '--pack-destination', place], { stdio: ['ignore', 'ignore', 'inherit'] })
    execFileSync('tar', ['xzf', join(place, `ip-location-db-${name}-${VERSION}.tgz`), '-C', place])
  }
  return join(place, 'package')
}

/** Ascending ranges of numbers of `width` bits, `cut` of them taken off below. Where ranges overlap (the list has some) the narrower one knows better. */
function readList(file: string, width: bigint, cut: bigint): Range[] {
  const given = readFileSync(join(folder, file), 'utf8').trim().split('\n')
  const ranges = given
    .map((line): Range => {
      const [first = '', last = '', country = ''] = line.split(',')
      return { from: BigInt(first) >> cut, to: (BigInt(last) >> cut) + 1n, country }
    })
    .filter(({ country }) => /^[A-Z]{2}$/.test(country))
    .toSorted((a, b) => compare(a.from, b.from) || compare(b.to, a.to))
  const list: Range[] = []
  /** What we are inside of, the narrowest last. */
  const around: Range[] = []
  let at = 0n
  const upTo = (end: bigint) => {
    for (let inner = around.at(-1); inner && at < end; inner = around.at(-1)) {
      const to = inner.to < end ? inner.to : end
      if (at < to) list.push({ from: at, to, country: inner.country })
      if (at < to) at = to
      if (inner.to > end) return
      around.pop()
    }
    at = end
  }
  for (const range of ranges) {
    upTo(range.from)
    around.push(range)
    around.sort((a, b) => compare(b.to - b.from, a.to - a.from))
  }
  upTo(1n << width)
  return list
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}
