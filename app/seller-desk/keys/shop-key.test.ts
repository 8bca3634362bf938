import { expect, test } from 'vitest'
import { standingOf } from './shop-key.ts'

const now = Date.parse('2026-11-27T00:00:00Z')
const key = { revoked_at: null, expires_at: '2027-03-01T00:00:00Z', stands: true }

test('a key says how it stands: what ended it first, then what it waits for', () => {
  expect(standingOf(key, now)).toBe('usable')
  expect(standingOf({ ...key, expires_at: '2026-12-01T00:00:00Z' }, now)).toBe('ending')
  expect(standingOf({ ...key, stands: false }, now)).toBe('resting')
  expect(standingOf({ ...key, stands: false, expires_at: '2026-11-27T00:00:00Z' }, now)).toBe('expired')
  expect(standingOf({ ...key, expires_at: '2026-11-01T00:00:00Z', revoked_at: '2026-10-01T00:00:00Z' }, now)).toBe('revoked')
})
