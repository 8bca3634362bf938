import { beforeAll, describe, expect, test } from 'vitest'
import { serveFilms, type FilmServer } from './film-server.ts'

let films: FilmServer
beforeAll(async () => {
  films = await serveFilms()
  await films.owner.query(`
    create domain public.colour as int check (value between 0 and 16777215);
    create function public.json(public.colour) returns json language sql immutable as $$ select to_json('#' || lpad(to_hex($1), 6, '0')) $$;
    create function public.colour(json) returns public.colour language sql immutable as $$ select public.colour($1 #>> '{}') $$;
    create function public.colour(text) returns public.colour language sql immutable as $$ select (('x' || lpad(ltrim($1, '#'), 8, '0'))::bit(32)::int)::public.colour $$;
    set client_min_messages to error;
    create cast (public.colour as json) with function public.json(public.colour) as implicit;
    create cast (json as public.colour) with function public.colour(json) as implicit;
    create cast (text as public.colour) with function public.colour(text) as implicit;
    create domain public.percent as numeric check (value between 0 and 100);
    create table public.paints (id int primary key, name text, shade public.colour default 255, cover public.percent not null default 100);
    insert into public.paints values (1, 'red', 16711680, 90), (2, 'blue', 255, 80.5), (3, 'none', null, 0);
    grant all on public.paints to service_role;
    grant select on public.paints to anon;

    create domain public."text/html" as text;
    create domain public."image/x-dot" as bytea;
    create domain public."*/*" as bytea;
    create function public.page(name text default 'you') returns public."text/html" language sql stable as $$ select '<h1>' || name || '</h1>' $$;
    create function public.dot() returns public."image/x-dot" language sql stable as $$ select '\\x00ff0d0a'::bytea $$;
    create function public.any_kind() returns public."*/*" language plpgsql stable as $$ begin
      perform set_config('response.headers', '[{"Content-Type":"image/x-own"}]', true); return '\\x01'::bytea; end $$;
    create domain public."text/calendar" as text;
    create function public.add_film(kept public."text/calendar", film public.films) returns public."text/calendar" language sql immutable as
      $$ select (kept || 'SUMMARY:' || film.title || chr(10))::public."text/calendar" $$;
    create aggregate public.calendar(public.films) (sfunc = public.add_film, stype = public."text/calendar", initcond = '');
    create domain public."application/x-count" as bytea;
    create function public.add_any(kept public."application/x-count", anything anyelement) returns public."application/x-count" language sql immutable as
      $$ select (kept || '\x01'::bytea)::public."application/x-count" $$;
    create aggregate public.counted(anyelement) (sfunc = public.add_any, stype = public."application/x-count", initcond = '');
    create function public.levels() returns text language sql volatile set default_transaction_isolation to 'serializable' as $$ select current_setting('transaction_isolation') $$;
    create function public.plain_level() returns text language sql volatile as $$ select current_setting('transaction_isolation') $$;
    create function public.hurried() returns void language sql volatile set statement_timeout to '100ms' as $$ select pg_sleep(3) $$;
    create function public.patient() returns text language sql volatile set statement_timeout to '7s' as $$ select current_setting('statement_timeout') $$;
    grant execute on all functions in schema public to anon, service_role;`)
  await films.rest.reload()
})

// https://docs.postgrest.org/en/v13/references/api/domain_representations.html
describe('a domain with casts', () => {
  test('is answered as it says, alone, among all columns and grouped', async () => {
    expect((await films.anon.from('paints').select('id,shade').order('id')).data).toEqual([
      { id: 1, shade: '#ff0000' },
      { id: 2, shade: '#0000ff' },
      { id: 3, shade: null },
    ])
    expect((await films.anon.from('paints').select().eq('id', 1).single()).data).toEqual({ id: 1, name: 'red', shade: '#ff0000', cover: 90 })
    expect((await films.anon.from('paints').select('shade,count()').not('shade', 'is', null).order('shade')).data).toEqual([
      { shade: '#0000ff', count: 1 },
      { shade: '#ff0000', count: 1 },
    ])
    // A cast asks for the value itself.
    expect((await films.anon.from('paints').select('shade::text').eq('id', 1).single()).data).toEqual({ shade: '16711680' })
  })

  test('is filtered as it says', async () => {
    const ids = async (filter: string) => ((await (await films.fetch(`/paints?select=id&order=id&${filter}`)).json()) as { id: number }[]).map(({ id }) => id)
    expect(await ids('shade=eq.%23ff0000')).toEqual([1])
    expect(await ids('shade=in.(%23ff0000,%230000ff)')).toEqual([1, 2])
    expect(await ids('shade=gt.%230000ff')).toEqual([1])
    expect(await ids('shade=eq(any).{%23ff0000,%23000000}')).toEqual([1])
    expect(await ids('or=(shade.eq.%230000ff,shade.is.null)')).toEqual([2, 3])
    expect((await films.fetch('/paints?shade=eq.%23nothing')).status).toBe(400)
  })

  test('is written as it says, in every way to write', async () => {
    const paints = films.service.from('paints')
    expect((await paints.insert({ id: 4, name: 'white', shade: '#ffffff' }).select('shade').single()).data).toEqual({ shade: '#ffffff' })
    expect((await paints.insert([{ id: 5, shade: '#000001' }, { id: 6 }], { defaultToNull: false }).select('id,shade')).data).toEqual([
      { id: 5, shade: '#000001' },
      { id: 6, shade: '#0000ff' },
    ])
    expect((await paints.update({ shade: '#00ff00' }).eq('shade', '#000001').select('id')).data).toEqual([{ id: 5 }])
    expect((await paints.upsert({ id: 5, shade: null }).select('shade').single()).data).toEqual({ shade: null })
    const { rows } = await films.owner.query('select id, shade from paints where id > 3 order by id')
    expect(rows).toEqual([
      { id: 4, shade: 16_777_215 },
      { id: 5, shade: null },
      { id: 6, shade: 255 },
    ])
    expect((await paints.insert({ id: 7, shade: '#nothing' })).status).toBe(400)
    await films.owner.query('delete from paints where id > 3')
  })

  test('without casts it is its base type, with its check', async () => {
    expect((await films.anon.from('paints').select('cover').gte('cover', 80.5).order('cover')).data).toEqual([{ cover: 80.5 }, { cover: 90 }])
    expect((await films.service.from('paints').insert({ id: 8, cover: 101 })).error).toMatchObject({ code: '23514' })
    expect((await films.anon.from('paints').select('cover').eq('cover', 'much')).error).toMatchObject({ code: '22P02' })
  })
})

// https://docs.postgrest.org/en/v13/references/api/media_type_handlers.html
describe('a function that answers in a media type of its own', () => {
  test('answers text', async () => {
    const answer = await films.fetch('/rpc/page?name=Ada', { headers: { accept: 'text/html' } })
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, 'text/html; charset=utf-8', '<h1>Ada</h1>'])
    const browser = await films.fetch('/rpc/page', { headers: { accept: 'text/xml, text/*;q=0.5' } })
    expect(await browser.text()).toBe('<h1>you</h1>')
    const head = await films.fetch('/rpc/page', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('answers bytes as they are', async () => {
    const answer = await films.fetch('/rpc/dot', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
    expect(answer.headers.get('content-type')).toBe('image/x-dot')
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0, 255, 13, 10])
    const own = await films.fetch('/rpc/any_kind', { headers: { accept: 'image/png' } })
    expect([own.headers.get('content-type'), [...new Uint8Array(await own.arrayBuffer())]]).toEqual(['image/x-own', [1]])
  })

  test('and in no other', async () => {
    const answer = await films.fetch('/rpc/page', { headers: { accept: 'application/json' } })
    expect([answer.status, await answer.json()]).toMatchObject([406, { code: 'PGRST107' }])
  })
})

describe('an aggregate that makes whole bodies', () => {
  test('of the rows of one table, and of functions that give them', async () => {
    const answer = await films.fetch('/films?year=gte.2010&order=year', { headers: { accept: 'text/calendar' } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(await answer.text()).toBe('SUMMARY:Uncle Boonmee\nSUMMARY:Cemetery of Splendour\n')
    const called = await films.fetch('/rpc/films_of?year_from=2015', { headers: { accept: 'text/calendar' } })
    expect(await called.text()).toBe('SUMMARY:Cemetery of Splendour\n')
    expect((await films.fetch('/directors', { headers: { accept: 'text/calendar' } })).status).toBe(406)
    expect((await films.fetch('/films', { headers: { accept: '*/*' } })).headers.get('content-type')).toContain('application/json')
    expect(await (await films.fetch('/films', { method: 'HEAD', headers: { accept: 'text/calendar' } })).text()).toBe('')
  })

  test('of any rows, as bytes', async () => {
    const answer = await films.fetch('/directors?select=id', { headers: { accept: 'application/x-count' } })
    expect([answer.headers.get('content-type'), [...new Uint8Array(await answer.arrayBuffer())]]).toEqual(['application/x-count', [1, 1, 1]])
    const none = await films.fetch('/directors?id=eq.0', { headers: { accept: 'application/x-count' } })
    expect([none.status, (await none.arrayBuffer()).byteLength]).toEqual([200, 0])
  })
})

// https://docs.postgrest.org/en/v13/references/transactions.html#function-settings
describe('a function’s own settings', () => {
  test('hold for the whole transaction', async () => {
    expect((await films.anon.rpc('levels')).data).toBe('serializable')
    expect((await films.anon.rpc('plain_level')).data).toBe('read committed')
    expect((await films.anon.rpc('patient')).data).toBe('7s')
    const { error, status } = await films.anon.rpc('hurried')
    expect([status, error?.code]).toEqual([500, '57014'])
    expect((await films.anon.rpc('plain_level')).data).toBe('read committed')
  })
})
