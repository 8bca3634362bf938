import { PostgrestClient } from '@supabase/postgrest-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { serveFilms, type FilmServer } from './film-server.ts'

// What the official client's own suite asks that is easily different: overloads, hints, counts and names in complaints.
let films: FilmServer
beforeAll(async () => {
  films = await serveFilms()
  await films.owner.query(`
    create function public.shape() returns int language sql as 'select 1';
    create function public.shape(bool) returns int language sql as 'select 2';
    create function public.shape(text) returns text language sql as $$ select 'by text' $$;
    create function public.shape_default() returns int language sql as 'select 1';
    create function public.shape_default(int default 42) returns int language sql as 'select 2';
    create function public.shape_default(text default 'x') returns text language sql as $$ select 'by text' $$;
    create function public.shape_of_json(json) returns text language sql as $$ select $1 -> '' ->> 'inner' $$;
    create function public.shape_of_number(int) returns int language sql as 'select 1';
    create view public.every_director with (security_invoker = true) as select * from public.directors;
    grant select on public.every_director to anon;
    grant execute on all functions in schema public to anon;
    notify pgrst, 'reload schema'`)
  await films.rest.reload()
})

describe('functions without names for their parameters', () => {
  test('one that takes text, json or bytes is called as {"": …}', async () => {
    expect(await films.anon.rpc('shape', { '': 'test' })).toMatchObject({ data: 'by text', status: 200 })
    expect((await films.anon.rpc('shape', { '': true })).data).toBe('by text')
    expect((await films.anon.rpc('shape')).data).toBe(1)
    expect((await films.anon.rpc('shape_of_json', { '': { inner: 'read' } })).data).toBe('read')
  })

  test('one of another type is as if it were not there, and what is like it is named', async () => {
    expect(await films.anon.rpc('shape_of_number', { '': 1 })).toMatchObject({
      status: 404,
      error: {
        code: 'PGRST202',
        message: 'Could not find the function public.shape_of_number() in the schema cache',
        details:
          'Searched for the function public.shape_of_number with parameter  or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
        hint: 'Perhaps you meant to call the function public.shape_of_json',
      },
    })
  })

  test('defaults make overloads ambiguous; those are named with the fewest parameters first', async () => {
    for (const args of [undefined, {}])
      expect(await films.anon.rpc('shape_default', args)).toMatchObject({
        status: 300,
        error: {
          code: 'PGRST203',
          message: 'Could not choose the best candidate function between: public.shape_default(), public.shape_default( => text)',
        },
      })
    expect((await films.anon.rpc('shape_default', { '': 'given' })).data).toBe('by text')
    expect((await films.anon.rpc('unclear', { a: 1 })).error?.message).toBe(
      'Could not choose the best candidate function between: public.unclear(a => integer), public.unclear(a => text)',
    )
  })
})

describe('counts and aggregates', () => {
  test('a value is one row, a set of values as many as it has', async () => {
    expect(await films.anon.rpc('add_them', { a: 1, b: 2 }, { count: 'exact' })).toMatchObject({ data: 3, count: 1 })
    expect(await films.anon.rpc('series', { n: 3 }, { count: 'exact' })).toMatchObject({ data: [1, 2, 3], count: 3 })
  })

  test('aggregates stand beside what is spread, in a resource of one row too', async () => {
    const { data, error } = await films.anon
      .from('roles')
      .select('character, films(count(), ...technical_specs(camera)), once:films(id.sum(), ...technical_specs(of:film_id.sum(), camera))')
      .order('film_id')
      .order('actor_id')
    expect(error).toBeNull()
    expect(data?.[0]).toEqual({ character: 'Cléo', films: { count: 1, camera: 'Cameflex' }, once: { sum: 1, of: 1, camera: 'Cameflex' } })
    expect(data?.at(-1)).toEqual({ character: 'Jen', films: { count: 1, camera: null }, once: { sum: 4, of: null, camera: null } })
  })
})

describe('embedding', () => {
  test('by the column of a foreign key it is the table, though a view shows it too', async () => {
    expect((await films.anon.from('films').select('id, producer_id(last_name)').eq('id', 2)).data).toEqual([
      { id: 2, producer_id: { last_name: 'Weerasethakul' } },
    ])
  })

  test('the same name twice is refused as PostgREST refuses it', async () => {
    expect(await films.anon.from('films').select('directors!director_id(*), directors!producer_id(*)')).toMatchObject({
      status: 400,
      error: { code: '42712', message: 'table name "films_directors_1" specified more than once' },
    })
  })

  test('a column that is not there is named with its table, an embedded one with its number', async () => {
    expect((await films.anon.from('films').select('name:nothing.count()')).error?.message).toBe('column films.nothing does not exist')
    expect((await films.anon.from('films').select('id, roles(sum)')).error?.message).toBe('column roles_1.sum does not exist')
  })
})

test('without a key nobody is served, unless the server takes such a caller for somebody', async () => {
  expect((await new PostgrestClient(films.url).from('films').select('id')).status).toBe(401)
  const open = await serveFilms({ roleWithoutKey: 'anon' })
  const { data, status } = await new PostgrestClient(open.url).rpc('settings')
  expect([status, data]).toMatchObject([200, { role: 'anon', claims: { role: 'anon' } }])
  expect((await new PostgrestClient(open.url, { headers: { apikey: 'made up' } }).from('films').select('id')).status).toBe(401)
})
