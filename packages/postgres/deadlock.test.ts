import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '@hattha/testing'
import { baseMigrations } from './migration-files.ts'

const db = await testDatabase({ sources: [baseMigrations()], whenDone: afterAll })
const { service, owner } = db
await owner.all('create table public.shelves (id bigint primary key, pieces int not null default 0, beside bigint)')
await owner.all('grant all on public.shelves to service_role')
// One statement that takes two rows, as a trigger has it: first its own, then the one beside it.
await owner.all(`create function public.follow_beside() returns trigger language plpgsql as $$
  begin update public.shelves set pieces = pieces + 1 where id = new.beside; return null; end $$`)
await owner.all(`create trigger beside after update on public.shelves for each row when (new.beside is not null) execute function public.follow_beside()`)

const add = 'update public.shelves set pieces = pieces + 1 where id = $1'
const pieces = async (): Promise<number[]> =>
  (await service.all<{ pieces: number }>('select pieces from public.shelves order by id')).map(({ pieces: number }) => number)

/** Waits until so many have come, and is open for good from then on. */
function gate(many: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let come = 0
  return () => {
    come += 1
    if (come === many) resolve()
    return promise
  }
}

test('who gives way in a deadlock does its transaction again, and both are done once', async () => {
  await owner.all('truncate public.shelves')
  await owner.all('insert into public.shelves (id) values (1), (2)')
  const bothHaveOne = gate(2)
  let tries = 0
  const take = (first: number, second: number) =>
    service.transaction(
      async (tx) => {
        tries += 1
        await tx.all(add, [first])
        await bothHaveOne()
        await tx.all(add, [second])
      },
      { repeatable: true },
    )
  await Promise.all([take(1, 2), take(2, 1)])
  expect(await pieces()).toEqual([2, 2])
  expect(tries).toBeGreaterThan(2)
})

test('a statement that is a transaction of its own does so by itself', async () => {
  await owner.all('truncate public.shelves')
  await owner.all('insert into public.shelves (id, beside) values (1, 2), (2, null)')
  let alone: Promise<unknown> | undefined
  await service.transaction(
    async (tx) => {
      await tx.all(add, [2])
      if (alone === undefined) {
        alone = service.all(add, [1])
        await expect.poll(waiting).toBe(1)
      }
      await tx.all(add, [1])
    },
    { repeatable: true },
  )
  await alone
  // Either adds one to the first, which adds one to the second; the transaction has added one there before.
  expect(await pieces()).toEqual([2, 3])
})

test('whatever else fails is not done again', async () => {
  let tries = 0
  const broken = () => {
    tries += 1
    return service.one('select 1 / 0')
  }
  await expect(service.transaction(broken, { repeatable: true })).rejects.toThrow('division by zero')
  expect(tries).toBe(1)
})

/** How many wait for somebody's lock. */
const waiting = async (): Promise<number> =>
  Number(
    (
      await owner.one<{ many: bigint }>(
        `select count(*) as many from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
      )
    ).many,
  )
