import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KEPT_DAYS } from './session/kept-days.ts'
import { keepQueries, withOlder } from './kept-queries.ts'
import { LOOK_KEY } from './session/session-key.ts'

const kept = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  createStore: () => 'store',
  get: async (key: string) => kept.get(key),
  entries: async () => [...kept.entries()],
  del: async (key: string) => void kept.delete(key),
  update: async (key: string, next: (before: unknown) => unknown) => void kept.set(key, next(kept.get(key))),
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

/** What a visit leaves that was answered so much, at a moment. */
function left(answers: Readonly<Record<string, unknown>>, at: number) {
  const client = new QueryClient()
  for (const [key, data] of Object.entries(answers)) client.setQueryData([key], data, { updatedAt: at })
  return dehydrate(client)
}

function shown(state: ReturnType<typeof left>): Record<string, unknown> {
  const client = new QueryClient()
  hydrate(client, state)
  return Object.fromEntries(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state: { data } }) => [String(queryKey[0]), data]),
  )
}

/** Long ago enough, and not yet. */
const [TOO_OLD, STILL] = [KEPT_DAYS * 86_400_000 + 1, (KEPT_DAYS - 1) * 86_400_000]

test('what was answered longer ago than the cookie policy says is neither shown nor kept, whosever it was', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', () => {})
  const now = Date.now()
  kept.set('nok', left({ orders: 'an address' }, now - TOO_OLD))
  kept.set('mali', { mutations: [], queries: [...left({ orders: 'an address' }, now - TOO_OLD).queries, ...left({ stock: 'ten' }, now - STILL).queries] })
  const client = new QueryClient()
  const over = new AbortController()
  await keepQueries(client, { person: 'mali', keys: ['orders', 'stock'], signal: over.signal })
  over.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect([client.getQueryData(['stock']), client.getQueryData(['orders'])]).toEqual(['ten', undefined])
  expect([...kept.keys()]).toEqual(['mali'])
  expect(JSON.stringify(kept.get('mali'))).not.toContain('an address')
})

test('a visit that looked at one part takes nothing from what an earlier one saw of the others', () => {
  const monday = withOlder(left({ orders: 'three', stock: 'ten' }, Date.now()), undefined)
  const tuesday = withOlder(left({ stock: 'nine' }, Date.now() + 1000), monday)
  expect(shown(tuesday)).toEqual({ orders: 'three', stock: 'nine' })
})

test('of what was searched for over weeks the newest are kept', () => {
  let visits = left({}, 0)
  for (let day = 1; day <= 150; day++) visits = withOlder(left({ [`search ${day}`]: day }, Date.now() + day), visits)
  const days = Object.values(shown(visits)).map(Number)
  expect(days).toHaveLength(100)
  expect(Math.min(...days)).toBe(51)
})
