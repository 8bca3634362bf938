import { beforeAll, describe, expect, test } from 'vitest'
import { serveFilms, type FilmServer } from './film-server.ts'

// Expected shapes: https://docs.postgrest.org/en/v13/references/api/resource_embedding.html
let films: FilmServer
beforeAll(async () => {
  films = await serveFilms()
})

const DIRECTOR = 'directors!films_director_id_fkey'

describe('relationships', () => {
  test('many-to-one is an object, or null', async () => {
    const { data } = await films.anon.from('films').select(`title, director:${DIRECTOR}(last_name)`).in('id', [1, 5]).order('id')
    expect(data).toEqual([
      { title: 'Cléo from 5 to 7', director: { last_name: 'Varda' } },
      { title: 'Untitled, (draft) "one"', director: null },
    ])
  })

  test('one-to-many is an array, empty when there is none', async () => {
    const { data } = await films.anon.from('directors').select('last_name, films!films_director_id_fkey(title)').order('id')
    expect(data?.map(({ films: made }) => made.length)).toEqual([2, 2, 0])
    expect(data?.[0]).toEqual({ last_name: 'Varda', films: [{ title: 'Cléo from 5 to 7' }, { title: 'The Gleaners and I' }] })
  })

  test('many-to-many through a junction', async () => {
    const { data } = await films.anon.from('actors').select('first_name, films(title)').order('id')
    expect(data?.[1]).toEqual({ first_name: 'Jenjira', films: [{ title: 'Uncle Boonmee' }, { title: 'Cemetery of Splendour' }] })
  })

  test('one-to-one is an object from both sides', async () => {
    const { data } = await films.anon.from('films').select('id, technical_specs(camera)').in('id', [1, 2]).order('id')
    expect(data).toEqual([
      { id: 1, technical_specs: { camera: 'Cameflex' } },
      { id: 2, technical_specs: null },
    ])
    expect((await films.anon.from('technical_specs').select('films(title)').eq('film_id', 1)).data).toEqual([{ films: { title: 'Cléo from 5 to 7' } }])
  })

  test('composite keys', async () => {
    const { data } = await films.anon.from('screenings').select('id, cinemas(name)').order('id')
    expect(data).toEqual([
      { id: 1, cinemas: { name: 'Scala' } },
      { id: 2, cinemas: { name: 'Le Champo' } },
      { id: 3, cinemas: null },
    ])
  })

  test('a table that refers to itself: many by its name, one by the column, or by a computed relationship', async () => {
    expect((await films.anon.from('employees').select('name, employees(name)').eq('id', 1)).data).toEqual([
      { name: 'Ada', employees: [{ name: 'Ben' }, { name: 'Cleo' }] },
    ])
    expect((await films.anon.from('employees').select('name, reports:employees!supervisor_id(name)').eq('id', 2)).data).toEqual([
      { name: 'Ben', reports: [{ name: 'Dan' }] },
    ])
    expect((await films.anon.from('employees').select('name, boss:supervisor_id(name)').eq('id', 4)).data).toEqual([{ name: 'Dan', boss: { name: 'Ben' } }])
    expect((await films.anon.from('employees').select('name, supervisor(name, supervisor(name))').eq('id', 4)).data).toEqual([
      { name: 'Dan', supervisor: { name: 'Ben', supervisor: { name: 'Ada' } } },
    ])
  })

  test('computed relationships, to one and to many', async () => {
    const { data } = await films.anon.from('directors').select('latest_film(title), colleagues(last_name)').eq('id', 1)
    expect(data).toEqual([{ latest_film: { title: 'The Gleaners and I' }, colleagues: [{ last_name: 'Weerasethakul' }, { last_name: 'Campion' }] }])
  })

  test('partitioned tables', async () => {
    const { data } = await films.anon.from('box_office').select('day, films(title)').gte('gross', 200)
    expect(data).toEqual([{ day: '2026-02-05', films: { title: 'Cléo from 5 to 7' } }])
  })

  test('views, views of views and materialized views', async () => {
    const view = await films.anon.from('film_titles').select('title, directors(last_name), roles(character), actors(last_name)').eq('film_id', 1)
    expect(view.error).toBeNull()
    expect(view.data).toEqual([
      { title: 'Cléo from 5 to 7', directors: { last_name: 'Varda' }, roles: [{ character: 'Cléo' }], actors: [{ last_name: 'Marchand' }] },
    ])
    expect((await films.anon.from('titles_of_titles').select('name, technical_specs(camera)').eq('number', 3)).data).toEqual([
      { name: 'Uncle Boonmee', technical_specs: { camera: 'Super 16' } },
    ])
    expect((await films.anon.from('film_counts').select('films, directors(last_name)').eq('director_id', 2)).data).toEqual([
      { films: 2, directors: { last_name: 'Weerasethakul' } },
    ])
    expect((await films.anon.from('directors').select('last_name, recent_films(title)').eq('id', 2)).data).toEqual([
      { last_name: 'Weerasethakul', recent_films: [{ title: 'Uncle Boonmee' }, { title: 'Cemetery of Splendour' }] },
    ])
  })

  test('several relationships need a hint', async () => {
    const { error, status } = await films.anon.from('films').select('title, directors(last_name)')
    expect(status).toBe(300)
    expect(error).toMatchObject({
      code: 'PGRST201',
      message: "Could not embed because more than one relationship was found for 'films' and 'directors'",
      hint: "Try changing 'directors' to one of the following: 'directors!films_director_id_fkey', 'directors!films_producer_fk'. Find the desired relationship in the 'details' key.",
    })
    expect(error?.details).toContainEqual({
      cardinality: 'many-to-one',
      embedding: 'films with directors',
      relationship: 'films_producer_fk using films(producer_id) and directors(id)',
    })
    const hinted = await films.anon
      .from('films')
      .select('maker:directors!director_id(last_name), payer:directors!films_producer_fk(last_name), producer_id(last_name)')
      .eq('id', 2)
    expect(hinted.data).toEqual([{ maker: { last_name: 'Varda' }, payer: { last_name: 'Weerasethakul' }, producer_id: { last_name: 'Weerasethakul' } }])
  })

  test('no relationship', async () => {
    const { error, status } = await films.anon.from('films').select('employees(*)')
    expect(status).toBe(400)
    expect(error).toMatchObject({
      code: 'PGRST200',
      message: "Could not find a relationship between 'films' and 'employees' in the schema cache",
      details: "Searched for a foreign key relationship between 'films' and 'employees' in the schema 'public', but no matches were found.",
    })
    expect((await films.anon.from('films').select('rolez(*)')).error?.hint).toBe("Perhaps you meant 'roles' instead of 'rolez'.")
  })

  test('nested, with the junction’s own columns by spread', async () => {
    const { data } = await films.anon.from('films').select('title, cast:roles(character, ...actors(first_name))').eq('id', 3)
    expect(data).toEqual([
      {
        title: 'Uncle Boonmee',
        cast: [
          { character: 'Jen', first_name: 'Jenjira' },
          { character: 'Tong', first_name: 'Sakda' },
        ],
      },
    ])
  })
})

describe('shaping embedded resources', () => {
  test('filters, order, limit and offset of an embedded resource, by its name or alias', async () => {
    const { data } = await films.anon
      .from('films')
      .select('id, stars:actors(first_name)')
      .in('id', [1, 3])
      .order('id')
      .order('first_name', { referencedTable: 'stars', ascending: false })
      .limit(1, { referencedTable: 'stars' })
    expect(data).toEqual([
      { id: 1, stars: [{ first_name: 'Corinne' }] },
      { id: 3, stars: [{ first_name: 'Sakda' }] },
    ])
    const filtered = await films.anon.from('films').select('id, actors(first_name)').eq('actors.first_name', 'Sakda').in('id', [1, 3]).order('id')
    expect(filtered.data).toEqual([
      { id: 1, actors: [] },
      { id: 3, actors: [{ first_name: 'Sakda' }] },
    ])
    const or = await films.anon
      .from('films')
      .select('id, actors(first_name)')
      .or('first_name.eq.Sakda,first_name.eq.Corinne', { referencedTable: 'actors' })
      .eq('id', 3)
    expect(or.data).toEqual([{ id: 3, actors: [{ first_name: 'Sakda' }] }])
    const nested = await films.anon.from('actors').select('id, roles(films(title))').eq('roles.films.title', 'Uncle Boonmee').eq('id', 2)
    expect(nested.data).toEqual([{ id: 2, roles: [{ films: { title: 'Uncle Boonmee' } }, { films: null }] }])
  })

  test('!inner filters the parent, nested too, and counts what it keeps', async () => {
    const { data, count } = await films.anon
      .from('films')
      .select('title, actors!inner(first_name)', { count: 'exact' })
      .eq('actors.first_name', 'Jenjira')
      .order('id')
    expect(count).toBe(2)
    expect(data).toEqual([
      { title: 'Uncle Boonmee', actors: [{ first_name: 'Jenjira' }] },
      { title: 'Cemetery of Splendour', actors: [{ first_name: 'Jenjira' }] },
    ])
    const nested = await films.anon
      .from('directors')
      .select('last_name, films!films_director_id_fkey!inner(roles!inner(actors!inner(last_name)))')
      .eq('films.roles.actors.last_name', 'Marchand')
    expect(nested.data).toEqual([{ last_name: 'Varda', films: [{ roles: [{ actors: { last_name: 'Marchand' } }] }] }])
  })

  test('null filters on an embedded resource: anti-join, or across resources', async () => {
    expect((await films.anon.from('films').select('id, roles()').is('roles', null).order('id')).data).toEqual([{ id: 2 }, { id: 5 }])
    expect((await films.anon.from('films').select('id, actors()').not('actors', 'is', null).order('id')).data).toEqual([{ id: 1 }, { id: 3 }, { id: 4 }])
    const either = await films.anon
      .from('films')
      .select(`id, actors(), ${DIRECTOR}()`)
      .eq('actors.first_name', 'Sakda')
      .eq('directors.last_name', 'Varda')
      .or('actors.not.is.null,directors.not.is.null')
      .order('id')
    expect(either.data).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
    const bad = await films.fetch('/films?select=id,actors()&actors=eq.1')
    expect(await bad.json()).toMatchObject({ code: 'PGRST120', message: "Bad operator on the 'actors' embedded resource" })
  })

  test('a filter on what is not embedded', async () => {
    const { error, status } = await films.anon.from('films').select('title').eq('actors.first_name', 'Sakda')
    expect(status).toBe(400)
    expect(error).toMatchObject({
      code: 'PGRST108',
      message: "'actors' is not an embedded resource in this request",
      hint: "Verify that 'actors' is included in the 'select' query parameter.",
    })
  })

  test('spread of one and of many', async () => {
    const { data } = await films.anon.from('films').select(`title, ...${DIRECTOR}(maker:last_name, full_name)`).in('id', [3, 5]).order('id')
    expect(data).toEqual([
      { title: 'Uncle Boonmee', maker: 'Weerasethakul', full_name: 'Apichatpong Weerasethakul' },
      { title: 'Untitled, (draft) "one"', maker: null, full_name: null },
    ])
    const many = await films.anon.from('directors').select('last_name, ...films!films_director_id_fkey(titles:title, year)').eq('id', 2)
    expect(many.data).toEqual([{ last_name: 'Weerasethakul', titles: ['Uncle Boonmee', 'Cemetery of Splendour'], year: [2010, 2015] }])
  })

  test('count of an embedded resource', async () => {
    expect((await films.anon.from('actors').select('first_name, films(count)').eq('id', 2)).data).toEqual([{ first_name: 'Jenjira', films: [{ count: 2 }] }])
  })

  test('embedded rows follow row level security and grants', async () => {
    const { error, status } = await films.anon.from('secrets').select()
    expect([status, error?.code]).toEqual([401, '42501'])
  })
})
