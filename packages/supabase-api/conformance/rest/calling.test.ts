import { beforeAll, describe, expect, test } from 'vitest'
import { ADA, serveFilms, token, type FilmServer } from './film-server.ts'

// Expected shapes: https://docs.postgrest.org/en/v13/references/api/functions.html
let films: FilmServer
beforeAll(async () => {
  films = await serveFilms()
})

describe('functions', () => {
  test('a value, by POST and by GET', async () => {
    expect(await films.anon.rpc('add_them', { a: 1, b: 2 })).toMatchObject({ data: 3, status: 200, error: null })
    expect((await films.anon.rpc('add_them', { a: 1, b: 2 }, { get: true })).data).toBe(3)
    expect((await films.anon.rpc('greet')).data).toBe('hello you')
    expect((await films.anon.rpc('greet', { name: 'ไทย' }, { get: true })).data).toBe('hello ไทย')
  })

  test('nothing is 204', async () => {
    expect(await films.anon.rpc('nothing')).toMatchObject({ data: null, status: 204, error: null })
    expect((await films.service.rpc('note_down', { text_of: 'written once' })).status).toBe(204)
    expect((await films.owner.query(`select from no_key where value = 'written once'`)).rowCount).toBe(1)
  })

  test('a volatile function runs once, also when counted', async () => {
    expect((await films.service.rpc('count_up')).data).toBe(1)
    expect((await films.service.rpc('count_up', {}, { count: 'exact' })).data).toBe(2)
  })

  test('rows of a table are filtered, ordered, shaped and embedded like a table', async () => {
    const { data, count, error } = await films.anon
      .rpc('films_of', { year_from: 2000 }, { count: 'exact' })
      .select('title, directors!director_id(last_name)')
      .gt('rating', 6.7)
      .order('year', { ascending: false })
      .limit(1)
    expect(error).toBeNull()
    expect(count).toBe(2)
    expect(data).toEqual([{ title: 'Cemetery of Splendour', directors: { last_name: 'Weerasethakul' } }])
    expect((await films.anon.rpc('films_of', { year_from: 2000 }, { get: true }).select('id').eq('genre', 'documentary')).data).toEqual([{ id: 2 }])
  })

  test('rows of a volatile function, with a computed column', async () => {
    await films.owner.query(`insert into films (id, title, year) values (60, 'Later', 2020)`)
    const { data, count, error } = await films.service.rpc('change_films', {}, { count: 'exact' }).select('title, code, actors(first_name)')
    expect(error).toBeNull()
    expect([data, count]).toEqual([[{ title: 'Later', code: 'seen', actors: [] }], 1])
    await films.owner.query('delete from films where id = 60')
  })

  test('one row is an object; tables, sets and out parameters', async () => {
    expect((await films.anon.rpc('one_film', { number: 3 }).select('title')).data).toEqual({ title: 'Uncle Boonmee' })
    expect((await films.anon.rpc('table_of', { n: 2 }).gt('square', 1)).data).toEqual([{ number: 2, square: 4 }])
    expect((await films.anon.rpc('series', { n: 3 })).data).toEqual([1, 2, 3])
    expect((await films.anon.rpc('in_out', { a: 1 })).data).toEqual({ b: 2, c: 'c1' })
    expect((await films.anon.rpc('any_record')).data).toEqual([
      { id: 1, title: 'Cléo from 5 to 7' },
      { id: 2, title: 'The Gleaners and I' },
    ])
    expect((await films.anon.rpc('films_of', { year_from: 2015 }).select('id').single()).data).toEqual({ id: 4 })
    expect((await films.anon.rpc('films_of', { year_from: 2000 }).select('id').single()).error?.code).toBe('PGRST116')
  })

  test('arrays, json, enums and variadic arguments', async () => {
    expect((await films.anon.rpc('take', { list: [1, 2], thing: { a: [1, null] }, kind: 'comedy' })).data).toEqual({
      list: [1, 2],
      thing: { a: [1, null] },
      kind: 'comedy',
    })
    expect((await films.anon.rpc('take', { list: [1, 2], thing: '{"a":1}' }, { get: true })).data).toEqual({ list: [1, 2], thing: { a: 1 }, kind: null })
    expect((await films.anon.rpc('sum_all', { n: [1, 2, 3] })).data).toBe(6)
    expect(await (await films.fetch('/rpc/sum_all?n=1&n=2&n=4')).json()).toBe(7)
  })

  test('a single unnamed parameter takes the body', async () => {
    const post = (name: string, type: string, body: string): Promise<Response> =>
      films.fetch(`/rpc/${name}`, { method: 'POST', headers: { 'content-type': type }, body })
    expect(await (await post('echo_json', 'application/json', '[{"a":1},2]')).json()).toEqual([{ a: 1 }, 2])
    expect(await (await post('echo_text', 'text/plain', 'plain สวัสดี')).json()).toBe('plain สวัสดี')
    expect(await (await post('length_of', 'application/octet-stream', 'four')).json()).toBe(4)
    const missing = await post('greet', 'text/plain', 'x')
    expect([missing.status, await missing.json()]).toMatchObject([
      404,
      {
        code: 'PGRST202',
        message: 'Could not find the function public.greet in the schema cache',
        details: 'Searched for the function public.greet with a single unnamed text parameter, but no matches were found in the schema cache.',
      },
    ])
  })

  test('overloads by the names of the arguments', async () => {
    expect((await films.anon.rpc('overloaded', { a: 1 })).data).toBe('int')
    expect((await films.anon.rpc('overloaded', { a: 1, b: 2 })).data).toBe('two')
    expect(await films.anon.rpc('unclear', { a: 1 })).toMatchObject({ status: 300, error: { code: 'PGRST203' } })
  })

  test('no such function', async () => {
    const { error, status } = await films.anon.rpc('add_the', { a: 1 })
    expect(status).toBe(404)
    expect(error).toMatchObject({
      code: 'PGRST202',
      message: 'Could not find the function public.add_the(a) in the schema cache',
      hint: 'Perhaps you meant to call the function public.add_them',
      details:
        'Searched for the function public.add_the with parameter a or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
    })
    expect((await films.anon.rpc('add_them', { a: 1 })).error?.hint).toBe('Perhaps you meant to call the function public.add_them(a, b)')
  })

  test('GET may not write, other verbs may not call', async () => {
    expect(await films.service.rpc('count_up', {}, { get: true })).toMatchObject({ status: 405, error: { code: '25006' } })
    const answer = await films.fetch('/rpc/add_them', { method: 'DELETE' })
    expect([answer.status, await answer.json()]).toMatchObject([405, { code: 'PGRST101', message: 'Cannot use the DELETE method on RPC' }])
    const head = await films.anon.rpc('films_of', { year_from: 2000 }, { head: true, count: 'exact' })
    expect(head).toMatchObject({ data: null, count: 3, status: 200 })
  })

  test('max-affected', async () => {
    expect(await films.service.rpc('films_of', { year_from: 2000 }).maxAffected(1)).toMatchObject({ status: 400, error: { code: 'PGRST124' } })
    expect(await films.anon.rpc('add_them', { a: 1, b: 1 }).maxAffected(1)).toMatchObject({ status: 400, error: { code: 'PGRST128' } })
  })
})

// https://docs.postgrest.org/en/v13/references/transactions.html
describe('what functions see and say', () => {
  test('role, claims, headers, cookies and path', async () => {
    const answer = await films.fetch('/rpc/settings', {
      headers: { authorization: `Bearer ${await token({ role: 'authenticated', sub: ADA })}`, 'x-test': "it's", cookie: 'biscuit=oat; x=y' },
    })
    expect(await answer.json()).toMatchObject({
      role: 'authenticated',
      claims: { sub: ADA },
      method: 'GET',
      path: '/rpc/settings',
      agent: "it's",
      cookie: 'oat',
      search_path: '"public", "extensions"',
      read_only: 'on',
    })
  })

  test('status and headers', async () => {
    const answer = await films.fetch('/rpc/teapot')
    expect([answer.status, answer.headers.get('x-kind'), answer.headers.get('cache-control'), await answer.json()]).toEqual([
      418,
      'teapot',
      'no-store',
      'short and stout',
    ])
    expect(await (await films.fetch('/rpc/bad_headers')).json()).toMatchObject({ code: 'PGRST111' })
  })

  // https://docs.postgrest.org/en/v13/references/errors.html
  test.each([
    ['P0001', 400],
    ['23505', 409],
    ['23503', 409],
    ['42501', 401],
    ['22P02', 400],
    ['40001', 500],
    ['53300', 503],
    ['57014', 500],
    ['PT402', 402],
    ['42P01', 404],
    ['42883', 404],
    ['28000', 403],
    ['08006', 503],
    ['P0002', 500],
  ])('SQLSTATE %s is %i', async (state, status) => {
    const answer = await films.fetch('/rpc/refuse', {
      method: 'POST',
      body: JSON.stringify({ state, saying: 'no' }),
      headers: { 'content-type': 'application/json' },
    })
    expect([answer.status, await answer.json()]).toEqual([status, { code: state, details: 'the detail', hint: 'the hint', message: 'no' }])
    expect(answer.headers.get('proxy-status')).toBe(`PostgREST; error=${state}`)
  })

  test('an answer raised whole', async () => {
    const answer = await films.fetch('/rpc/raise_answer', { method: 'POST' })
    expect([answer.status, answer.headers.get('x-powered-by'), await answer.json()]).toEqual([
      402,
      'Nerd Rage',
      { code: '123', message: 'Payment Required', details: 'Quota exceeded', hint: 'Upgrade your plan' },
    ])
    expect(await (await films.fetch('/rpc/raise_nonsense', { method: 'POST' })).json()).toMatchObject({ code: 'PGRST121' })
  })
})

describe('the catalogue follows the database', () => {
  const until = async (holds: () => Promise<boolean>): Promise<void> => {
    while (!(await holds())) await new Promise((resolve) => setImmediate(resolve))
  }

  test('a new table, a new column and a dropped table are seen without a restart', async () => {
    await films.owner.query('create table added (id int primary key); grant select on added to anon')
    await until(async () => (await films.anon.from('added').select()).status === 200)
    await films.owner.query(`alter table added add column film_id bigint references films; insert into added values (1, 1)`)
    await until(async () => (await films.anon.from('added').select('films(title)')).status === 200)
    expect((await films.anon.from('added').select('films(title)')).data).toEqual([{ films: { title: 'Cléo from 5 to 7' } }])
    await films.owner.query('drop table added')
    await until(async () => (await films.anon.from('added').select()).error?.code === 'PGRST205')
  })

  test('after its listening connection was lost', async () => {
    await films.owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen pgrst' and datname = current_database()`)
    await films.owner.query('create table added_later (id int); grant select on added_later to anon')
    await until(async () => (await films.anon.from('added_later').select()).status === 200)
  })
})
