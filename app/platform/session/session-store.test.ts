import type { Session } from '@supabase/supabase-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { READ_RETRIES_MS } from './session-read.ts'
import { createSessionStore } from './session-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// Only the fields a screen reads; the client's own type has forty more.
const ada = { access_token: 'a', user: { id: 'ada' } } as unknown as Session

function opening(read: () => Promise<Session | null>, stored = true) {
  let changed = () => {}
  const world = { stored, tell: () => changed() }
  const store = createSessionStore({ hasStored: () => world.stored, read, listen: (tell) => ((changed = tell), () => {}) })
  return { store, world }
}

test('nothing is read for somebody who has no session', async () => {
  const read = vi.fn<() => Promise<Session | null>>(async () => ada)
  const { store } = opening(read, false)
  await vi.runAllTimersAsync()
  expect(store.state()).toEqual({ user: null, session: null, loading: false, isInitialized: true })
  expect(read).not.toHaveBeenCalled()
})

test('it is loading until the session is there', async () => {
  const { store } = opening(async () => ada)
  expect(store.state()).toEqual({ user: null, session: null, loading: true, isInitialized: false })
  await vi.runAllTimersAsync()
  expect(store.state()).toEqual({ user: ada.user, session: ada, loading: false, isInitialized: true })
})

test('a failed read is tried again after one, two and three seconds', async () => {
  expect(READ_RETRIES_MS).toEqual([1_000, 2_000, 3_000])
  let reads = 0
  const { store } = opening(async () => {
    reads += 1
    if (reads < 4) throw new Error('offline')
    return ada
  })
  const at: number[] = []
  for (const ms of [0, 999, 1, 1_999, 1, 2_999]) {
    await vi.advanceTimersByTimeAsync(ms)
    at.push(reads)
  }
  expect(at).toEqual([1, 1, 2, 2, 3, 3])
  expect(store.state().loading).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(reads).toBe(4)
  expect(store.state().user).toEqual(ada.user)
})

test('after the third retry it gives up, and the page can be used', async () => {
  const read = vi.fn<() => Promise<Session | null>>(async () => Promise.reject(new Error('offline')))
  const { store } = opening(read)
  await vi.runAllTimersAsync()
  expect(read).toHaveBeenCalledTimes(4)
  expect(store.state()).toEqual({ user: null, session: null, loading: false, isInitialized: true })
})

test('signing out while a read waits wins', async () => {
  let reads = 0
  const { store, world } = opening(async () => {
    reads += 1
    if (reads === 1) throw new Error('offline')
    return ada
  })
  await vi.advanceTimersByTimeAsync(500)
  world.stored = false
  world.tell()
  await vi.runAllTimersAsync()
  expect(store.state().user).toBeNull()
})
