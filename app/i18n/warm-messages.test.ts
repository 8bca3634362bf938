import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// What is asked for lives as long as the tab: each test opens a new one.
const tab = async () => {
  vi.resetModules()
  return import('./warm-messages.ts')
}

const asked = vi.fn<typeof fetch>()
/** Milliseconds between one try and the next. */
let pauses: number[]

/** Answers in this order, the last one for ever. */
const answering = (...answers: (() => Response | Promise<Response>)[]) => {
  let last = 0
  asked.mockImplementation(async () => {
    const now = Date.now()
    if (asked.mock.calls.length > 1) pauses.push(now - last)
    last = now
    return (answers[asked.mock.calls.length - 1] ?? answers.at(-1))?.() ?? Response.error()
  })
}
const away = () => Promise.reject<Response>(new TypeError('Failed to fetch'))

beforeEach(() => {
  vi.useFakeTimers()
  asked.mockReset()
  pauses = []
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('document', { documentElement: { dataset: { language: 'th', messages: '1' } } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a catalogue that does not come is asked for five times more, first after 350 ms, then after twice as long', async () => {
  answering(away)
  const failed = (await tab()).fetchMessages('cart').catch((error: unknown) => String(error))
  await vi.runAllTimersAsync()
  expect(await failed).toBe('TypeError: Failed to fetch')
  expect(pauses).toEqual([350, 700, 1400, 2800, 5600])
})

test('what comes at the third try is there, and nobody asks again', async () => {
  answering(
    away,
    () => new Response('', { status: 502 }),
    () => Response.json({ title: 'ตะกร้า' }),
  )
  const { fetchMessages } = await tab()
  const words = fetchMessages('cart')
  await vi.runAllTimersAsync()
  expect(await words).toEqual({ title: 'ตะกร้า' })
  expect(await fetchMessages('cart')).toEqual({ title: 'ตะกร้า' })
  expect(pauses).toEqual([350, 700])
})

test('a catalogue that is not there is not asked for again; Retry asks anew', async () => {
  answering(
    () => new Response('', { status: 404 }),
    () => Response.json({}),
  )
  const { fetchMessages } = await tab()
  await expect(fetchMessages('none')).rejects.toThrow('Messages none: 404')
  expect(await fetchMessages('none')).toEqual({})
})
