import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { deriveKeys } from './keys.ts'
import { CannotStart, SETTINGS, settingsFrom } from './configuration.ts'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hattha-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const complaintOf = (env: Record<string, string>, folder = emptyFolder()): string => {
  try {
    settingsFrom(env, { folder })
  } catch (error) {
    if (error instanceof CannotStart) return error.message
    throw error
  }
  throw new Error('the settings were accepted')
}

const LIVE = {
  HATTHA_MODE: 'live',
  SITE_URL: 'https://hattha.example/',
  DATA_DIR: 'data',
  HATTHA_SECRET: 'x'.repeat(40),
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'Hattha <shop@hattha.example>',
}

test('nothing configured is a demo on this machine only', () => {
  const folder = emptyFolder()
  expect(settingsFrom({}, { folder })).toMatchObject({
    mode: 'demo',
    host: '127.0.0.1',
    port: 3000,
    siteUrl: 'http://localhost:3000',
    dataFolder: join(folder, '.data'),
    buildFolder: join(folder, 'build'),
    smtpUrl: undefined,
  })
})

test('a demo keeps its random secret where only its user may read it', () => {
  const folder = emptyFolder()
  const [first, second] = [settingsFrom({}, { folder }), settingsFrom({}, { folder })]
  expect(second.keys).toEqual(first.keys)
  expect(statSync(join(folder, '.data', 'secret')).mode & 0o777).toBe(0o600)
  expect(settingsFrom({}, { folder: emptyFolder() }).keys.serviceKey).not.toBe(first.keys.serviceKey)
})

test('a live shop asks for everything it needs at once', () => {
  expect(complaintOf({ HATTHA_MODE: 'live' })).toBe(
    [
      'Cannot start: 5 settings are missing.',
      '  SITE_URL        address of the shop as people see it — for development use http://localhost:3000',
      '  DATA_DIR        folder the shop may write to — for development use .data',
      '  HATTHA_SECRET   at least 32 random characters; every key of the shop is made from it — for development use the output of: openssl rand -base64 48',
      '  SMTP_URL        mail server — for development use smtp://localhost:1025',
      '  MAIL_FROM       sender of every letter — for development use Hattha <shop@example.com>',
      'Copy .env.example to .env to get working values.',
    ].join('\n'),
  )
})

test('a live shop with its settings starts on all addresses, with its own site', () => {
  expect(settingsFrom(LIVE, { folder: emptyFolder() })).toMatchObject({ mode: 'live', demo: false, host: '0.0.0.0', siteUrl: 'https://hattha.example' })
})

test.each([
  ['PORT', 'eighty', 'must be a whole number'],
  ['PORT', '70000', 'at most 65535'],
  ['SITE_URL', 'hattha.example', 'http:// or https://'],
  ['DATABASE_URL', 'mysql://localhost/x', 'postgres:// or postgresql://'],
  ['HATTHA_MODE', 'production', 'must be demo or live'],
  ['HATTHA_SECRET', 'short', 'at least 32'],
  ['SMTP_URL', 'mail.example', 'smtp:// or smtps://'],
  ['MAIL_FROM', 'nobody', 'must look like'],
  ['TRUST_PROXY', '-1', 'whole number'],
])('%s=%s is refused with what would be right', (name, value, because) => {
  const message = complaintOf({ [name]: value })
  expect(message).toMatch(/^Cannot start: 1 setting is wrong\./)
  expect(message).toContain(name)
  expect(message).toContain(because)
})

test('an empty variable counts as missing', () => {
  expect(settingsFrom({ PORT: '', SMTP_URL: '  ' }, { folder: emptyFolder() })).toMatchObject({ port: 3000, smtpUrl: undefined })
})

test('a folder of the demo never becomes a live shop', () => {
  const folder = emptyFolder()
  settingsFrom({ DATA_DIR: 'data' }, { folder })
  expect(complaintOf(LIVE, folder)).toBe(`Cannot start: ${join(folder, 'data')} belongs to a demo shop. Name another folder in DATA_DIR for a live shop.`)
})

test('a data folder that cannot be made is named, with the way out', () => {
  expect(complaintOf({ DATA_DIR: '/dev/null/hattha' })).toMatch(
    /^Cannot start: the data folder \/dev\/null\/hattha is not a folder\. Make it writable, or name another in DATA_DIR\.$/,
  )
})

test('a file in the place of the data folder is named', () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, '.data'), '')
  expect(complaintOf({}, folder)).toMatch(/the data folder .* is not a folder\. Make it writable, or name another in DATA_DIR\./)
})

test('.env.example names every setting, and nothing else, with values that work', () => {
  const example = parseEnv(readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8'))
  expect(Object.keys(example).sort()).toEqual(Object.keys(SETTINGS).sort())
  expect(settingsFrom(example, { folder: emptyFolder() }).mode).toBe('demo')
})

test('keys come from the secret alone, and are believed by who knows them', async () => {
  const keys = deriveKeys('a secret of the shop')
  expect(deriveKeys('a secret of the shop')).toEqual(keys)
  expect(deriveKeys('another secret').signingKey.d).not.toBe(keys.signingKey.d)
  expect((await jwtVerify(keys.anonKey, new TextEncoder().encode(keys.jwtSecret))).payload['role']).toBe('anon')
  expect((await jwtVerify(keys.serviceKey, new TextEncoder().encode(keys.jwtSecret))).payload['role']).toBe('service_role')
  const token = await new SignJWT({ sub: 'ada' }).setProtectedHeader({ alg: 'ES256', kid: keys.signingKey.kid }).sign(await importJWK(keys.signingKey))
  const { d: _, ...open } = keys.signingKey
  expect((await jwtVerify(token, createLocalJWKSet({ keys: [open] }))).payload.sub).toBe('ada')
})

test('Google needs both of its keys; without them a demo plays it, or has another in its place', () => {
  const folder = emptyFolder()
  const googleOf = (env: Record<string, string>) => settingsFrom(env, { folder }).google
  const played = { clientId: 'hattha-demo', clientSecret: undefined, issuer: 'http://127.0.0.1:3000/demo-google' }
  expect(googleOf({})).toEqual(played)
  expect(googleOf({ GOOGLE_CLIENT_ID: 'id' })).toEqual(played)
  expect(googleOf({ HOST: '0.0.0.0' })).toEqual(played)
  expect(googleOf({ HOST: '::1', PORT: '4000' })).toEqual({ ...played, issuer: 'http://[::1]:4000/demo-google' })
  // The shop could not ask it over the network without https.
  expect(googleOf({ HOST: '192.0.2.7' })).toBeUndefined()
  expect(googleOf({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })).toEqual({ clientId: 'id', clientSecret: 'secret', issuer: undefined })
  expect(googleOf({ GOOGLE_ISSUER: 'http://localhost:9000' })).toEqual({ ...played, issuer: 'http://localhost:9000' })
})

test('nobody plays Google in a live shop', () => {
  expect(settingsFrom(LIVE, { folder: emptyFolder() }).google).toBeUndefined()
  const keys = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  expect(settingsFrom({ ...LIVE, ...keys }, { folder: emptyFolder() }).google).toEqual({ clientId: 'id', clientSecret: 'secret', issuer: undefined })
  for (const more of [{}, keys]) {
    const message = complaintOf({ ...LIVE, ...more, GOOGLE_ISSUER: 'https://hattha.example/demo-google' })
    expect(message).toMatch(/^Cannot start: 1 setting is wrong\.\n {2}GOOGLE_ISSUER +plays Google, which a live shop does not/)
  }
})

test('a bucket for files needs its address and its key, or nothing', () => {
  const whole = { S3_ENDPOINT: 'https://s3.example/shop-files/', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  const bucketOf = (env: Record<string, string>) => settingsFrom(env, { folder: emptyFolder() }).s3
  expect(bucketOf({})).toBeUndefined()
  expect(bucketOf(whole)).toEqual({ endpoint: 'https://s3.example/shop-files', region: 'auto', accessKeyId: 'id', secretAccessKey: 'secret', prefix: '' })
  expect(() => bucketOf({ S3_ENDPOINT: whole.S3_ENDPOINT })).toThrow(/2 settings are missing[\s\S]*S3_ACCESS_KEY_ID[\s\S]*S3_SECRET_ACCESS_KEY/)
  expect(() => bucketOf({ ...whole, S3_ENDPOINT: 'https://s3.example' })).toThrow(/S3_ENDPOINT +must end with the name of the bucket/)
})
