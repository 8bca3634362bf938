import { expect, test, vi } from 'vitest'
import { connectionNow, isSlow, onConnection, PICTURE_BUDGETS } from './device.ts'

test('the specification: quality 85 on a desk, 75 on a phone, 60 on slow lines; 800 px on a phone, 400 on slow lines', () => {
  expect(PICTURE_BUDGETS).toEqual({
    desk: { quality: 85, maxWidth: Number.POSITIVE_INFINITY },
    mobile: { quality: 75, maxWidth: 800 },
    slow: { quality: 60, maxWidth: 400 },
  })
})

test('slow is what is slow, and whoever saves data', () => {
  expect(['slow-2g', '2g', '3g'].every((effectiveType) => isSlow({ effectiveType }))).toBe(true)
  expect(isSlow({ effectiveType: '4g' })).toBe(false)
  expect(isSlow({ effectiveType: '4g', saveData: true })).toBe(true)
  expect(isSlow({})).toBe(false)
})

test('a browser that says nothing has a good line; one that does is asked again when it changes', () => {
  vi.stubGlobal('navigator', {})
  expect(isSlow(connectionNow())).toBe(false)
  expect(() => onConnection(() => undefined)()).not.toThrow()
  const connection = Object.assign(new EventTarget(), { effectiveType: '4g', saveData: false })
  vi.stubGlobal('navigator', { connection })
  const changed = vi.fn<() => void>()
  const stop = onConnection(changed)
  connection.effectiveType = '2g'
  connection.dispatchEvent(new Event('change'))
  expect([isSlow(connectionNow()), changed.mock.calls.length]).toEqual([true, 1])
  stop()
  connection.dispatchEvent(new Event('change'))
  expect(changed).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
