import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '../support/shop.ts'
import { ask, givenMember, keysOf, openDatabase } from './hostile-shop.ts'

// A shop with a mail server, in which strangers use up every letter it sends to strangers in an hour.
const received: { to: string; subject: string }[] = []
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      PostalMime.parse(Buffer.concat(parts)).then((letter) => {
        for (const { address } of session.envelope.rcptTo) received.push({ to: address, subject: letter.subject ?? '' })
        done()
      }, done)
    })
  },
})
let shop: TestShop
beforeAll(async () => {
  await new Promise<void>((resolve) => void post.listen(0, '127.0.0.1', resolve))
  // Listening on TCP, so the address is not a pipe's name.
  shop = await startTestShop({ filled: true, env: { TRUST_PROXY: '1', SMTP_URL: `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}` } })
})
afterAll(async () => {
  await shop.remove()
  await new Promise<void>((resolve) => post.close(resolve))
})

const send = (path: string, body: object, from: string) =>
  ask(`${shop.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: keysOf(shop).anonKey, 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
const signUp = (number: number) =>
  send(
    'signup',
    {
      email: `stranger-${number}@people.test`,
      password: 'celadon from Chiang Mai',
      data: { full_name: 'Mallory', terms_version: '2026-11', privacy_version: '2026-11' },
    },
    // Another network each time.
    `2001:db8:${number.toString(16)}::1`,
  )

/** What six hundred sign-ups come to: the most of them are counted already, so that nobody has to hash five hundred passwords. */
async function useUpLetters(): Promise<number[]> {
  const db = await openDatabase(shop)
  await db.query(`insert into auth.rate_limits (key, hits, expires_at) values ('letters', 475, now() + interval '1 hour')`)
  await db.end()
  const statuses: number[] = []
  const numbers = Array.from({ length: 40 }, (_, index) => index + 1)
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) statuses.push((await signUp(number)).status)
    }),
  )
  return statuses
}

test('strangers from many networks who use up the hour’s letters keep none from somebody who has an account', async () => {
  const ada = await givenMember(shop, 'ada')
  const statuses = await useUpLetters()
  // They did use up what strangers share.
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect((await signUp(41)).status).toBe(429)

  const toAda = () => received.filter(({ to }) => to === ada.email)
  expect((await send('recover', { email: ada.email }, '192.0.2.7')).status).toBe(200)
  await expect.poll(toAda).toHaveLength(1)
  expect(toAda()[0]?.subject).toMatch(/password/i)
  // And it answers who has none the same.
  expect((await send('recover', { email: `${randomUUID()}@people.test` }, '192.0.2.7')).status).toBe(200)
})

test('one network is not served six hundred times, whichever of its addresses asks', async () => {
  const asked = async (addresses: readonly string[]) => {
    for (const from of addresses) {
      if ((await send('recover', { email: `${randomUUID()}@people.test` }, from)).status === 429) return 'refused'
    }
    return 'served'
  }
  const hosts = Array.from({ length: 250 }, (_, index) => index + 1)
  expect(await asked(hosts.map((host) => `198.51.100.${host}`))).toBe('refused')
  expect(await asked(hosts.map((host) => `2001:db8:ffff:${(host * 256).toString(16)}::1`))).toBe('refused')
  expect(await asked(['203.0.113.1', '2001:db8:fffe::1'])).toBe('served')
})

test('a code by mail makes no account', async () => {
  const email = `${randomUUID()}@people.test`
  expect((await send('otp', { email }, '192.0.2.8')).status).toBe(422)
  expect((await send('otp', { email, create_user: false }, '192.0.2.8')).status).toBe(200)
  const { serviceKey } = keysOf(shop)
  const { text } = await ask(`${shop.url}/rest/v1/profiles?select=id&email=eq.${email}`, {
    headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}` },
  })
  expect(JSON.parse(text)).toEqual([])
})
