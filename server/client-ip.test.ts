import { expect, test } from 'vitest'
import { clientIp, isLoopback } from './client-ip.ts'

const from = (remoteAddress: string, forwarded?: string) => {
  // Only these two properties of Node's request are looked at.
  return { socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } } as unknown as Parameters<typeof clientIp>[0]
}

test.each([
  ['nobody is trusted, whatever the client says', from('203.0.113.9', '1.1.1.1'), 0, '203.0.113.9'],
  ['one proxy is believed about the address it saw', from('10.0.0.1', '203.0.113.9'), 1, '203.0.113.9'],
  ['what the client wrote itself stands further left', from('10.0.0.1', '1.1.1.1, 203.0.113.9'), 1, '203.0.113.9'],
  ['two proxies', from('10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2'), 2, '203.0.113.9'],
  ['fewer entries than proxies', from('10.0.0.1', '203.0.113.9'), 3, '203.0.113.9'],
  ['a proxy that sent nothing', from('10.0.0.1'), 1, '10.0.0.1'],
  ['IPv4 on an IPv6 socket', from('::ffff:203.0.113.9'), 0, '203.0.113.9'],
])('%s', (_what, incoming, proxies, expected) => {
  expect(clientIp(incoming, proxies)).toBe(expected)
})

test('loopback is only what no proxy passed on', () => {
  expect(isLoopback(from('127.0.0.1'))).toBe(true)
  expect(isLoopback(from('::1'))).toBe(true)
  expect(isLoopback(from('127.0.0.1', '203.0.113.9'))).toBe(false)
  expect(isLoopback(from('10.0.0.1'))).toBe(false)
})
