import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import WebSocket from 'ws'
import { signToken } from '../../app/staff/impersonation/sign-token.server.ts'
import { functions, READING } from '../../app/functions.ts'
import { ask, call, givenMember, keysOf, openDatabase, someAddress } from './hostile-shop.ts'
import { BODIES } from './surface.ts'

// Whoever looks at the shop through somebody's eyes reads and changes nothing, whichever way they ask.

const shop = inject('shop')
const { anonKey, signingKey } = keysOf(shop)
const db = await openDatabase(shop)
afterAll(() => db.end())

type Claims = Record<string, unknown> & { session_id: string; exp: number }
const claimsIn = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims

/** A member of the staff, signed in with a second factor; their token is signed as the auth service signs one. */
async function givenClerk(...rights: string[]): Promise<{ id: string; session: string; token: string }> {
  const { id, token } = await givenMember(shop, 'clerk')
  const claims = claimsIn(token)
  const role = `role_${randomUUID().replaceAll(/[^a-z]/g, '')}`.slice(0, 30)
  await db.query(`insert into public.staff_roles (slug, description) values ($1, 'Made for a test.')`, [role])
  await db.query('insert into public.staff_role_permissions (role, permission) select $1, unnest($2::text[])', [role, rights])
  await db.query('insert into public.staff_members (person_id, role) values ($1, $2)', [id, role])
  await db.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at) values (gen_random_uuid(), $1, 'Phone', 'totp', 'verified', now(), now())`,
    [id],
  )
  await db.query(`update auth.sessions set aal = 'aal2' where id = $1`, [claims.session_id])
  const proof = [{ method: 'totp', timestamp: Math.floor(Date.now() / 1000) }]
  return { id, session: claims.session_id, token: signToken(signingKey, { ...claims, role: 'authenticated', aal: 'aal2', amr: proof }) }
}

type Looking = { clerk: Awaited<ReturnType<typeof givenClerk>>; person: Awaited<ReturnType<typeof givenMember>>; token: string }
async function givenLook(): Promise<Looking> {
  const [clerk, person] = [await givenClerk('people.see_as'), await givenMember(shop, 'ada')]
  const { status, text } = await call(shop, 'see-as', { person: person.id, reason: 'She cannot find her order' }, { token: clerk.token, from: someAddress() })
  if (status !== 200) throw new Error(`No look: ${status} ${text}`)
  const { session } = JSON.parse(text) as { session: { access_token: string; refresh_token?: string } }
  expect(session.refresh_token).toBeUndefined()
  return { clerk, person, token: session.access_token }
}

const send = (method: string, path: string, token: string, body: unknown = {}) =>
  ask(`${shop.url}${path}`, {
    method,
    headers: { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    ...(method !== 'GET' && method !== 'HEAD' && { body: JSON.stringify(body) }),
  })

let look: Looking
beforeAll(async () => {
  look = await givenLook()
  await db.query(
    `insert into public.addresses (owner_id, recipient, phone, line1, province, postcode, country) values ($1, 'Ada', '0812345678', '99 Road', 'TH-10', '10500', 'TH')`,
    [look.person.id],
  )
})

/** Everything of a person that somebody could change. */
async function everythingOf(person: string): Promise<unknown> {
  const { rows } = await db.query(`select private.everything_about($1) - 'notifications' as about`, [person])
  return rows[0]
}

test('what the person reads is read, and each question is written down', async () => {
  const rows = await send('GET', '/rest/v1/addresses?select=recipient', look.token)
  expect([rows.status, rows.text]).toEqual([200, '[{"recipient":"Ada"}]'])
  const account = await send('GET', '/auth/v1/user', look.token)
  expect(JSON.parse(account.text)).toMatchObject({ id: look.person.id, email: look.person.email, identities: [] })
  expect(account.text).not.toContain('factors')
  const { rows: asked } = await db.query<{ asked: string }>(
    'select r.asked from private.impersonation_reads r join private.impersonations i on i.id = r.impersonation_id where i.person_id = $1',
    [look.person.id],
  )
  expect(asked.map((row) => row.asked)).toEqual(expect.arrayContaining(['GET /rest/v1/addresses', 'GET /auth/v1/user']))
})

test('a key in the address is no way around the record', async () => {
  await ask(`${shop.url}/rest/v1/favorites?select=created_at&apikey=${look.token}`)
  const { rows } = await db.query(
    `select from private.impersonation_reads r join private.impersonations i on i.id = r.impersonation_id where i.person_id = $1 and r.asked = 'GET /rest/v1/favorites'`,
    [look.person.id],
  )
  expect(rows).toHaveLength(1)
})

describe('nothing is changed', () => {
  test('by rows, whatever the verb', async () => {
    const before = await everythingOf(look.person.id)
    for (const table of ['addresses', 'favorites', 'carts', 'notifications', 'profiles', 'notification_preferences'])
      for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
        const { status, text } = await send(method, `/rest/v1/${table}?limit=1`, look.token, {})
        expect([table, method, status]).toEqual([table, method, 403])
        expect(text).toContain('read_only')
      }
    expect(await everythingOf(look.person.id)).toEqual(before)
  })

  test('by functions of the database: those that write are refused by PostgreSQL itself', async () => {
    const { rows } = await db.query<{ name: string; args: string[]; types: string[] }>(
      `select p.proname as name, coalesce(p.proargnames[1:p.pronargs], '{}') as args,
          array(select format_type(t, null) from unnest(p.proargtypes) t) as types
         from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype and p.provolatile = 'v'
          and has_function_privilege('authenticated', p.oid, 'execute')`,
    )
    const fitting: Record<string, unknown> = { uuid: randomUUID(), text: 'silk and clay', integer: 1, bigint: 1, boolean: true, jsonb: {}, date: '2026-11-01' }
    const before = await everythingOf(look.person.id)
    for (const { name, args, types } of rows) {
      const body = Object.fromEntries(args.map((arg, at) => [arg, types[at]?.endsWith('[]') ? [] : fitting[types[at] ?? '']]))
      const { status } = await send('POST', `/rest/v1/rpc/${name}`, look.token, body)
      expect([name, status]).not.toEqual([name, 500])
    }
    const rename = await send('POST', '/rest/v1/rpc/mark_conversation_read', look.token, { p_conversation_id: randomUUID() })
    expect(rename.status).toBeGreaterThanOrEqual(400)
    expect(await everythingOf(look.person.id)).toEqual(before)
    expect(rows.length).toBeGreaterThan(10)
  })

  test('by use cases: all but those that only read', async () => {
    const writing = Object.keys(functions).filter((name) => !READING.has(name))
    for (const name of writing) {
      const { status, text } = await call(shop, name, BODIES[name as keyof typeof BODIES], { token: look.token, from: someAddress() })
      expect([name, status, text.includes('read_only')]).toEqual([name, 403, true])
    }
    for (const name of READING) {
      const { status } = await call(shop, name, BODIES[name as keyof typeof BODIES], { token: look.token, from: someAddress() })
      expect([name, status]).not.toEqual([name, 500])
    }
  })

  test('by files: none is sent, moved, removed or linked to', async () => {
    const [id] = [look.person.id]
    for (const [method, path, body] of [
      ['POST', `/object/review-drafts/${id}/x.png`, {}],
      ['PUT', `/object/review-drafts/${id}/x.png`, {}],
      // Names that look like the one question that is asked by POST.
      ['POST', `/object/review-drafts/object/list/x.png`, {}],
      ['POST', `/object/review-drafts/storage/v1/object/list/x`, {}],
      ['POST', '/object/move', { bucketId: 'review-drafts', sourceKey: 'a', destinationKey: 'b' }],
      ['POST', '/object/copy', { bucketId: 'review-drafts', sourceKey: 'a', destinationKey: 'b' }],
      ['POST', `/object/sign/review-drafts/${id}/x.png`, { expiresIn: 31_536_000 }],
      ['POST', '/object/sign/review-drafts', { expiresIn: 31_536_000, paths: ['x'] }],
      ['POST', `/object/upload/sign/review-drafts/${id}/x.png`, {}],
      ['DELETE', `/object/review-drafts/${id}/x.png`, {}],
      ['DELETE', '/object/review-drafts', { prefixes: ['x'] }],
      ['POST', '/upload/resumable', {}],
      ['POST', '/bucket', { name: 'mine' }],
    ] as const) {
      const { text } = await send(method, `/storage/v1${path}`, look.token, body)
      expect([method, path, text]).toEqual([method, path, expect.stringContaining('changes nothing')])
    }
    expect((await send('POST', '/storage/v1/object/list/review-drafts', look.token, { prefix: '' })).status).toBe(200)
  })

  test('of the account: no password, address, factor, recovery code or session', async () => {
    for (const [method, path, body] of [
      ['PUT', '/user', { password: 'kranok-and-indigo-7' }],
      ['PUT', '/user', { email: 'eve@people.test' }],
      ['POST', '/factors', { factor_type: 'totp' }],
      ['GET', '/factors/recovery-codes', {}],
      ['POST', '/factors/recovery-codes', {}],
      ['DELETE', `/factors/${randomUUID()}`, {}],
      ['GET', '/reauthenticate', {}],
      ['GET', '/user/identities/authorize?provider=google', {}],
      ['DELETE', `/user/identities/${randomUUID()}`, {}],
      ['GET', '/admin/users', {}],
    ] as const) {
      const { status } = await send(method, `/auth/v1${path}`, look.token, body)
      expect([method, path, status >= 400 && status < 500]).toEqual([method, path, true])
    }
    const signedIn = await send('GET', '/auth/v1/user', look.person.token)
    expect(signedIn.status).toBe(200)
  })

  test('by live lines: none is opened, and nothing said', async () => {
    const said = await send('POST', '/realtime/v1/api/broadcast', look.token, {
      messages: [{ topic: `person:${look.person.id}`, event: 'message', payload: {}, private: true }],
    })
    expect(said.status).toBe(401)
    const answer = await new Promise<string>((resolve, reject) => {
      const line = new WebSocket(`${shop.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${anonKey}&vsn=1.0.0`)
      line.on('open', () =>
        line.send(
          JSON.stringify({
            topic: `realtime:notices:${look.person.id}`,
            event: 'phx_join',
            ref: '1',
            join_ref: '1',
            payload: { access_token: look.token, config: { private: true, broadcast: {}, presence: { key: '' }, postgres_changes: [] } },
          }),
        ),
      )
      line.on('message', (message: Buffer) => {
        resolve(message.toString())
        line.close()
      })
      line.on('error', reject)
    })
    expect(answer).toContain('changes nothing')
  })
})

test('nobody else gets one: not a buyer, not staff without the permission, and none for staff', async () => {
  const asked = (person: string, token: string) => call(shop, 'see-as', { person, reason: 'I wonder' }, { token, from: someAddress() })
  const colleague = await givenClerk('blog.read')
  expect((await call(shop, 'see-as', { person: look.person.id, reason: 'I wonder' }, { from: someAddress() })).status).toBe(401)
  expect((await asked(look.person.id, look.person.token)).status).toBe(403)
  expect((await asked(look.person.id, colleague.token)).status).toBe(403)
  expect((await asked(look.person.id, look.token)).status).toBe(403)
  const lead = await givenClerk('people.see_as')
  expect((await asked(colleague.id, lead.token)).status).toBe(422)
})

/** The ways a token is used that stands no more. */
const closed = async (token: string) => [
  (await send('GET', '/rest/v1/addresses?select=recipient', token)).status,
  (await call(shop, 'list-cases', { mine: true }, { token, from: someAddress() })).status,
  (await send('GET', '/auth/v1/user', token)).status,
  (await send('POST', '/storage/v1/object/list/review-drafts', token, { prefix: '' })).status,
]

test('it is over at once when it is ended, and the person stays signed in', async () => {
  const { token, person } = await givenLook()
  expect((await send('GET', '/rest/v1/addresses?select=recipient', token)).status).toBe(200)
  expect((await send('POST', '/auth/v1/logout?scope=global', token)).status).toBe(204)
  expect(await closed(token)).toEqual([401, 401, 403, 400])
  expect((await send('GET', '/auth/v1/user', person.token)).status).toBe(200)
})

test('it is over when whoever looks signs out, and after fifteen minutes', async () => {
  const first = await givenLook()
  expect((await send('GET', '/rest/v1/addresses?select=recipient', first.token)).status).toBe(200)
  expect((await send('POST', '/auth/v1/logout?scope=global', first.clerk.token)).status).toBe(204)
  expect(await closed(first.token)).toEqual([401, 401, 403, 400])
  const second = await givenLook()
  const { exp } = claimsIn(second.token)
  expect(exp - Date.now() / 1000).toBeLessThanOrEqual(900)
  await db.query(`update private.impersonations set ends_at = now() - interval '1 second' where person_id = $1`, [second.person.id])
  expect(await closed(second.token)).toEqual([401, 401, 403, 400])
})

test('a token that was altered is none', async () => {
  const [head, , seal] = look.token.split('.')
  for (const change of [{ read_only: false }, { act: undefined }, { sub: look.clerk.id }, { aal: 'aal2' }]) {
    const forged = `${head}.${Buffer.from(JSON.stringify({ ...claimsIn(look.token), ...change })).toString('base64url')}.${seal}`
    expect((await send('GET', '/rest/v1/addresses?select=recipient', forged)).status).toBe(401)
  }
})

test('what a client calls its request is not what the record of acts believes', async () => {
  const { person } = look
  const clerk = await givenClerk('people.see_as')
  await ask(`${shop.url}/functions/v1/see-as`, {
    method: 'POST',
    headers: { authorization: `Bearer ${clerk.token}`, 'content-type': 'application/json', 'x-forwarded-for': someAddress(), 'x-request-id': 'mine' },
    body: JSON.stringify({ person: person.id, reason: 'Whose id is it' }),
  })
  const { rows } = await db.query<{ request_id: string }>(`select request_id from public.activity_log where actor_id = $1 and action = 'people.see_as'`, [
    clerk.id,
  ])
  expect(rows.map(({ request_id: id }) => id)).toEqual([expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)])
})
