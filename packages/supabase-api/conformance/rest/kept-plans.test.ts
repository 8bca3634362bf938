import { beforeAll, expect, test } from 'vitest'
import { serveFilms, type FilmServer } from './film-server.ts'

/** More often than PostgreSQL tries before it may keep a plan, which is five times, and than a statement is seen before it is prepared. */
const TIMES = 12

let films: FilmServer
beforeAll(async () => {
  films = await serveFilms()
  await films.owner.query(`
    create table lots (id int primary key, status text not null, family int not null, maker int not null, name text not null, listed int not null);
    insert into lots select n, case when n % 2 = 0 then 'active' else 'draft' end, least(n, 3), n % 50, 'lot ' || n, n from generate_series(1, 5000) n;
    create index on lots (listed desc, id) where status = 'active';
    create index on lots (family);
    analyze lots;
    grant select on lots to anon;
    create function kept() returns table (statement text, kept bigint, made bigint) language sql volatile as
      $$ select statement, generic_plans, custom_plans from pg_prepared_statements where statement like '%lots%' $$;
    grant execute on function kept() to anon`)
  await films.rest.reload()
})

type Kept = { statement: string; kept: number; made: number }

/** Asks one after the other, all on one connection, and answers how often a plan was kept and how often one was made. */
async function plansOf(address: (turn: number) => string): Promise<{ kept: number; made: number }> {
  const told = async () => (await (await films.fetch('/rpc/kept', { method: 'POST' })).json()) as Kept[]
  const sum = (rows: Kept[]) => ({ kept: rows.reduce((all, row) => all + row.kept, 0), made: rows.reduce((all, row) => all + row.made, 0) })
  const before = sum(await told())
  for (let turn = 0; turn < TIMES; turn++) {
    const answer = await films.fetch(address(turn))
    expect([answer.status, await answer.json()]).toEqual([200, expect.arrayContaining([expect.anything()])])
  }
  const after = sum(await told())
  return { kept: after.kept - before.kept, made: after.made - before.made }
}

test('what a partial index is about is planned once, however many ask', async () => {
  expect((await plansOf(() => '/lots?select=id,name&status=eq.active&order=listed.desc,id&limit=24')).made).toBe(0)
  const excluded = await plansOf((turn) => `/lots?select=id,name&status=eq.active&name=neq.${turn}&order=listed.desc,id&limit=24`)
  expect(excluded.made).toBeLessThan(TIMES - 1)
  expect(excluded.kept).toBeGreaterThan(0)
})

test('a row is found by its key with a plan that is kept', async () => {
  const one = await plansOf((turn) => `/lots?id=eq.${turn + 1}`)
  expect(one.kept).toBeGreaterThan(0)
  expect((await plansOf((turn) => `/lots?select=name&id=in.(${turn + 1},${turn + 100})`)).kept).toBeGreaterThan(0)
})

test.each([
  ['a family of two or of five thousand', (turn: number) => `/lots?family=eq.${1 + (turn % 3)}&order=listed.desc&limit=24`],
  ['a family beside what an index is about', (turn: number) => `/lots?status=eq.active&family=eq.${2 + (turn % 2)}&order=listed.desc&limit=24`],
  ['another status than that of the index', (turn: number) => `/lots?status=neq.${turn}&limit=24`],
])('%s is planned for each value, since another plan may be best for it', async (_, address) => {
  expect((await plansOf(address)).kept).toBe(0)
})

test('what is asked for is answered the same, however it is planned', async () => {
  const ids = async (path: string) => ((await (await films.fetch(path)).json()) as { id: number }[]).map(({ id }) => id)
  expect(await ids('/lots?select=id&status=eq.active&order=listed.desc&limit=3')).toEqual([5000, 4998, 4996])
  expect(await ids('/lots?select=id&status=eq.draft&order=listed.desc&limit=3')).toEqual([4999, 4997, 4995])
  expect(await ids(`/lots?select=id&status=eq.${encodeURIComponent("active' or true --")}&limit=3`)).toEqual([])
  expect(await ids('/lots?select=id&status=not.eq.active&order=id&limit=2')).toEqual([1, 3])
  expect(await ids('/lots?select=id&status=in.(active)&order=id&limit=101&offset=1')).toHaveLength(101)
})
