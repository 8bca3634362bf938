import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { serveFilms, type FilmServer } from './film-server.ts'

// The client itself says what it can do: PostgrestClient, -QueryBuilder, -FilterBuilder and -TransformBuilder of @supabase/postgrest-js.
let films: FilmServer
beforeAll(async () => {
  films = await serveFilms({ allowTx: true })
})

/** Steps of the client's own that ask no server for anything. */
const INSIDE = new Set([
  'wrapFetch',
  'baseFetch',
  'decorateFetch',
  'fetch',
  'cloneRequestState',
  'processResponse',
  'then',
  'returns',
  'overrideTypes',
  'constructor',
])

function methodsOf(api: object): string[] {
  const found = new Set<string>()
  for (let level: object | null = api; level !== null && level !== Object.prototype; level = Object.getPrototypeOf(level) as object | null) {
    for (const name of Object.getOwnPropertyNames(level)) {
      const value: unknown = Object.getOwnPropertyDescriptor(level, name)?.value
      if (typeof value === 'function' && !name.startsWith('_') && !INSIDE.has(name)) found.add(name)
    }
  }
  return [...found]
}

test('every public method of the client is called by these tests', () => {
  const query = films.anon.from('films')
  const apis = [Reflect.get(films.anon, 'rest') as object, query, query.select()]
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
    .join('\n')
  expect(apis.flatMap(methodsOf).filter((name) => !sources.includes(`.${name}(`))).toEqual([])
})

const titles = () => films.anon.from('films').select('id').order('id')
const ids = async (query: PromiseLike<{ data: unknown; error: unknown }>): Promise<unknown> => {
  const { data, error } = await query
  return error ?? (data as { id: number }[]).map(({ id }) => id)
}

// https://docs.postgrest.org/en/v13/references/api/tables_views.html#operators
describe('filters that are not among those for reading', () => {
  test('patterns: all of them, any of them, and regular expressions', async () => {
    expect(await ids(titles().likeAllOf('title', ['%e%', '%o%']))).toEqual([3, 4, 5])
    expect(await ids(titles().likeAnyOf('title', ['Cl%', '%Boonmee']))).toEqual([1, 3])
    expect(await ids(titles().ilikeAllOf('title', ['%THE%', '%glean%']))).toEqual([2])
    expect(await ids(titles().ilikeAnyOf('title', ['cl%', '%BOONMEE']))).toEqual([1, 3])
    expect(await ids(titles().regexMatch('title', '^[CU]'))).toEqual([1, 3, 4, 5])
    expect(await ids(titles().regexIMatch('title', 'the'))).toEqual([2])
    expect((await titles().regexMatch('title', '((')).error).toMatchObject({ code: '2201B' })
  })

  test('distinct, not in, and quantified comparisons', async () => {
    expect(await ids(titles().isDistinct('year', 2010))).toEqual([1, 2, 4, 5])
    expect(await ids(titles().notIn('id', [1, 2, 3]))).toEqual([4, 5])
    expect((await titles().notIn('id', ['x'])).error).toMatchObject({ code: '22P02' })
    expect(await ids(titles().filter('year', 'gte(any)', '{2010,2015}'))).toEqual([3, 4])
    expect(await ids(titles().filter('year', 'lt(all)', '{2010,2015}'))).toEqual([1, 2])
    expect(await ids(titles().not('year', 'eq(any)', '{2010,2015}'))).toEqual([1, 2])
    expect((await titles().filter('year', 'in(any)', '{2010}')).error).toMatchObject({ code: 'PGRST100' })
  })
})

describe('what a request is asked to be', () => {
  test('rolled back, where that is allowed', async () => {
    const { data, error } = await films.service.from('defaults').insert({ name: 'passing' }).select('name').rollback()
    expect([error, data]).toEqual([null, [{ name: 'passing' }]])
    expect((await films.service.from('defaults').select('id', { count: 'exact', head: true }).eq('name', 'passing')).count).toBe(0)
  })

  test('a map, which needs PostGIS', async () => {
    expect(await films.anon.from('films').select().geojson()).toMatchObject({ status: 406, error: { code: 'PGRST107' } })
  })

  test('stopped by its caller, tried again or not, with a header, and thrown when it fails', async () => {
    const { error } = await films.anon.from('films').select().abortSignal(AbortSignal.abort())
    expect(error?.message).toContain('AbortError')
    expect(await ids(titles().retry(false).limit(1))).toEqual([1])
    const { data } = await films.anon.rpc('settings').setHeader('x-test', 'seen')
    expect(data).toMatchObject({ agent: 'seen' })
    await expect(films.anon.from('nowhere').select().throwOnError()).rejects.toMatchObject({ code: 'PGRST205' })
  })

  test('the description of what there is, for a schema', async () => {
    const { data, error } = await films.anon.getOpenApiSpec()
    expect([error, data?.swagger, Object.hasOwn(data?.definitions ?? {}, 'films')]).toEqual([null, '2.0', true])
    const { error: refused } = await films.anon.schema('hidden').from('vault').select()
    expect(refused).toMatchObject({ code: 'PGRST106' })
  })
})

// https://docs.postgrest.org/en/v13/references/api/pagination_count.html
describe('counts', () => {
  test('exact, planned and estimated, of reading, writing and functions', async () => {
    for (const count of ['exact', 'planned', 'estimated'] as const) {
      const { count: found, status } = await films.anon.from('films').select('id', { count }).gte('id', 1).limit(2)
      expect([typeof found, status]).toEqual(['number', 206])
    }
    expect((await films.anon.rpc('films_of', { year_from: 2000 }, { count: 'exact' }).limit(1)).count).toBe(3)
    const { count, error } = await films.service.from('no_key').insert([{ value: 'a' }, { value: 'b' }], { count: 'exact' })
    expect([error, count]).toEqual([null, 2])
    expect((await films.service.from('no_key').delete({ count: 'exact' }).in('value', ['a', 'b'])).count).toBe(2)
  })
})
