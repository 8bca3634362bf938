import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { QuoteWish } from './quote.ts'
import { useQuote } from './use-quote.ts'

const answers = vi.hoisted((): ((answer: unknown) => void)[] => [])
vi.mock('../../platform/call-function.ts', () => ({ callFunction: () => new Promise((resolve) => answers.push(resolve)) }))

test('whoever asks again after a failure sees that an answer is on its way', async () => {
  const wish: QuoteWish = { lines: [], country: 'TH', delivery: {}, couponCode: null, points: 0, credit: false, language: 'en' }
  const { result } = renderHook(() => useQuote(wish))
  expect(result.current.asking).toBe(true)
  await expect.poll(() => answers.length).toBe(1)
  await act(async () => answers[0]?.({ done: false, refusal: { code: 'offline', message: '', status: 0 } }))
  expect(result.current).toMatchObject({ asking: false, refusal: { code: 'offline' } })
  act(() => result.current.ask())
  expect(result.current.asking).toBe(true)
  await expect.poll(() => answers.length).toBe(2)
  await act(async () => answers[1]?.({ done: true, result: { problems: [] } }))
  expect(result.current).toMatchObject({ asking: false, pending: false, quote: { problems: [] } })
})

test('what a parcel to another country costs is never taken for what this one does', async () => {
  answers.length = 0
  const wish: QuoteWish = { lines: [], country: 'US', delivery: {}, couponCode: null, points: 0, credit: false, language: 'en' }
  const { result, rerender } = renderHook((asked: QuoteWish) => useQuote(asked), { initialProps: wish })
  expect(result.current.elsewhere).toBe(false)
  await expect.poll(() => answers.length).toBe(1)
  await act(async () => answers[0]?.({ done: true, result: { problems: [], shipping: 480_00 } }))
  expect(result.current).toMatchObject({ pending: false, elsewhere: false })
  rerender({ ...wish, points: 5 })
  expect(result.current).toMatchObject({ pending: true, elsewhere: false })
  rerender({ ...wish, country: 'NL' })
  expect(result.current).toMatchObject({ pending: true, elsewhere: true })
  await expect.poll(() => answers.length).toBe(2)
  await act(async () => answers[1]?.({ done: true, result: { problems: [], shipping: 450_00 } }))
  expect(result.current).toMatchObject({ pending: false, elsewhere: false, quote: { shipping: 450_00 } })
})
