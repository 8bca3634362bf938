import { expect, inject, test } from 'vitest'
import { ask, givenMember, givenOrder, keysOf, someAddress } from './hostile-shop.ts'
import { BOMBS, THINGS } from './values.ts'

const shop = inject('shop')
const { anonKey } = keysOf(shop)
const [ada, eve] = [await givenMember(shop, 'ada'), await givenMember(shop, 'eve')]

type Sent = { path: string; method?: string; body?: string; token?: string; headers?: Record<string, string> }

/** Asks an interface; every question comes from another address, so that no limit hides a failure. */
const send = ({ path, method = 'GET', body, token = anonKey, headers = {} }: Sent) =>
  ask(`${shop.url}${path}`, {
    method,
    headers: { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-forwarded-for': someAddress(), ...headers },
    ...(body !== undefined && { body }),
  })

async function failuresOf(questions: readonly Sent[]): Promise<string[]> {
  const failures: string[] = []
  const queue = [...questions]
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { status, text, headers } = await send(next)
      if (status === 0) failures.push(`${next.method ?? 'GET'} ${next.path.slice(0, 100)} ${next.body?.slice(0, 60) ?? ''} cut the line: ${text}`)
      if (status >= 500)
        failures.push(`${next.method ?? 'GET'} ${next.path.slice(0, 100)} ${next.body?.slice(0, 60) ?? ''} answered ${status}: ${text.slice(0, 200)}`)
      const location = headers.get('location')
      if (location !== null && new URL(location, shop.url).origin !== shop.url) failures.push(`${next.path.slice(0, 100)} led to ${location}`)
    }
  }
  await Promise.all(Array.from({ length: 6 }, worker))
  return failures
}

test('rows: whatever a query may hold is answered or refused', async () => {
  const tables = ['products', 'orders', 'rpc/suggest_products', 'rpc/search_products', '%00', '..%2f..%2fauth%2fv1', 'pg_catalog.pg_authid']
  const queries = [
    'select=%00',
    'select=*,x(',
    'id=eq.%00',
    'id=eq.x',
    'name=like.%00',
    'order=%00',
    'limit=-1',
    'limit=99999999999999999999',
    'offset=-5',
    `and=(${'and('.repeat(3_000)}`,
    `select=${'a('.repeat(2_000)}`,
    `id=in.(${'1,'.repeat(3_000)})`,
    'name=fts(%00).x',
    'name=match.((((',
    'select=name::regclass',
    'select=id::text;drop%20table%20orders',
    'p_q=%00',
    'p_typed=%00',
    'p_words=%27%26%7C',
    'or=()',
    'on_conflict=%00',
    'name=eq.%ff',
    `name=match.${encodeURIComponent('(a+)+$')}`,
  ]
  expect(
    await failuresOf(
      tables.flatMap((table) => queries.flatMap((query) => [{ path: `/rest/v1/${table}?${query}` }, { path: `/rest/v1/${table}?${query}`, token: eve.token }])),
    ),
  ).toEqual([])
})

test('rows: whatever a body may hold is refused', async () => {
  const bodies = [
    ...Object.values(BOMBS),
    '{"name":"\\u0000"}',
    '{"p_typed":"\\ud800"}',
    '{"__proto__":{"role":"admin"},"name":"x"}',
    `[${'{},'.repeat(20_000)}{}]`,
    '{"quantity":1e400}',
    '{"id":{"a":[]}}',
  ]
  const paths = ['products', 'addresses', 'cart_lines', 'profiles', 'rpc/suggest_products', 'rpc/adjust_stock']
  expect(
    await failuresOf(
      paths.flatMap((path) =>
        bodies.flatMap((body) => ['POST', 'PATCH'].map((method) => ({ path: `/rest/v1/${path}?id=eq.${eve.id}`, method, body, token: eve.token }))),
      ),
    ),
  ).toEqual([])
})

test('rows: whatever a header may hold is refused', async () => {
  const values = [
    'x'.repeat(5_000),
    '-1',
    '999999999999999999999-',
    '0-',
    'count=exact,return=representation,resolution=merge-duplicates,tx=rollback',
    '../../x',
    'private',
    'auth',
    'pg_catalog',
    'text/csv',
    'application/vnd.pgrst.object+json',
  ]
  expect(
    await failuresOf(
      ['Prefer', 'Range', 'Accept', 'Accept-Profile', 'Content-Profile', 'Content-Type'].flatMap((name) =>
        values.map((value) => ({ path: '/rest/v1/products', headers: { [name]: value } })),
      ),
    ),
  ).toEqual([])
  for (const schema of ['private', 'auth', 'graphile_worker', 'jobs', 'pg_catalog', 'information_schema'])
    expect([schema, (await send({ path: '/rest/v1/users', headers: { 'Accept-Profile': schema } })).status]).toEqual([schema, 406])
})

test('accounts: whatever a body may hold is refused', async () => {
  const endpoints = [
    'signup',
    'token?grant_type=password',
    'token?grant_type=refresh_token',
    'token?grant_type=pkce',
    'recover',
    'resend',
    'otp',
    'verify',
    'user',
    'factors',
    `factors/${crypto.randomUUID()}/challenge`,
    `factors/${crypto.randomUUID()}/verify`,
    'factors/recovery-codes/verify',
    'passkeys/registration/verify',
    'passkeys/authentication/verify',
    'token?grant_type=id_token',
    'token?grant_type=web3',
    'sso',
    'admin/oauth/clients',
    'invite',
    'admin/users',
    'admin/generate_link',
  ]
  const fields = ['email', 'password', 'data', 'token', 'token_hash', 'type', 'refresh_token', 'redirect_to']
  const questions = endpoints.flatMap((endpoint, at) =>
    fields.flatMap((field, position) =>
      // Every field meets every thing at some door; all of it at all doors would be tens of thousands of questions.
      THINGS.filter((_, index) => (index + position + at) % 4 === 0).map((thing) => ({
        path: `/auth/v1/${endpoint}`,
        method: endpoint === 'user' ? 'PUT' : 'POST',
        token: eve.token,
        body: JSON.stringify({ email: 'nobody@people.test', type: 'signup', [field]: thing }),
      })),
    ),
  )
  expect(
    await failuresOf([
      ...questions,
      ...Object.values(BOMBS).flatMap((body) => endpoints.map((endpoint) => ({ path: `/auth/v1/${endpoint}`, method: 'POST', body }))),
    ]),
  ).toEqual([])
})

test('files: a few bytes that unpack to a gigabyte are no picture', async () => {
  // A PNG of 30,000 times 30,000 points, and one that is cut off after its signature.
  const bomb = 'iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwCAAAAABDTKdmAAAADElEQVR4nGNgoD0AAABkAAGGZDw1AAAAAElFTkSuQmCC'
  const good = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  const keep = async (name: string, content: Buffer) =>
    (
      await ask(`${shop.url}/storage/v1/object/avatars/${eve.id}/${name}.png`, {
        method: 'POST',
        headers: { apikey: anonKey, authorization: `Bearer ${eve.token}`, 'content-type': 'image/png', 'x-forwarded-for': someAddress() },
        body: new Uint8Array(content),
      })
    ).status
  expect([
    await keep('bomb', Buffer.from(bomb, 'base64')),
    await keep('cut', Buffer.from(bomb, 'base64').subarray(0, 8)),
    await keep('good', Buffer.from(good, 'base64')),
  ]).toEqual([400, 400, 200])
  expect((await send({ path: `/storage/v1/object/public/avatars/${eve.id}/bomb.png` })).status).toBe(400)
})

test('accounts: no link leads to another site', async () => {
  for (const away of [
    'https://evil.example',
    '//evil.example',
    'javascript:hattha()',
    `${shop.url}@evil.example`,
    `${shop.url}.evil.example`,
    '\\\\evil.example',
    'https://evil.example/%2f..',
  ])
    expect(
      await failuresOf([
        { path: `/auth/v1/verify?token=x&type=signup&redirect_to=${encodeURIComponent(away)}` },
        { path: `/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(away)}` },
      ]),
    ).toEqual([])
})

test('what belongs to Ada is neither read nor changed by Eve, with her key or without', async () => {
  const address = { recipient: 'Ada Buyer', phone: '0812345678', line1: '99 Charoen Krung Road', country: 'TH' }
  const representation = { Prefer: 'return=representation' }
  const made = await send({ path: '/rest/v1/addresses', method: 'POST', token: ada.token, headers: representation, body: JSON.stringify(address) })
  const [{ id }] = JSON.parse(made.text) as [{ id: string }]
  const order = await givenOrder(shop, { token: ada.token, email: ada.email })
  const [mine] = JSON.parse((await send({ path: `/rest/v1/order_groups?select=id&number=eq.${order.number}`, token: ada.token })).text) as [{ id: string }]
  expect(mine.id).toBeTruthy()

  for (const token of [eve.token, anonKey]) {
    for (const path of [
      `addresses?id=eq.${id}`,
      `order_groups?select=id&id=eq.${mine.id}`,
      `orders?order_group_id=eq.${mine.id}`,
      `payments?select=id&order_group_id=eq.${mine.id}`,
      `profiles?id=eq.${ada.id}`,
      `carts?select=id&owner_id=eq.${ada.id}`,
      'coupons?select=code',
    ]) {
      const { status, text } = await send({ path: `/rest/v1/${path}`, token })
      expect([path, status >= 400 || text === '[]']).toEqual([path, true])
    }
    for (const [method, path, body] of [
      ['PATCH', `addresses?id=eq.${id}`, { line1: 'Eve Road' }],
      ['DELETE', `addresses?id=eq.${id}`, undefined],
      ['POST', 'addresses', { ...address, owner_id: ada.id }],
      ['PATCH', `profiles?id=eq.${ada.id}`, { full_name: 'Eve' }],
      ['PATCH', `profiles?id=eq.${eve.id}`, { role: 'admin' }],
      ['PATCH', `order_groups?id=eq.${mine.id}`, { total_minor: 1 }],
      ['PATCH', 'products?id=neq.00000000-0000-4000-8000-000000000000', { price_minor: 1 }],
      ['PATCH', 'sellers?id=neq.00000000-0000-4000-8000-000000000000', { is_verified: true }],
      ['POST', 'seller_members', { seller_id: id, person_id: eve.id }],
    ] as const) {
      const { status, text } = await send({ path: `/rest/v1/${path}`, method, token, headers: representation, ...(body && { body: JSON.stringify(body) }) })
      expect([method, path, status >= 400 || text === '[]' || text === '']).toEqual([method, path, true])
    }
  }
  const [left] = JSON.parse((await send({ path: `/rest/v1/addresses?id=eq.${id}`, token: ada.token })).text) as [{ line1: string }]
  expect(left.line1).toBe(address.line1)
})
