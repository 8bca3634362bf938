import pg from 'pg'
import { expect, test } from 'vitest'
import { quietLog } from '../tests/support/quiet-log.ts'
import { createFitness, isRefusal } from './read-replica.ts'

const FRESH = { behind_ms: 0, caught_up: true }

test('what a replica says of itself counts only if nothing was changed since it was asked', async () => {
  const asked: { floor: string | undefined; answer: (seen: typeof FRESH) => void }[] = []
  const told: ((lsn: string) => void)[] = []
  const fitness = createFitness({
    look: (floor) => new Promise((answer) => asked.push({ floor, answer })),
    position: () => new Promise((tell) => told.push(tell)),
    lagMs: 1000,
    log: quietLog(),
  })
  const first = fitness.look()
  asked[0]?.answer(FRESH)
  await first
  expect(fitness.isFit()).toBe(true)

  // Asked before a change, answered after it.
  const old = fitness.look()
  const change = fitness.changed()
  asked[1]?.answer(FRESH)
  await old
  expect(fitness.isFit()).toBe(false)
  // Asked while the primary is asked where it has got to.
  const between = fitness.look()
  told[0]?.('0/2')
  await change
  asked[2]?.answer(FRESH)
  await between
  expect(fitness.isFit()).toBe(false)

  const next = fitness.look()
  expect(asked[3]?.floor).toBe('0/2')
  asked[3]?.answer(FRESH)
  await next
  expect(fitness.isFit()).toBe(true)
})

test('a statement that took too long is refused, not asked again of the primary; a server that goes is left alone', () => {
  const failed = (code: string) => Object.assign(new pg.DatabaseError('no', 1, 'error'), { code })
  expect(['57014', '42501'].map((code) => isRefusal(failed(code)))).toEqual([true, true])
  expect(['57P01', '57P03', '08006', '40001', '25006'].map((code) => isRefusal(failed(code)))).toEqual([false, false, false, false, false])
})
