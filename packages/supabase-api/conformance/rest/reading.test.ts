import { beforeAll, describe, expect, test } from 'vitest'
import { serveFilms, type FilmServer } from './film-server.ts'

// Expected shapes: https://docs.postgrest.org/en/v13/references/api/tables_views.html and https://supabase.com/docs/reference/javascript/select
let films: FilmServer
beforeAll(async () => {
  films = await serveFilms()
})

const titles = (rows: readonly { title: string }[] | null): string[] | undefined => rows?.map(({ title }) => title)

describe('columns (vertical filtering)', () => {
  test('all columns are the default, in the order of the table', async () => {
    const { data, error, status, count } = await films.anon.from('actors').select().order('id')
    expect({ error, status, count }).toEqual({ error: null, status: 200, count: null })
    expect(data).toEqual([
      { id: 1, first_name: 'Corinne', last_name: 'Marchand' },
      { id: 2, first_name: 'Jenjira', last_name: 'Pongpas' },
      { id: 3, first_name: 'Sakda', last_name: 'Kaewbuadee' },
    ])
    expect(Object.keys(data?.[0] ?? {})).toEqual(['id', 'first_name', 'last_name'])
  })

  test('aliases and casts', async () => {
    const { data } = await films.anon.from('films').select('name:title, rating::text, year::float8').eq('id', 1)
    expect(data).toEqual([{ name: 'Cléo from 5 to 7', rating: '7.9', year: 1962 }])
  })

  test('a cast to an unknown type is refused like PostgreSQL would', async () => {
    const { error, status } = await films.anon.from('films').select('title::nonsense')
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: '42704', message: 'type "nonsense" does not exist' })
  })

  test('JSON paths, array elements and composite fields', async () => {
    const { data } = await films.anon.from('films').select('facts->awards, facts->crew->>camera, first:facts->cast->0, tag:tags->>1, raw->a').eq('id', 1)
    expect(data).toEqual([{ awards: 2, camera: 'Rabier', first: 'Marchand', tag: 'time', a: 1 }])
    const place = await films.anon.from('directors').select('birthplace->>city').eq('birthplace->>country', 'Thailand')
    expect(place.data).toEqual([{ city: 'Bangkok' }])
  })

  test('a computed column shows when asked for, filters and orders', async () => {
    const { data } = await films.anon.from('directors').select('full_name').like('full_name', 'A*').order('full_name', { ascending: false })
    expect(data).toEqual([{ full_name: 'Apichatpong Weerasethakul' }, { full_name: 'Agnès Varda' }])
    const plain = await films.anon.from('directors').select().eq('id', 1)
    expect(plain.data?.[0]).not.toHaveProperty('full_name')
  })

  test('numbers keep their digits', async () => {
    const answer = await films.fetch('/numbers?id=eq.1&select=big,exact')
    expect(await answer.text()).toBe('[{"big":9007199254740993,"exact":12345678901234567890.123456789}]')
  })

  test('names with quotes, commas and Thai letters', async () => {
    const { data, error } = await films.anon.from('Names with "quotes", spaces & ไทย').select('ชื่อ, odd:"value, (odd).one", "the key"').eq('ชื่อ', 'กล้วย')
    expect(error).toBeNull()
    expect(data).toEqual([{ ชื่อ: 'กล้วย', odd: 'odd value', 'the key': 1 }])
  })

  test('a column that is not there', async () => {
    const { error, status } = await films.anon.from('films').select('nothing')
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: '42703', message: 'column films.nothing does not exist' })
  })

  test('a table that is not there, with a near one as hint', async () => {
    const { error, status } = await films.anon.from('film').select()
    expect(status).toBe(404)
    expect(error).toMatchObject({
      code: 'PGRST205',
      message: "Could not find the table 'public.film' in the schema cache",
      hint: "Perhaps you meant the table 'public.films'",
    })
  })
})

describe('rows (horizontal filtering)', () => {
  type Row = { title: string }
  const query = () => films.anon.from('films').select('title').order('id')
  const cases: [string, () => PromiseLike<{ data: Row[] | null; error: unknown }>, string[]][] = [
    ['eq', () => query().eq('year', 1962), ['Cléo from 5 to 7']],
    ['neq leaves nulls out', () => query().neq('year', 1962), ['The Gleaners and I', 'Uncle Boonmee', 'Cemetery of Splendour']],
    ['gt', () => query().gt('rating', 7.7), ['Cléo from 5 to 7']],
    ['gte', () => query().gte('rating', 7.7), ['Cléo from 5 to 7', 'The Gleaners and I']],
    ['lt', () => query().lt('year', 2000), ['Cléo from 5 to 7']],
    ['lte', () => query().lte('year', 2000), ['Cléo from 5 to 7', 'The Gleaners and I']],
    ['like', () => query().like('title', '%of%'), ['Cemetery of Splendour']],
    ['ilike', () => query().ilike('title', 'uncle%'), ['Uncle Boonmee']],
    ['likeAllOf', () => query().likeAllOf('title', ['%e%', '%G%']), ['The Gleaners and I']],
    ['likeAnyOf', () => query().likeAnyOf('title', ['Cem%', 'Unc%']), ['Uncle Boonmee', 'Cemetery of Splendour']],
    ['ilikeAnyOf', () => query().ilikeAnyOf('title', ['cem%', 'unc%']), ['Uncle Boonmee', 'Cemetery of Splendour']],
    ['match', () => query().filter('title', 'match', '^U.*e$'), ['Uncle Boonmee']],
    ['imatch', () => query().filter('title', 'imatch', '^u.*E$'), ['Uncle Boonmee']],
    ['is null', () => query().is('year', null), ['Untitled, (draft) "one"']],
    ['not is null', () => query().not('producer_id', 'is', null), ['Cléo from 5 to 7', 'The Gleaners and I', 'Cemetery of Splendour']],
    [
      'isdistinct sees nulls',
      () => query().filter('year', 'isdistinct', '1962'),
      ['The Gleaners and I', 'Uncle Boonmee', 'Cemetery of Splendour', 'Untitled, (draft) "one"'],
    ],
    ['in with quotes and commas', () => query().in('title', ['nobody, (here)', 'Uncle Boonmee']), ['Uncle Boonmee']],
    ['in with escaped quotes', () => query().filter('title', 'in', '("Untitled, (draft) \\"one\\"",x)'), ['Untitled, (draft) "one"']],
    ['in of an enum', () => query().in('genre', ['comedy', 'documentary']), ['The Gleaners and I', 'Untitled, (draft) "one"']],
    ['in of nothing', () => query().in('id', []), []],
    ['eq of a char column is not cut', () => query().eq('code', 'CLEO'), ['Cléo from 5 to 7']],
    ['contains an array', () => query().contains('tags', ['paris', 'food']), ['The Gleaners and I']],
    ['contains json', () => query().contains('facts', { crew: { camera: 'Rabier' } }), ['Cléo from 5 to 7']],
    ['containedBy', () => query().containedBy('tags', ['thailand', 'ghost', 'x']), ['Uncle Boonmee', 'Cemetery of Splendour', 'Untitled, (draft) "one"']],
    ['overlaps arrays', () => query().overlaps('tags', ['food', 'ghost']), ['The Gleaners and I', 'Uncle Boonmee']],
    ['overlaps ranges', () => query().overlaps('shown', '[2000-08-01,2010-06-01)'), ['The Gleaners and I', 'Uncle Boonmee']],
    ['rangeGt', () => query().rangeGt('shown', '[2000-01-01,2000-10-01)'), ['Uncle Boonmee']],
    ['rangeLt', () => query().rangeLt('shown', '[2000-01-01,2000-10-01)'), ['Cléo from 5 to 7']],
    ['rangeGte', () => query().rangeGte('shown', '[2000-07-07,2000-08-01)'), ['The Gleaners and I', 'Uncle Boonmee']],
    ['rangeLte', () => query().rangeLte('shown', '[2000-07-07,2000-09-01)'), ['Cléo from 5 to 7', 'The Gleaners and I']],
    ['rangeAdjacent', () => query().rangeAdjacent('shown', '[2000-09-01,2001-01-01)'), ['The Gleaners and I']],
    ['fts on tsvector', () => query().textSearch('words', 'gleaner & i | boonmee'), ['The Gleaners and I', 'Uncle Boonmee']],
    ['plain fts on text with a configuration', () => query().textSearch('title', 'the gleaner', { type: 'plain', config: 'english' }), ['The Gleaners and I']],
    ['phrase fts', () => query().textSearch('words', 'uncle boonmee', { type: 'phrase', config: 'english' }), ['Uncle Boonmee']],
    [
      'websearch fts',
      () => query().textSearch('words', 'cemetery or boonmee', { type: 'websearch', config: 'english' }),
      ['Uncle Boonmee', 'Cemetery of Splendour'],
    ],
    ['JSON path as text', () => query().eq('facts->crew->>camera', 'Rabier'), ['Cléo from 5 to 7']],
    ['JSON path compared as json', () => query().gt('facts->awards', 1), ['Cléo from 5 to 7', 'The Gleaners and I']],
    ['path of a json column', () => query().eq('raw->a', 2), ['The Gleaners and I']],
    ['or', () => query().or('year.eq.1962,title.like.Unc*'), ['Cléo from 5 to 7', 'Uncle Boonmee']],
    [
      'or nested in and, negated',
      () => query().or('and(year.gte.2000,not.or(rating.lt.6.8,genre.eq.documentary)),id.eq.1'),
      ['Cléo from 5 to 7', 'Cemetery of Splendour'],
    ],
    [
      'or with lists, quotes and arrays',
      () => query().or('title.in.("Untitled, (draft) \\"one\\"",x),tags.cs.{paris,food}'),
      ['The Gleaners and I', 'Untitled, (draft) "one"'],
    ],
    ['eq any', () => query().filter('year', 'eq(any)', '{1962,2015}'), ['Cléo from 5 to 7', 'Cemetery of Splendour']],
    ['match of several', () => query().match({ year: 2010, genre: 'drama' }), ['Uncle Boonmee']],
  ]
  test.each(cases)('%s', async (_name, run, expected) => {
    const { data, error } = await run()
    expect(error).toBeNull()
    expect(titles(data)).toEqual(expected)
  })

  test('is true and is unknown', async () => {
    expect((await films.anon.from('numbers').select('id').is('truth', true)).data).toEqual([{ id: 1 }])
    expect((await films.anon.from('numbers').select('id').filter('truth', 'is', 'unknown')).data).toEqual([{ id: 3 }])
    expect((await films.anon.from('numbers').select('id').filter('truth', 'is', 'not_null').order('id')).data).toEqual([{ id: 1 }, { id: 2 }])
  })

  test('a value that is not of the column’s type is refused, not guessed', async () => {
    const { error, status } = await films.anon.from('films').select().eq('year', 'nineteen')
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: '22P02', message: 'invalid input syntax for type integer: "nineteen"' })
  })

  test('an operator that does not exist', async () => {
    const answer = await films.fetch('/films?year=noop.1')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'PGRST100', message: '"failed to parse filter (noop.1)" (line 1, column 1)' })
    expect((await films.fetch('/films?year=1962')).status).toBe(400)
  })

  test('an operator the type does not have is 404, as undefined function', async () => {
    const { error, status } = await films.anon.from('films').select().like('year', '19%')
    expect([status, error?.code]).toEqual([404, '42883'])
  })
})

describe('order, limit and range', () => {
  test('directions and nulls', async () => {
    const years = async (options: { ascending?: boolean; nullsFirst?: boolean }) =>
      (await films.anon.from('films').select('year').order('year', options)).data?.map(({ year }) => year)
    expect(await years({})).toEqual([1962, 2000, 2010, 2015, null])
    expect(await years({ ascending: false })).toEqual([null, 2015, 2010, 2000, 1962])
    expect(await years({ ascending: false, nullsFirst: false })).toEqual([2015, 2010, 2000, 1962, null])
    expect(await years({ nullsFirst: true })).toEqual([null, 1962, 2000, 2010, 2015])
  })

  test('by JSON path, by several, and by a column of an embedded to-one resource', async () => {
    expect(
      titles((await films.anon.from('films').select('title').order('facts->awards', { ascending: false }).not('facts->>awards', 'is', null)).data),
    ).toEqual(['The Gleaners and I', 'Cléo from 5 to 7', 'Uncle Boonmee'])
    const { data, error } = await films.anon
      .from('films')
      .select('title, directors!films_director_id_fkey(last_name)')
      .order('directors(last_name)', { ascending: false, nullsFirst: false })
      .order('id')
    expect(error).toBeNull()
    expect(titles(data)).toEqual(['Uncle Boonmee', 'Cemetery of Splendour', 'Cléo from 5 to 7', 'The Gleaners and I', 'Untitled, (draft) "one"'])
  })

  test('related order needs a to-one resource', async () => {
    const answer = await films.fetch('/directors?select=first_name,films!films_director_id_fkey(title)&order=films(title)')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'PGRST118', message: "A related order on 'films' is not possible" })
  })

  test('limit and range of the client', async () => {
    expect((await films.anon.from('films').select('id').order('id').limit(2)).data).toEqual([{ id: 1 }, { id: 2 }])
    expect((await films.anon.from('films').select('id').order('id').range(1, 2)).data).toEqual([{ id: 2 }, { id: 3 }])
    expect((await films.anon.from('films').select('id').limit(0)).data).toEqual([])
  })

  // https://docs.postgrest.org/en/v13/references/api/pagination_count.html
  test('Range header, Content-Range and 206', async () => {
    const page = await films.fetch('/films?select=id&order=id', { headers: { range: '1-2', 'range-unit': 'items', prefer: 'count=exact' } })
    expect([page.status, page.headers.get('content-range'), page.headers.get('preference-applied')]).toEqual([206, '1-2/5', 'count=exact'])
    expect(await page.json()).toEqual([{ id: 2 }, { id: 3 }])
    const open = await films.fetch('/films?select=id&order=id', { headers: { range: '3-' } })
    expect([open.status, open.headers.get('content-range')]).toEqual([200, '3-4/*'])
    const none = await films.fetch('/films?id=eq.0')
    expect([none.status, none.headers.get('content-range')]).toEqual([200, '*/*'])
  })

  test('a page behind the end', async () => {
    const { error, status } = await films.anon.from('films').select('*', { count: 'exact' }).range(10, 12)
    expect(status).toBe(416)
    expect(error).toMatchObject({
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: 'An offset of 10 was requested, but there are only 5 rows.',
    })
    expect((await films.fetch('/films?limit=-1')).status).toBe(416)
    expect((await films.fetch('/films', { headers: { range: '5-2' } })).status).toBe(416)
  })

  test.each(['exact', 'planned', 'estimated'] as const)('count=%s by HEAD', async (count) => {
    const answer = await films.anon.from('films').select('*', { count, head: true }).gt('id', 1)
    expect(answer).toMatchObject({ data: null, error: null, status: 200 })
    if (count === 'planned') expect(answer.count).toBeGreaterThan(0)
    else expect(answer.count).toBe(4)
  })
})

// https://docs.postgrest.org/en/v13/references/api/resource_representation.html
describe('representations', () => {
  test('single and maybeSingle', async () => {
    expect((await films.anon.from('actors').select('first_name').eq('id', 1).single()).data).toEqual({ first_name: 'Corinne' })
    const none = await films.anon.from('actors').select().eq('id', 99).single()
    expect(none.status).toBe(406)
    expect(none.error).toMatchObject({
      code: 'PGRST116',
      details: 'The result contains 0 rows',
      hint: null,
      message: 'Cannot coerce the result to a single JSON object',
    })
    expect((await films.anon.from('actors').select().single()).error).toMatchObject({ details: 'The result contains 3 rows' })
    expect(await films.anon.from('actors').select().eq('id', 99).maybeSingle()).toMatchObject({ data: null, error: null })
  })

  test('CSV', async () => {
    const { data, error } = await films.anon.from('films').select('id,title,year').order('id', { ascending: false }).limit(2).csv()
    expect(error).toBeNull()
    expect(data).toBe('id,title,year\n5,"Untitled, (draft) ""one""",\n4,"Cemetery of Splendour",2015')
  })

  test('nulls stripped', async () => {
    const { data } = await films.anon.from('films').select('id,year').eq('id', 5).stripNulls()
    expect(data).toEqual([{ id: 5 }])
    expect((await films.anon.from('films').select('id,year').eq('id', 5).stripNulls().single()).data).toEqual({ id: 5 })
  })

  test('a media type nobody makes', async () => {
    const answer = await films.fetch('/films', { headers: { accept: 'image/png' } })
    expect(answer.status).toBe(406)
    expect(await answer.json()).toMatchObject({ code: 'PGRST107', message: 'None of these media types are available: image/png' })
  })

  test('explain', async () => {
    const { data } = await films.anon.from('films').select('title').eq('id', 1).explain()
    expect(data).toContain('cost=')
    const json = await films.anon.from('films').select('title').explain({ format: 'json', analyze: true })
    expect(JSON.stringify(json.data)).toContain('Actual Rows')
  })

  test('other schemas by profile', async () => {
    const { data } = await films.anon.schema('archive').from('reels').select()
    expect(data).toEqual([{ id: 1, label: 'first reel' }])
    const answer = await films.fetch('/reels', { headers: { 'accept-profile': 'archive' } })
    expect(answer.headers.get('content-profile')).toBe('archive')
    const hidden = await films.anon.schema('hidden').from('vault').select()
    expect(hidden.status).toBe(406)
    expect(hidden.error).toMatchObject({ code: 'PGRST106', message: 'Invalid schema: hidden', hint: 'Only the following schemas are exposed: public, archive' })
  })

  // https://docs.postgrest.org/en/v13/references/api/preferences.html
  test('timezone and strict handling', async () => {
    const zoned = await films.fetch('/films?select=created_at&id=eq.1', { headers: { prefer: 'timezone=Asia/Bangkok' } })
    expect(await zoned.json()).toEqual([{ created_at: '2026-01-01T07:00:00+07:00' }])
    expect(zoned.headers.get('preference-applied')).toBe('timezone=Asia/Bangkok')
    const unknown = await films.fetch('/films?select=created_at&id=eq.1', { headers: { prefer: 'timezone=Jupiter/Red_Spot' } })
    expect(unknown.headers.get('preference-applied')).toBeNull()
    expect(await unknown.json()).toEqual([{ created_at: '2026-01-01T00:00:00+00:00' }])
    const strict = await films.fetch('/films', { headers: { prefer: 'handling=strict, foo, bar' } })
    expect(strict.status).toBe(400)
    expect(await strict.json()).toEqual({
      code: 'PGRST122',
      details: 'Invalid preferences: foo, bar',
      hint: null,
      message: 'Invalid preferences given with handling=strict',
    })
  })

  // https://docs.postgrest.org/en/v13/references/api/openapi.html
  test('OpenAPI at the root', async () => {
    const answer = await films.fetch('/')
    expect(answer.headers.get('content-type')).toBe('application/openapi+json; charset=utf-8')
    const { swagger, definitions, paths } = (await answer.json()) as {
      swagger: string
      definitions: Record<string, { properties: Record<string, object> }>
      paths: Record<string, object>
    }
    expect(swagger).toBe('2.0')
    expect(definitions['films']?.properties['genre']).toMatchObject({ type: 'string', enum: ['drama', 'comedy', 'documentary'] })
    expect(definitions['films']?.properties['id']).toMatchObject({ description: 'Note:\nThis is a Primary Key.<pk/>' })
    expect(definitions['films']?.properties['director_id']).toMatchObject({
      description: "Note:\nThis is a Foreign Key to `directors.id`.<fk table='directors' column='id'/>",
    })
    expect(paths).toHaveProperty(['/rpc/add_them'])
    expect(Object.keys(paths)).not.toContain('/vault')
  })

  test('OPTIONS and preflight', async () => {
    const answer = await films.fetch('/films', { method: 'OPTIONS' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([200, 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE'])
    expect((await films.fetch('/film_counts', { method: 'OPTIONS' })).headers.get('allow')).toBe('OPTIONS,GET,HEAD')
    const preflight = await fetch(`${films.url}/films`, {
      method: 'OPTIONS',
      headers: { origin: 'https://example.com', 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'apikey,prefer' },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin'), preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      '*',
      'apikey,prefer',
    ])
    const read = await films.fetch('/films?limit=1', { headers: { origin: 'https://example.com' } })
    expect(read.headers.get('access-control-expose-headers')).toContain('Content-Range')
  })
})

describe('aggregates', () => {
  // https://docs.postgrest.org/en/v13/references/api/aggregate_functions.html
  test('of all rows, by group, with casts', async () => {
    expect((await films.anon.from('films').select('rating.avg()::int, year.max(), n:count()')).data).toEqual([{ avg: 7, max: 2015, n: 5 }])
    expect((await films.anon.from('films').select('genre, count()').order('genre')).data).toEqual([
      { genre: 'drama', count: 3 },
      { genre: 'comedy', count: 1 },
      { genre: 'documentary', count: 1 },
    ])
    expect((await films.anon.from('films').select('facts->awards::int.sum()').in('id', [1, 2, 3])).data).toEqual([{ sum: 33 }])
  })

  test('grouped by an embedded resource, inside one, and through a spread one', async () => {
    const embedded = await films.anon
      .from('films')
      .select('rating.max(), directors!films_director_id_fkey(last_name)')
      .not('director_id', 'is', null)
      .order('director_id')
    expect(embedded.error?.code).toBe('42803') // ordered by a column that is not grouped
    const grouped = await films.anon.from('films').select('rating.max(), directors!films_director_id_fkey(last_name)').not('director_id', 'is', null)
    expect(grouped.data).toHaveLength(2)
    expect(grouped.data).toContainEqual({ max: 7.9, directors: { last_name: 'Varda' } })
    const inside = await films.anon.from('directors').select('last_name, films!films_director_id_fkey(year.min(), count())').order('id')
    expect(inside.data?.[1]).toEqual({ last_name: 'Weerasethakul', films: [{ min: 2010, count: 2 }] })
    const spread = await films.anon.from('roles').select('n:count(), ...actors(last_name)').order('n')
    expect(spread.error?.code).toBe('42703')
    const spreadGroup = await films.anon.from('roles').select('count(), ...actors(last_name)')
    expect(spreadGroup.data).toContainEqual({ count: 2, last_name: 'Pongpas' })
    const through = await films.anon.from('films').select('genre, ...directors!films_director_id_fkey(born.max())').eq('genre', 'documentary')
    expect(through.data).toEqual([{ genre: 'documentary', max: '1928-05-30' }])
  })
})
