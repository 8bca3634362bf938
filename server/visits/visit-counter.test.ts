import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { givenProduct } from '../../tests/support/market.ts'
import type { Database } from '../../app/platform/database.ts'
import { quietLog } from '../../tests/support/quiet-log.ts'
import { createVisitCounter } from './visit-counter.ts'

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

test('visits are counted once for an address, written together, and never by robots or from elsewhere', async () => {
  let clock = Date.UTC(2026, 10, 27, 3, 0, 1)
  const db = await testDatabase()
  const [scarf, bowl] = [await givenProduct(db), await givenProduct(db)]
  const visits = createVisitCounter({ database: db.service, log: quietLog(), trustProxy: 0, secret: 'a secret', writeEveryMs: 3_600_000, now: () => clock })
  onTestFinished(() => visits.stop())
  const visit = async (product: string, from: string, headers: Record<string, string> = {}) => {
    const incoming = { headers: {}, socket: { remoteAddress: from } }
    const answer = await visits.app.request(`/${product}`, { method: 'POST', headers: { 'user-agent': PERSON, ...headers } }, { incoming })
    expect(answer.status).toBe(204)
  }
  const counts = async () =>
    Object.fromEntries(
      (await db.owner.all<{ product_id: string; views: number }>('select product_id, views from private.product_views')).map((row) => [
        row.product_id,
        row.views,
      ]),
    )
  await visit(scarf.productId, '49.228.1.1')
  await visit(scarf.productId, '49.228.1.1')
  await visit(scarf.productId, '49.228.1.2')
  await visit(bowl.productId.toUpperCase(), '49.228.1.1', { 'sec-fetch-site': 'same-origin' })
  await visit(bowl.productId, '49.228.1.3', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await visit(bowl.productId, '49.228.1.4', { 'sec-fetch-site': 'cross-site' })
  await visit(bowl.productId, '49.228.1.5', { 'sec-gpc': '1' })
  await visit('6b1c3a52-6f39-4b83-9a0e-2a8f1f5d8f00', '49.228.1.1')
  await visit('no-piece', '49.228.1.1')
  expect(await counts()).toEqual({})
  await visits.write()
  expect(await counts()).toEqual({ [scarf.productId]: 2, [bowl.productId]: 1 })

  // What cannot be written is not lost, and half a minute later it is another visit.
  clock += 30_000
  await db.owner.all('alter function private.count_once(jsonb) rename to count_once_gone')
  await visit(scarf.productId, '49.228.1.1')
  await visits.write()
  await db.owner.all('alter function private.count_once_gone(jsonb) rename to count_once')
  await visits.write()
  expect(await counts()).toEqual({ [scarf.productId]: 3, [bowl.productId]: 1 })
})

test('strangers and members write no counts', async () => {
  const db = await testDatabase()
  for (const asked of [db.asAnon(), db.asPerson('6b1c3a52-6f39-4b83-9a0e-2a8f1f5d8f00')])
    await expect(asked.all(`select private.count_once('[]')`)).rejects.toMatchObject({ code: '42501' })
})

test('whoever meets two processes in half a minute counts once, and what was written twice too', async () => {
  const db = await testDatabase()
  const scarf = await givenProduct(db)
  let lost = true
  const losing: Pick<Database, 'all'> = {
    all: async (text, values) => {
      const rows = await db.service.all<never>(text, values)
      if (lost) throw new Error('the answer was lost')
      return rows
    },
  }
  const parts = { log: quietLog(), trustProxy: 0, secret: 'a secret', writeEveryMs: 3_600_000, now: () => Date.UTC(2026, 10, 27, 3, 0, 1) }
  const counters = [db.service, losing as Database].map((database) => createVisitCounter({ ...parts, database }))
  onTestFinished(async () => void (await Promise.all(counters.map((counter) => counter.stop()))))
  for (const from of ['49.228.1.1', '49.228.1.2'])
    for (const counter of counters)
      await counter.app.request(
        `/${scarf.productId}`,
        { method: 'POST', headers: { 'user-agent': PERSON } },
        { incoming: { headers: {}, socket: { remoteAddress: from } } },
      )
  await Promise.all(counters.map((counter) => counter.write()))
  lost = false
  await Promise.all(counters.map((counter) => counter.write()))
  expect(await db.owner.all('select views from private.product_views')).toEqual([{ views: 2 }])
  // Who came cannot be told from what is kept, and it is gone two minutes later.
  expect(await db.owner.one('select count(*)::int as marks from private.visit_marks')).toEqual({ marks: 2 })
  await db.owner.all(`update private.visit_marks set noted_at = noted_at - interval '3 minutes'`)
  await db.service.all(`select private.count_once('[]')`)
  expect(await db.owner.all('select from private.visit_marks')).toEqual([])
})
