import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { BACKUP_ENTRIES, BACKUP_WORDS, backupSettings, missingBackups, wrongBackups, type BackupSettings } from './backup-settings.ts'
import { playedIssuer } from './demo-google/played-google.ts'
import { deriveKeys, pushKeys, type Keys } from './keys.ts'
import { missingPayments, PAYMENT_ENTRIES, PAYMENT_WORDS, paymentSettings, type PaymentSettings } from './payment-settings.ts'
import { missingOfNode, NODE_ENTRIES, NODE_WORDS, nodeSettings, type NodeSettings } from './node-settings.ts'
import type { PushIdentity } from './push/vapid.ts'
import { WATCH_ENTRIES, WATCH_WORDS, watchSettings, type WatchSettings } from './watching/watch-settings.ts'

/** What an operator decides. Read once by `server/main.ts`, never changed while the shop runs. */
export type Settings = {
  /** `demo` fills itself with a made-up shop and catches its mail; `live` starts empty and asks for its settings. */
  mode: 'demo' | 'live'
  demo: boolean
  /** Started by `npm run dev`: hot reload, caught mail, errors shown. */
  development: boolean
  /** Address people see, without a slash at the end. */
  siteUrl: string
  host: string
  port: number
  /** Absolute path. What lives here: the embedded database, caught mail, keys of the demo, the maintenance switch. */
  dataFolder: string
  /** Where uploaded files are kept instead of the data folder: a bucket on S3 or what speaks its language. */
  s3: { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string; prefix: string } | undefined
  /** Where backups go; undefined where nobody said. */
  backups: BackupSettings | undefined
  /** Where `npm run build` put the pages. Below the project, because they import its packages. */
  buildFolder: string
  /** A PostgreSQL from 15 on, itself and no pooler; without it the shop runs its own below the data folder. */
  databaseUrl: string | undefined
  /** How this node runs. */
  node: NodeSettings
  /** Who watches it from outside. */
  watch: WatchSettings
  keys: Keys
  /** Signs what the payment provider (in the demo: the demo bank) tells us. */
  bankWebhookSecret: string
  /** Payment providers and accounts of the shop's own. */
  payments: PaymentSettings
  /** `smtp://user:password@host:port` or `smtps://…`; without it letters are caught in the data folder. */
  smtpUrl: string | undefined
  /** Sender of every letter, `Name <address>`. */
  mailFrom: string
  /** Closed for maintenance since the start; `npm run maintenance -- on` closes a running shop. */
  maintenance: boolean
  /** How many proxies of ours stand before the shop: that many entries of X-Forwarded-For, from the right, are believed. */
  trustProxy: number
  /** Whom rate limits hold for: `everyone`, or `others`, which leaves out whoever asks from this machine (the demo's owner, a benchmark). */
  rateLimits: 'everyone' | 'others'
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Bearer token for `/metrics`; without it only loopback may read them. */
  metricsToken: string | undefined
  /** Services of exchange rates with base THB, asked in this order, each answering `{ rates: { USD: 0.03 } }`. */
  ratesUrls: readonly string[]
  /** Answers `{ country_code: 'TH' }` for the reader who asks; called by the browser: the shop itself, or a service elsewhere. Empty turns the question off. */
  geoUrl: string
  /** By whom browsers are woken. */
  webPush: PushIdentity
  /** Signing in with Google. With an issuer it is not Google but who plays it: in tests, and in a demo without keys of Google's; never in a live shop. */
  google: { clientId: string; clientSecret: string | undefined; issuer: string | undefined } | undefined
  /** The service that translates chat messages. */
  translation: { engine: 'libretranslate' | 'deepl'; url: string; key: string | undefined } | undefined
}

/** The shop cannot start as configured. The message is all a person needs, so no stack is shown. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}

/** Where the shop itself says which country a reader is in (`server/geo`). */
const OWN_GEO_URL = '/country.json'

const optional = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) => v.optional(schema)
const url = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    ),
  )
const wholeNumber = (from: number, to: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(from, `must be at least ${from}`),
    v.maxValue(to, `must be at most ${to}`),
  )

const isPushKey = (text: string): boolean => {
  try {
    return pushKeys({ privateKey: text }).publicKey !== ''
  } catch {
    return false
  }
}

const Environment = v.object({
  HATTHA_MODE: optional(v.picklist(['demo', 'live'], 'must be demo or live')),
  SITE_URL: optional(url('http:', 'https:')),
  HOST: optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an IP address'))),
  PORT: optional(wholeNumber(1, 65_535)),
  DATA_DIR: optional(v.string()),
  BUILD_DIR: optional(v.string()),
  DATABASE_URL: optional(url('postgres:', 'postgresql:')),
  S3_ENDPOINT: optional(
    v.pipe(
      url('http:', 'https:'),
      v.check((text) => new URL(text).pathname.replaceAll('/', '') !== '', 'must end with the name of the bucket'),
    ),
  ),
  S3_REGION: optional(v.string()),
  S3_ACCESS_KEY_ID: optional(v.string()),
  S3_SECRET_ACCESS_KEY: optional(v.string()),
  S3_PREFIX: optional(v.pipe(v.string(), v.regex(/^[\w./-]{1,200}$/, 'must be letters, digits and / . _ -'))),
  HATTHA_SECRET: optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  SMTP_URL: optional(url('smtp:', 'smtps:')),
  MAIL_FROM: optional(v.pipe(v.string(), v.regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must look like Hattha <shop@example.com>'))),
  MAINTENANCE: optional(v.picklist(['on', 'off'], 'must be on or off')),
  TRUST_PROXY: optional(wholeNumber(0, 10)),
  RATE_LIMITS: optional(v.picklist(['everyone', 'others'], 'must be everyone or others')),
  LOG_LEVEL: optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')),
  METRICS_TOKEN: optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  RATES_URL: optional(url('http:', 'https:')),
  RATES_FALLBACK_URL: optional(url('http:', 'https:')),
  GEO_URL: optional(v.union([v.literal('off'), url('http:', 'https:')], 'must be an address or off')),
  WEB_PUSH_PRIVATE_KEY: optional(v.pipe(v.string(), v.check(isPushKey, 'must be a private key of P-256 in base64url'))),
  WEB_PUSH_SUBJECT: optional(url('mailto:', 'https:')),
  GOOGLE_CLIENT_ID: optional(v.string()),
  GOOGLE_CLIENT_SECRET: optional(v.string()),
  GOOGLE_ISSUER: optional(url('http:', 'https:')),
  TRANSLATE_URL: optional(url('http:', 'https:')),
  TRANSLATE_KEY: optional(v.string()),
  ...PAYMENT_ENTRIES,
  ...BACKUP_ENTRIES,
  ...NODE_ENTRIES,
  ...WATCH_ENTRIES,
  TRANSLATE_ENGINE: optional(v.picklist(['libretranslate', 'deepl'], 'must be libretranslate or deepl')),
})
type Name = keyof typeof Environment.entries

/** What each setting is, in the words of the message that asks for it; `live` marks what a live shop cannot do without. */
export const SETTINGS = {
  HATTHA_MODE: { is: 'demo or live', example: 'demo' },
  SITE_URL: { is: 'address of the shop as people see it', example: 'http://localhost:3000', live: true },
  HOST: { is: 'address to listen on; the demo listens on this machine only', example: '127.0.0.1' },
  PORT: { is: 'port to listen on', example: '3000' },
  DATA_DIR: { is: 'folder the shop may write to', example: '.data', live: true },
  BUILD_DIR: { is: 'folder of the built pages, below the project', example: 'build' },
  DATABASE_URL: { is: 'a PostgreSQL from 15 on; without it the shop runs its own', example: 'postgres://postgres:secret@localhost:5432/hattha' },
  S3_ENDPOINT: {
    is: 'address of a bucket for uploaded files; without it they lie in the data folder',
    example: 'https://s3.eu-central-1.amazonaws.com/shop-files',
  },
  S3_REGION: { is: 'region of the bucket', example: 'auto' },
  S3_ACCESS_KEY_ID: { is: 'key of the bucket', example: 'AKIA…' },
  S3_SECRET_ACCESS_KEY: { is: 'secret of the key of the bucket', example: 'the one S3 showed with the key' },
  S3_PREFIX: { is: 'put in front of the name of every file in the bucket', example: 'hattha/' },
  HATTHA_SECRET: { is: 'at least 32 random characters; every key of the shop is made from it', example: 'the output of: openssl rand -base64 48', live: true },
  SMTP_URL: { is: 'mail server', example: 'smtp://localhost:1025', live: true },
  MAIL_FROM: { is: 'sender of every letter', example: 'Hattha <shop@example.com>', live: true },
  MAINTENANCE: { is: 'on closes the shop', example: 'off' },
  TRUST_PROXY: { is: 'number of proxies of yours before the shop', example: '0' },
  RATE_LIMITS: { is: 'everyone, or others to leave out whoever asks from this machine', example: 'everyone' },
  LOG_LEVEL: { is: 'debug, info, warn, error or silent', example: 'info' },
  METRICS_TOKEN: { is: 'token that may read /metrics from elsewhere', example: 'at-least-16-characters' },
  RATES_URL: { is: 'exchange rates with base THB', example: 'https://api.exchangerate-api.com/v4/latest/THB' },
  RATES_FALLBACK_URL: { is: 'exchange rates when the first service fails', example: 'https://open.er-api.com/v6/latest/THB' },
  GEO_URL: { is: 'a service that answers country_code for a reader in the place of the shop, or off', example: 'https://ipapi.co/json/' },
  WEB_PUSH_PRIVATE_KEY: { is: 'private key of web push, if not the one made from HATTHA_SECRET', example: 'the output of: npx web-push generate-vapid-keys' },
  WEB_PUSH_SUBJECT: { is: 'whom push services write to when something is wrong', example: 'mailto:shop@example.com' },
  GOOGLE_CLIENT_ID: { is: 'for signing in with Google', example: '1234.apps.googleusercontent.com' },
  GOOGLE_CLIENT_SECRET: { is: 'for signing in with Google', example: 'GOCSPX-…' },
  GOOGLE_ISSUER: { is: 'another OpenID provider in the place of Google, in a demo', example: 'http://localhost:9000' },
  TRANSLATE_URL: { is: 'machine translation of chat messages', example: 'https://libretranslate.example' },
  TRANSLATE_KEY: { is: 'key of the translation service', example: '1234-…' },
  ...PAYMENT_WORDS,
  ...BACKUP_WORDS,
  ...NODE_WORDS,
  ...WATCH_WORDS,
  TRANSLATE_ENGINE: { is: 'libretranslate or deepl', example: 'libretranslate' },
} satisfies Record<Name, { is: string; example: string; live?: true }>

/**
 * The settings an environment means. Empty variables count as missing. Makes the data folder, and in the demo its random secret.
 * Throws CannotStart naming every missing or wrong setting at once.
 */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>, options: { development?: boolean; folder: string }): Settings {
  const given = Object.fromEntries(Object.keys(SETTINGS).flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])))
  const parsed = v.safeParse(Environment, given)
  const live = given['HATTHA_MODE'] === 'live'
  const bucket = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).filter((name, _, all) => !given[name] && all.some((one) => given[one]))
  const missing = [
    ...(live ? names().filter((name) => 'live' in SETTINGS[name] && !given[name]) : []),
    ...bucket,
    ...missingPayments(given),
    ...missingBackups(given),
    ...missingOfNode(given),
  ]
  const wrong = parsed.success ? [] : parsed.issues.map((issue) => ({ name: issue.path?.[0].key as Name, because: issue.message }))
  if (live && given['GOOGLE_ISSUER'])
    wrong.push({ name: 'GOOGLE_ISSUER', because: 'plays Google, which a live shop does not: whoever runs it could be anybody' })
  wrong.push(...wrongBackups(given, resolve(options.folder, given['DATA_DIR'] ?? '.data')))
  if (missing.length > 0 || wrong.length > 0 || !parsed.success) throw new CannotStart(complaint(missing, wrong))

  const env_ = parsed.output
  const mode = live ? 'live' : 'demo'
  const dataFolder = resolve(options.folder, env_.DATA_DIR ?? '.data')
  openDataFolder(dataFolder, mode)
  const secret = env_.HATTHA_SECRET ?? demoSecret(dataFolder)
  const keys = deriveKeys(secret)
  const port = env_.PORT ?? 3000
  const { databaseUrl, ...node } = nodeSettings(env_, env_.DATABASE_URL)
  const host = env_.HOST ?? (live ? '0.0.0.0' : '127.0.0.1')
  return {
    mode,
    demo: mode === 'demo',
    development: options.development ?? false,
    siteUrl: (env_.SITE_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    host,
    port,
    dataFolder,
    s3: bucketOf(env_),
    backups: backupSettings(env_, { demo: mode === 'demo', dataFolder, folder: options.folder, secret }),
    buildFolder: resolve(options.folder, env_.BUILD_DIR ?? 'build'),
    databaseUrl,
    node,
    watch: watchSettings(env_, { demo: mode === 'demo' }),
    keys,
    bankWebhookSecret: keys.bankWebhookSecret,
    payments: paymentSettings(env_, { demo: mode === 'demo' }),
    smtpUrl: env_.SMTP_URL,
    mailFrom: env_.MAIL_FROM ?? 'Hattha <shop@hattha.example>',
    maintenance: env_.MAINTENANCE === 'on',
    trustProxy: env_.TRUST_PROXY ?? 0,
    rateLimits: env_.RATE_LIMITS ?? (live ? 'everyone' : 'others'),
    logLevel: env_.LOG_LEVEL ?? 'info',
    metricsToken: env_.METRICS_TOKEN,
    ratesUrls: [env_.RATES_URL ?? SETTINGS.RATES_URL.example, env_.RATES_FALLBACK_URL ?? SETTINGS.RATES_FALLBACK_URL.example],
    geoUrl: env_.GEO_URL === 'off' ? '' : (env_.GEO_URL ?? OWN_GEO_URL),
    webPush: pushIdentity(env_, secret),
    google: googleOf(env_, { mode, host, port }),
    translation: env_.TRANSLATE_URL ? { engine: env_.TRANSLATE_ENGINE ?? 'libretranslate', url: env_.TRANSLATE_URL, key: env_.TRANSLATE_KEY } : undefined,
  }
}

/** The settings of this process: its environment, completed by the file `.env` of the project. */
export function readSettings(options: { development?: boolean } = {}): Settings {
  const folder = resolve(import.meta.dirname, '..')
  const file = join(folder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return settingsFrom(process.env, { ...options, folder })
}

function bucketOf(env: Partial<Record<`S3_${'ENDPOINT' | 'REGION' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY' | 'PREFIX'}`, string | undefined>>): Settings['s3'] {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region = 'auto',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PREFIX: prefix = '',
  } = env
  return endpoint && accessKeyId && secretAccessKey ? { endpoint: endpoint.replace(/\/+$/, ''), region, accessKeyId, secretAccessKey, prefix } : undefined
}

/** Push services want an address they could write to; the sender of our letters is one. */
function pushIdentity(env: Partial<Record<'WEB_PUSH_PRIVATE_KEY' | 'WEB_PUSH_SUBJECT' | 'MAIL_FROM', string | undefined>>, secret: string): PushIdentity {
  const sender = /[^\s<>@]+@[^\s<>@]+/.exec(env.MAIL_FROM ?? '')?.[0] ?? 'shop@hattha.example'
  return {
    ...pushKeys(env.WEB_PUSH_PRIVATE_KEY ? { privateKey: env.WEB_PUSH_PRIVATE_KEY } : { secret }),
    subject: env.WEB_PUSH_SUBJECT ?? `mailto:${sender}`,
  }
}

// Object.keys answers string[]; the names are exactly the record's own.
const names = () => Object.keys(SETTINGS) as Name[]

function complaint(missing: readonly Name[], wrong: readonly { name: Name; because: string }[]): string {
  const count = (many: number, is: string, are: string) => (many === 0 ? [] : [many === 1 ? `1 setting is ${is}` : `${many} settings are ${are}`])
  const width = Math.max(...[...missing, ...wrong.map(({ name }) => name)].map((name) => name.length))
  return [
    `Cannot start: ${[...count(missing.length, 'missing', 'missing'), ...count(wrong.length, 'wrong', 'wrong')].join(', ')}.`,
    ...missing.map((name) => `  ${name.padEnd(width)}   ${SETTINGS[name].is} — for development use ${SETTINGS[name].example}`),
    ...wrong.map(({ name, because }) => `  ${name.padEnd(width)}   ${because} — for example ${SETTINGS[name].example}`),
    'Copy .env.example to .env to get working values.',
  ].join('\n')
}

type GoogleKeys = { GOOGLE_CLIENT_ID?: string; GOOGLE_CLIENT_SECRET?: string; GOOGLE_ISSUER?: string }

/** Google itself where there are keys; a demo without them plays it, or has another in its place, which is asked as a public client. */
function googleOf(env: GoogleKeys, place: Pick<Settings, 'mode' | 'host' | 'port'>): Settings['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: given } = env
  if (clientId && clientSecret) return { clientId, clientSecret, issuer: given }
  if (place.mode === 'live') return undefined
  if (given) return { clientId: clientId ?? 'hattha-demo', clientSecret, issuer: given }
  const issuer = playedIssuer(place)
  return issuer === undefined ? undefined : { clientId: 'hattha-demo', clientSecret: undefined, issuer }
}

/** A folder that was filled by the demo holds made-up sellers and known passwords, so it never becomes a live shop, nor the other way round. */
function openDataFolder(folder: string, mode: 'demo' | 'live'): void {
  const sign = join(folder, 'mode')
  try {
    // Everyone may pass through, nobody may list: the database below runs as another user when the shop is started by root.
    mkdirSync(folder, { recursive: true, mode: 0o711 })
    if (!existsSync(sign)) writeFileSync(sign, mode)
    const before = readFileSync(sign, 'utf8').trim()
    if (before !== mode) throw new CannotStart(`Cannot start: ${folder} belongs to a ${before} shop. Name another folder in DATA_DIR for a ${mode} shop.`)
    const probe = join(folder, `.probe-${process.pid}`)
    writeFileSync(probe, '', { flush: true })
    unlinkSync(probe)
  } catch (error) {
    if (error instanceof CannotStart) throw error
    throw new CannotStart(`Cannot start: the data folder ${folder} ${whyNot(error)}. Make it writable, or name another in DATA_DIR.`)
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is read-only',
  ENOSPC: 'is on a full disk',
  ENOTDIR: 'is not a folder',
  EEXIST: 'is not a folder',
}
const whyNot = (error: unknown) => (error instanceof Error && 'code' in error && reasons[String(error.code)]) || `cannot be used (${String(error)})`

function demoSecret(folder: string): string {
  const file = join(folder, 'secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}
