import pg from 'pg'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { planRead } from '../../rest/plan/plan-read.ts'
import { ADA, serveFilms, token, type FilmServer } from './film-server.ts'

// Counts, and does what it did.
vi.mock('../../rest/plan/plan-read.ts', { spy: true })

/** More often than a statement is seen before it is prepared, on each of the four connections of a role. */
const TURNS = 12

let films: FilmServer
beforeAll(async () => {
  films = await serveFilms()
  await films.owner.query(`
    create table public.pledges (id int generated always as identity primary key, film_id bigint references public.films deferrable initially deferred, said text not null);
    create index on public.pledges (said) where said = 'kept';
    grant select, insert on public.pledges to anon, authenticated;
    insert into public.pledges (said) values ('kept'), ('it''s "so"'), ('100 % + 1'), ('ไทย'), ('{a,b}'), ('');
    create function public.told() returns json language sql stable as $$ select json_build_object(
      'turn', current_setting('request.headers')::json ->> 'x-turn', 'cookies', current_setting('request.cookies'), 'path', current_setting('request.path'),
      'who', current_setting('request.jwt.claims')::json ->> 'sub', 'reads', current_setting('transaction_read_only'), 'began', current_setting('search_path')) $$;
    create function public.pledge_quietly() returns int language sql volatile as $$ insert into public.pledges (said) values ('quietly') returning 1 $$;
    create function public.writes_quietly() returns int language plpgsql stable as $$ begin return public.pledge_quietly(); end $$;
    create function public.pledge_and_fail() returns int language plpgsql volatile as $$ begin
      insert into public.pledges (said) values ('undone'); raise exception 'no' using errcode = 'P0001'; end $$;
    create function public.pledge_to_nothing() returns int language plpgsql volatile as $$ begin
      insert into public.pledges (film_id, said) values (-1, 'undone'); return 1; end $$;
    grant execute on all functions in schema public to anon, authenticated`)
  await films.rest.reload()
})
afterEach(() => vi.restoreAllMocks())

const eachTurn = async <Result>(ask: (turn: number) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  for (let turn = 0; turn < TURNS; turn++) results.push(await ask(turn))
  return results
}
const pledgesNamed = async (said: string) => (await films.owner.query('select 1 from public.pledges where said = $1', [said])).rowCount
const said = async (address: string): Promise<unknown> => (await films.fetch(address)).json()

test('what a connection has prepared is one question to it', async () => {
  await eachTurn(() => films.fetch('/films?select=id,title&order=id'))
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const answer = await films.fetch('/films?select=id,title&order=id')
  expect([answer.status, answer.headers.get('content-range')]).toEqual([200, expect.stringMatching(/^0-\d+\/\*$/)])
  expect(asked).toHaveBeenCalledTimes(1)
})

test('each question tells of itself alone, whoever asked before on the same connection', async () => {
  const ada = await token({ role: 'authenticated', sub: ADA })
  const other = await token({ role: 'authenticated', sub: ADA.replace('1', '2') })
  const told = await eachTurn(async (turn) => {
    const headers = { authorization: `Bearer ${turn % 2 === 0 ? ada : other}`, 'x-turn': String(turn), ...(turn % 3 === 0 && { cookie: `turn=${turn}` }) }
    return (await films.fetch('/rpc/told', { headers })).json()
  })
  expect(told).toEqual(
    told.map((_, turn) => ({
      turn: String(turn),
      cookies: turn % 3 === 0 ? JSON.stringify({ turn: String(turn) }) : '{}',
      path: '/rpc/told',
      who: turn % 2 === 0 ? ADA : ADA.replace('1', '2'),
      reads: 'on',
      began: '"public", "extensions"',
    })),
  )
})

test('what only reads can change nothing, the first time and the twelfth', async () => {
  const answers = await eachTurn(async () => (await films.fetch('/rpc/writes_quietly', { method: 'POST' })).json())
  expect(answers).toEqual(answers.map(() => expect.objectContaining({ code: '25006' })))
  expect(await pledgesNamed('quietly')).toBe(0)
})

test.each([
  ['that fails', 'pledge_and_fail', 'P0001'],
  ['that is refused at its very end', 'pledge_to_nothing', '23503'],
])('a question %s is undone as a whole, and the next is answered', async (_, name, code) => {
  const answers = await eachTurn(async () => {
    const failed = await (await films.fetch(`/rpc/${name}`, { method: 'POST' })).json()
    return [failed, (await films.fetch('/films?select=id&limit=1')).status]
  })
  expect(answers).toEqual(answers.map(() => [expect.objectContaining({ code }), 200]))
  expect(await pledgesNamed('undone')).toBe(0)
})

test('an address is planned once for all values that it compares with', async () => {
  const planned = vi.mocked(planRead)
  const address = (turn: number) => `/pledges?select=said,films(title)&said=neq.${turn}&id=gte.${turn}&film_id=not.eq.${turn}&order=id&limit=3`
  await films.fetch(address(0))
  planned.mockClear()
  const statuses = await eachTurn(async (turn) => (await films.fetch(address(turn + 1))).status)
  expect(statuses).toEqual(statuses.map(() => 200))
  expect(planned).not.toHaveBeenCalled()
})

test('every value is answered with its own rows', async () => {
  for (const value of ['kept', `it's "so"`, '100 % + 1', 'ไทย', '{a,b}', '', 'none', '\u{10fffd}0\u{10fffd}', 'eq.kept', 'kept']) {
    const rows = ['none', 'eq.kept', '\u{10fffd}0\u{10fffd}'].includes(value) ? [] : [{ said: value }]
    expect(await said(`/pledges?select=said&said=eq.${encodeURIComponent(value)}`)).toEqual(rows)
    expect(await said(`/pledges?select=said&said=eq.${encodeURIComponent(value)}&id=gt.0&said=gte.${encodeURIComponent(value)}`)).toEqual(rows)
  }
  expect(await said('/pledges?select=said&said=eq.100+%25+%2B+1')).toEqual([{ said: '100 % + 1' }])
  expect(await said('/pledges?select=id&id=gte.2&id=lte.2')).toEqual([{ id: 2 }])
  expect(await said('/pledges?select=id&id=gte.3&id=lte.4')).toEqual([{ id: 3 }, { id: 4 }])
  expect(await said('/films?select=id,directors!inner(id)&directors.id=eq.1&id=eq.1')).toEqual(
    await said('/films?select=id,directors!inner(id)&id=eq.1&directors.id=eq.1'),
  )
})

test('what is refused is refused with any value', async () => {
  for (const value of ['1', 'one', '2', '%zz', '3']) {
    const answer = await films.fetch(`/pledges?select=id&id=eq.${value}`)
    expect([value, answer.status]).toEqual([value, /^\d$/.test(value) ? 200 : 400])
  }
  for (const address of ['select=eq.said', 'order=eq.said', 'limit=eq.1', 'nothing=eq.1']) {
    for (const end of ['', '2']) expect([address, (await films.fetch(`/pledges?${address}${end}`)).status]).toEqual([address, 400])
  }
})
