import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHECK_EVERY_MS, createSessionKeeper, REFRESH_WITHIN_SECONDS, type KeeperParts, type Refreshed } from './session-keeper.ts'
import { leadChecks } from './session-leader.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A keeper over a session that has `left` seconds to live; a refresh brings an hour. */
function keeping({ left, became = 'refreshed' }: { left: number | undefined; became?: Refreshed }) {
  const seen = { refreshes: 0, ends: 0, token: 'first' }
  let expiresAt = left === undefined ? undefined : Date.now() / 1000 + left
  const parts: KeeperParts = {
    expiresAt: () => expiresAt,
    async refresh() {
      seen.refreshes += 1
      if (became === 'refreshed') {
        expiresAt = Date.now() / 1000 + 3600
        seen.token = `after ${seen.refreshes}`
      }
      return became
    },
    end: () => void (seen.ends += 1),
    now: () => Date.now(),
  }
  return { keeper: createSessionKeeper(parts), seen }
}

test('the specification’s times: looked at every 30 s, refreshed under 300 s', () => {
  expect([CHECK_EVERY_MS, REFRESH_WITHIN_SECONDS]).toEqual([30_000, 300])
})

test.each([
  [3600, 0],
  [301, 0],
  [300, 0],
  [299, 1],
  [1, 1],
  [0, 1],
  [-86_400, 1],
])('with %i s left there are %i refreshes', async (left, refreshes) => {
  const { keeper, seen } = keeping({ left })
  await keeper.check()
  expect(seen).toMatchObject({ refreshes, ends: 0 })
})

test('nobody who is not signed in is refreshed or sent away', async () => {
  const { keeper, seen } = keeping({ left: undefined, became: 'refused' })
  await keeper.check()
  expect(await keeper.renew('first', () => undefined)).toBe(false)
  expect(seen).toMatchObject({ refreshes: 0, ends: 0 })
})

test('a session that is refused ends; one whose server is away is kept and tried again', async () => {
  const refused = keeping({ left: 10, became: 'refused' })
  await refused.keeper.check()
  expect(refused.seen).toMatchObject({ refreshes: 1, ends: 1 })

  const away = keeping({ left: 10, became: 'unreachable' })
  await away.keeper.check()
  await away.keeper.check()
  expect(away.seen).toMatchObject({ refreshes: 2, ends: 0 })
})

test('ten answers of "JWT expired" at once bring one refresh', async () => {
  const { keeper, seen } = keeping({ left: 3000 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => keeper.renew('first', () => seen.token)))
  expect(answers).toEqual(Array.from({ length: 10 }, () => true))
  expect(seen.refreshes).toBe(1)
})

test('an expired token that cannot be renewed ends the session', async () => {
  const { keeper, seen } = keeping({ left: 3000, became: 'refused' })
  expect(await keeper.renew('first', () => seen.token)).toBe(false)
  expect(seen).toMatchObject({ refreshes: 1, ends: 1 })
})

test('the leading tab looks at once and every 30 seconds; when it closes the next one leads', async () => {
  const waiting: (() => Promise<void>)[] = []
  let held = false
  const next = () => {
    const run = held ? undefined : waiting.shift()
    if (!run) return
    held = true
    void run().finally(() => {
      held = false
      next()
    })
  }
  vi.stubGlobal('navigator', {
    locks: {
      async request(_name: string, _options: unknown, run: () => Promise<void>) {
        waiting.push(run)
        next()
      },
    },
  })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('window', new EventTarget())
  const looks = { first: 0, second: 0 }
  const first = leadChecks(async () => void (looks.first += 1))
  leadChecks(async () => void (looks.second += 1))
  expect(looks).toEqual({ first: 1, second: 0 })
  await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS - 1)
  expect(looks).toEqual({ first: 1, second: 0 })
  await vi.advanceTimersByTimeAsync(1)
  expect(looks).toEqual({ first: 2, second: 0 })
  await vi.advanceTimersByTimeAsync(10 * CHECK_EVERY_MS)
  expect(looks).toEqual({ first: 12, second: 0 })
  first()
  await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS)
  expect(looks).toEqual({ first: 12, second: 2 })
})
