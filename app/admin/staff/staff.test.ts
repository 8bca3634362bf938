import { expect, test } from 'vitest'
import { byNoun, isFound, ROLE_NAME, roleNameOf } from './staff.ts'

test('permissions stand together by what they are about', () => {
  const right = (name: string) => ({ name, needs_fresh: false })
  expect(byNoun([right('orders.read'), right('orders.refund'), right('payouts.read')]).map(([noun, rights]) => [noun, rights.length])).toEqual([
    ['orders', 2],
    ['payouts', 1],
  ])
})

test('a role’s name is kept as the database takes it', () => {
  expect(roleNameOf('  Night shift-team ')).toBe('night_shift_team')
  expect(ROLE_NAME.test(roleNameOf('Night shift'))).toBe(true)
  expect(ROLE_NAME.test(roleNameOf('กะกลางคืน'))).toBe(false)
})

test('a colleague is found by words of the name, the address or a role', () => {
  const malee = {
    person_id: 'm',
    email: 'malee@hattha.example',
    name: 'Malee Hattha',
    has_factor: true,
    last_sign_in_at: null,
    roles: [{ role: 'support', granted_at: '', granted_by: '' }],
  }
  for (const words of ['', ' malee ', 'HATTHA support', 'malee@']) expect([words, isFound(malee, words)]).toEqual([words, true])
  expect(isFound(malee, 'malee finance')).toBe(false)
})
