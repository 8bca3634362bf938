import { expect, test } from 'vitest'
import { fc } from '../../tests/support/random.ts'
import { createCountryLookup } from './countries.ts'
import { packRanges, unpackRanges, type Range } from './country-ranges.ts'
import { ipNumber } from './ip-number.ts'

const countryOf = createCountryLookup()

test.each([
  ['49.228.1.1', 'TH'],
  ['110.164.1.1', 'TH'],
  ['8.8.8.8', 'US'],
  ['84.245.1.1', 'NL'],
  ['91.10.1.1', 'DE'],
  ['133.11.0.1', 'JP'],
  ['81.2.69.142', 'GB'],
  ['203.116.1.1', 'SG'],
  ['36.66.1.1', 'ID'],
  ['61.220.1.1', 'TW'],
  ['14.198.1.1', 'HK'],
  ['114.114.114.114', 'CN'],
  ['24.48.0.1', 'CA'],
  ['1.128.0.1', 'AU'],
  ['::ffff:49.228.1.1', 'TH'],
  ['2001:fb1::1', 'TH'],
  ['2405:9800::1', 'TH'],
  ['2001:448a::1', 'ID'],
  ['2600:1700::1', 'US'],
  ['240e::1', 'CN'],
  ['2a02:a440::1', 'NL'],
  ['2003:c0::1', 'DE'],
  ['2400:4050::1', 'JP'],
  ['2A00:23C0:0:0:0:0:0:1', 'GB'],
])('%s is in %s', (ip, country) => {
  expect(countryOf(ip)).toBe(country)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.1.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '2001:db8::1',
  'ff02::1',
])('%s is nowhere', (ip) => {
  expect(countryOf(ip)).toBeUndefined()
})

test.each(['', 'localhost', '1.2.3', '1.2.3.256', '1.2.3.4.5', '::g', '1::2::3', ':::', '2001:fb1::1]/', '49.228.1.1/24', ' 49.228.1.1', '٤٩.228.1.1'])(
  '"%s" is no address',
  (text) => {
    expect(countryOf(text)).toBeUndefined()
  },
)

test('an address of version 6 is read however it is written', () => {
  const value = { version: 6, high: 0x20010fb1, low: 0x00020003 }
  for (const written of ['2001:fb1:2:3::', '2001:0fb1:0002:0003:0000:0000:0000:0001', '2001:FB1:2:3::1.2.3.4']) expect(ipNumber(written)).toEqual(value)
  expect(ipNumber('::1')).toEqual({ version: 6, high: 0, low: 0 })
})

test('whatever is packed is found again: the country within a range, nobody in the gaps', () => {
  const listOf = (bits: number) =>
    fc.uniqueArray(fc.bigInt({ min: 0n, max: (1n << BigInt(bits)) - 1n }), { minLength: 2, maxLength: 40 }).chain((marks) => {
      const places = marks.toSorted((a, b) => (a < b ? -1 : 1))
      return fc
        .array(fc.constantFrom('', 'TH', 'NL', 'US'), { minLength: places.length - 1, maxLength: places.length - 1 })
        .map((countries) => countries.flatMap((country, at): Range[] => (country ? [{ from: places[at] ?? 0n, to: places[at + 1] ?? 0n, country }] : [])))
    })
  fc.assert(
    fc.property(listOf(32), listOf(64), (four, six) => {
      const { codes, ...found } = unpackRanges(packRanges(four, six))
      const in4 = (value: bigint) => codes[found.four.country[found.four.start.findLastIndex((start) => BigInt(start) <= value)] ?? 0]
      const in6 = (value: bigint) =>
        codes[
          found.six.country[
            Array.from(found.six.high, (high, at) => (BigInt(high) << 32n) | BigInt(found.six.low[at] ?? 0)).findLastIndex((start) => start <= value)
          ] ?? 0
        ]
      for (const [list, look] of [
        [four, in4],
        [six, in6],
      ] as const) {
        for (const [at, { from, to, country }] of list.entries()) {
          expect([look(from), look(to - 1n)]).toEqual([country, country])
          const next = list[at + 1]
          if (next?.from !== to) expect(look(to)).toBe('')
        }
      }
    }),
  )
})
