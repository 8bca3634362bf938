import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { connectPools } from '@hattha/postgres'
import { createLimits, isThisMachine } from './limits.ts'

const db = await testDatabase()
const LIMIT = { what: 'test', most: 3, seconds: 60 }
let moment = new Date('2026-11-20T10:00:00Z')
const limits = createLimits({ pool: db.pools.auth, exempt: isThisMachine, now: () => moment })
const stranger = { ip: '203.0.113.7' }
beforeEach(async () => {
  await db.owner.all('delete from auth.rate_limits')
})

test('the fourth of three has to wait, and is let in when the window is over', async () => {
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await limits.take(LIMIT, stranger)).toBeUndefined()
  expect(await limits.take(LIMIT, stranger)).toBe(60)
  moment = new Date(moment.getTime() + 61_000)
  expect(await limits.take(LIMIT, stranger)).toBeUndefined()
})

test('fifty at the same moment are counted one by one', async () => {
  const waits = await Promise.all(Array.from({ length: 50 }, () => limits.take(LIMIT, stranger)))
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(3)
})

test('a person is stopped from any address, and everybody of one IPv6 subscriber together', async () => {
  const ada = 'd7b1f7c2-0000-4000-8000-000000000001'
  for (const ip of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) await limits.take(LIMIT, { ip, id: ada })
  expect(await limits.take(LIMIT, { ip: '198.51.100.4', id: ada })).toBeDefined()
  expect(await limits.take(LIMIT, { ip: '198.51.100.4' })).toBeUndefined()
  for (const ip of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:ff:ffff::3']) await limits.take(LIMIT, { ip })
  expect(await limits.take(LIMIT, { ip: '2001:db8:1:2:3::4' })).toBeDefined()
  expect(await limits.take(LIMIT, { ip: '2001:db8:1:100::1' })).toBeUndefined()
})

test('what was given back does not count', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await limits.take(LIMIT, stranger)).toBeUndefined()
    await limits.giveBack(LIMIT, stranger)
  }
})

test('this machine is not counted where it is exempt, and no other that only looks like it', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) expect(await limits.take(LIMIT, { ip: '127.0.0.1' })).toBeUndefined()
  expect(['::1', '127.0.0.1', '127.9.9.9'].map(isThisMachine)).toEqual([true, true, true])
  expect(['', '127.0.0.1.evil.example', '10.0.0.1', '2001:db8::1'].map(isThisMachine)).toEqual([false, false, false, false])
})

test('what is counted elsewhere is counted by the same networks, of version 6 by a whole subscriber', () => {
  expect(['127.0.0.1', '198.51.100.7'].map(limits.isCounted)).toEqual([false, true])
  expect(limits.networkOf('198.51.100.7')).toBe('198.51.100.7')
  expect(limits.networkOf('2001:db8:1:2::1')).toBe(limits.networkOf('2001:db8:1:ff::9'))
  expect(limits.networkOf('2001:db8:1:100::1')).not.toBe(limits.networkOf('2001:db8:1:2::1'))
})

test('without a database nothing is let in', async () => {
  const pools = connectPools({ url: 'postgres://nobody:nothing@127.0.0.1:9/none' })
  await expect(createLimits({ pool: pools.auth, exempt: () => false }).take(LIMIT, stranger)).rejects.toThrow(/./)
  await pools.end()
})
