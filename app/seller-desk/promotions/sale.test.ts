import { expect, test } from 'vitest'
import { EMPTY_SALE, endOf, saleOf, saleStanding, type SaleDraft } from './sale.ts'

const NOW = Date.parse('2026-11-26T05:00:00Z')
const read = (changes: Partial<SaleDraft>) => saleOf({ ...EMPTY_SALE, name: 'Loy Krathong', ends: '2026-12-05', ...changes }, 'an id', NOW)

test('a sale is read as it is typed: whole days of Bangkok, the last one included; today is at once', () => {
  const sale = { id: 'an id', name: 'Loy Krathong', percent: 10, starts_at: null, ends_at: '2026-12-05T17:00:00.000Z', products: null, followers_hours: null }
  expect(read({})).toEqual({ sale })
  expect(read({ starts: '2026-11-26' })).toEqual({ sale })
  expect(read({ starts: '2026-12-01', some: true, pieces: [{ id: 'silk', name: 'Silk', price: 100_00 }] })).toEqual({
    sale: { ...sale, starts_at: '2026-11-30T17:00:00.000Z', products: ['silk'] },
  })
})

test('followers have their hours before everybody, also of a sale that begins today', () => {
  const started = (draft: Partial<SaleDraft>) => {
    const made = read({ followers: '24', ...draft })
    return 'sale' in made ? [made.sale.starts_at, made.sale.followers_hours] : []
  }
  expect(started({})).toEqual(['2026-11-27T05:00:00.000Z', 24])
  expect(started({ starts: '2026-11-26' })).toEqual(['2026-11-27T05:00:00.000Z', 24])
  expect(started({ starts: '2026-12-01' })).toEqual(['2026-11-30T17:00:00.000Z', 24])
})

test.each<[Partial<SaleDraft>, string[]]>([
  [{ name: ' ' }, ['name']],
  [{ percent: '4' }, ['percent']],
  [{ percent: '81' }, ['percent']],
  [{ percent: 'ten' }, ['percent']],
  [{ ends: '' }, ['days']],
  [{ ends: '2026-11-25' }, ['days']],
  [{ ends: '2027-01-15' }, ['days']],
  [{ starts: '2026-12-06' }, ['days']],
  [{ some: true }, ['pieces']],
])('%o has a problem: %o', (changes, problems) => {
  const made = read(changes)
  expect('problems' in made ? [...made.problems] : []).toEqual(problems)
})

test('a sale is over with its last moment, and its end moves a month from its start at most', () => {
  const sale = { starts: '2026-11-26T05:00:00Z', ends: '2026-11-30T17:00:00Z' }
  expect([NOW - 1, NOW, Date.parse(sale.ends)].map((now) => saleStanding(sale, now))).toEqual(['later', 'running', 'ended'])
  expect([endOf('2026-12-26', NOW, NOW), endOf('2026-12-27', NOW, NOW)]).toEqual(['2026-12-26T17:00:00.000Z', undefined])
})
