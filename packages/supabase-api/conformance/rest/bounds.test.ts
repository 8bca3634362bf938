import { beforeAll, describe, expect, test } from 'vitest'
import type { Bounds } from '../../rest/bounds/bounds.ts'
import { serveFilms, token, type FilmServer } from './film-server.ts'

const STRANGERS: Bounds = {
  embedDepth: 2,
  embeds: 3,
  rowsPerLevel: 100,
  columns: 30,
  arrayLength: 5,
  patterns: 3,
  filters: 6,
  bodyBytes: 1_000,
  plannedCost: 20_000,
  cheapCost: 5_000,
  costlyAtOnce: 2,
  statementTimeoutMs: 60_000,
}
/** The lock a costly question waits for, so that a test and not a clock says how long it takes. */
const HELD = 4711

let films: FilmServer
let hurried: FilmServer
let authorization: string
beforeAll(async () => {
  films = await serveFilms({ bounds: { anon: STRANGERS } })
  hurried = await serveFilms({ bounds: { anon: { ...STRANGERS, statementTimeoutMs: 50 } } })
  authorization = `Bearer ${await token({ role: 'authenticated', sub: '11111111-1111-1111-1111-111111111111' })}`
  await films.owner.query(`create function wait_for_owner() returns int language plpgsql as $$ begin perform pg_advisory_xact_lock(${HELD}); return 1; end $$;
    create function lengths(lists jsonb, many int[]) returns int language sql immutable as $$ select cardinality(many) $$;
    create table crowd as select id, 'name ' || id as name, id % 10 as friend_id from generate_series(0, 5000) id;
    alter table crowd add primary key (id), add foreign key (friend_id) references crowd;
    analyze crowd; grant select on crowd to anon, authenticated; grant execute on function wait_for_owner, lengths to anon; notify pgrst, 'reload schema'`)
  await films.rest.reload()
})

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await films.fetch(path, { ...init, headers: { 'content-type': 'application/json', ...(init.headers as Record<string, string> | undefined) } })
  const body: unknown = JSON.parse((await answer.text()) || 'null')
  return { status: answer.status, body }
}
const call = (name: string, given: unknown) => ask(`/rpc/${name}`, { method: 'POST', body: JSON.stringify(given) })
/** The name of the bound an answer names, and its status. */
const boundOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) =>
  typeof body === 'object' && body !== null && 'code' in body && 'details' in body && 'hint' in body && 'message' in body
    ? [status, body.code, body.details]
    : [status, body]
const by = (bound: keyof Bounds) => [400, '54000', `The bound is ${bound}.`]

describe('a stranger asks for too much and is told of which', () => {
  test.each([
    ['embedDepth', '/films?select=id,directors!director_id(id,films!director_id(id,directors!director_id(id)))'],
    ['embeds', '/films?select=id,a:actors(id),b:actors(id),c:actors(id),d:actors(id)'],
    ['columns', `/films?select=${Array.from({ length: 31 }, (_, at) => `a${at}:title`).join(',')}`],
    ['columns', '/films?select=*,*,*,*,*,*,*,*'],
    ['columns', `/films?select=id,directors!director_id(${Array.from({ length: 30 }, (_, at) => `a${at}:last_name`).join(',')})`],
    ['filters', `/films?${Array.from({ length: 7 }, (_, at) => `id=neq.${at}`).join('&')}`],
    ['filters', `/films?or=(${Array.from({ length: 4 }, (_, at) => `and(id.eq.${at},not.or(year.eq.1,year.eq.2))`).join(',')})`],
    ['filters', `/films?select=id,actors(id)&${Array.from({ length: 7 }, (_, at) => `actors.id=neq.${at}`).join('&')}`],
    ['patterns', '/films?title=ilike.*a*&title=like.*b*&title=match.c&title=fts.d'],
    ['patterns', '/films?title=ilike(any).{*a*,*b*,*c*,*d*}'],
    ['patterns', '/films?or=(title.imatch.a,title.imatch.b,title.plfts.c,title.like.d)'],
    ['arrayLength', '/films?id=in.(1,2,3,4,5,6)'],
    ['arrayLength', '/films?id=eq(any).{1,2,3,4,5,6}'],
    ['arrayLength', '/rpc/sum_all?n=1&n=2&n=3&n=4&n=5&n=6'],
    ['arrayLength', '/rpc/lengths?lists=null&many={1,2,3,4,5,6}'],
    ['arrayLength', '/rpc/lengths?lists=[1,2,3,4,5,6]&many={1}'],
    // Every friend has friends: five thousand times five hundred.
    ['plannedCost', '/crowd?select=id,friends:crowd!friend_id(id,friends:crowd!friend_id(id,name))'],
  ] as const)('%s: %s', async (bound, path) => {
    expect(boundOf(await ask(path))).toEqual(by(bound))
  })

  test('arrays of an argument, in JSON and as PostgreSQL spells them, however deep', async () => {
    expect(boundOf(await call('lengths', { lists: [], many: [1, 2, 3, 4, 5, 6] }))).toEqual(by('arrayLength'))
    expect(boundOf(await call('lengths', { lists: [], many: '{1,2,3,4,5,6}' }))).toEqual(by('arrayLength'))
    expect(boundOf(await call('lengths', { lists: { a: [{ b: [1, 2, 3, 4, 5, 6] }] }, many: [] }))).toEqual(by('arrayLength'))
    expect(boundOf(await call('lengths', { lists: '[1,2,3,4,5,6]', many: [] }))).toEqual(by('arrayLength'))
    expect(boundOf(await call('echo_json', [1, 2, 3, 4, 5, 6]))).toEqual(by('arrayLength'))
    expect(await call('lengths', { lists: [1, 2, 3], many: [1, 2, 3, 4, 5] })).toEqual({ status: 200, body: 5 })
    expect((await call('echo_json', { text: 'x'.repeat(1_000) })).status).toBe(413)
  })

  test('the answer to nobody’s many rows is cut off, as maxRows does', async () => {
    const { body } = await ask('/crowd?select=friends:crowd!friend_id(id)&id=eq.1&friends.limit=400')
    expect(body).toMatchObject([{ friends: { length: 100 } }])
  })

  test('as much as is allowed is answered, and somebody with other bounds is asked for none of these', async () => {
    for (const path of [
      '/films?select=id,directors!director_id(id,films!director_id(id))&id=in.(1,2,3,4,5)&title=ilike.*a*',
      '/crowd?select=id,friends:crowd!friend_id(id)&limit=3',
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 200])
    const deep = '/films?select=id,directors!director_id(id,films!director_id(id,directors!director_id(id)))&id=in.(1,2,3,4,5,6)'
    expect((await ask(deep, { headers: { authorization } })).status).toBe(200)
  })

  test('what was cheap for one row, or for values that few rows have, is not cheap for all', async () => {
    const path = (limit: number, id: number) => `/crowd?select=id,friends:crowd!friend_id(id,friends:crowd!friend_id(id))&id=gt.${id}&limit=${limit}`
    expect((await ask(path(1, 4_999))).status).toBe(200)
    expect((await ask(path(1, 0))).status).toBe(200)
    expect(boundOf(await ask(path(1_000, 4_999)))).toEqual(by('plannedCost'))
  })
})

test('a costly question never holds up a cheap one, however many are asked', async () => {
  const held = await films.owner.connect()
  await held.query('select pg_advisory_lock($1)', [HELD])
  const answered: number[] = []
  const costly = Array.from({ length: 12 }, async () => {
    const { status } = await call('wait_for_owner', {})
    answered.push(status)
  })
  await expect
    .poll(async () => (await films.owner.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount)
    .toBe(STRANGERS.costlyAtOnce)
  for (let time = 0; time < 20; time += 1) expect((await ask('/films?select=id&limit=1')).status).toBe(200)
  expect((await films.owner.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount).toBe(STRANGERS.costlyAtOnce)
  expect(answered).toEqual([])
  await held.query('select pg_advisory_unlock($1)', [HELD])
  held.release()
  await Promise.all(costly)
  expect(answered).toEqual(Array(12).fill(200))
})

test('running out of the time of one’s role is no failure of the server', async () => {
  const answer = await hurried.fetch('/rpc/sleep', { method: 'POST', body: '{"seconds":60}', headers: { 'content-type': 'application/json' } })
  expect([answer.status, await answer.json()]).toMatchObject([504, { code: '57014' }])
})
