import { join } from 'node:path'
import type { Context } from 'hono'
import { WRONG_KEYS } from '../app/limits.ts'
import type { Shop, ShopFunction } from '../app/shop.ts'
import {
  type AuthService,
  type AuthSettings,
  createAuth,
  createFunctions,
  createRealtime,
  createRest,
  createStorage,
  defaultAuthSettings,
  defaultStorageSettings,
  diskBackend,
  type Letters,
  type Realtime,
  s3Backend,
  type StorageService,
} from '@hattha/supabase-api'
import { createApiDocs } from './api-docs/api-docs.ts'
import { createApiKeyDoor } from './api-keys/api-key-door.ts'
import { createApiKeyUses } from './api-keys/api-key-uses.ts'
import { createKeyRate } from './api-keys/key-rate.ts'
import type { Budget } from './budget.ts'
import { clientIp } from './client-ip.ts'
import { connectAuthenticator, connectPools, type Pools } from '@hattha/postgres'
import { mount, type Mount } from './http.ts'
import { withReadsNoted } from './impersonated-reads.ts'
import { isThisMachine } from './limits/limits.ts'
import { callsCounted } from './limits/counted-calls.ts'
import { ROW_BOUNDS } from './limits/row-bounds.ts'
import { inTurns, picturesInTurns } from './limits/turns.ts'
import type { Metrics } from './metrics.ts'
import { forShop } from './shop-function.ts'
import type { Endings } from './stop.ts'

/** What `/rest/v1` may answer at most, as `supabase/config.toml` says. */
const MAX_ROWS = 1_000

/** Signing in with Google, where the operator has its keys. */
const accountsElsewhere = ({ google }: Shop['settings']): AuthSettings['external'] =>
  google ? { google: { enabled: true, clientIds: [google.clientId], clientSecret: google.clientSecret, issuer: google.issuer } } : {}

/** How long a token stands by itself. Its session is asked for as well, so this bounds what is not asked again: open lines, and rows within `TRUSTED_SECONDS`. */
const TOKEN_SECONDS = 10 * 60

/** As for what cannot be taken back (`PROOF_SECONDS`). */
const NEW_WAYS_IN_SECONDS = 10 * 60

/** Letters of a kind to one member; strangers share the service's, which these are not taken from. */
const LETTERS_PER_MEMBER_AND_HOUR = 20

/** Letters that may be asked for without being signed in: room for a few dozen people behind one address, and for no crowd of addresses that are one network. */
const LETTERS_ASKED_PER_HOUR = { address: 60, neighbours: 120, site: 240 }

/** Each open page asks for a new token every five minutes, and a mobile network has thousands of people behind one address. Nobody guesses a refresh token. */
const REFRESHES_PER_5_MINUTES = 3_000

/** After signing out somewhere rows can be read there so much longer at most. Pages ask for many rows, so the session is not looked for at each. */
const TRUSTED_SECONDS = 5

/** What one person may keep in all: a workshop's pictures and years of conversations. */
const QUOTA_BYTES = 2 * 1024 ** 3

/** More than the room above has place for pictures. The quota is reckoned over all of them with each that comes. */
const MOST_FILES = 20_000

/** As many as smaller copies are made of, and more than cameras of phones give: a larger picture would only fill the memory of who looks at it. */
const MOST_PICTURE_POINTS = 50_000_000

type InterfacesParts = {
  shop: Shop
  pools: Pools
  databaseUrl: string
  functions: Readonly<Record<string, ShopFunction>>
  /** Those of them that only read. */
  reading: ReadonlySet<string>
  /** Those that may run twice. */
  repeatable: ReadonlySet<string>
  letters: Letters
  metrics: Metrics
  endings: Endings
  budget: Budget
}

/** Rows, by connections of their own: requests are sent behind each other without waiting. */
async function startRest({
  shop,
  auth,
  databaseUrl,
  budget,
  endings,
}: Pick<InterfacesParts, 'shop' | 'databaseUrl' | 'budget' | 'endings'> & { auth: AuthService }) {
  const { log, settings } = shop
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke')
  const pools = endings.add(
    connectPools({ url: databaseUrl, pooler: settings.node.pooler, size: budget.rest, pipeline: true, onError }),
    'connections of /rest/v1',
    (all) => all.end(),
  )
  const listening =
    settings.node.pooler === undefined
      ? undefined
      : endings.add(connectPools({ url: databaseUrl, size: 1, onError }), 'the line that hears of changes to tables', (all) => all.end())
  const poolOf: Readonly<Record<string, Pools['anon']>> = { anon: pools.anon, authenticated: pools.authenticated, service_role: pools.service }
  const rest = createRest({
    poolFor: (role) => (Object.hasOwn(poolOf, role) ? poolOf[role] : undefined),
    ...(listening && { listening: listening.anon }),
    verify: auth.verifyLive,
    trustedSeconds: TRUSTED_SECONDS,
    schemas: ['public'],
    extraSearchPath: ['extensions'],
    maxRows: MAX_ROWS,
    bounds: ROW_BOUNDS,
    log,
  })
  endings.add(rest, '/rest/v1', (served) => served.close())
  await rest.ready()
  return rest
}

/** Open lines, on PostgreSQL itself: they listen, and become whoever is on them. */
async function startRealtime({
  shop,
  auth,
  databaseUrl,
  budget,
  endings,
}: Pick<InterfacesParts, 'shop' | 'databaseUrl' | 'budget' | 'endings'> & { auth: AuthService }) {
  const { log, settings } = shop
  const becoming = endings.add(
    connectAuthenticator({ url: databaseUrl, size: budget.realtime, onError: (error) => log.warn({ err: error }, 'a database connection broke') }),
    'connections of /realtime/v1',
    (pool) => pool.end(),
  )
  const realtime = createRealtime({
    url: databaseUrl,
    pool: becoming,
    verify: auth.verifyLive,
    log,
    // Strangers could speak to each other through the shop, and pass for its news.
    publicSpeakers: 'project',
    addressOf: (request) => clientIp(request, settings.trustProxy),
  })
  endings.add(realtime, '/realtime/v1', (live) => live.close())
  await realtime.ready()
  return realtime
}

/** The Supabase interfaces of the shop: accounts, rows, files, live events and use cases, over one set of keys; mounted are those of the node's roles. */
export async function startInterfaces(
  parts: InterfacesParts,
): Promise<{ mounts: readonly Mount[]; auth: AuthService; storage: StorageService; realtime: Realtime | undefined }> {
  const { shop, pools, functions, reading, repeatable, letters, metrics, endings } = parts
  const { settings, log } = shop
  // Hono's environment is Node's here: `createHttp` hands it in.
  const ipOf = (c: Context) => clientIp(c.env.incoming, settings.trustProxy)

  const site = { siteUrl: settings.siteUrl, externalUrl: `${settings.siteUrl}/auth/v1`, jwtSecret: settings.keys.jwtSecret }
  const defaults = defaultAuthSettings(site)
  const auth = createAuth({
    pool: pools.auth,
    settings: defaultAuthSettings(site, {
      signingKeys: [settings.keys.signingKey],
      redirectUrls: [`${settings.siteUrl}/**`],
      external: accountsElsewhere(settings),
      manualLinkingEnabled: true,
      linkingInOneBrowser: true,
      newWaysInWithinSeconds: NEW_WAYS_IN_SECONDS,
      // The form asks for it; a session that was left open, or a stolen token, has no form.
      password: { ...defaults.password, requireCurrent: true },
      jwtExpirySeconds: TOKEN_SECONDS,
      rateLimits: {
        ...defaults.rateLimits,
        refreshesPer5Minutes: REFRESHES_PER_5_MINUTES,
        emailSentPerHourAndAccount: LETTERS_PER_MEMBER_AND_HOUR,
        lettersAskedPerHour: LETTERS_ASKED_PER_HOUR,
      },
      // A code by mail would make an account of every address that is typed, without a name and without the terms.
      otpSignupEnabled: false,
      mfa: { ...defaults.mfa, recoveryCodes: { enroll: true, verify: true } },
      actors: { lives: 'private.impersonation_lives', ends: 'private.end_impersonation' },
      hooks: {
        customAccessToken: 'private.require_second_factor',
        beforeUserCreated: 'private.judge_sign_up',
        beforeMetadataUpdated: 'private.judge_metadata',
      },
    }),
    mailer: shop.mailer,
    letters,
    log,
    clientIp: ipOf,
    keepsOut: (who) => shop.blocklist.keepsOut(who),
  })
  endings.add(auth, 'letters of accounts', (service) => service.drain())

  const filePools: Readonly<Record<string, Pools['anon']>> = { anon: pools.anon, authenticated: pools.authenticated, service_role: pools.service }
  const storageFolder = join(settings.dataFolder, 'storage')
  const storage = createStorage({
    poolFor: (role) => (Object.hasOwn(filePools, role) ? filePools[role] : undefined),
    service: pools.service,
    verify: auth.verifyLive,
    secret: settings.keys.jwtSecret,
    files: settings.s3 === undefined ? diskBackend({ folder: storageFolder }) : s3Backend(settings.s3),
    imageFolder: join(storageFolder, 'images'),
    settings: defaultStorageSettings({
      strictTypes: true,
      quotaBytesPerPerson: QUOTA_BYTES,
      filesPerPerson: MOST_FILES,
      mostPicturePoints: MOST_PICTURE_POINTS,
    }),
    log,
  })
  endings.add(storage, 'files', (service) => service.drain())

  const { roles } = settings.node
  const realtime = roles.has('realtime') ? await startRealtime({ ...parts, auth }) : undefined
  const lines = realtime ? [mount('/realtime/v1', realtime.app, 4 * 1024 * 1024)] : []
  const noted = (mounts: readonly Mount[]) => mounts.map((served) => withReadsNoted(served, { verify: auth.verify, service: shop.service, log }))
  if (!roles.has('web')) return { auth, storage, realtime, mounts: noted(lines) }

  const rest = await startRest({ ...parts, auth })
  const served = createFunctions({
    functions: Object.fromEntries(Object.entries(functions).map(([name, run]) => [name, forShop({ shop, name, run, ipOf })])),
    verify: auth.verifyLive,
    reading,
    repeatable,
    onCall: ({ name, status, seconds }) => metrics.functions.observe({ name, status: String(status) }, seconds),
    onError: ({ name, error }) => log.error({ err: error, function: name }, 'a function failed'),
  })
  const keys = createApiKeyDoor({
    service: shop.service,
    uses: endings.add(createApiKeyUses({ database: shop.service, log }), 'uses of keys', (uses) => uses.stop()),
    jwtSecret: settings.keys.jwtSecret,
    ipOf,
    takeOfKey: createKeyRate(pools.auth),
    takeOfStranger: (ip) => shop.limits.take(WRONG_KEYS, { ip }),
    log,
  })
  const docs = createApiDocs({
    siteUrl: settings.siteUrl,
    database: shop.service,
    functions,
    describeRest: async () => (await rest.request('/', { headers: { apikey: settings.keys.anonKey } })).json(),
  })
  const rows = callsCounted(rest, {
    ipOf,
    personOf: async (credential) => (await auth.verify(credential)).claims?.sub,
    take: (limit, who) => shop.limits.take(limit, who),
  })
  const counting = { ipOf, exempt: settings.rateLimits === 'others' ? isThisMachine : () => false }
  return {
    auth,
    storage,
    realtime,
    mounts: noted([
      mount('/rest/v1', inTurns(keys(rows), counting), 10 * 1024 * 1024),
      mount('/auth/v1', auth.app, 256 * 1024),
      mount('/storage/v1', picturesInTurns(storage.app, counting), Infinity),
      mount('/functions/v1', keys(served), 256 * 1024),
      mount('/api-docs.json', docs, 0),
      ...lines,
    ]),
  }
}
