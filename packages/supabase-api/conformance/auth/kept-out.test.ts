import { expect, test } from 'vitest'
import { PASSWORD, startAuth } from './auth-server.ts'

const kept = { ips: new Set<string>(), emails: new Set<string>() }
let ip = '203.0.113.7'
const server = await startAuth({}, undefined, {
  clientIp: () => ip,
  keepsOut: (who) => kept.ips.has(who.ip) || (who.email !== undefined && kept.emails.has(who.email)),
})
const BLOCKED = { status: 403, body: expect.objectContaining({ code: 'blocked' }) as object }

test('a network that is kept out neither signs up nor in, whatever the password, and its sessions go on', async () => {
  const email = server.fresh()
  await server.admin.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true })
  const { data } = await server.client().auth.signInWithPassword({ email, password: PASSWORD })
  ip = '203.0.113.8'
  kept.ips.add(ip)
  for (const [path, body] of [
    ['/token?grant_type=password', { email, password: PASSWORD }],
    ['/token?grant_type=password', { email, password: 'not-her-password' }],
    ['/signup', { email: server.fresh(), password: PASSWORD }],
    ['/otp', { email }],
    ['/recover', { email }],
  ] as const)
    expect(await server.ask('POST', path, { body })).toMatchObject(BLOCKED)
  const refreshed = await server.ask('POST', '/token?grant_type=refresh_token', { body: { refresh_token: data.session?.refresh_token } })
  expect(refreshed.status).toBe(200)
  kept.ips.clear()
  expect((await server.ask('POST', '/token?grant_type=password', { body: { email, password: PASSWORD } })).status).toBe(200)
})

test('an address that is kept out makes no account, and one it has signs in', async () => {
  const [known, stranger] = [server.fresh(), server.fresh()]
  await server.admin.auth.admin.createUser({ email: known, password: PASSWORD, email_confirm: true })
  kept.emails.add(known).add(stranger)
  expect(await server.ask('POST', '/signup', { body: { email: stranger, password: PASSWORD } })).toMatchObject(BLOCKED)
  expect(await server.ask('POST', '/signup', { body: { email: known, password: PASSWORD } })).toMatchObject(BLOCKED)
  expect(await server.db.owner.all('select from auth.users where email = $1', [stranger])).toEqual([])
  expect((await server.ask('POST', '/token?grant_type=password', { body: { email: known, password: PASSWORD } })).status).toBe(200)
})
