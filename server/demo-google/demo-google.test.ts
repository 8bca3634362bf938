import { createHash } from 'node:crypto'
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../app/i18n/languages.ts'
import { i18nWords } from '../../tests/support/words.ts'
import { createDemoGoogle } from './demo-google.ts'

// It plays Google, so it says no where Google does.
const SHOP = { issuer: 'http://127.0.0.1:3000/demo-google', clientId: 'hattha-demo', redirectUri: 'http://localhost:3000/auth/v1/callback' }
const VERIFIER = 'v'.repeat(43)
const QUESTION = {
  client_id: SHOP.clientId,
  redirect_uri: SHOP.redirectUri,
  response_type: 'code',
  scope: 'openid email profile',
  state: 'a state',
  nonce: 'a nonce',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
}

let app: ReturnType<typeof createDemoGoogle>
beforeEach(() => {
  app = createDemoGoogle({ ...SHOP, address: 'http://localhost:3000/demo-google', words: i18nWords })
})

const at = (changes: Record<string, string> = {}) => `/authorize?${new URLSearchParams({ ...QUESTION, ...changes })}`
const says = async (form: Record<string, string>, changes: Record<string, string> = {}) =>
  app.request(at(changes), { method: 'POST', body: new URLSearchParams(form) })
const codeOf = async (form: Record<string, string>) => {
  const answer = await says(form)
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
}
const redeem = async (code: string, changes: Record<string, string> = {}) => {
  const body = { grant_type: 'authorization_code', client_id: SHOP.clientId, redirect_uri: SHOP.redirectUri, code, code_verifier: VERIFIER, ...changes }
  const answer = await app.request('/token', { method: 'POST', body: new URLSearchParams(body) })
  return { status: answer.status, body: (await answer.json()) as Record<string, string> }
}
const ADA = { name: 'Ada Lovelace', address: 'ada' }

test.each(LANGUAGES)('its screen says in %s that it is not Google', async (language) => {
  const screen = await app.request(at({ ui_locales: language }))
  const text = await screen.text()
  expect(screen.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(text).toContain(`<html lang="${language}">`)
  expect(text).toContain(`<h1>${i18nWords(language)('demo-google:title')}</h1>`)
})

test('whoever says who they are comes back with a code, which is worth an ID token once', async () => {
  const answer = await says(ADA)
  const back = new URL(answer.headers.get('location') ?? '')
  expect([answer.status, back.origin + back.pathname]).toEqual([303, SHOP.redirectUri])
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ state: 'a state', iss: SHOP.issuer })
  const code = back.searchParams.get('code') ?? ''
  const { status, body } = await redeem(code)
  expect(status).toBe(200)
  const keys = (await (await app.request('/jwks')).json()) as JSONWebKeySet
  const { payload } = await jwtVerify(body['id_token'] ?? '', createLocalJWKSet(keys), { issuer: SHOP.issuer, audience: SHOP.clientId })
  expect(payload).toMatchObject({ nonce: 'a nonce', name: 'Ada Lovelace', email: 'ada@google.example', email_verified: true })
  expect(await redeem(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

test('nobody is played who could be somebody: addresses are of a domain that is nobody’s', async () => {
  for (const address of ['admin@hattha.test', 'ada@google.example', '<b>', '', '.ada']) {
    const { status, headers } = await says({ ...ADA, address })
    expect([address, status, headers.get('location')]).toEqual([address, 422, null])
  }
  expect((await says({ ...ADA, name: 'A' })).status).toBe(422)
})

test('who cancels comes back without a code', async () => {
  const { headers } = await says({ answer: 'cancel' })
  expect(headers.get('location')).toMatch(/error=access_denied.*state=a\+state/)
  expect(headers.get('location')).not.toContain('code=')
})

describe('no', () => {
  test.each<Record<string, string>>([
    { client_id: 'another' },
    { redirect_uri: 'https://evil.example/' },
    { response_type: 'token' },
    { code_challenge_method: 'plain' },
    { code_challenge: '' },
    { scope: 'email' },
  ])('question like %j is answered, and nobody is sent anywhere', async (change) => {
    expect((await app.request(at(change))).status).toBe(404)
    expect((await says(ADA, change)).status).toBe(404)
  })

  test.each<Record<string, string>>([
    { code_verifier: 'w'.repeat(43) },
    { redirect_uri: 'https://evil.example/' },
    { client_id: 'another' },
    { code: 'guessed' },
    { grant_type: 'password' },
  ])('code is redeemed with %j', async (change) => {
    const code = await codeOf(ADA)
    expect((await redeem(code, change)).status).toBe(400)
  })
})
