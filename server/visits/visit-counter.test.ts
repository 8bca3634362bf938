import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { givenProduct } from '../../tests/support/market.ts'
import { quietLog } from '../../tests/support/quiet-log.ts'
import { createVisitCounter } from './visit-counter.ts'

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

test('visits are counted once for an address between two writes, written together, and never by robots or from elsewhere', async () => {
  const db = await testDatabase()
  const [scarf, bowl] = [await givenProduct(db), await givenProduct(db)]
  const visits = createVisitCounter({ database: db.service, log: quietLog(), trustProxy: 0 })
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

  // What cannot be written is not lost.
  await db.owner.all('alter function private.add_views(jsonb) rename to add_views_gone')
  await visit(scarf.productId, '49.228.1.1')
  await visits.write()
  await db.owner.all('alter function private.add_views_gone(jsonb) rename to add_views')
  await visits.write()
  expect(await counts()).toEqual({ [scarf.productId]: 3, [bowl.productId]: 1 })
})

test('strangers and members write no counts', async () => {
  const db = await testDatabase()
  for (const asked of [db.asAnon(), db.asPerson('6b1c3a52-6f39-4b83-9a0e-2a8f1f5d8f00')])
    await expect(asked.all(`select private.add_views('[]')`)).rejects.toMatchObject({ code: '42501' })
})
