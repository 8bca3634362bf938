import { createHmac } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { projectFolder, startProject } from './start-project.ts'

// Several schemas, what is made of them, seeds in files, functions, and everything a config says that we do not know.
const project = await startProject(projectFolder('library'))
const SECRET = 'a secret for the library of these tests'

test('what is not known or not there is named, in the order it was met', () => {
  const warnings = project
    .said()
    .split('\n')
    .filter((line) => line.startsWith('Warning'))
  const kinds = [
    /api\.weather in .*config\.toml is not a setting we know/,
    /auth\.external\.google\.client_id asks for the variable GOOGLE_CLIENT_ID, which is not set/,
    /auth\.external\.google\.secret asks for the variable GOOGLE_SECRET/,
    /notes\.sql is left out/,
    /schemas\.sql:1: the extension vector is not here: its values are kept and compared by a stand-in, without indexes/,
    /schemas\.sql:2: the extension pg_cron is not here/,
    /schemas\.sql:3: the extension postgis is not here/,
    /what_is_served\.sql:\d+: left out for want of the extension pg_cron: select cron\.schedule/,
    /left out for want of the extension postgis: create table catalog\.shelves/,
    /left out for want of the extension vector: create index on catalog\.summaries using hnsw/,
  ]
  expect(warnings).toEqual(kinds.map((kind) => expect.stringMatching(kind)))
})

test('the first schema is served by default, the others by name', async () => {
  const plain = await project.fetch('/rest/v1/books?select=title&limit=1', { headers: { apikey: 'sb_publishable_of_the_library' } })
  expect([plain.headers.get('content-profile'), await plain.json()]).toEqual(['api', [{ title: 'Bowls of the north' }]])
  const client = project.client('sb_publishable_of_the_library').schema('api')
  expect((await client.from('books').select('title, author, state').order('title')).data).toEqual([
    { title: 'Bowls of the north', author: 'Khun Aksorn', state: 'in' },
    { title: 'Bowls of the south', author: 'Khun Aksorn', state: 'in' },
  ])
  expect((await client.from('authors').select('name, books')).data).toEqual([{ name: 'Khun Aksorn', books: 2 }])
  expect((await client.rpc('search', { query: 'north' })).data).toMatchObject([{ title: 'Bowls of the north' }])
  expect((await project.client().schema('catalog').from('books').select('tags, authors(name, born)').eq('isbn', '978-0000000001').single()).data).toEqual({
    tags: ['craft', 'north'],
    authors: { name: 'Khun Aksorn', born: '[1960-01-01,1961-01-01)' },
  })
  expect((await project.client().schema('private').from('books').select()).error?.code).toBe('PGRST106')
})

test('strangers borrow as anonymous people, into the partition of the day, three of them an hour', async () => {
  const people = [project.client(), project.client(), project.client(), project.client()]
  const answers = []
  for (const client of people) answers.push(await client.auth.signInAnonymously())
  expect(answers.map(({ error }) => error?.status)).toEqual([undefined, undefined, undefined, 429])
  const [reader] = people
  expect((await reader?.schema('catalog').from('loans').insert({ isbn: '978-0000000001', lent_on: '2024-05-05' }))?.error).toBeNull()
  expect((await project.admin.schema('catalog').from('loans_2024').select('isbn')).data).toEqual([{ isbn: '978-0000000001' }])
  expect((await people[1]?.schema('catalog').from('loans').select())?.data).toEqual([])
  expect(
    (await reader?.schema('catalog').from('books').insert({ isbn: 'wrong', title: 'x', author_id: 'bbbbbbbb-0000-4000-8000-000000000001' }))?.error?.code,
  ).toBe('23514')
})

test('a role of the project’s own is one a token may name', async () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const tokenFor = (role: string) => {
    const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role, exp: Math.floor(Date.now() / 1000) + 60 })}`
    return `${unsigned}.${createHmac('sha256', SECRET).update(unsigned).digest('base64url')}`
  }
  const asked = (role: string) =>
    project.fetch('/rest/v1/books?select=title', {
      headers: { 'accept-profile': 'catalog', apikey: project.keys.anon, authorization: `Bearer ${tokenFor(role)}` },
    })
  expect(await (await asked('librarian')).json()).toHaveLength(2)
  for (const role of ['postgres', 'supabase_admin', 'authenticator', 'nobody']) expect((await asked(role)).status).toBe(401)
})

test('secrets of the config and of migrations are in the vault, for those who may ask, and never as they are', async () => {
  const owner = new pg.Client({ connectionString: project.databaseUrl })
  await owner.connect()
  await owner.query(`insert into vault.secrets (name, secret) values ('put in', 'by hand')`)
  const { rows } = await owner.query('select name, decrypted_secret, secret = decrypted_secret as bare from vault.decrypted_secrets order by name')
  await owner.end()
  expect(rows).toEqual([
    { name: 'by_migration', decrypted_secret: 'made by a migration', bare: false },
    { name: 'lending_key', decrypted_secret: 'open-sesame', bare: false },
    { name: 'put in', decrypted_secret: 'by hand', bare: false },
  ])
  const asked = (key: string) => project.client(key).schema('public').rpc('lending_key')
  expect((await asked(project.keys.serviceRole)).data).toBe('open-sesame')
  expect((await asked(project.keys.anon)).error?.code).toBe('42501')
})

test('vectors are kept, refused and compared, though without an index', async () => {
  const summaries = project.admin.schema('catalog').from('summaries')
  await summaries.insert([
    { isbn: '978-0000000001', embedding: [1, 0, 0] },
    { isbn: '978-0000000002', embedding: '[0,1,0.5]' },
  ])
  expect((await summaries.select().eq('isbn', '978-0000000002').single()).data).toEqual({ isbn: '978-0000000002', embedding: '[0,1,0.5]' })
  const owner = new pg.Client({ connectionString: project.databaseUrl })
  await owner.connect()
  await expect(owner.query(`insert into catalog.summaries values ('short', '[1,2]')`)).rejects.toThrow('expected 3 dimensions, not 2')
  await owner.end()
  const { data } = await project.client().rpc('similar', { query_embedding: '[0,1,1]' })
  expect(data).toEqual([{ isbn: '978-0000000002' }, { isbn: '978-0000000001' }])
})

test('its functions see its database and its secrets', async () => {
  const { data } = await project.client().functions.invoke('greet', { body: { name: 'Ada' } })
  expect(data).toEqual({ asked: { name: 'Ada' }, librarian: 'Ms. Page', titles: ['Bowls of the north', 'Bowls of the south'] })
})
