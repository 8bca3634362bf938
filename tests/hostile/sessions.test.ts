import { beforeAll, expect, inject, test } from 'vitest'
import { ask, call, givenMember, keysOf } from './hostile-shop.ts'

// A token is signed for some minutes; whoever signs out means now.
const shop = inject('shop')
const { anonKey } = keysOf(shop)
const bearing = (token: string) => ({ apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' })

const interfaces: [string, (token: string) => Promise<{ status: number; text: string }>][] = [
  ['rows', (token) => ask(`${shop.url}/rest/v1/addresses?select=id`, { headers: bearing(token) })],
  ['functions of the database', (token) => ask(`${shop.url}/rest/v1/rpc/unread_messages`, { method: 'POST', headers: bearing(token), body: '{}' })],
  ['files', (token) => ask(`${shop.url}/storage/v1/object/list/chat-attachments`, { method: 'POST', headers: bearing(token), body: '{"prefix":""}' })],
  ['use cases', (token) => call(shop, 'list-sessions', {}, { token })],
  ['use cases that strangers have, too', (token) => call(shop, 'ask-assistant', { words: 'hello' }, { token })],
]

let token = ''
beforeAll(async () => {
  token = (await givenMember(shop, 'ada')).token
  const { status, text } = await ask(`${shop.url}/auth/v1/logout?scope=global`, { method: 'POST', headers: bearing(token) })
  if (status !== 204) throw new Error(`Not signed out: ${status} ${text}`)
})

test.each(interfaces)('%s are closed to whoever has signed out, at once', async (_what, use) => {
  const { status, text } = await use(token)
  expect([400, 401]).toContain(status)
  expect(text).toMatch(/JWT expired|exp.*claim|invalid_token/)
})

test('a token stands ten minutes by itself', () => {
  const { exp, iat } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number; iat: number }
  expect(exp - iat).toBe(600)
})
