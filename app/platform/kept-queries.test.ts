import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepQueries } from './kept-queries.ts'
import { LOOK_KEY } from './session/session-key.ts'

const kept = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  createStore: () => 'store',
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, value),
  clear: async () => kept.clear(),
}))

const tab = new Map<string, string>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', { sessionStorage: { getItem: (key: string) => tab.get(key) ?? null } })
  kept.clear()
  tab.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function desk(): Promise<unknown[]> {
  const client = new QueryClient()
  const left = new AbortController()
  await keepQueries(client, { person: 'mali', keys: ['desk-orders'], signal: left.signal })
  client.setQueryData(['desk-orders', 'ban'], ['an address'])
  await vi.advanceTimersByTimeAsync(5000)
  left.abort()
  client.clear()
  return [...kept.keys()]
}

test('what was answered is kept for the person at the desk', async () => {
  expect(await desk()).toEqual(['mali'])
})

test('of a desk that is seen through somebody else’s eyes nothing stays on this device', async () => {
  tab.set(LOOK_KEY, '{}')
  expect(await desk()).toEqual([])
})
