import { beforeEach, expect, test, vi } from 'vitest'
import { sessionFetch, type Renewal } from './session-fetch.ts'

const refused = vi.fn<Renewal['refused']>()
const { kept, alone } = { kept: () => undefined, alone: (run: () => Promise<void>) => run() }
beforeEach(() => void refused.mockClear())

const expired = () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })
const asked = (headers: Record<string, string> = { Authorization: 'Bearer old' }) => ({ method: 'POST', body: '{"a":1}', headers })

test('an expired token is renewed, and the same question asked once more with the new one', async () => {
  const plain = vi.fn<typeof fetch>(async (_input, init) =>
    new Headers(init?.headers).get('authorization') === 'Bearer new' ? Response.json('done') : expired(),
  )
  const renew = vi.fn<Renewal['renew']>(async () => true)
  const answer = await sessionFetch(plain, { renew, token: () => 'new', refused, kept, alone })('/rest/v1/orders', asked())
  expect(await answer.json()).toBe('done')
  expect(renew).toHaveBeenCalledExactlyOnceWith('old')
  expect(plain.mock.calls[1]?.[1]).toMatchObject({ method: 'POST', body: '{"a":1}' })
})

test('when there is no new token the refusal is handed on, and nothing is asked twice', async () => {
  const plain = vi.fn<typeof fetch>(async () => expired())
  const answer = await sessionFetch(plain, { renew: async () => false, token: () => undefined, refused, kept, alone })('/rest/v1/orders', asked())
  expect(await answer.json()).toMatchObject({ message: 'JWT expired' })
  expect(plain).toHaveBeenCalledOnce()
})

test('a token that is refused again is not renewed for ever', async () => {
  const plain = vi.fn<typeof fetch>(async () => expired())
  const answer = await sessionFetch(plain, { renew: async () => true, token: () => 'new', refused, kept, alone })('/rest/v1/orders', asked())
  expect(answer.status).toBe(401)
  expect(plain).toHaveBeenCalledTimes(2)
})

test.each([
  [401, { message: 'Invalid API key' }],
  [403, { message: 'JWT expired' }],
  [500, { message: 'JWT expired' }],
  [200, [{ note: 'JWT expired' }]],
])('a %i of another kind passes through', async (status, body) => {
  const renew = vi.fn<Renewal['renew']>(async () => true)
  const answer = await sessionFetch(async () => Response.json(body, { status }), { renew, token: () => 'new', refused, kept, alone })(
    '/rest/v1/orders',
    asked(),
  )
  expect(await answer.json()).toEqual(body)
  expect(renew).not.toHaveBeenCalled()
})

const refreshing = (status: number) =>
  sessionFetch(async () => Response.json({ code: 'refresh_token_not_found' }, { status }), {
    renew: async () => false,
    token: () => undefined,
    refused,
    kept,
    alone,
  })('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    body: '{"refresh_token":"old"}',
  })

test.each([400, 401, 403])('a refresh that is refused with %i ends the session, whoever asked for it', async (status) => {
  await refreshing(status)
  expect(refused).toHaveBeenCalledExactlyOnceWith('old')
})

test.each([200, 408, 429, 500, 502, 503, 504])('a %i says nothing against the session', async (status) => {
  await refreshing(status)
  expect(refused).not.toHaveBeenCalled()
})

test('a refused sign-in is no refused refresh', async () => {
  await sessionFetch(async () => Response.json({}, { status: 400 }), { renew: async () => false, token: () => undefined, refused, kept, alone })(
    '/auth/v1/token?grant_type=password',
    { method: 'POST', body: '{}' },
  )
  expect(refused).not.toHaveBeenCalled()
})
