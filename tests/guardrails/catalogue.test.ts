/**
 * What must be true of every table, policy and function, asked of PostgreSQL's own catalogue. Each question answers with nothing, or with exactly the
 * rows of its list, each with the reason why it is right.
 */
import { expect, test } from 'vitest'
import type { Database } from '../../app/platform/database.ts'
import { testDatabase } from '../support/database.ts'
import {
  CALLABLE_BY_STRANGERS,
  CALLABLE_OF_INTERFACES,
  CLOSED_ON_PURPOSE,
  FLOATING_ON_PURPOSE,
  GRANTED_AND_EMPTY,
  OPEN_TO_ALL,
  UNINDEXED_ON_PURPOSE,
} from './catalogue-exceptions.ts'
import { QUESTIONS } from './catalogue-questions.ts'

const db = await testDatabase()
const EXPOSED = ['public']
const OURS = ['public', 'private']
/** Files and topics are guarded by policies as rows are; their tables stand in schemas of the interfaces. */
const GUARDED = [...OURS, 'storage', 'realtime']
const SERVED = [...EXPOSED, 'storage', 'realtime']

const answers = async (question: string, schemas = EXPOSED, asked: Database = db.owner): Promise<string[]> =>
  (await asked.all<{ name: string }>(question, [schemas])).map(({ name }) => name).sort()
const expected = (list: Readonly<Record<string, string>>): string[] => Object.keys(list).sort()

test('every table is locked', async () => {
  expect(await answers(QUESTIONS.tablesNobodyLocked, SERVED)).toEqual([])
})

test('what is locked and has no key is listed', async () => {
  expect(await answers(QUESTIONS.lockedWithoutKey, SERVED)).toEqual(expected(CLOSED_ON_PURPOSE))
})

test('what is granted without a policy is listed, and shows nobody a row', async () => {
  expect(await answers(QUESTIONS.grantedWithoutPolicy, SERVED)).toEqual(expected(GRANTED_AND_EMPTY))
})

test('views ask with the rights of whoever reads them', async () => {
  expect(await answers(QUESTIONS.viewsWithOwnersRights, SERVED)).toEqual([])
})

test('no materialized view is served, since row level security does not bind it', async () => {
  expect(await answers(QUESTIONS.servedMaterializedViews, SERVED)).toEqual([])
})

test('borrowed rights come with an empty search path', async () => {
  expect(await answers(QUESTIONS.borrowedRightsWithoutSearchPath, [...GUARDED, 'auth', 'jobs'])).toEqual([])
})

test('borrowed rights are nobody’s by default', async () => {
  expect(await answers(QUESTIONS.borrowedRightsOfEverybody, [...GUARDED, 'auth', 'jobs'])).toEqual([])
})

test('the functions a stranger may call are listed', async () => {
  expect(await answers(QUESTIONS.callableByStrangers, OURS)).toEqual(expected(CALLABLE_BY_STRANGERS))
  expect(await answers(QUESTIONS.callableByStrangers, ['storage', 'realtime'])).toEqual(expected(CALLABLE_OF_INTERFACES))
})

test('policies ask once who is calling, not once per row', async () => {
  expect(await answers(QUESTIONS.policiesAskingPerRow, GUARDED)).toEqual([])
})

test('policies name their roles, and what is open to all is listed', async () => {
  expect(await answers(QUESTIONS.policiesForThePublicRole, GUARDED)).toEqual([])
  expect(await answers(QUESTIONS.policiesOpenToAll, GUARDED)).toEqual(expected(OPEN_TO_ALL))
})

test('what everybody reads is asked before the rights of members', async () => {
  expect(await answers(QUESTIONS.policiesOfEverybodyAskedLate, GUARDED)).toEqual([])
})

test('what is changed is checked as it will be, not only as it was', async () => {
  expect(await answers(QUESTIONS.changesNotChecked, GUARDED)).toEqual([])
})

test('a policy about files names its bucket first, and one about topics asks which topic, and whose', async () => {
  expect(await answers(QUESTIONS.filesOfAnyBucket, GUARDED)).toEqual([])
  expect(await answers(QUESTIONS.topicsOfAnybody, GUARDED)).toEqual([])
})

test('every foreign key has an index', async () => {
  expect(await answers(QUESTIONS.foreignKeysWithoutIndex, GUARDED)).toEqual(expected(UNINDEXED_ON_PURPOSE))
})

test('money is whole minor units', async () => {
  expect(await answers(QUESTIONS.minorUnitsNotBigint, OURS)).toEqual([])
})

test('floating-point numbers are listed, and none is money', async () => {
  expect(await answers(QUESTIONS.floatingNumbers, OURS)).toEqual(expected(FLOATING_ON_PURPOSE))
})

test('a price that is not in minor units is computed from one that is', async () => {
  expect(await answers(QUESTIONS.pricesNotComputed, OURS)).toEqual([])
})

test('moments carry their time zone', async () => {
  expect(await answers(QUESTIONS.momentsWithoutZone, GUARDED)).toEqual([])
})

test('things bear the words of the trade', async () => {
  expect(await answers(QUESTIONS.namesOfSentences, GUARDED)).toEqual([])
})

test('every table and every function says what it promises', async () => {
  expect(await answers(QUESTIONS.functionsWithoutComment)).toEqual([])
  expect(await answers(QUESTIONS.tablesWithoutComment)).toEqual([])
})

test('strangers and members can neither make nor empty anything, nor see the accounts or the queue', async () => {
  expect(await answers(QUESTIONS.dangerousRights, GUARDED)).toEqual([])
  expect(await answers(QUESTIONS.rightsToCreate, [])).toEqual([])
  expect(await answers(QUESTIONS.readersOfClosedSchemas, ['auth', 'graphile_worker', 'migration'])).toEqual([])
})

/** One mistake per question. The tables of a mistake are rolled back with the transaction. */
const MISTAKES: Record<keyof typeof QUESTIONS, { mistake: string; found: string; schemas?: string[] }> = {
  tablesNobodyLocked: { mistake: 'create table public.wrong ()', found: 'public.wrong' },
  lockedWithoutKey: { mistake: 'create table public.wrong (); alter table public.wrong enable row level security', found: 'public.wrong' },
  grantedWithoutPolicy: { mistake: 'create table public.wrong (a int); grant insert (a) on public.wrong to anon', found: 'public.wrong to anon' },
  viewsWithOwnersRights: { mistake: 'create view public.wrong as select 1 as one', found: 'public.wrong' },
  servedMaterializedViews: { mistake: 'create materialized view public.wrong as select 1 as one; grant select on public.wrong to anon', found: 'public.wrong' },
  borrowedRightsWithoutSearchPath: {
    mistake: `create function public.wrong() returns int language sql security definer set search_path = public as 'select 1'`,
    found: 'wrong()',
  },
  borrowedRightsOfEverybody: {
    mistake: `create function public.wrong() returns int language sql security definer as 'select 1'; grant execute on function public.wrong() to public`,
    found: 'wrong()',
  },
  callableByStrangers: {
    mistake: `create function public.wrong() returns int language sql as 'select 1'; grant execute on function public.wrong() to public`,
    found: 'public.wrong',
  },
  policiesAskingPerRow: {
    mistake: 'create table public.wrong (a uuid); create policy p on public.wrong to anon using (a = auth.uid())',
    found: 'public.wrong: p',
  },
  policiesForThePublicRole: { mistake: 'create table public.wrong (a int); create policy p on public.wrong using (a = 1)', found: 'public.wrong: p' },
  policiesOpenToAll: { mistake: 'create table public.wrong (); create policy p on public.wrong to anon using (true)', found: 'public.wrong: p' },
  policiesOfEverybodyAskedLate: {
    mistake:
      'create table public.wrong (a int); create policy p on public.wrong for select to anon, authenticated using (a = 1); create policy q on public.wrong for select to authenticated using (a = 2)',
    found: 'public.wrong: p',
  },
  changesNotChecked: {
    mistake: 'create table public.wrong (a int); create policy p on public.wrong for update to anon using (a = 1)',
    found: 'public.wrong: p',
  },
  filesOfAnyBucket: {
    mistake: `create policy p on storage.objects for select to authenticated using (owner_id = '1' or bucket_id = 'avatars')`,
    found: 'storage.objects: p',
    schemas: GUARDED,
  },
  topicsOfAnybody: {
    mistake: `create policy p on realtime.messages for select to authenticated using ((select realtime.topic()) like 'desk:%')`,
    found: 'realtime.messages: p',
    schemas: GUARDED,
  },
  foreignKeysWithoutIndex: {
    mistake: 'create table public.wrong (a int primary key, b int references public.wrong); create index wrong_b on public.wrong (b) where a > 0',
    found: 'wrong.b',
  },
  minorUnitsNotBigint: { mistake: 'create table public.wrong (price_minor int)', found: 'wrong.price_minor is integer' },
  floatingNumbers: { mistake: 'create table public.wrong (a real)', found: 'wrong.a' },
  pricesNotComputed: { mistake: 'create table public.wrong (unit_price numeric)', found: 'wrong.unit_price' },
  momentsWithoutZone: { mistake: 'create table public.wrong (at timestamp)', found: 'wrong.at' },
  namesOfSentences: { mistake: 'create function public.room(for_pieces uuid) returns int language sql as $$ select 1 $$', found: 'room(for_pieces)' },
  functionsWithoutComment: { mistake: `create function public.wrong() returns int language sql as 'select 1'`, found: 'wrong()' },
  tablesWithoutComment: { mistake: 'create table public.wrong ()', found: 'wrong' },
  dangerousRights: { mistake: 'create table public.wrong (); grant all on public.wrong to authenticated', found: 'authenticated may truncate wrong' },
  rightsToCreate: { mistake: 'grant create on schema public to authenticated', found: 'authenticated in public', schemas: [] },
  readersOfClosedSchemas: {
    mistake: 'grant usage on schema graphile_worker to anon; grant select on all tables in schema graphile_worker to anon',
    found: 'anon reads graphile_worker._private_jobs',
    schemas: ['graphile_worker'],
  },
}

/** The same mistakes where files and topics are guarded. */
const ELSEWHERE: readonly [keyof typeof QUESTIONS, { mistake: string; found: string }][] = [
  ['tablesNobodyLocked', { mistake: 'alter table storage.objects disable row level security', found: 'storage.objects' }],
  ['policiesOpenToAll', { mistake: 'create policy p on storage.objects for select to authenticated using (true)', found: 'storage.objects: p' }],
  ['policiesOpenToAll', { mistake: 'create policy p on realtime.messages for insert to authenticated with check (true)', found: 'realtime.messages: p' }],
  ['policiesForThePublicRole', { mistake: `create policy p on realtime.messages for select using (topic = 'x')`, found: 'realtime.messages: p' }],
  [
    'policiesAskingPerRow',
    { mistake: `create policy p on realtime.messages for select to authenticated using (realtime.topic() = 'x')`, found: 'realtime.messages: p' },
  ],
  [
    'changesNotChecked',
    { mistake: `create policy p on storage.objects for update to authenticated using (bucket_id = 'avatars')`, found: 'storage.objects: p' },
  ],
  [
    'filesOfAnyBucket',
    { mistake: `create policy p on storage.objects for delete to authenticated using (owner_id = (select auth.uid())::text)`, found: 'storage.objects: p' },
  ],
  [
    'topicsOfAnybody',
    { mistake: `create policy p on realtime.messages for select to authenticated using (extension = 'broadcast')`, found: 'realtime.messages: p' },
  ],
  ['dangerousRights', { mistake: 'grant truncate on storage.objects to authenticated', found: 'authenticated may truncate storage.objects' }],
]

test.each([
  ...Object.entries(MISTAKES),
  ...ELSEWHERE.map(([name, facts]): [string, (typeof MISTAKES)[keyof typeof MISTAKES]] => [name, { ...facts, schemas: GUARDED }]),
])('the question %s finds a mistake', async (name, { mistake, found, schemas }) => {
  const undo = new Error('undo')
  await expect(
    db.owner.transaction(async (tx) => {
      for (const statement of mistake.split('; ')) await tx.all(statement)
      // The names of MISTAKES are those of QUESTIONS; Object.entries forgets it.
      expect(await answers(QUESTIONS[name as keyof typeof QUESTIONS], schemas, tx)).toContain(found)
      throw undo
    }),
  ).rejects.toBe(undo)
})
