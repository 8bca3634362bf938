import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADA, serveFilms, type Client, type FilmServer } from './film-server.ts'

// Expected shapes: https://docs.postgrest.org/en/v13/references/api/tables_views.html#insert and the sections behind it.
let films: FilmServer
let ada: Client
beforeAll(async () => {
  films = await serveFilms()
  ada = await films.as(ADA)
})
beforeEach(async () => {
  await films.owner.query(
    `delete from defaults; delete from memberships; insert into memberships values ('red', 'ada', 1), ('red', 'ben', 2); delete from actors where id > 3; delete from films where id > 5`,
  )
})

const send = (path: string, method: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  films.fetch(path, {
    method,
    headers: { authorization: `Bearer ${films.keys.service}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
const memberships = async (): Promise<unknown[]> =>
  (await films.owner.query<{ text: string }>(`select team || ' ' || person || ' ' || level as text from memberships order by 1`)).rows.map(({ text }) => text)

describe('insert', () => {
  test('minimal answers nothing, representation the row as selected', async () => {
    expect(await ada.from('actors').insert({ first_name: 'Tony', last_name: 'Leung' })).toMatchObject({ data: null, error: null, status: 201 })
    const { data, status } = await ada
      .from('films')
      .insert({ title: 'Memoria', director_id: 2, year: 2021, genre: 'drama', tags: ['sound'], facts: { awards: 1 }, shown: '[2021-07-15,)' })
      .select('title, tags, facts->awards, title_length, directors!director_id(last_name)')
      .single()
    expect(status).toBe(201)
    expect(data).toEqual({ title: 'Memoria', tags: ['sound'], awards: 1, title_length: 7, directors: { last_name: 'Weerasethakul' } })
  })

  test('the representation may use computed columns and relationships', async () => {
    const { data, error } = await ada.from('directors').insert({ first_name: 'Mati', last_name: 'Diop' }).select('full_name, latest_film(title)')
    expect(error).toBeNull()
    expect(data).toEqual([{ full_name: 'Mati Diop', latest_film: null }])
  })

  test('bulk, counted', async () => {
    const { count, status } = await ada.from('actors').insert(
      [
        { first_name: 'A', last_name: 'B' },
        { first_name: 'C', last_name: 'D' },
      ],
      { count: 'exact' },
    )
    expect([status, count]).toEqual([201, 2])
  })

  test('nothing and defaults only', async () => {
    const none = await send('/defaults', 'POST', [], { prefer: 'return=representation' })
    expect([none.status, await none.json()]).toEqual([201, []])
    const plain = await send('/defaults', 'POST', {}, { prefer: 'return=representation' })
    expect(await plain.json()).toMatchObject([{ name: 'nobody', amount: 7 }])
    expect(await (await send('/defaults?select=name', 'POST', [{}, {}], { prefer: 'return=representation' })).json()).toEqual([
      { name: 'nobody' },
      { name: 'nobody' },
    ])
  })

  test('missing keys are null, or the default when so preferred', async () => {
    const rows = [
      { name: 'a', note: 'n' },
      { name: 'b', amount: 1 },
    ]
    const defaulted = await ada.from('defaults').insert(rows, { defaultToNull: false }).select('name, amount, note')
    expect(defaulted.data).toEqual([
      { name: 'a', amount: 7, note: 'n' },
      { name: 'b', amount: 1, note: null },
    ])
    const nulled = await ada.from('defaults').insert(rows).select('name, amount, note')
    expect(nulled.data).toEqual([
      { name: 'a', amount: null, note: 'n' },
      { name: 'b', amount: 1, note: null },
    ])
    const given = await send(
      '/defaults?columns=name,amount&select=name,amount',
      'POST',
      { name: 'c', ignored: true },
      { prefer: 'missing=default,return=representation' },
    )
    expect(given.headers.get('preference-applied')).toBe('missing=default, return=representation')
    expect(await given.json()).toEqual([{ name: 'c', amount: 7 }])
  })

  test('an unknown key', async () => {
    const { error, status } = await ada.from('actors').insert({ first_name: 'A', nothing: 1 })
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: 'PGRST204', message: "Could not find the 'nothing' column of 'actors' in the schema cache" })
  })

  test.each([
    ['{"a"', 'Empty or invalid json'],
    ['', 'Empty or invalid json'],
    ['"text"', 'Empty or invalid json'],
    ['[{"first_name":"a"},{"last_name":"b"}]', 'All object keys must match'],
    ['[1]', 'All object keys must match'],
  ])('malformed body %s', async (body, message) => {
    const answer = await send('/actors', 'POST', body)
    expect([answer.status, await answer.json()]).toEqual([400, { code: 'PGRST102', details: null, hint: null, message }])
  })

  test('CSV and forms', async () => {
    const csv = await send('/actors?select=first_name,last_name', 'POST', 'first_name,last_name\n"Tilda, ""T""",Swinton\nA,B', {
      'content-type': 'text/csv',
      prefer: 'return=representation',
    })
    expect(await csv.json()).toEqual([
      { first_name: 'Tilda, "T"', last_name: 'Swinton' },
      { first_name: 'A', last_name: 'B' },
    ])
    const form = await send('/actors?select=first_name', 'POST', 'first_name=Ann+B&last_name=%C3%A9', {
      'content-type': 'application/x-www-form-urlencoded',
      prefer: 'return=representation',
    })
    expect(await form.json()).toEqual([{ first_name: 'Ann B' }])
    expect((await send('/actors', 'POST', '<a/>', { 'content-type': 'text/html' })).status).toBe(415)
  })

  test('headers-only tells where the row is', async () => {
    const answer = await send('/memberships', 'POST', { team: 'blue team', person: 'ada' }, { prefer: 'return=headers-only' })
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([201, '/memberships?team=eq.blue%20team&person=eq.ada', ''])
  })

  test('constraint violations', async () => {
    expect(await ada.from('films').insert({ title: 'Uncle Boonmee' })).toMatchObject({
      status: 409,
      error: { code: '23505', details: 'Key (title)=(Uncle Boonmee) already exists.' },
    })
    expect(await ada.from('films').insert({ title: 'X', director_id: 999 })).toMatchObject({ status: 409, error: { code: '23503' } })
    expect(await ada.from('films').insert({ title: 'X', year: 3 })).toMatchObject({ status: 400, error: { code: '23514' } })
    expect(await ada.from('films').insert({ year: 2000 })).toMatchObject({ status: 400, error: { code: '23502' } })
    expect(await ada.from('films').insert({ title: 'X', title_length: 3 })).toMatchObject({ status: 400, error: { code: '428C9' } })
    expect(await ada.from('directors').insert({ first_name: 'X', last_name: '' })).toMatchObject({ status: 400, error: { code: '23514' } })
  })
})

describe('upsert', () => {
  test('merges by primary key; 201 when something is new, else 200', async () => {
    const { data, status } = await ada
      .from('memberships')
      .upsert([
        { team: 'red', person: 'ada', level: 5 },
        { team: 'blue', person: 'ada', level: 6 },
      ])
      .select()
    expect(status).toBe(201)
    expect(data).toHaveLength(2)
    expect((await ada.from('memberships').upsert({ team: 'red', person: 'ada', level: 9 }).select()).status).toBe(200)
    expect(await memberships()).toEqual(['blue ada 6', 'red ada 9', 'red ben 2'])
  })

  test('ignores duplicates', async () => {
    const { data, status } = await ada
      .from('memberships')
      .upsert(
        [
          { team: 'red', person: 'ada', level: 5 },
          { team: 'red', person: 'cleo', level: 1 },
        ],
        { ignoreDuplicates: true },
      )
      .select()
    expect(status).toBe(201)
    expect(data).toEqual([{ team: 'red', person: 'cleo', level: 1 }])
    expect(await memberships()).toEqual(['red ada 1', 'red ben 2', 'red cleo 1'])
  })

  test('on_conflict by another unique column', async () => {
    const { data, error } = await ada.from('films').upsert({ title: 'Uncle Boonmee', year: 2011 }, { onConflict: 'title' }).select('id, year')
    expect(error).toBeNull()
    expect(data).toEqual([{ id: 3, year: 2011 }])
    await films.owner.query('update films set year = 2010 where id = 3')
    expect(await ada.from('films').upsert({ title: 'x', year: 2011 }, { onConflict: 'year' })).toMatchObject({ status: 400, error: { code: '42P10' } })
  })

  test('PUT writes the one row its address names', async () => {
    const put = (query: string, body: unknown, prefer = 'return=representation') => send(`/memberships?${query}`, 'PUT', body, { prefer })
    const created = await put('team=eq.green&person=eq.dan', { team: 'green', person: 'dan', level: 3 })
    expect([created.status, await created.json()]).toEqual([201, [{ team: 'green', person: 'dan', level: 3 }]])
    expect((await put('team=eq.green&person=eq.dan', { team: 'green', person: 'dan', level: 4 })).status).toBe(200)
    expect((await put('team=eq.green&person=eq.dan', { team: 'green', person: 'dan', level: 4 }, '')).status).toBe(204)
    const other = await put('team=eq.green&person=eq.dan', { team: 'green', person: 'eve', level: 4 })
    expect([other.status, await other.json()]).toMatchObject([400, { code: 'PGRST115' }])
    expect(await (await put('team=eq.green', { team: 'green', person: 'dan', level: 4 })).json()).toMatchObject({ code: 'PGRST105' })
    expect(await (await put('team=eq.green&person=eq.dan&limit=1', { team: 'green', person: 'dan' })).json()).toMatchObject({ code: 'PGRST114' })
    expect(await memberships()).toEqual(['green dan 4', 'red ada 1', 'red ben 2'])
  })
})

describe('update and delete', () => {
  test('update what filters find', async () => {
    expect(await ada.from('memberships').update({ level: 7 }).eq('person', 'ben')).toMatchObject({ data: null, status: 204, error: null })
    const { data, count, status } = await ada
      .from('memberships')
      .update({ level: 8 }, { count: 'exact' })
      .or('person.eq.ada,level.gt.6')
      .select('person, level')
      .order('person')
    expect([status, count]).toEqual([200, 2])
    expect(data).toEqual([
      { person: 'ada', level: 8 },
      { person: 'ben', level: 8 },
    ])
  })

  test('update of a filtered column shows the new value', async () => {
    const { data } = await ada.from('memberships').update({ person: 'zoe' }).eq('person', 'ada').select('person')
    expect(data).toEqual([{ person: 'zoe' }])
  })

  test('update of nothing, and with nothing', async () => {
    expect(await ada.from('memberships').update({ level: 1 }).eq('person', 'nobody').select()).toMatchObject({ data: [], status: 200 })
    expect((await send('/memberships', 'PATCH', {})).status).toBe(204)
    expect((await send('/memberships', 'PATCH', [], { prefer: 'return=representation' })).status).toBe(200)
  })

  test('single refuses more rows than one and changes nothing', async () => {
    const { error, status } = await ada.from('memberships').update({ level: 99 }).eq('team', 'red').select().single()
    expect([status, error?.code, error?.details]).toEqual([406, 'PGRST116', 'The result contains 2 rows'])
    expect(await memberships()).toEqual(['red ada 1', 'red ben 2'])
  })

  // What the client's maxAffected() sends.
  test('max-affected refuses and changes nothing', async () => {
    const atMost = (rows: number) => send('/memberships?team=eq.red', 'DELETE', undefined, { prefer: `handling=strict,max-affected=${rows}` })
    const refused = await atMost(1)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      code: 'PGRST124',
      message: 'Query result exceeds max-affected preference constraint',
      details: 'The query affects 2 rows',
    })
    expect(await memberships()).toHaveLength(2)
    const allowed = await atMost(2)
    expect([allowed.status, allowed.headers.get('preference-applied')]).toEqual([204, 'handling=strict, max-affected=2'])
  })

  test('delete, with representation and embedded resources', async () => {
    await films.owner.query(`insert into films (id, title, director_id) values (50, 'Gone', 1)`)
    const { data, status } = await ada.from('films').delete().eq('id', 50).select('title, directors!director_id(last_name)')
    expect(status).toBe(200)
    expect(data).toEqual([{ title: 'Gone', directors: { last_name: 'Varda' } }])
    const counted = await send('/memberships?team=eq.red', 'DELETE', undefined, { prefer: 'count=exact' })
    expect([counted.status, counted.headers.get('content-range')]).toEqual([204, '*/2'])
  })

  test('tx=rollback, where it is allowed', async () => {
    const tried = await serveFilms({ allowTx: true })
    const answer = await tried.fetch('/memberships', {
      method: 'POST',
      headers: { authorization: `Bearer ${tried.keys.service}`, prefer: 'tx=rollback,return=representation', 'content-type': 'application/json' },
      body: JSON.stringify({ team: 'x', person: 'y' }),
    })
    expect([answer.status, answer.headers.get('preference-applied')]).toEqual([201, 'return=representation, tx=rollback'])
    expect((await tried.service.from('memberships').select().eq('team', 'x')).data).toEqual([])
  })

  test('views that can be written', async () => {
    const { data, error } = await ada.from('recent_films').update({ year: 2001 }).eq('id', 2).select('title, year')
    expect(error).toBeNull()
    expect(data).toEqual([{ title: 'The Gleaners and I', year: 2001 }])
    expect(await ada.from('film_titles').update({ title: 'x' }).eq('film_id', 2)).toMatchObject({ status: 500, error: { code: '55000' } })
  })
})

describe('rights', () => {
  test('row level security decides by the caller’s claims', async () => {
    expect((await films.anon.from('notes').select('id').order('id')).data).toEqual([{ id: 2 }])
    expect((await ada.from('notes').select('id').order('id')).data).toEqual([{ id: 1 }, { id: 2 }])
    expect((await films.service.from('notes').select('id').order('id')).data).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
    const mine = await ada.from('notes').insert({ body: 'new' }).select('owner').single()
    expect(mine.data).toEqual({ owner: ADA })
    expect(await ada.from('notes').insert({ body: 'forged', owner: '22222222-2222-2222-2222-222222222222' })).toMatchObject({
      status: 403,
      error: { code: '42501' },
    })
    expect((await ada.from('notes').update({ body: 'taken' }).eq('id', 2).select()).data).toEqual([])
    expect(await films.anon.from('notes').insert({ body: 'x' })).toMatchObject({ status: 401, error: { code: '42501' } })
  })

  test('columns that may be written and not read', async () => {
    expect(await ada.from('secrets').insert({ id: 7, visible: 'v', invisible: 'i' })).toMatchObject({ status: 201, error: null })
    expect((await ada.from('secrets').insert({ id: 8, visible: 'v', invisible: 'i' }).select('visible')).data).toEqual([{ visible: 'v' }])
    expect(await ada.from('secrets').insert({ id: 9 }).select('invisible')).toMatchObject({ status: 403, error: { code: '42501' } })
  })
})
