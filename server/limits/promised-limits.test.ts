import { expect, test } from 'vitest'
import * as shopLimits from '../../app/limits.ts'
import type { Limit } from '../../app/platform/limits.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { LIMITED_FUNCTIONS, PROMISED_LIMITS } from '../../tests/support/promised-limits.ts'
import { createLimits } from './limits.ts'

const db = await testDatabase()
let moment = new Date('2026-11-20T10:00:00Z')
const limits = createLimits({ pool: db.pools.auth, exempt: () => false, now: () => moment })
const isLimit = (thing: unknown): thing is Limit => typeof thing === 'object' && thing !== null && 'most' in thing
const { FUNCTION_LIMITS, tooMany: _sentence, ...rest } = shopLimits
/** Each once: several functions may count into the same. */
const known: Limit[] = [
  ...new Map([...Object.values(FUNCTION_LIMITS), ...Object.values(rest).filter(isLimit)].map((limit) => [JSON.stringify(limit), limit])).values(),
]

test('every limit of the shop is promised, and no other', () => {
  expect(known.map(({ what }) => what).toSorted()).toEqual(Object.keys(PROMISED_LIMITS).toSorted())
  expect(Object.fromEntries(Object.entries(FUNCTION_LIMITS).map(([name, { what }]) => [name, what]))).toEqual(LIMITED_FUNCTIONS)
})

test.each(known.map((limit) => ({ what: limit.what, limit })))(
  '$what: as many as promised and not one more, until the promised time is over',
  async ({ what, limit }) => {
    const { most, seconds } = PROMISED_LIMITS[what] ?? { most: 0, seconds: 0 }
    const stranger = { ip: '203.0.113.7' }
    const waits = await Promise.all(Array.from({ length: most }, () => limits.take(limit, stranger)))
    expect(waits.filter((wait) => wait !== undefined)).toEqual([])
    expect(await limits.take(limit, stranger)).toBe(seconds)
    moment = new Date(moment.getTime() + (seconds - 1) * 1000)
    expect(await limits.take(limit, stranger)).toBe(1)
    moment = new Date(moment.getTime() + 2_000)
    expect(await limits.take(limit, stranger)).toBeUndefined()
  },
)
