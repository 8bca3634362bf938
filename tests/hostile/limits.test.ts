import { randomUUID } from 'node:crypto'
import { networkOf } from '@hattha/supabase-api'
import { expect, inject, test } from 'vitest'
import { LIMITED_FUNCTIONS, PROMISED_LIMITS } from '../support/promised-limits.ts'
import { ask, call, givenWish, listBuyable, openDatabase, someAddress, type Answer } from './hostile-shop.ts'
import { BODIES } from './surface.ts'

const shop = inject('shop')
const [product] = await listBuyable(shop)
const wish = { lines: [{ ...product, quantity: 1, personalization: '' }], country: 'TH', delivery: {}, couponCode: null, language: 'en' }

/** Sets how often an address has asked already, so that nobody has to ask a hundred times. */
async function haveAsked(what: string, from: string, times: number): Promise<void> {
  const db = await openDatabase(shop)
  await db.query(
    `insert into auth.rate_limits (key, hits, expires_at) values ($1, $2, now() + interval '1 minute') on conflict (key) do update set hits = excluded.hits`,
    [`shop:${what}:ip:${networkOf(from)}`, times],
  )
  await db.end()
}

/** The refusal everybody gets who asks too often. */
function expectTooMany({ status, headers, text }: Answer, sentence: string): void {
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(text).toContain(sentence)
}

/** An address in four groups, as it is counted. */
const address = () => someAddress().replace('::1', ':1::1')

const mostOf = (what: string): number => PROMISED_LIMITS[what]?.most ?? never()

test.each(Object.entries(LIMITED_FUNCTIONS))('%s is served as often as promised and then refused, in the language of the reader', async (name, what) => {
  const from = address()
  await haveAsked(what, from, mostOf(what) - 1)
  expect((await call(shop, name, {}, { from })).status).not.toBe(429)
  expectTooMany(await call(shop, name, {}, { from, language: 'en' }), 'Too many attempts. Please wait a moment.')
  const thai = await call(shop, name, {}, { from, language: 'th' })
  expect(thai.json<{ message: string }>().message).toMatch(/[ก-๙]/)
  expect((await call(shop, name, {}, { from: address() })).status).not.toBe(429)
})

test('all functions together are served six hundred times a minute, whichever they are', async () => {
  const from = address()
  await haveAsked('function', from, mostOf('function') - 1)
  expect((await call(shop, 'push-key', {}, { from })).status).not.toBe(429)
  for (const name of ['push-key', 'track-order', 'quote']) expectTooMany(await call(shop, name, {}, { from, language: 'en' }), 'Too many attempts')
})

test('six messages an hour reach the shop by its contact page, and the seventh is not kept', async () => {
  const from = address()
  const message = () => ({ ...BODIES.contact, id: randomUUID(), email: `${from.replaceAll(':', '-')}@example.com` })
  await haveAsked('contact', from, mostOf('contact') - 1)
  expect((await call(shop, 'contact', message(), { from })).status).toBe(202)
  const refused = message()
  expectTooMany(await call(shop, 'contact', refused, { from, language: 'en' }), 'Too many attempts')
  const db = await openDatabase(shop)
  expect((await db.query('select from public.contact_messages where id = $1', [refused.id])).rowCount).toBe(0)
  await db.end()
})

test('ten wrong coupon codes an hour, also when they come at once, and a right one does not count', async () => {
  const from = address()
  const db = await openDatabase(shop)
  const code = `RIGHT${Date.now()}`
  await db.query(`insert into public.coupons (code, kind, percent_ppm) values ($1, 'percent', 100000)`, [code])
  await db.end()
  for (let time = 0; time < 15; time += 1) expect((await call(shop, 'quote', { ...wish, couponCode: code }, { from })).status).toBe(200)
  const guesses = await Promise.all(Array.from({ length: 30 }, (_, index) => call(shop, 'quote', { ...wish, couponCode: `GUESS${index}` }, { from })))
  expect(guesses.filter(({ status }) => status === 200)).toHaveLength(10)
  // Neither the right one nor the order tells any more, but a quote without a code is answered.
  expectTooMany(await call(shop, 'quote', { ...wish, couponCode: code }, { from, language: 'en' }), 'Too many attempts')
  expect(
    (await call(shop, 'place-order', { ...(await givenWish(shop, product ?? { productId: '', variantId: '' })), couponCode: code }, { from })).status,
  ).toBe(429)
  expect((await call(shop, 'quote', wish, { from })).status).toBe(200)
})

test('letters with an order’s link are asked for ten times an hour', async () => {
  const from = address()
  const answers = []
  for (let time = 0; time <= 10; time += 1)
    answers.push(await call(shop, 'track-order', { number: `H261120-000000${time}`, email: 'ada@example.com' }, { from, language: 'en' }))
  expect(answers.slice(0, -1).every(({ status }) => status === 202)).toBe(true)
  expectTooMany(answers.at(-1) ?? never(), 'Too many attempts')
})

test('searches and suggestions that have to be made are limited; kept pages are not', async () => {
  const from = address()
  await haveAsked('search', from, mostOf('search') - 1)
  const seek = (path: string) => ask(`${shop.url}${path}`, { headers: { 'x-forwarded-for': from } })
  const word = Math.random().toString(36).slice(2)
  expect((await seek(`/en/products?q=last${word}`)).status).toBe(200)
  expectTooMany(await seek(`/en/products?q=${word}`), '<h1>Too many attempts. Please wait a moment.</h1>')
  expectTooMany(await seek(`/th/suggest.json?q=${word}`), '"code":"too_many"')
  expect((await seek('/en')).status).toBe(200)
  // Whatever else happens in the shop may make it forget its pages, so it is made again until it is kept.
  await expect
    .poll(async () => {
      await ask(`${shop.url}/en/products?q=${word}`)
      return (await seek(`/en/products?q=${word}`)).status
    })
    .toBe(200)
})

test('who writes an address of their own into the header is counted by the one the proxy saw', async () => {
  const real = address()
  await haveAsked('quote', real, mostOf('quote'))
  for (const forged of [`127.0.0.1, ${real}`, `${address()}, ${real}`, `, ,${real}`]) expect((await call(shop, 'quote', {}, { from: forged })).status).toBe(429)
})

test('what cannot be counted is not served', async () => {
  const db = await openDatabase(shop)
  await db.query('alter table auth.rate_limits rename to rate_limits_away')
  try {
    const answer = await call(shop, 'quote', wish, { from: address() })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await ask(`${shop.url}/en/products?q=${Math.random()}`, { headers: { 'x-forwarded-for': address() } })).status).toBe(503)
  } finally {
    await db.query('alter table auth.rate_limits_away rename to rate_limits')
    await db.end()
  }
})

function never(): never {
  throw new Error('Nothing was asked.')
}
