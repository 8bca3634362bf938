import { PostgrestClient } from '@supabase/postgrest-js'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { projectFolder, startProject } from './start-project.ts'

// A table with policies, its seed, and settings that are not the usual ones. https://supabase.com/docs/guides/local-development/cli/config
const project = await startProject(projectFolder('todo'))
const ADA = '11111111-1111-4111-8111-111111111111'

async function ada() {
  const client = project.client()
  const { error } = await client.auth.signInWithPassword({ email: 'ada@example.com', password: 'password123' })
  if (error) throw error
  return client
}

test('it starts without a warning, and says what it did', () => {
  expect(project.said()).not.toContain('Warning')
  expect(project.said()).toMatch(/^todo is served at http:\/\/127\.0\.0\.1:\d+\nmigrations applied +2\nseed files +1\n/)
})

test('the keys are those the Supabase CLI prints, each is good everywhere, and nothing else is', async () => {
  expect(project.keys).toMatchObject({
    publishable: 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH',
    secret: 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz',
    anon: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJzdXBhYmFzZS1kZW1vIiwicm9sZSI6ImFub24iLCJleHAiOjE5ODM4MTI5OTZ9.CRXP1A7WOeoJeXxjNni43kdQwgnWNReilDMblYTn_I0',
  })
  for (const [key, seen] of [
    [project.keys.publishable, 0],
    [project.keys.anon, 0],
    [project.keys.secret, 9],
    [project.keys.serviceRole, 9],
  ] as const) {
    const client = project.client(key)
    expect(await client.from('todos').select('*', { count: 'exact', head: true })).toMatchObject({ error: null, count: seen })
    expect((await client.storage.listBuckets()).error).toBeNull()
    const users = await client.auth.admin.listUsers()
    expect(users.error === null).toBe(seen > 0)
  }
  expect((await project.client('sb_secret_made_up').from('todos').select()).status).toBe(401)
})

test('people of the seed sign in and see what is theirs, five rows at once', async () => {
  const client = await ada()
  const { data, count } = await client.from('todos').select('task, urgency, is_complete', { count: 'exact' }).order('id')
  expect([data?.length, count, data?.[0]]).toEqual([5, 8, { task: 'Task number 1', urgency: 'low', is_complete: false }])
  expect((await client.rpc('open_todos')).data).toBe(4)
})

test('who a row belongs to is the database’s to say', async () => {
  const client = await ada()
  expect((await client.from('todos').insert({ task: 'Buy clay' }).select('user_id').single()).data).toEqual({ user_id: ADA })
  const stolen = await client.from('todos').insert({ task: 'Not mine', user_id: '22222222-2222-4222-8222-222222222222' })
  expect([stolen.status, stolen.error?.code]).toEqual([403, '42501'])
  expect((await client.from('todos').insert({ task: 'abc' })).error?.code).toBe('23514')
  expect((await project.client().from('todos').insert({ task: 'A stranger’s' })).status).toBe(401)
})

test('the rules for passwords and tokens are the project’s', async () => {
  const client = project.client()
  const weak = await client.auth.signUp({ email: 'weak@example.com', password: 'abcdefgh' })
  expect([weak.error?.code, weak.error && 'reasons' in weak.error ? weak.error.reasons : undefined]).toEqual(['weak_password', ['characters']])
  const { data } = await client.auth.signUp({ email: 'new@example.com', password: 'clay2024' })
  expect(data.session?.expires_in).toBe(1800)
})

test('the names of Supabase that are not of this project are answered as Supabase answers', async () => {
  const { data } = await project.client().schema('graphql_public').rpc('graphql', { query: '{ a }' })
  expect(data).toEqual({ errors: [{ message: 'pg_graphql extension is not enabled.' }] })
  expect((await project.fetch('/nothing/v1')).status).toBe(404)
  expect((await project.client().functions.invoke('nothing')).error?.context.status).toBe(404)
})

test('a caller without a key is a stranger, as with the local Supabase', async () => {
  const stranger = new PostgrestClient(`${project.url}/rest/v1`)
  expect(await stranger.from('todos').select('*', { count: 'exact', head: true })).toMatchObject({ error: null, count: 0 })
  expect((await stranger.from('todos').insert({ task: 'A stranger’s' })).status).toBe(401)
})

test('what is said of the role authenticator counts, at the next word from the database', async () => {
  const owner = new pg.Client({ connectionString: project.databaseUrl })
  await owner.connect()
  onTestFinished(() => owner.end())
  const sum = () => project.admin.from('todos').select('id.sum()')
  const says = (setting: string) => owner.query(`alter role authenticator ${setting}; notify pgrst, 'reload config'`)
  expect((await sum()).error?.code).toBe('PGRST123')
  await says('set pgrst.db_aggregates_enabled to true')
  await expect.poll(async () => (await sum()).status).toBe(200)
  expect((await project.admin.from('todos').select().explain()).status).toBe(406)
  await says('set pgrst.db_plan_enabled to true')
  await expect.poll(async () => (await project.admin.from('todos').select().explain()).status).toBe(200)
  await says(`set pgrst.db_tx_end to 'commit-allow-override'`)
  const undone = () => project.admin.from('todos').insert({ task: 'Only tried', user_id: ADA }).select().rollback()
  await expect
    .poll(async () => {
      const { error } = await undone()
      const { count } = await project.admin.from('todos').select('*', { count: 'exact', head: true }).eq('task', 'Only tried')
      await project.admin.from('todos').delete().eq('task', 'Only tried')
      return [error, count]
    })
    .toEqual([null, 0])
  await says('set pgrst.db_max_rows to 1')
  await expect.poll(async () => (await project.admin.from('todos').select('id')).data?.length).toBe(1)
  await says('reset all')
  await expect.poll(async () => (await sum()).error?.code).toBe('PGRST123')
})
