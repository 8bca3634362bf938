import { beforeAll, expect, test } from 'vitest'
import { serveFilms, type FilmServer } from './film-server.ts'

let films: FilmServer
beforeAll(async () => {
  films = await serveFilms()
  await films.owner.query(`
    create table public.seats (id int primary key, taken int not null default 0);
    insert into public.seats (id) values (1), (2);
    create function public.take_both() returns void language plpgsql volatile security definer set search_path = '' as $$ begin
      update public.seats set taken = taken + 1 where id = 1;
      update public.seats set taken = taken + 1 where id = 2;
    end $$;
    grant execute on function public.take_both() to anon, authenticated`)
  await films.rest.reload()
})

test('a call that has to give way in a deadlock is made again, and answered as if nothing had been', async () => {
  const { owner } = films
  const other = await owner.connect()
  await other.query('begin')
  await other.query('update public.seats set taken = taken + 1 where id = 2')
  const answer = films.fetch('/rpc/take_both', { method: 'POST' })
  await expect
    .poll(async () => (await owner.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount)
    .toBe(1)
  // Whoever has waited longer gives way; where that was the machine's fault this side does, and its half is undone.
  const own = await other.query('update public.seats set taken = taken + 1 where id = 1').then(
    () => 1,
    () => 0,
  )
  await other.query(own === 1 ? 'commit' : 'rollback')
  other.release()
  expect((await answer).status).toBe(204)
  expect((await owner.query('select taken from public.seats order by id')).rows).toEqual([{ taken: 1 + own }, { taken: 1 + own }])
})
