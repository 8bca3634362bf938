import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort, refusedStart, startTestShop } from '../tests/support/shop.ts'
import { settingsFrom } from './configuration.ts'

// One shop for the promises that leave it standing; the last ones end it. It runs as a process, as people start it.
const shop = await startTestShop()
afterAll(() => shop.remove())
const { keys } = settingsFrom({ DATA_DIR: shop.dataFolder }, { folder: '/' })
const asked = { apikey: keys.anonKey, authorization: `Bearer ${keys.anonKey}`, 'content-type': 'application/json' }

test('it says where it is and where its mail lands', async () => {
  // It answers a moment before it has said so.
  await expect.poll(() => shop.output()).toContain(`Hattha is open: ${shop.url}`)
  expect(shop.output()).toContain(`${shop.url}/dev/mailbox`)
})

test('pages, rows, accounts and functions answer from one address', async () => {
  const status = async (path: string, init: RequestInit = {}) => (await fetch(`${shop.url}${path}`, { headers: asked, ...init })).status
  expect(await status('/en')).toBe(200)
  expect(await status('/rest/v1/categories?limit=1')).toBe(200)
  expect(await status('/auth/v1/.well-known/jwks.json')).toBe(200)
  expect(await status('/storage/v1/object/public/product-images/nothing.webp')).toBe(400)
  expect(await status('/storage/v1/object/list/avatars', { method: 'POST', headers: asked, body: '{}' })).toBe(200)
  expect(await status('/functions/v1/no-such-function', { method: 'POST', headers: asked, body: '{}' })).toBe(404)
  expect(await status('/functions/v1/constructor', { method: 'POST', headers: asked, body: '{}' })).toBe(404)
  expect(await status('/functions/v1/quote', { method: 'POST', headers: { ...asked, authorization: 'Bearer forged' }, body: '{}' })).toBe(401)
  expect(await status('/functions/v1/quote', { method: 'POST', headers: asked, body: 'not json' })).toBe(400)
})

test('the key of the interfaces signs with ES256, and only its public half is published', async () => {
  const { keys: published } = (await (await fetch(`${shop.url}/auth/v1/.well-known/jwks.json`)).json()) as { keys: Record<string, unknown>[] }
  expect(published).toContainEqual(expect.objectContaining({ kid: keys.signingKey.kid, x: keys.signingKey.x }))
  expect(JSON.stringify(published)).not.toContain(keys.signingKey.d)
})

test('a second start on the same port is refused with a sentence', async () => {
  const port = Number(new URL(shop.url).port)
  expect(await refusedStart({ port })).toEqual({
    code: 1,
    output: `Cannot start: port ${port} is taken. If the shop runs already, stop it first; else choose another port, for example PORT=${port + 1} npm start.\n`,
  })
})

test('a second start on the same data is refused with a sentence', async () => {
  const { code, output } = await refusedStart({ dataFolder: shop.dataFolder, port: await freePort() })
  expect(code).toBe(1)
  expect(output).toMatch(/^Cannot start: Another program .* already runs on the data folder .* DATA_DIR names the data folder\.\n$/)
  expect(output).not.toContain('    at ')
})

test('a live shop without settings is refused with their names', async () => {
  const { code, output } = await refusedStart({ env: { HATTHA_MODE: 'live' } })
  expect(code).toBe(1)
  expect(output).toMatch(/^Cannot start: 4 settings are missing\.\n {2}SITE_URL/)
})

test('a database that is not there is named, without its password', async () => {
  const { code, output } = await refusedStart({ env: { DATABASE_URL: 'postgres://shop:hush@127.0.0.1:9/hattha' } })
  expect(code).toBe(1)
  expect(output).toContain('Cannot start: the database hattha on 127.0.0.1:9 does not let us in')
  expect(output).not.toContain('hush')
})

test('killed outright, it starts again and has lost nothing it acknowledged', async () => {
  const email = `ada${Date.now()}@example.com`
  const signed = await fetch(`${shop.url}/auth/v1/signup`, {
    method: 'POST',
    headers: asked,
    body: JSON.stringify({
      email,
      password: 'indigo cotton from Sakon Nakhon',
      data: { full_name: 'Ada Lovelace', terms_version: '2026-11', privacy_version: '2026-11' },
    }),
  })
  expect(signed.status).toBe(200)
  await shop.end('SIGKILL')
  const again = await startTestShop({ dataFolder: shop.dataFolder })
  const twice = await fetch(`${again.url}/auth/v1/admin/users`, { headers: { apikey: keys.serviceKey, authorization: `Bearer ${keys.serviceKey}` } })
  expect(await twice.text()).toContain(email)

  // Told to stop, it ends by itself, and its database with it.
  expect(await again.end('SIGINT')).toBe(0)
  expect(again.output()).toContain('stopping')
  expect(() => readFileSync(join(shop.dataFolder, 'postgres', 'cluster', 'postmaster.pid'))).toThrow('ENOENT')
})

test('where nobody reads what it says any more, it ends by itself, and its database with it', async () => {
  const again = await startTestShop({ dataFolder: shop.dataFolder })
  const ended = again.unheard()
  const password = 'madder cotton from Sakon Nakhon'
  const data = { full_name: 'Grace Hopper', terms_version: '2026-11', privacy_version: '2026-11' }
  // Its letter is a line of the log. Any other line does as well, and may have been said before: then nobody answers any more.
  await fetch(`${again.url}/auth/v1/signup`, {
    method: 'POST',
    headers: asked,
    body: JSON.stringify({ email: `grace${Date.now()}@example.com`, password, data }),
  }).catch(() => undefined)
  expect(await ended).toBe(0)
  expect(() => readFileSync(join(shop.dataFolder, 'postgres', 'cluster', 'postmaster.pid'))).toThrow('ENOENT')
})
