import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { SHOP_CODES } from '../../app/limits.ts'
import type { Counted, Limit } from '../../app/platform/limits.ts'
import { callsCounted } from './counted-calls.ts'

/** Rows, asked by whoever the token names. `full` says whose turns are used up. */
function given(full: (who: Counted) => boolean = () => false) {
  const taken: { limit: Limit; who: Counted }[] = []
  const rows = new Hono().all('*', (c) => c.json({ made: true }))
  const app = callsCounted(rows, {
    ipOf: () => '203.0.113.7',
    personOf: async (credential) => (credential === 'token-of-mali' ? 'mali' : undefined),
    take: async (limit, who) => {
      taken.push({ limit, who })
      return full(who) ? 60 : undefined
    },
  })
  const call = (path: string, token = 'token-of-mali') => app.request(path, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  return { call, taken }
}

test('a code of a shop is tried so often and no more, whatever becomes of it', async () => {
  const { call, taken } = given()
  expect((await call('/rpc/make_shop_coupon')).status).toBe(200)
  expect((await call('/rpc/make%5Fshop_coupon?limit=0')).status).toBe(200)
  expect(taken).toEqual([1, 2].map(() => ({ limit: SHOP_CODES, who: { ip: '203.0.113.7', id: 'mali' } })))
})

test('whoever tried too many reads so, in the form’s own word, and when to come back', async () => {
  const { call } = given(({ id }) => id === 'mali')
  const refused = await call('/rpc/make_shop_coupon')
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    429,
    '60',
    expect.objectContaining({ code: 'PT429', hint: 'too_many_promotions' }),
  ])
  expect((await call('/rpc/make_shop_coupon', 'none-of-ours')).status).toBe(200)
})

test('nothing else is counted', async () => {
  const { call, taken } = given()
  for (const path of ['/coupons', '/rpc/end_shop_promotion', '/rpc/make_shop_coupon_x', '/']) await call(path)
  expect(taken).toEqual([])
})
