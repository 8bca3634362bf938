import { expect, inject, test } from 'vitest'
import { ask, givenMember, keysOf, someAddress } from './hostile-shop.ts'

// A form is one way to the interfaces; whoever writes to them directly is judged the same.
const shop = inject('shop')
const { anonKey } = keysOf(shop)
const send = (method: string, path: string, body: object, token = anonKey) =>
  ask(`${shop.url}${path}`, {
    method,
    headers: { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify(body),
  })

const AGREED = { full_name: 'Mallory', terms_version: '2026-11', privacy_version: '2026-11' }
const signUp = (data: object) => send('POST', '/auth/v1/signup', { email: `mallory${Math.random()}@people.test`, password: 'celadon from Chiang Mai', data })

test.each([
  ['without a name', { ...AGREED, full_name: undefined }, 'name_too_short'],
  ['with a name of one character', { ...AGREED, full_name: ' M ' }, 'name_too_short'],
  ['with a name that never ends', { ...AGREED, full_name: 'm'.repeat(51) }, 'name_too_long'],
  ['with markup for a name', { ...AGREED, full_name: '<img src=x>' }, 'name_characters'],
  ['with a list for a name', { ...AGREED, full_name: ['Mallory'] }, 'name_characters'],
  ['in a language of nobody', { ...AGREED, language: 'tlh' }, 'language_unknown'],
  ['without the terms', { ...AGREED, terms_version: undefined }, 'terms_not_agreed'],
  ['without the privacy policy', { ...AGREED, privacy_version: '' }, 'terms_not_agreed'],
  ['with terms of another day', { ...AGREED, terms_version: '1999-01' }, 'terms_changed'],
  ['with nothing', {}, 'name_too_short'],
])('nobody signs up %s', async (_how, data, reason) => {
  const { status, text } = await signUp(data)
  expect({ status, said: JSON.parse(text) }).toMatchObject({ status: 422, said: { msg: reason } })
})

const isRefusal = (status: number) => status >= 400 && status < 500

test('who says who they are and agrees, signs up', async () => {
  expect((await signUp({ ...AGREED, language: 'nl' })).status).toBe(200)
})

test('a member’s name and language are judged where the account keeps them, and where the shop does', async () => {
  const { id, token } = await givenMember(shop, 'Ada')
  const account = (data: object) => send('PUT', '/auth/v1/user', { data }, token)
  for (const [data, reason] of [
    [{ full_name: '<b>Ada</b>' }, 'name_characters'],
    [{ full_name: 'A' }, 'name_too_short'],
    [{ full_name: null }, 'name_characters'],
    [{ language: 'x!' }, 'language_unknown'],
  ] as const) {
    const { status, text } = await account(data)
    expect({ status, said: JSON.parse(text) }).toMatchObject({ status: 422, said: { msg: reason } })
  }
  expect((await account({ full_name: 'Ada Lovelace', language: 'de' })).status).toBe(200)

  const profile = (change: object) => send('PATCH', `/rest/v1/profiles?id=eq.${id}`, change, token)
  for (const change of [{ full_name: '<b>Ada</b>' }, { full_name: '' }, { language: 'tlh' }, { currency: 'XXX' }]) {
    const { status, text } = await profile(change)
    expect({ change, status, code: JSON.parse(text).code }).toMatchObject({ change, status: expect.toSatisfy(isRefusal), code: expect.stringMatching(/^23/) })
  }
  expect((await profile({ full_name: 'Ada Lovelace', language: 'de', currency: 'EUR' })).status).toBe(204)
})
