import { describe, expect, test } from 'vitest'
import { createMicroCache, type KeptPage } from './micro-cache.ts'

const page = (text: string, bytes = 100): KeptPage => ({ status: 200, headers: { text }, br: Buffer.alloc(bytes) })
const textOf = (kept: KeptPage) => kept.headers['text']

/** A cache with a clock in our hands, and a maker that counts how often it was asked. */
function given(maxBytes = 100_000) {
  let now = 0
  let made = 0
  const failures: unknown[] = []
  const cache = createMicroCache({ maxBytes, now: () => now, onRefreshError: (error) => failures.push(error) })
  return {
    cache,
    failures,
    wait: (seconds: number) => {
      now += seconds * 1000
    },
    made: () => made,
    ask: (key = 'home', options: { keep?: boolean; text?: string; bytes?: number } = {}) =>
      cache.get(key, 60, async () => {
        made += 1
        return { page: page(options.text ?? `${key} ${made}`, options.bytes), keep: options.keep ?? true }
      }),
  }
}

describe('a kept page', () => {
  test('is made once and served fresh', async () => {
    const { ask, made, wait } = given()
    expect(textOf(await ask())).toBe('home 1')
    wait(59)
    expect(textOf(await ask())).toBe('home 1')
    expect(made()).toBe(1)
  })

  test('is served stale while one new copy is made', async () => {
    const { ask, made, wait } = given()
    await ask()
    wait(61)
    expect(textOf(await ask())).toBe('home 1')
    await Promise.resolve()
    expect(textOf(await ask())).toBe('home 2')
    expect(made()).toBe(2)
  })

  test('is made anew when it is too old to be shown', async () => {
    const { ask, wait } = given()
    await ask()
    wait(60 * 11)
    expect(textOf(await ask())).toBe('home 2')
  })

  test('is made once for all who wait', async () => {
    const { ask, made } = given()
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(textOf)).toEqual(['home 1', 'home 1', 'home 1'])
    expect(made()).toBe(1)
  })

  test('is not kept when it must not be', async () => {
    const { ask } = given()
    await ask('secret', { keep: false })
    expect(textOf(await ask('secret'))).toBe('secret 2')
  })
})

describe('when making fails', () => {
  test('those who wait are told, and the next one tries again', async () => {
    const { cache, ask } = given()
    await expect(cache.get('home', 60, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
    expect(textOf(await ask())).toBe('home 1')
  })

  test('those served stale are not', async () => {
    const { cache, ask, wait, failures } = given()
    await ask()
    wait(61)
    expect(textOf(await cache.get('home', 60, () => Promise.reject(new Error('no database'))))).toBe('home 1')
    await new Promise(setImmediate)
    expect(failures).toHaveLength(1)
  })
})

describe('purging', () => {
  test('forgets every page', async () => {
    const { cache, ask } = given()
    await ask()
    cache.purge()
    expect([cache.pages, cache.bytes]).toEqual([0, 0])
    expect(textOf(await ask())).toBe('home 2')
  })

  test('does not keep what was being made from old data', async () => {
    const { cache, ask } = given()
    const { promise, resolve } = Promise.withResolvers<{ page: KeptPage; keep: boolean }>()
    const old = cache.get('home', 60, () => promise)
    cache.purge()
    resolve({ page: page('old'), keep: true })
    expect(textOf(await old)).toBe('old')
    expect((await old).outdated).toBe(true)
    expect(textOf(await ask())).toBe('home 1')
    expect((await ask()).outdated).toBeUndefined()
  })
})

describe('purging by keys', () => {
  const shown = (text: string, keys?: readonly string[]) => ({ page: { ...page(text), ...(keys && { keys }) }, keep: true })

  test('forgets the pages that show it, and those that have not said what they show', async () => {
    const { cache, ask } = given()
    const made: string[] = []
    const wanted = (key: string, keys?: readonly string[]) =>
      cache.get(key, 60, async () => {
        made.push(key)
        return shown(key, keys)
      })
    const all = () => Promise.all([wanted('silk', ['product-1', 'list']), wanted('clay', ['product-2']), wanted('login', []), ask('unsaid')])
    await all()
    cache.purge(new Set(['product-1', 'product-9']))
    expect(cache.pages).toBe(2)
    await all()
    expect(made).toEqual(['silk', 'clay', 'login', 'silk'])
    cache.purge()
    expect([cache.pages, cache.bytes]).toEqual([0, 0])
  })

  test('does not keep what was being made and shows it, and keeps what does not', async () => {
    const { cache } = given()
    const begun = (key: string) => {
      const { promise, resolve } = Promise.withResolvers<{ page: KeptPage; keep: boolean }>()
      return { answer: cache.get(key, 60, () => promise), resolve }
    }
    const [silk, clay, unsaid] = [begun('silk'), begun('clay'), begun('unsaid')]
    cache.purge(new Set(['product-1']))
    // Whoever asks after the change is not given what was begun before it.
    const again = cache.get('silk', 60, async () => shown('new', ['product-1']))
    silk.resolve(shown('old', ['product-1']))
    clay.resolve(shown('clay', ['product-2']))
    unsaid.resolve(shown('unsaid'))
    expect(textOf(await silk.answer)).toBe('old')
    expect(textOf(await again)).toBe('new')
    expect((await Promise.all([silk.answer, clay.answer, unsaid.answer])).map(({ outdated = false }) => outdated)).toEqual([true, false, true])
    expect(['silk', 'clay', 'unsaid'].map((key) => cache.fresh(key)?.headers['text'])).toEqual(['new', 'clay', undefined])
  })
})

test('it never holds more than it may, and lets go of what was asked for longest ago', async () => {
  const { cache, ask, made } = given(20_000)
  await ask('a', { bytes: 4000 })
  await ask('b', { bytes: 4000 })
  await ask('a')
  await ask('c', { bytes: 4000 })
  expect(cache.bytes).toBeLessThanOrEqual(20_000)
  expect(made()).toBe(3)
  await ask('a')
  expect(made()).toBe(3)
  await ask('b')
  expect(made()).toBe(4)
})

test('a page larger than the whole cache is served and not kept', async () => {
  const { cache, ask } = given(5000)
  expect(textOf(await ask('huge', { bytes: 10_000 }))).toBe('huge 1')
  expect(cache.pages).toBe(0)
})
