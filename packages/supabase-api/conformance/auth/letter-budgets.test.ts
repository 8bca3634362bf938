import { describe, expect, test } from 'vitest'
import { PASSWORD, signedIn, startAuth } from './auth-server.ts'

/** A service with letters of their own for accounts, and bounds for who asks without a session; who asks says where from. */
const started = (limits: { emailSentPerHour?: number; lettersAskedPerHour?: { address: number; neighbours: number; site: number } }) =>
  startAuth({ otpSignupEnabled: false }, (settings) => ({ ...settings, rateLimits: { ...settings.rateLimits, emailSentPerHourAndAccount: 3, ...limits } }), {
    clientIp: (c) => c.req.header('x-forwarded-for') ?? '192.0.2.1',
  })
const few = await started({ emailSentPerHour: 2 })
const bounded = await started({ lettersAskedPerHour: { address: 2, neighbours: 3, site: 4 } })

const signUp = (server: typeof few, email: string, from = '192.0.2.1') =>
  server.ask('POST', '/signup', { body: { email, password: PASSWORD }, headers: { 'x-forwarded-for': from } })
const recover = (server: typeof few, email: string, from = '192.0.2.1') =>
  server.ask('POST', '/recover', { body: { email }, headers: { 'x-forwarded-for': from } })

describe('an account whose address is confirmed', () => {
  test('gets its letters when strangers have used up the service’s, and nobody can tell it from an address of nobody', async () => {
    const { email } = await signedIn(few)
    for (let stranger = 0; stranger < 5; stranger += 1) await signUp(few, few.fresh())
    await few.auth.drain()
    expect(await signUp(few, few.fresh())).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } })
    expect(await signUp(few, email)).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } })
    const [known, unknown] = [await recover(few, email), await recover(few, few.fresh())]
    expect([known.status, known.body]).toEqual([200, {}])
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await few.lettersTo(email, 'recovery')).toHaveLength(1)
  })

  test('gets so many of a kind an hour, which leaves the other kinds alone', async () => {
    const { client, email } = await signedIn(bounded)
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await recover(bounded, email, `198.51.${asked}.1`)).status).toBe(200)
      bounded.later(61)
    }
    expect(await bounded.lettersTo(email, 'recovery')).toHaveLength(3)
    expect((await client.auth.updateUser({ password: 'river-lantern-27' })).error).toBeNull()
    expect(await bounded.lettersTo(email, 'password_changed')).toHaveLength(1)
    bounded.later(3600)
    await recover(bounded, email)
    expect(await bounded.lettersTo(email, 'recovery')).toHaveLength(4)
  })

  test('does not learn from its letters whether the address it moves to is taken', async () => {
    const movesTo = async (address: string) => {
      const { client, email } = await signedIn(bounded)
      for (let asked = 0; asked < 3; asked += 1) {
        expect((await client.auth.updateUser({ email: address })).error).toBeNull()
        bounded.later(61)
      }
      return (await bounded.lettersTo(email, 'email_change')).length
    }
    const { email: taken } = await signedIn(bounded)
    expect(await movesTo(taken)).toBe(await movesTo(bounded.fresh()))
  })
})

describe('who asks for letters without a session', () => {
  const asks = async (ask: typeof signUp, addresses: readonly string[]) => {
    const statuses: number[] = []
    for (const from of addresses) statuses.push((await ask(bounded, bounded.fresh(), from)).status)
    return statuses
  }
  test.each([
    ['signs up', signUp],
    ['forgot a password', recover],
  ])('and %s is counted by address, neighbours and site, the wider the more', async (_what, ask) => {
    bounded.later(3601)
    expect(await asks(ask, ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.3', '198.51.100.1'])).toEqual([200, 200, 429, 200, 429, 200])
    expect(await asks(ask, ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:1::3', '2001:db8:1:2::1', '2001:db8:1:3::1'])).toEqual([200, 200, 429, 200, 429])
    expect(await asks(ask, ['2001:db8:1:100::1', '2001:db8:1:200::1', '2001:db8:2:1::1'])).toEqual([200, 429, 200])
  })

  test('is told how long to wait, the same for an address that has an account', async () => {
    const { email } = await signedIn(bounded)
    bounded.later(3601)
    for (const address of [bounded.fresh(), bounded.fresh()]) await recover(bounded, address, '203.0.113.9')
    const refused = [await recover(bounded, email, '203.0.113.9'), await recover(bounded, bounded.fresh(), '203.0.113.9')]
    expect(refused.map(({ status, body }) => ({ status, body }))).toEqual([refused[0], refused[0]].map((one) => ({ status: 429, body: one?.body })))
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3500)
  })
})

test('where a code by mail makes no account, asking for one is refused, and who has an account asks without', async () => {
  const { email } = await signedIn(bounded)
  const unknown = bounded.fresh()
  bounded.later(3601)
  for (const address of [email, unknown]) {
    expect((await bounded.client().auth.signInWithOtp({ email: address })).error).toMatchObject({ status: 422, code: 'otp_disabled' })
    expect((await bounded.client().auth.signInWithOtp({ email: address, options: { shouldCreateUser: false } })).error).toBeNull()
  }
  expect(await bounded.lettersTo(email, 'magic_link')).toHaveLength(1)
  expect(await bounded.lettersTo(unknown)).toEqual([])
  expect(await bounded.db.owner.all('select 1 from auth.users where email = $1', [unknown])).toEqual([])
})
