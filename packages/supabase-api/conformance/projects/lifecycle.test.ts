import { rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { failedStart, freePort, projectFolder, startProject, stoppedAt } from './start-project.ts'

// Starting, stopping, starting again, and every reason not to start, each in a sentence that says what to do.
const CONFIG = 'supabase/config.toml'
const FIRST = 'supabase/migrations/20240101000000_first.sql'
const NOTES = "create table public.notes (id int primary key, text text); insert into public.notes values (1, 'kept');"

test('a second start keeps the data, applies what is new and plants no seed again', async () => {
  const folder = projectFolder(undefined, { [CONFIG]: 'project_id = "again"', [FIRST]: NOTES, 'supabase/seed.sql': `insert into notes values (2, 'seeded')` })
  const first = await startProject(folder)
  expect(first.said()).toMatch(/migrations applied +1\nseed files +1\n/)
  await first.admin.from('notes').insert({ id: 3, text: 'written' })
  expect(await first.stop()).toEqual({ code: 0, signal: null })

  writeFileSync(join(folder, 'supabase/migrations/20240102000000_more.sql'), 'alter table notes add column stars int not null default 5;')
  const second = await startProject(folder)
  expect(second.said()).toMatch(/migrations applied +1\n(?!seed)/)
  expect((await second.admin.from('notes').select().order('id')).data).toEqual([
    { id: 1, text: 'kept', stars: 5 },
    { id: 2, text: 'seeded', stars: 5 },
    { id: 3, text: 'written', stars: 5 },
  ])
  expect(await second.stop()).toEqual({ code: 0, signal: null })
  expect((await startProject(folder)).said()).not.toMatch(/migrations applied|seed files/)
})

test('a folder without a config, without migrations, is served as it is; a folder for the data may be named', async () => {
  const [folder, data] = [projectFolder(undefined, { 'supabase/.keep': '' }), projectFolder(undefined, { 'supabase/.temp/api/.keep': '' })]
  const parameters = ['--port', String(await freePort()), '--data', join(data, 'supabase/.temp/api')]
  const project = await startProject(folder, { parameters })
  expect((await project.client().auth.signUp({ email: 'ada@example.com', password: 'six-by-six' })).data.session).not.toBeNull()
})

test('a migration that fails is named with its line and statement, nothing of it counts, and mended it goes on', async () => {
  const second = 'supabase/migrations/20240102000000_second.sql'
  const folder = projectFolder(undefined, {
    [FIRST]: NOTES,
    [second]: `-- Two good statements, then a bad one.\nalter table notes add column stars int;\ninsert into notes values (9, 'half');\n\ncreate table wrong (\n  id int,\n  place nowhere\n);`,
    'supabase/seed.sql': `insert into notes (id, text) values (7, 'seeded after all')`,
  })
  const { code, said } = await failedStart(['--project', folder, '--port', String(await freePort())])
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(
      /^Cannot start: \S+20240102000000_second\.sql:7: type "nowhere" does not exist \(42704\)\n {2}in: create table wrong \( id int, place nowhere \)\n$/,
    ),
  ])
  writeFileSync(join(folder, second), 'alter table notes add column stars int;')
  const project = await startProject(folder)
  expect((await project.admin.from('notes').select('id, stars').order('id')).data).toEqual([
    { id: 1, stars: null },
    { id: 7, stars: null },
  ])
})

test('a number used twice is a sentence, since only one of the two would be applied', async () => {
  const folder = projectFolder(undefined, { [FIRST]: NOTES, 'supabase/migrations/20240101000000_other.sql': 'select 1' })
  const { code, said } = await failedStart(['--project', folder, '--port', String(await freePort())])
  expect([code, said]).toEqual([1, expect.stringMatching(/^Cannot start: Two migrations in \S+ have the number 20240101000000\./)])
})

test('files of editors that mark them are read, and a function that is not there is told of', async () => {
  const folder = projectFolder(undefined, { [CONFIG]: '\uFEFFproject_id = "marked"\r\n[functions.ghost]\r\nverify_jwt = true\r\n', [FIRST]: `\uFEFF${NOTES}` })
  const project = await startProject(folder)
  expect(project.said()).toMatch(/^Warning: functions\.ghost is configured, but functions\/ghost\/index\.ts is not there\.\nmarked is served/)
})

test('a seed that fails is named, and is planted whole when it is mended', async () => {
  const folder = projectFolder(undefined, {
    [FIRST]: NOTES,
    'supabase/seed.sql': `insert into notes values (2, 'two');\ninsert into notes values (1, 'again');`,
  })
  const { said } = await failedStart(['--project', folder, '--port', String(await freePort())])
  expect(said).toMatch(/seed\.sql:2: duplicate key value violates unique constraint "notes_pkey" \(23505\)\n {2}Key \(id\)=\(1\) already exists\./)
  rmSync(join(folder, 'supabase/seed.sql'))
  writeFileSync(join(folder, 'supabase/seed.sql'), `insert into notes values (2, 'two');`)
  expect((await (await startProject(folder)).admin.from('notes').select('id').order('id')).data).toEqual([{ id: 1 }, { id: 2 }])
})

test.each([
  ['', 200],
  ['auto_expose_new_tables = true', 200],
  ['auto_expose_new_tables = false', 401],
])('new tables are open to the API unless the config says else: [api] %s', async (setting, status) => {
  const granted = 'create table granted (id int); grant select on granted to anon;'
  const project = await startProject(projectFolder(undefined, { [CONFIG]: `[api]\n${setting}`, [FIRST]: `${NOTES} ${granted}` }))
  const client = project.client()
  expect([(await client.from('notes').select()).status, (await client.from('granted').select()).status]).toEqual([status, 200])
})

test('what is under way when it stops is answered, and live connections are let go', async () => {
  // Held still by a lock that the test has, for as long as it takes, so that nobody has to come at the right moment.
  const slow = `create function public.slowly() returns text language sql set statement_timeout to '10min' set lock_timeout to '10min' as $$ select pg_advisory_xact_lock(4711); select $t$answered$t$::text $$;`
  const project = await startProject(projectFolder(undefined, { [FIRST]: slow }))
  const client = project.client()
  const channel = client.channel('any')
  await new Promise<void>((joined) => channel.subscribe((status) => status === 'SUBSCRIBED' && joined()))
  const holder = new pg.Client({ connectionString: project.databaseUrl })
  holder.on('error', () => undefined)
  await holder.connect()
  await holder.query('select pg_advisory_lock(4711)')
  const answer = client.rpc('slowly').then(({ data }) => data)
  await expect.poll(() => waits(project.databaseUrl)).toBe(true)
  const ended = project.stop()
  // It has begun to stop when it lets nobody new in.
  await expect
    .poll(() =>
      fetch(`${project.url}/auth/v1/health`)
        .then(({ status }) => status)
        .catch(() => 'closed'),
    )
    .not.toBe(200)
  await holder.query('select pg_advisory_unlock(4711)')
  await holder.end()
  expect([await answer, await ended]).toEqual(['answered', { code: 0, signal: null }])
  await client.removeAllChannels()
})

/** Whether somebody waits in the database for a lock that another holds. */
async function waits(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(`select from pg_locks where locktype = 'advisory' and objid = 4711 and not granted`)
  await client.end()
  return (rowCount ?? 0) > 0
}

test('a start that is stopped halfway ends in order, and the next one goes on', async () => {
  const folder = projectFolder(undefined, { [FIRST]: `create extension plv8; ${NOTES} select pg_sleep(1);` })
  expect(await stoppedAt(['--project', folder, '--port', String(await freePort())], /extension plv8/)).toEqual({ code: 0, signal: null })
  const project = await startProject(folder)
  expect(project.said()).not.toContain('migrations applied')
  expect((await project.admin.from('notes').select('text')).data).toEqual([{ text: 'kept' }])
})

test('a port somebody else has is a sentence, and the project is not touched', async () => {
  const other = createServer()
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  // A listening TCP server's address is an AddressInfo.
  const { port } = other.address() as AddressInfo
  const folder = projectFolder(undefined, { [CONFIG]: `[api]\nport = ${port}` })
  expect(await failedStart(['--project', folder])).toEqual({
    code: 1,
    said: `Cannot start: port ${port} is taken. Stop what uses it, or choose another: --port ${port + 1}\n`,
  })
  await new Promise((closed) => other.close(closed))
})

test('two servers never share the data of a project', async () => {
  const folder = projectFolder(undefined, { [FIRST]: NOTES })
  await startProject(folder)
  const { code, said } = await failedStart(['--project', folder, '--port', String(await freePort())])
  expect([code, said]).toEqual([1, expect.stringMatching(/^Cannot start: .*process \d+/)])
})

test.each([
  ['no project there', ['--project', '/nowhere'], /^Cannot start: \/nowhere has no folder "supabase"/],
  ['a port that is none', ['--port', 'many'], /^Cannot start: --port must be a number from 1 to 65535, but is many\.\n$/],
  ['a parameter nobody knows', ['--prot', '1'], /^Cannot start: .*Write: npm run api -- --project DIR \[--port N\] \[--data DIR\]\n$/],
])('%s is a sentence', async (_what, parameters, sentence) => {
  expect(await failedStart(parameters)).toEqual({ code: 1, said: expect.stringMatching(sentence) })
})

test.each([
  [
    'a setting of the wrong kind',
    '[api]\nmax_rows = "all"',
    /config\.toml has a value we cannot use: api\.max_rows must be a whole number from 1, but is "all"\.\n$/,
  ],
  ['a secret that is not set', '[auth]\njwt_secret = "env(NOT_SET)"', /auth\.jwt_secret in \S+ asks for the variable NOT_SET, which is not set\.\n$/],
  ['a provider without its client', '[auth.external.google]\nenabled = true', /auth\.external\.google in \S+ is on and must say its client_id\.\n$/],
  [
    'a hook that is nowhere',
    '[auth.hook.send_sms]\nenabled = true\nuri = "somewhere"',
    /auth\.hook\.send_sms\.uri must be an address that begins with pg-functions:\/\//,
  ],
  [
    'a template that is not there',
    '[auth.email.template.invite]\ncontent_path = "./gone.html"',
    /auth\.email\.template\.invite\.content_path names \.\/gone\.html, which does not exist/,
  ],
])('%s is a sentence', async (_what, toml, sentence) => {
  const { code, said } = await failedStart(['--project', projectFolder(undefined, { [CONFIG]: toml }), '--port', String(await freePort())])
  expect([code, said]).toEqual([1, expect.stringMatching(sentence)])
})
