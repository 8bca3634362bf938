import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { inTurns } from './turns.ts'

/** An app whose answers to `/slow` wait until they are let go; `begun` says how many are at work. */
function given() {
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  const seen = { begun: 0 }
  const slow = new Hono()
    .get('/slow', async (c) => {
      seen.begun += 1
      await letGo
      return c.text('slow')
    })
    .get('/quick', (c) => c.text('quick'))
    .get('/broken', () => {
      throw new Error('broken')
    })
  const app = inTurns(slow, { ipOf: (c) => c.req.header('x-from') ?? '', exempt: (ip) => ip === '127.0.0.1' })
  app.onError((_error, c) => c.text('', 500))
  const ask = async (path: string, from: string) => (await app.request(path, { headers: { 'x-from': from } })).status
  return { ask, seen, letGo: resolve }
}

test('whoever asks many slow things at once keeps nobody else waiting', async () => {
  const { ask, seen, letGo } = given()
  const flood = Array.from({ length: 50 }, () => ask('/slow', '203.0.113.7'))
  expect(await ask('/quick', '203.0.113.8')).toBe(200)
  expect(seen.begun).toBe(3)
  letGo()
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]))
  expect(seen.begun).toBe(50)
})

test('a whole network of version 6 is one subscriber', async () => {
  const { ask, seen, letGo } = given()
  const flood = Array.from({ length: 20 }, (_, host) => ask('/slow', `2001:db8:1:${host + 1}::1`))
  expect(await ask('/quick', '2001:db8:1:100::1')).toBe(200)
  expect(seen.begun).toBe(3)
  letGo()
  await Promise.all(flood)
})

test('a queue has an end, and is gone when it is empty', async () => {
  const { ask, letGo } = given()
  const flood = Array.from({ length: 110 }, () => ask('/slow', '203.0.113.7'))
  letGo()
  const answers = await Promise.all(flood)
  expect([answers.filter((status) => status === 200).length, answers.filter((status) => status === 429).length]).toEqual([103, 7])
  expect(await ask('/quick', '203.0.113.7')).toBe(200)
})

test('what fails gives its place back', async () => {
  const { ask } = given()
  for (let time = 0; time < 10; time += 1) expect(await ask('/broken', '203.0.113.7')).toBe(500)
  expect(await ask('/quick', '203.0.113.7')).toBe(200)
})

test('this machine is not counted where it need not be', async () => {
  const { ask, seen, letGo } = given()
  const flood = Array.from({ length: 20 }, () => ask('/slow', '127.0.0.1'))
  expect(await ask('/quick', '127.0.0.1')).toBe(200)
  expect(seen.begun).toBe(20)
  letGo()
  await Promise.all(flood)
})
