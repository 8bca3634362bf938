import { expect, test } from 'vitest'
import { readHeaders } from './security-headers.ts'

const standings = (headers: Record<string, string>, tls = true) =>
  Object.fromEntries(readHeaders(new Headers(headers), { tls }).map(({ name, standing }) => [name, standing]))

test('what is said is good or weak, what is not said is missing', () => {
  expect(
    standings({
      'content-security-policy': `default-src 'self'; script-src 'self' 'sha256-x'; style-src 'unsafe-inline'; object-src 'none'; frame-ancestors 'none'`,
      'strict-transport-security': 'max-age=60',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'unsafe-url',
    }),
  ).toEqual({
    'content-security-policy': 'good',
    'strict-transport-security': 'weak',
    'x-content-type-options': 'good',
    'referrer-policy': 'weak',
    'permissions-policy': 'missing',
    'cross-origin-opener-policy': 'missing',
  })
})

test('scripts of anybody make a policy weak, and nobody asks for TLS without it', () => {
  const answer = { 'content-security-policy': `default-src 'self'; script-src 'self' 'unsafe-inline'; object-src 'none'; frame-ancestors 'none'` }
  expect(standings(answer)).toMatchObject({ 'content-security-policy': 'weak' })
  expect(standings(answer, false)).not.toHaveProperty('strict-transport-security')
})
