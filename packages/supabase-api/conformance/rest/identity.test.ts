import { generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { ADA, serveFilms, token, type FilmServer } from './film-server.ts'

// Keys and tokens as on hosted Supabase: https://supabase.com/docs/guides/api/api-keys and https://docs.postgrest.org/en/v13/references/auth.html
let films: FilmServer
beforeAll(async () => {
  films = await serveFilms()
})

const whoIs = async (headers: Record<string, string>): Promise<unknown> => {
  const answer = await fetch(`${films.url}/rpc/settings`, { headers })
  const body = (await answer.json()) as { role?: string; code?: string; message?: string }
  return [answer.status, body.role ?? body.code]
}

test('an API key alone speaks for its own role', async () => {
  expect(await whoIs({ apikey: films.keys.anon })).toEqual([200, 'anon'])
  expect(await whoIs({ apikey: films.keys.service })).toEqual([200, 'service_role'])
  expect(await (await fetch(`${films.url}/rpc/greet?apikey=${films.keys.anon}`)).json()).toBe('hello you')
})

test('a bearer token decides beside a key, and may come alone', async () => {
  const ada = await token({ role: 'authenticated', sub: ADA })
  expect(await whoIs({ apikey: films.keys.anon, authorization: `Bearer ${ada}` })).toEqual([200, 'authenticated'])
  expect(await whoIs({ authorization: `Bearer ${ada}` })).toEqual([200, 'authenticated'])
})

test('no key', async () => {
  const answer = await fetch(`${films.url}/films`)
  expect([answer.status, await answer.json()]).toMatchObject([
    401,
    { message: 'No API key found in request', hint: 'No `apikey` request header or url param was found.' },
  ])
})

test('tokens that are not to be trusted', async () => {
  const apikey = films.keys.anon
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"role":"service_role"}').toString('base64url')}.`
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const foreign = await new SignJWT({ role: 'service_role' }).setProtectedHeader({ alg: 'ES256' }).sign(privateKey)
  const forged = films.keys.service.replace(/.{4}$/, 'AAAA')
  for (const bad of [none, foreign, forged, 'nonsense', `${films.keys.service}x`]) {
    expect(await whoIs({ apikey, authorization: `Bearer ${bad}` })).toEqual([401, 'PGRST301'])
    expect(await whoIs({ apikey: bad })).toEqual([401, 'PGRST301'])
  }
  const expired = await fetch(`${films.url}/films`, { headers: { apikey, authorization: `Bearer ${await token({ role: 'authenticated' }, '-1 minute')}` } })
  expect([expired.status, await expired.json()]).toEqual([401, { code: 'PGRST303', details: null, hint: null, message: 'JWT expired' }])
  expect(expired.headers.get('www-authenticate')).toContain('invalid_token')
})

test('roles that may not be used, and roles smuggled in', async () => {
  expect(await whoIs({ authorization: `Bearer ${await token({ role: 'postgres' })}` })).toEqual([401, '22023'])
  expect(await whoIs({ authorization: `Bearer ${await token({ role: '__proto__' })}` })).toEqual([401, '22023'])
  expect(await whoIs({ apikey: films.keys.anon, role: 'service_role', 'x-role': 'service_role', 'request.jwt.claims': '{"role":"service_role"}' })).toEqual([
    200,
    'anon',
  ])
})

test('claims of one request are gone in the next', async () => {
  const ada = await films.as(ADA)
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const [mine, theirs] = await Promise.all([ada.from('notes').select('id').order('id'), films.anon.from('notes').select('id')])
      expect(mine.data).toEqual([{ id: 1 }, { id: 2 }])
      expect(theirs.data).toEqual([{ id: 2 }])
    }),
  )
})
