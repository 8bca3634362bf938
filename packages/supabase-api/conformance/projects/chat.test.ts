import { createHmac } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { projectFolder, startProject } from './start-project.ts'

// A pulled schema, live events, private channels and files, decided by policies. The secret comes from supabase/.env.
const project = await startProject(projectFolder('chat'))
const KITCHEN = 'aaaaaaaa-0000-4000-8000-000000000001'
const SECRET = 'the secret of a chat that has its own secret'

async function person(name: string) {
  const client = project.client(project.keys.publishable)
  const { data, error } = await client.auth.signUp({ email: `${name}@example.com`, password: 'six-by-six' })
  if (error || !data.user) throw error ?? new Error('nobody')
  await client.realtime.setAuth()
  return { client, id: data.user.id }
}

test('what the schema asks of extensions that are not here is named, and nothing else is lost', async () => {
  const warnings = project
    .said()
    .split('\n')
    .filter((line) => line.startsWith('Warning'))
  expect(warnings.map((line) => /the extension (\w+) is not here/.exec(line)?.[1])).toEqual(['pg_net', 'pgsodium', 'pg_graphql', 'pgjwt'])
  expect((await project.admin.from('rooms').select('slug').order('slug')).data).toEqual([{ slug: 'garden' }, { slug: 'kitchen' }])
})

test('a project with a secret of its own has keys of its own, and the well-known ones are worth nothing', async () => {
  expect(project.keys.publishable).toMatch(/^sb_publishable_(?!ACJWlz)/)
  const [header, payload, signature] = project.keys.anon.split('.')
  expect(createHmac('sha256', SECRET).update(`${header}.${payload}`).digest('base64url')).toBe(signature)
  for (const key of ['sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz', 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH'])
    expect((await project.client(key).from('rooms').select()).status).toBe(401)
})

test('members talk, others neither read nor hear', async () => {
  const [ada, ben, eve] = await Promise.all([person('ada'), person('ben'), person('eve')])
  for (const { client, id } of [ada, ben]) expect((await client.from('members').insert({ room_id: KITCHEN, user_id: id })).error).toBeNull()
  const heard: Record<string, unknown[]> = { changes: [], private: [], eve: [] }
  await subscribed(
    ben.client
      .channel('anything')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'messages' }, ({ new: row }) => heard['changes']?.push(row['body'])),
  )
  await subscribed(
    ben.client.channel('kitchen', { config: { private: true } }).on('broadcast', { event: 'said' }, ({ payload }) => heard['private']?.push(payload['body'])),
  )
  await subscribed(
    eve.client.channel('mine').on('postgres_changes', { event: '*', schema: 'public', table: 'messages' }, ({ new: row }) => heard['eve']?.push(row)),
  )

  const said = await ada.client.from('messages').insert({ room_id: KITCHEN, body: 'The kiln is hot' })
  expect(said.error).toBeNull()
  await expect.poll(() => heard).toEqual({ changes: ['The kiln is hot'], private: ['The kiln is hot'], eve: [] })
  expect((await eve.client.from('messages').insert({ room_id: KITCHEN, body: 'Let me in' })).error?.code).toBe('42501')
  expect((await eve.client.from('messages').select()).data).toEqual([])
  await expect(subscribed(eve.client.channel('kitchen', { config: { private: true } }))).rejects.toThrow('CHANNEL_ERROR')
  await Promise.all([ada, ben, eve].map(({ client }) => client.removeAllChannels()))
})

test('a webhook tells a function of the project, and the answer is kept', async () => {
  const { client, id } = await person('hal')
  await client.from('members').insert({ room_id: KITCHEN, user_id: id })
  await client.from('messages').insert({ room_id: KITCHEN, body: 'Who hears this?' })
  const noticed = async () => (await project.admin.from('notices').select('facts').eq('facts->>body', 'Who hears this?')).data
  await expect.poll(noticed).toEqual([{ facts: { type: 'INSERT', table: 'messages', body: 'Who hears this?', by: 'hook' } }])
  const owner = new pg.Client({ connectionString: project.databaseUrl })
  await owner.connect()
  const answers = async () => (await owner.query('select status_code, content from net._http_response order by id desc limit 1')).rows
  await expect.poll(answers).toEqual([{ status_code: 201, content: 'noted' }])
  const { rows } = await owner.query<{ id: string }>(`select net.http_get('http://127.0.0.1:9/', '{"q":"a b"}')::text as id`)
  const failed = async () => (await owner.query('select error_msg, timed_out from net._http_response where id = $1', [rows[0]?.id])).rows
  await expect.poll(failed).toEqual([{ error_msg: expect.stringMatching(/refused|bad port/i), timed_out: false }])
  await owner.end()
})

test('files of a room are its members’, avatars of the config are everybody’s and within their limits', async () => {
  const { client, id } = await person('fae')
  const name = `${KITCHEN}/bowl.txt`
  expect((await client.storage.from('attachments').upload(name, 'a bowl')).error?.message).toContain('row-level security')
  await client.from('members').insert({ room_id: KITCHEN, user_id: id })
  expect((await client.storage.from('attachments').upload(name, 'a bowl')).error).toBeNull()
  expect(await (await client.storage.from('attachments').download(name)).data?.text()).toBe('a bowl')
  expect((await project.client().storage.from('attachments').download(name)).error).not.toBeNull()

  const { data } = project.client().storage.from('avatars').getPublicUrl('standard/nobody.txt')
  expect(await (await fetch(data.publicUrl)).text()).toBe('a picture of nobody\n')
  const avatars = project.admin.storage.from('avatars')
  expect((await avatars.upload('large.png', Buffer.alloc(60_000), { contentType: 'image/png' })).error?.message).toMatch(/exceeded the maximum allowed size/)
  expect((await avatars.upload('a.pdf', 'x', { contentType: 'application/pdf' })).error?.message).toMatch(/mime type application\/pdf is not supported/)
  expect((await project.admin.storage.from('attachments').upload('large', Buffer.alloc(1_100_000))).error?.message).toMatch(/exceeded the maximum allowed size/)
})

test('migrations are recorded as the Supabase CLI records them', async () => {
  const client = new pg.Client({ connectionString: project.databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    'select version, name, array_length(statements, 1) > 1 as has_statements, statements[1] as first from supabase_migrations.schema_migrations order by version',
  )
  await client.end()
  expect(rows).toEqual([
    { version: '20230804102356', name: 'remote_schema', has_statements: true, first: 'SET statement_timeout = 0' },
    {
      version: '20240214114147',
      name: 'files_and_channels',
      has_statements: true,
      first: `insert into storage.buckets (id, name) values ('attachments', 'attachments')`,
    },
  ])
})

type Subscribing = { subscribe(told: (status: string, error?: Error) => void): unknown }

const subscribed = (channel: Subscribing): Promise<void> =>
  new Promise((joined, refused) => channel.subscribe((status) => (status === 'SUBSCRIBED' ? joined() : refused(new Error(status)))))
