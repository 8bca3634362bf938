import { expect, test } from 'vitest'
import { networksOf, standingOf } from './api-key-row.ts'

const NOW = Date.parse('2026-11-20T10:00:00Z')

test.each([
  ['usable', null, '2027-01-01T00:00:00Z'],
  ['ending', null, '2026-12-01T00:00:00Z'],
  ['expired', null, '2026-11-20T10:00:00Z'],
  ['revoked', '2026-11-01T00:00:00Z', '2027-01-01T00:00:00Z'],
])('a key is %s', (standing, revoked_at, expires_at) => {
  expect(standingOf({ revoked_at, expires_at }, NOW)).toBe(standing)
})

test('networks are read from lines and commas, each once; what is none is refused', () => {
  expect(networksOf(' 203.0.113.0/24,\n2001:db8::/48 203.0.113.0/24')).toEqual(['203.0.113.0/24', '2001:db8::/48'])
  expect(networksOf('')).toEqual([])
  for (const none of ['office', '203.0.113', 'abc', '10.0.0.0/', 'https://example.com']) expect([none, networksOf(none)]).toEqual([none, undefined])
})
