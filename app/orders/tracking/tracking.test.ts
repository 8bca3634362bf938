import { describe, expect, test } from 'vitest'
import type { TrackedOrder } from './tracked-order.ts'
import { drawQr } from '../../payments/draw-qr.ts'
import { nextQuestion } from './use-tracked-order.ts'

const order = (status: TrackedOrder['status'], shares: TrackedOrder['orders'][number]['status'][] = []): TrackedOrder =>
  // The question looks at nothing but states.
  ({ status, orders: shares.map((each) => ({ status: each })) }) as TrackedOrder

describe('how often the page asks', () => {
  test('often while a payment is awaited, rarely afterwards, never when all is over', () => {
    expect(nextQuestion(order('awaiting_payment'), 0)).toBe(3_000)
    expect(nextQuestion(order('placed', ['placed', 'completed']), 0)).toBe(30_000)
    expect(nextQuestion(order('placed', ['completed', 'canceled']), 0)).toBeUndefined()
    expect(nextQuestion(order('expired'), 0)).toBeUndefined()
  })

  test('rarely while the live channel tells of news, and as ever when it is away', () => {
    expect(nextQuestion(order('awaiting_payment'), 0, true)).toBe(20_000)
    expect(nextQuestion(order('placed', ['placed']), 0, true)).toBe(300_000)
    expect(nextQuestion(order('placed', ['completed']), 0, true)).toBeUndefined()
    expect(nextQuestion(order('awaiting_payment'), 1, true)).toBe(6_000)
  })

  test('ever more rarely while there is no answer, and never more than a minute apart', () => {
    const waits = [1, 2, 3, 10].map((failures) => nextQuestion(order('awaiting_payment'), failures))
    expect(waits).toEqual([6_000, 12_000, 24_000, 60_000])
  })
})

test('a code is drawn as dark modules: three corners, nothing outside', async () => {
  const { size, path, isDark } = await drawQr('00020101021229370016A000000677010111')
  expect(size).toBeGreaterThanOrEqual(21)
  for (const [x, y] of [
    [0, 0],
    [size - 1, 0],
    [0, size - 1],
  ] as const)
    expect(isDark(x, y)).toBe(true)
  expect(isDark(7, 7)).toBe(false)
  const drawn = [...path.matchAll(/h(\d+)v1/g)].reduce((dark, [, run]) => dark + Number(run), 0)
  let dark = 0
  for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) dark += isDark(x, y) ? 1 : 0
  expect(drawn).toBe(dark)
})
