import { expect, test } from 'vitest'
import { networkOf, networksOf } from './networks.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['::ffff:203.0.113.7', '203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['2001:0db8:1:2:aaaa::1', '2001:db8:1:0', ['2001:db8:1:2/64', '2001:db8:1:0/56', '2001:db8:1/48']],
  ['2001:db8:1:2ff::', '2001:db8:1:2', ['2001:db8:1:2ff/64', '2001:db8:1:2/56', '2001:db8:1/48']],
  ['2001:db8::1%eth0', '2001:db8:0:0', ['2001:db8:0:0/64', '2001:db8:0:0/56', '2001:db8:0/48']],
  ['::1', '0:0:0:0', ['0:0:0:0/64', '0:0:0:0/56', '0:0:0/48']],
  ['', '', ['']],
  ['no address', 'no address', ['no address']],
])('%j is of the subscriber %j', (ip, subscriber, networks) => {
  expect(networkOf(ip)).toBe(subscriber)
  expect(networksOf(ip)).toEqual(networks)
})

test('no text becomes a key longer than an address', () => {
  expect(networkOf('x'.repeat(500))).toHaveLength(45)
  expect(networkOf(`${':'.repeat(300)}1`)).toHaveLength(45)
})
