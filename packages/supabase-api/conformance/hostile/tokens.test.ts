import { createHmac, createPublicKey, createSign, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { SECRET, serveBoth } from './both-interfaces.ts'

// RFC 8725 (JSON Web Token best current practices), section by section, against rows and accounts of one project.
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const kid = 'the-key-of-the-project'
const both = await serveBoth([{ ...rsa.privateKey.export({ format: 'jwk' }), kid, alg: 'RS256' }])
const ada = await both.person()
await ada.client.from('diaries').insert({ words: 'dear diary' })

const encode = (part: unknown) => Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')
const seconds = () => Math.floor(both.now().getTime() / 1000)
const [headerPart = '', payloadPart = '', signaturePart = ''] = ada.token.split('.')
const mine = JSON.parse(Buffer.from(payloadPart, 'base64url').toString()) as Record<string, unknown>
const asService = { ...mine, role: 'service_role', exp: seconds() + 3600 }
const hs256 = (header: unknown, payload: unknown, secret: string | Buffer) => {
  const unsigned = `${encode(header)}.${encode(payload)}`
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`
}
const rs256 = (header: unknown, payload: unknown, key = rsa.privateKey) => {
  const unsigned = `${encode(header)}.${encode(payload)}`
  return `${unsigned}.${createSign('sha256').update(unsigned).sign(key).toString('base64url')}`
}
const spki = createPublicKey(rsa.privateKey).export({ type: 'spki', format: 'pem' }).toString()
const pkcs1 = createPublicKey(rsa.privateKey).export({ type: 'pkcs1', format: 'pem' }).toString()

const rows = (token: string, headers: Record<string, string> = {}) =>
  fetch(`${both.root}/rest/v1/diaries`, { headers: { apikey: both.keys.anon, authorization: `Bearer ${token}`, ...headers } })
const accounts = (token: string) => fetch(`${both.root}/auth/v1/admin/users`, { headers: { apikey: both.keys.anon, authorization: `Bearer ${token}` } })

test('the project’s own tokens are good for both', async () => {
  expect(await (await rows(ada.token)).json()).toMatchObject([{ words: 'dear diary' }])
  expect((await ada.client.auth.getUser()).data.user?.id).toBe(ada.id)
  expect((await rows(rs256({ alg: 'RS256', kid }, asService))).status).toBe(200)
})

describe('a token', () => {
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const other = (header: object) => rs256(header, asService, foreign)
  const forged: Record<string, () => string> = {
    // 3.1, 2.1: the algorithm is not the token's to choose
    'without algorithm': () => `${encode({ alg: 'none' })}.${encode(asService)}.`,
    'without algorithm, written otherwise': () => `${encode({ alg: 'nOnE' })}.${encode(asService)}.`,
    'without algorithm, with the name escaped': () => `${encode('{"\\u0061lg":"none"}')}.${encode(asService)}.`,
    'with two algorithms, the last none': () => `${encode(`{"alg":"RS256","kid":"${kid}","alg":"none"}`)}.${encode(asService)}.`,
    'without any header': () => `${encode('')}.${encode(asService)}.${signaturePart}`,
    'with an algorithm that is a list': () => `${encode({ alg: ['RS256'], kid })}.${encode(asService)}.${signaturePart}`,
    'signed with the public key as a secret (SPKI)': () => hs256({ alg: 'HS256', kid }, asService, spki),
    'signed with the public key as a secret (SPKI, trimmed)': () => hs256({ alg: 'HS256', kid }, asService, spki.trim()),
    'signed with the public key as a secret (PKCS#1)': () => hs256({ alg: 'HS256', kid }, asService, pkcs1),
    'signed with the modulus as a secret': () => hs256({ alg: 'HS256', kid }, asService, String(rsa.publicKey.export({ format: 'jwk' }).n)),
    'signed with the kid as a secret': () => hs256({ alg: 'HS256', kid }, asService, kid),
    'signed with nothing as a secret': () => hs256({ alg: 'HS256', kid }, asService, ''),
    'signed with the anon key as a secret': () => hs256({ alg: 'HS256' }, asService, both.keys.anon),
    'of a stronger HMAC': () => {
      const unsigned = `${encode({ alg: 'HS512' })}.${encode(asService)}`
      return `${unsigned}.${createHmac('sha512', SECRET).update(unsigned).digest('base64url')}`
    },
    'of another padding (PS256) by our key': () => {
      const unsigned = `${encode({ alg: 'PS256', kid })}.${encode(asService)}`
      return `${unsigned}.${sign('sha256', Buffer.from(unsigned), { key: rsa.privateKey, padding: 6 }).toString('base64url')}`
    },
    'of an elliptic key under our kid': () => {
      const unsigned = `${encode({ alg: 'ES256', kid })}.${encode(asService)}`
      return `${unsigned}.${sign('sha256', Buffer.from(unsigned), { key: ec, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
    },
    'with an empty elliptic signature (CVE-2022-21449)': () =>
      `${encode({ alg: 'ES256', kid })}.${encode(asService)}.${Buffer.alloc(64).toString('base64url')}`,
    // 3.10: keys of the token's own choosing
    'with a key in its header': () => other({ alg: 'RS256', jwk: createPublicKey(foreign).export({ format: 'jwk' }) }),
    'with a key in its header, under our kid': () => other({ alg: 'RS256', kid, jwk: createPublicKey(foreign).export({ format: 'jwk' }) }),
    'with the address of a key set': () => other({ alg: 'RS256', kid: 'x', jku: `${both.root}/rest/v1/keys` }),
    'with the address of a certificate': () => other({ alg: 'RS256', kid: 'x', x5u: 'http://127.0.0.1:1/cert' }),
    'with a certificate': () => other({ alg: 'RS256', kid: 'x', x5c: ['MIIB'] }),
    // kid
    'whose kid is SQL': () => other({ alg: 'RS256', kid: `x' union select 'HS256' --` }),
    'whose kid is a path': () => other({ alg: 'RS256', kid: '../../../../dev/null' }),
    'whose kid is an address': () => other({ alg: 'RS256', kid: 'http://169.254.169.254/' }),
    'whose kid is a command': () => other({ alg: 'RS256', kid: '$(reboot)' }),
    'whose kid is a list': () => other({ alg: 'RS256', kid: [kid] }),
    'whose kid is an object': () => other({ alg: 'RS256', kid: { toString: kid } }),
    'whose kid is a number': () => other({ alg: 'RS256', kid: 0 }),
    'whose kid is nothing': () => other({ alg: 'RS256', kid: null }),
    'whose kid is of a prototype': () => other({ alg: 'RS256', kid: '__proto__' }),
    'whose kid has a NUL': () => other({ alg: 'RS256', kid: `${kid}\u0000` }),
    'whose kid is very long': () => other({ alg: 'RS256', kid: 'k'.repeat(9000) }),
    // 3.6, 3.9 and RFC 7515/7797: what must be understood
    'with critical parts nobody knows': () => rs256({ alg: 'RS256', kid, crit: ['b64', 'x'], b64: false, x: 1 }, asService),
    'whose payload is not encoded': () => rs256({ alg: 'RS256', kid, crit: ['b64'], b64: false }, asService),
    'in a token': () => rs256({ alg: 'RS256', kid, cty: 'JWT' }, ada.token),
    'whose claims are a list': () => rs256({ alg: 'RS256', kid }, [asService]),
    'whose claims are nothing': () => rs256({ alg: 'RS256', kid }, null),
    // form
    'with a claim changed': () => `${headerPart}.${encode(asService)}.${signaturePart}`,
    'with a bit of the signature changed': () => `${headerPart}.${payloadPart}.${signaturePart.startsWith('A') ? 'B' : 'A'}${signaturePart.slice(1)}`,
    'with half a signature': () => `${headerPart}.${payloadPart}.${signaturePart.slice(0, 100)}`,
    'with a part more': () => `${ada.token}.${signaturePart}`,
    'with a part less': () => `${headerPart}.${payloadPart}`,
    'in the form of an encrypted one': () => `${headerPart}..${payloadPart}.${signaturePart}.${signaturePart}`,
    'of nothing but dots': () => '..',
    'of another alphabet': () => Buffer.from(ada.token).toString('base64'),
    'of a megabyte of claims': () => `${headerPart}.${'A'.repeat(15_000)}.${signaturePart}`,
  }

  test.each(Object.entries(forged))('%s opens neither rows nor accounts', async (_, forge) => {
    const token = forge()
    const [ofRows, ofAccounts] = [await rows(token), await accounts(token)]
    expect([ofRows.status, ((await ofRows.json()) as { code: string }).code]).toEqual([401, 'PGRST301'])
    expect(ofAccounts.status).toBe(403)
    // Nor does it as a key.
    expect((await fetch(`${both.root}/rest/v1/diaries`, { headers: { apikey: encodeURIComponent(token) } })).status).toBe(401)
  })

  test('that was good is not good for longer, nor one that will be', async () => {
    const at = (claims: object) => rs256({ alg: 'RS256', kid }, { role: 'service_role', ...claims })
    const refused = {
      'just over': at({ exp: seconds() }),
      'long over': at({ exp: 1 }),
      'over before it began': at({ exp: -1 }),
      'not yet': at({ nbf: seconds() + 600, exp: seconds() + 900 }),
      'signed tomorrow': at({ iat: seconds() + 86_400, exp: seconds() + 90_000 }),
      'over in words': at({ exp: '9999999999' }),
      'over in no number': at({ exp: {} }),
      'over never': at({ exp: 'never' }),
    }
    for (const token of Object.values(refused)) expect([(await rows(token)).status, (await accounts(token)).status]).toEqual([401, 403])
    const brief = at({ exp: seconds() + 30 })
    expect([(await rows(brief)).status, (await accounts(brief)).status]).toEqual([200, 200])
    both.later(31)
    expect((await accounts(brief)).status).toBe(403)
  })
})

describe('a role', () => {
  test('is the one that was signed, whatever else is sent', async () => {
    const smuggled = {
      role: 'service_role',
      'x-role': 'service_role',
      'x-supabase-role': 'service_role',
      'x-hasura-role': 'service_role',
      'request.jwt.claim.role': 'service_role',
      'request.jwt.claims': '{"role":"service_role"}',
      'x-jwt-claims': '{"role":"service_role"}',
      'x-forwarded-user': 'postgres',
      'x-client-cert': 'postgres',
      cookie: `sb-access-token=${both.keys.service}; role=service_role; request.jwt.claims={"role":"service_role"}`,
      prefer: 'role=service_role, params=single-object',
    }
    const answer = await fetch(`${both.root}/rest/v1/rpc/who`, { headers: { apikey: both.keys.anon, authorization: `Bearer ${ada.token}`, ...smuggled } })
    expect(await answer.json()).toMatchObject({ role: 'authenticated', jwt: { sub: ada.id, role: 'authenticated' } })
    const stranger = await fetch(`${both.root}/rest/v1/rpc/who`, { headers: { apikey: both.keys.anon, ...smuggled } })
    expect(await stranger.json()).toMatchObject({ role: 'anon' })
    const inQuery = await fetch(`${both.root}/rest/v1/diaries?role=eq.service_role`, {
      headers: { apikey: both.keys.anon, authorization: `Bearer ${ada.token}` },
    })
    expect(inQuery.status).toBe(400)
  })

  test.each([
    'postgres',
    'authenticator',
    'supabase_auth_admin',
    'pg_read_server_files',
    'pg_execute_server_program',
    'none',
    '',
    'authenticated; set role postgres',
    '"service_role"',
    'ANON',
    'anon\u0000',
  ])('of the database is not to be had by name: %j', async (role) => {
    const answer = await rows(rs256({ alg: 'RS256', kid }, { role, exp: seconds() + 60, sub: ada.id }))
    if (role === '') expect(await answer.json()).toMatchObject({ code: '42501' })
    else expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, '22023'])
  })

  test('is not what a person writes about herself', async () => {
    await ada.client.auth.updateUser({ data: { role: 'service_role', app_metadata: { role: 'service_role' }, aal: 'aal2', sub: crypto.randomUUID() } })
    const { data } = await ada.client.auth.refreshSession()
    const { data: who } = await ada.client.rpc('who')
    expect(who).toMatchObject({ role: 'authenticated', jwt: { sub: ada.id, role: 'authenticated', aal: 'aal1', app_metadata: { provider: 'email' } } })
    expect(data.user?.role).toBe('authenticated')
    const admin = both.client(both.keys.service).auth.admin
    for (const role of ['service_role', 'supabase_admin', 'postgres'])
      expect((await admin.updateUserById(ada.id, { role })).error).toMatchObject({ status: 400 })
  })

  test('of a key beside a token is the token’s', async () => {
    const answer = await fetch(`${both.root}/rest/v1/rpc/who`, { headers: { apikey: both.keys.service, authorization: `Bearer ${ada.token}` } })
    expect(await answer.json()).toMatchObject({ role: 'authenticated' })
    for (const half of [both.keys.secret.slice(0, -1), `${both.keys.secret}A`, 'sb_secret_', 'sb_publishable_', both.keys.secret.toUpperCase()])
      expect((await fetch(`${both.root}/rest/v1/diaries`, { headers: { apikey: half } })).status).toBe(401)
  })
})

test('the published keys hold nothing private', async () => {
  const { keys } = (await (await fetch(`${both.root}/auth/v1/.well-known/jwks.json`)).json()) as { keys: object[] }
  expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([['alg', 'e', 'ext', 'key_ops', 'kid', 'kty', 'n', 'use']])
})
