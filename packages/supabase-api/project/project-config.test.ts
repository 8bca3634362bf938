import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Environment } from './environment.ts'
import { readProjectConfig } from './project-config.ts'
import { bytesOf, secondsOf } from './setting.ts'

function projectWith(files: Readonly<Record<string, string>> = {}): string {
  const project = mkdtempSync(join(tmpdir(), 'hattha-project-'))
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  mkdirSync(join(project, 'supabase'))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(project, file), text)
  return project
}

const reading = (toml: string, own: Environment = {}, files: Readonly<Record<string, string>> = {}) =>
  readProjectConfig(projectWith({ 'supabase/config.toml': toml, ...files }), { own })

test('a project without a config gets the defaults of the Supabase CLI', () => {
  const config = readProjectConfig(projectWith(), { own: {} })
  expect(config).toMatchObject({
    warnings: [],
    sections: {
      api: { port: 54_321, schemas: ['public', 'graphql_public'], max_rows: 1000 },
      db: { seed: { enabled: true, sql_paths: ['./seed.sql'] } },
      storage: { file_size_limit: 50 * 1024 * 1024 },
    },
    auth: { jwtExpirySeconds: 3600, email: { confirmations: false, secondsBetweenLetters: 1 }, password: { minLength: 6, requiredCharacters: [] } },
  })
})

test('what a config says is taken', () => {
  const config = reading(`
project_id = "films"
[api]
port = 55321
schemas = ["public", "archive"]
[db.seed]
sql_paths = ["./seeds/*.sql"]
[auth]
site_url = "http://localhost:5173/"
additional_redirect_urls = ["https://*.films.example/**"]
jwt_expiry = 600
minimum_password_length = 10
password_requirements = "lower_upper_letters_digits"
[auth.email]
max_frequency = "1m30s"
otp_length = 8
otp_expiry = 900
[auth.sessions]
timebox = "24h"
[auth.rate_limit]
sign_in_sign_ups = 5
[auth.mfa.totp]
enroll_enabled = false
verify_enabled = false
[auth.mfa.web_authn]
enroll_enabled = true
verify_enabled = true
[auth.mfa.phone]
enroll_enabled = true
verify_enabled = true
max_frequency = "10s"
[auth.passkey]
enabled = true
[auth.webauthn]
rp_id = "films.example"
[auth.hook.custom_access_token]
enabled = true
uri = "pg-functions://postgres/public/add_claims"
[auth.hook.send_email]
enabled = true
uri = "https://hooks.films.example/mail"
secrets = "v1,whsec_b25lIHNlY3JldA==|v1,whsec_YW5vdGhlciBzZWNyZXQ="
[auth.hook.send_sms]
enabled = false
uri = "pg-functions://postgres/public/never"
[storage]
file_size_limit = "1GB"
[storage.buckets.posters]
public = true
file_size_limit = "500KiB"
allowed_mime_types = ["image/png"]
[functions.hello]
verify_jwt = false
`)
  expect(config).toMatchObject({
    name: 'films',
    warnings: [],
    sections: {
      api: { port: 55_321, schemas: ['public', 'archive'] },
      db: { seed: { sql_paths: ['./seeds/*.sql'] } },
      storage: { file_size_limit: 1024 ** 3, buckets: { posters: { public: true, file_size_limit: 512_000, allowed_mime_types: ['image/png'] } } },
      functions: { hello: { enabled: true, verify_jwt: false } },
    },
    auth: {
      siteUrl: 'http://localhost:5173',
      redirectUrls: ['https://*.films.example/**'],
      jwtExpirySeconds: 600,
      password: { minLength: 10, requiredCharacters: ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'] },
      email: { secondsBetweenLetters: 90, otpLength: 8, expirySeconds: { magicLink: 900 } },
      sessions: { timeboxSeconds: 86_400 },
      rateLimits: { signInsPer5Minutes: 5 },
      mfa: {
        totpEnroll: false,
        totpVerify: false,
        webauthn: { enroll: true, verify: true },
        phone: { enroll: true, verify: true, otpLength: 6, secondsBetweenMessages: 10, template: 'Your code is {{ .Code }}' },
        recoveryCodes: { enroll: false, verify: false },
      },
      passkeys: { enabled: true },
      relyingParty: { id: 'films.example', name: 'films.example', origins: ['https://films.example'] },
      hooks: {
        customAccessToken: 'pg-functions://postgres/public/add_claims',
        sendEmail: { uri: 'https://hooks.films.example/mail', secrets: ['v1,whsec_b25lIHNlY3JldA==', 'v1,whsec_YW5vdGhlciBzZWNyZXQ='] },
        sendSms: undefined,
      },
    },
  })
})

test('variables come from the process, then from the folder supabase, then from the project', () => {
  const config = reading(
    `
[api]
port = "env(API_PORT)"
[auth]
site_url = "env(SITE)"
enable_signup = "env(MAY_SIGN_UP)"
additional_redirect_urls = ["env(FIRST)", "env(SECOND)"]
`,
    { API_PORT: '55555' },
    { '.env': 'API_PORT=1\nSITE=http://far.example\nFIRST=http://one.example\nMAY_SIGN_UP=false\n', 'supabase/.env': 'SITE="http://near.example"\n' },
  )
  expect(config.sections.api.port).toBe(55_555)
  expect(config.auth).toMatchObject({ siteUrl: 'http://near.example', signupEnabled: false, redirectUrls: ['http://one.example'] })
  expect(config.warnings).toEqual(['auth.additional_redirect_urls.1 asks for the variable SECOND, which is not set.'])
})

test('a variable nobody set is told of where it is wanted, and only there', () => {
  const { warnings } = reading(`
[studio]
openai_api_key = "env(OPENAI_API_KEY)"
[auth.external.apple]
enabled = false
secret = "env(APPLE_SECRET)"
[auth.external.google]
enabled = true
client_id = "google"
secret = "env(GOOGLE_SECRET)"
`)
  expect(warnings).toEqual(['auth.external.google.secret asks for the variable GOOGLE_SECRET, which is not set.'])
})

test('a secret that is not set stops, rather than the well-known one taking its place', () => {
  expect(() => reading('[auth]\njwt_secret = "env(MY_SECRET)"')).toThrow(/auth\.jwt_secret in .* asks for the variable MY_SECRET, which is not set/)
})

test('what is switched on and not done here is told', () => {
  const { warnings } = reading(
    '[api.tls]\nenabled = true\n[auth.sms.vonage]\nenabled = true\n[auth.third_party.auth0]\nenabled = true\n[auth.third_party.clerk]\nenabled = false\n[auth.oauth_server]\nenabled = true\n[storage.s3_protocol]\nenabled = true',
  )
  expect(warnings.map((sentence) => sentence.split(' ')[0])).toEqual([
    'api.tls',
    'auth.sms.vonage',
    'auth.third_party.auth0',
    'auth.oauth_server',
    'storage.s3_protocol',
  ])
})

test('an unknown setting is a warning that names it, wherever it stands', () => {
  const { warnings } = reading('[api]\nprot = 1\n[auth.email]\nconfirm = true\n[storage.buckets.a]\nsize = 1\n[weather]\nsunny = true\n[experimental]\nany = 1')
  expect(warnings.map((sentence) => sentence.split(' ')[0])).toEqual(['api.prot', 'auth.email.confirm', 'storage.buckets.a.size', 'weather'])
})

test.each([
  [
    '[auth.external.keycloak]\nenabled = true\nclient_id = "x"\nurl = "http://id.example"',
    'auth.external.keycloak.url must be an https address, but is "http://id.example".',
  ],
  ['[api]\nport = "many"', 'api.port must be a whole number from 1 to 65535, but is "many".'],
  ['[api]\nport = 70000', 'api.port must be a whole number from 1 to 65535, but is 70000.'],
  ['api = 5', 'api must be a table, but is 5.'],
  ['[auth]\nenable_signup = "perhaps"', 'auth.enable_signup must be true or false, but is "perhaps".'],
  ['[auth]\njwt_secret = "short"', 'auth.jwt_secret must be text of at least 16 characters'],
  ['[auth]\npassword_requirements = "hard"', 'auth.password_requirements must be one of "", "letters_digits"'],
  ['[auth.email]\nmax_frequency = "soon"', 'auth.email.max_frequency must be a duration like "30s", "5m" or "24h", but is "soon".'],
  ['[storage]\nfile_size_limit = "big"', 'storage.file_size_limit must be a size like "50MiB" or "500KB", but is "big".'],
  ['[storage.buckets.a]\nallowed_mime_types = [1]', 'storage.buckets.a.allowed_mime_types must be a list of texts'],
  ['[functions]\nhello = true', 'functions.hello must be a table: write [functions.NAME]'],
])('a value of the wrong kind stops with its name and what is expected: %s', (toml, sentence) => {
  expect(() => reading(toml)).toThrow(sentence)
})

test.each([
  ['http://localhost:3000/', 'http://localhost:3000'],
  ['https://shop.example/base/', 'https://shop.example/base'],
  ['myapp://', 'myapp://'],
  ['exp://127.0.0.1:19000/--/', 'exp://127.0.0.1:19000/--'],
])('the site may be a page or an app: %s', (given, expected) => {
  expect(reading(`[auth]\nsite_url = "${given}"`).auth.siteUrl).toBe(expected)
})

test('a hook at an address of the CLI’s containers means this server', () => {
  const hook = (uri: string) =>
    readProjectConfig(
      projectWith({ 'supabase/config.toml': `[api]\nport = 50001\n[auth.hook.send_sms]\nenabled = true\nuri = "${uri}"\nsecrets = "v1,whsec_c2VjcmV0"` }),
      {
        own: {},
        port: 50_002,
      },
    ).auth.hooks.sendSms
  expect(hook('http://host.docker.internal:50001/functions/v1/sms')).toMatchObject({ uri: 'http://127.0.0.1:50002/functions/v1/sms' })
  expect(hook('http://kong:8000/functions/v1/sms?a=1')).toMatchObject({ uri: 'http://127.0.0.1:50002/functions/v1/sms?a=1' })
  expect(hook('http://host.docker.internal:3000/sms')).toMatchObject({ uri: 'http://127.0.0.1:3000/sms' })
  expect(hook('https://hooks.example/sms')).toMatchObject({ uri: 'https://hooks.example/sms' })
})

test('what is not TOML is named', () => {
  expect(() => reading('port = = 1')).toThrow(/config\.toml is not TOML/)
})

test('signing keys are read beside the config, the first signs', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const keys = [
    { ...privateKey.export({ format: 'jwk' }), kid: 'first', alg: 'RS256' },
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  ]
  const toml = '[auth]\nsigning_keys_path = "./signing_keys.json"'
  const { auth } = reading(toml, {}, { 'supabase/signing_keys.json': JSON.stringify(keys) })
  expect(auth.signingKeys.map(({ kid, kty }) => [kid, kty])).toEqual([
    ['first', 'RSA'],
    ['signing-key-2', 'EC'],
  ])
  expect(() => reading(toml)).toThrow(/signing_keys\.json, which does not exist/)
  expect(() => reading(toml, {}, { 'supabase/signing_keys.json': '{' })).toThrow(/which is not JSON/)
  expect(() => reading(toml, {}, { 'supabase/signing_keys.json': '[{"kty":"oct","k":"aaaa"}]' })).toThrow(/must be a JSON list of private signing keys/)
})

test('sizes and durations are read as the Supabase CLI reads them', () => {
  expect(['50MiB', '5MB', '500kb', '1g', '10'].map(bytesOf)).toEqual([52_428_800, 5_242_880, 512_000, 1_073_741_824, 10])
  expect(['MiB', '5 apples', ''].map(bytesOf)).toEqual([undefined, undefined, undefined])
  expect(['5s', '1h30m', '1.5h', '100ms', '0'].map(secondsOf)).toEqual([5, 5400, 5400, 0.1, 0])
  expect(['5', 's', ''].map(secondsOf)).toEqual([undefined, undefined, undefined])
})

test('phones, accounts elsewhere, wallets and captchas are what the config says', () => {
  const { auth, warnings } = reading(
    `
[auth.sms]
enable_signup = true
enable_confirmations = true
template = "Code: {{ .Code }}"
max_frequency = "30s"
[auth.sms.test_otp]
"+66812345678" = "123456"
[auth.external.google]
enabled = true
client_id = "web, android"
secret = "env(GOOGLE_SECRET)"
skip_nonce_check = true
[auth.external.keycloak]
enabled = true
client_id = "shop"
url = "https://id.example/realms/shop"
redirect_uri = "https://shop.example/auth/v1/callback"
[auth.external.github]
enabled = true
client_id = "x"
[auth.web3.ethereum]
enabled = true
[auth.captcha]
enabled = true
provider = "turnstile"
secret = "hush"
[auth.rate_limit]
sms_sent = 7
web3 = 8
`,
    { GOOGLE_SECRET: 'from outside' },
  )
  expect(auth).toMatchObject({
    phone: { enabled: true, confirmations: true, template: 'Code: {{ .Code }}', secondsBetweenMessages: 30, testCodes: { '66812345678': '123456' } },
    external: {
      google: { enabled: true, clientIds: ['web', 'android'], clientSecret: 'from outside', skipNonceCheck: true, issuer: undefined },
      keycloak: { enabled: true, issuer: 'https://id.example/realms/shop', redirectUri: 'https://shop.example/auth/v1/callback' },
    },
    web3: { ethereum: true, solana: false },
    captcha: { provider: 'turnstile', secret: 'hush' },
    rateLimits: { smsSentPerHour: 7, web3Per5Minutes: 8 },
  })
  expect(warnings.map((sentence) => sentence.split(' ')[0])).toEqual(['auth.external.github'])
})
