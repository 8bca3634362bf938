import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { connectAuthenticator, connectPools, type Pools } from '@hattha/postgres'
import { createAuth, type AuthService, type Letters } from '../auth/auth.ts'
import { createEdgeFunctions, type EdgeFunctions } from '../functions/edge/edge-functions.ts'
import { createRealtime, type Realtime } from '../realtime/realtime.ts'
import { createRest } from '../rest/rest.ts'
import { createStorage, defaultStorageSettings, diskBackend } from '../storage/storage.ts'
import { ProjectCannotStart } from './cannot-start.ts'
import type { Endings } from './endings.ts'
import { functionsEnvironment } from './functions-environment.ts'
import type { Logger } from '../kernel/logger.ts'
import type { Mail } from './mail.ts'
import { caughtMessages, postOf } from './project-letters.ts'
import type { ProjectConfig } from './project-config.ts'
import type { ProjectKeys } from './project-keys.ts'
import { rolePools } from './role-pools.ts'

export type Parts = {
  config: ProjectConfig
  keys: ProjectKeys
  letters: Letters
  address: string
  databaseUrl: string
  dataFolder: string
  pools: Pools
  mail: Mail
  log: Logger
  endings: Endings
  warn: (sentence: string) => void
}
type WithAuth = Parts & { auth: AuthService }

const HOUR_MS = 3_600_000

export function authOf({ config, keys, letters, address, pools, mail, log, endings }: Parts): AuthService {
  const { settings, section } = { settings: config.auth, section: config.sections.auth }
  try {
    const auth = createAuth({
      pool: pools.auth,
      settings: {
        ...settings,
        externalUrl: `${config.sections.api.external_url.replace(/\/+$/, '') || address}/auth/v1`,
        publishableKeys: [...settings.publishableKeys, keys.publishable],
        secretKeys: [...settings.secretKeys, keys.secret],
      },
      mailer: postOf({ section, mail, endings }),
      letters,
      sms: caughtMessages(mail.mailbox),
      log,
    })
    return endings.add(auth, 'letters', (service) => service.drain())
  } catch (error) {
    // The service names what of its settings it cannot use.
    throw new ProjectCannotStart(`Cannot start: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

export async function restOf({ config, databaseUrl, auth, log, endings }: WithAuth) {
  const { api } = config.sections
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke')
  const pools = endings.add(
    connectPools({ url: databaseUrl, size: 8, pipeline: true, schemas: api.extra_search_path, onError }),
    'connections of /rest/v1',
    (all) => all.end(),
  )
  const roles = endings.add(await rolePools({ url: databaseUrl, schemas: api.extra_search_path, pools, onError }), 'connections of other roles', (all) =>
    all.end(),
  )
  const rest = createRest({
    poolFor: (role) => roles.get(role),
    verify: auth.verify,
    schemas: api.schemas,
    extraSearchPath: api.extra_search_path,
    maxRows: api.max_rows,
    databaseSettings: true,
    roleWithoutKey: 'anon',
    log,
  })
  endings.add(rest, '/rest/v1', (served) => served.close())
  await rest.ready()
  return rest
}

export async function storageOf({ config, dataFolder, pools, auth, keys, log, endings }: WithAuth) {
  const section = config.sections.storage
  const folder = join(dataFolder, 'storage')
  const poolOf: Readonly<Record<string, Pools['anon']>> = { anon: pools.anon, authenticated: pools.authenticated, service_role: pools.service }
  const storage = createStorage({
    poolFor: (role) => (Object.hasOwn(poolOf, role) ? poolOf[role] : undefined),
    service: pools.service,
    verify: auth.verify,
    secret: config.auth.jwtSecret,
    files: diskBackend({ folder }),
    imageFolder: join(folder, 'images'),
    settings: defaultStorageSettings({ fileSizeLimit: section.file_size_limit, imageTransformation: section.image_transformation?.enabled ?? true }),
    log,
  })
  endings.add(storage, 'files', (service) => service.drain())
  const tidying = setInterval(() => void storage.sweep().catch((error: unknown) => log.warn({ err: error }, 'files could not be tidied')), HOUR_MS)
  endings.add(tidying, 'tidying of files', (timer) => clearInterval(timer))
  for (const [name, bucket] of Object.entries(section.buckets)) {
    const { rows } = await pools.service.query<{ made: boolean }>(
      `insert into storage.buckets as known (id, name, public, file_size_limit, allowed_mime_types) values ($1, $1, $2, $3, $4)
       on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types
       returning (xmax = 0) as made`,
      [name, bucket.public, bucket.file_size_limit ?? null, bucket.allowed_mime_types.length > 0 ? bucket.allowed_mime_types : null],
    )
    if (rows[0]?.made === true && bucket.objects_path !== '')
      await fillBucket(storage.app, { bucket: name, folder: join(config.folder, 'supabase', bucket.objects_path), key: keys.serviceRole })
  }
  return storage.app
}

/** The files a project brings for a bucket (`objects_path`), put there when the bucket is made, by the interface that everybody uses. */
async function fillBucket(
  app: { request: (path: string, init: RequestInit) => Response | Promise<Response> },
  to: { bucket: string; folder: string; key: string },
): Promise<void> {
  if (!existsSync(to.folder)) throw new ProjectCannotStart(`Cannot start: storage.buckets.${to.bucket}.objects_path names ${to.folder}, which does not exist.`)
  for (const file of globSync('**/*', { cwd: to.folder }).sort()) {
    const path = join(to.folder, file)
    if (!statSync(path).isFile()) continue
    const name = file.split(/[\\/]/).map(encodeURIComponent).join('/')
    const answer = await app.request(`/object/${encodeURIComponent(to.bucket)}/${name}`, {
      method: 'POST',
      body: readFileSync(path),
      headers: { authorization: `Bearer ${to.key}`, 'content-type': typeOf(file), 'x-upsert': 'true' },
    })
    if (!answer.ok) throw new ProjectCannotStart(`Cannot start: ${path} cannot be put into the bucket ${to.bucket}: ${await answer.text()}`)
  }
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  xml: 'application/xml',
  zip: 'application/zip',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
}
const typeOf = (file: string): string => TYPES[file.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream'

export function realtimeOf({ config, databaseUrl, auth, log, endings }: WithAuth): Realtime {
  const pool: pg.Pool = endings.add(
    connectAuthenticator({
      url: databaseUrl,
      size: 4,
      schemas: config.sections.api.extra_search_path,
      onError: (error) => log.warn({ err: error }, 'a database connection broke'),
    }),
    'connections of /realtime/v1',
    (one) => one.end(),
  )
  const realtime = createRealtime({ url: databaseUrl, pool, verify: auth.verify, log })
  return endings.add(realtime, '/realtime/v1', (live) => live.close())
}

export function functionsOf({ config, address, databaseUrl, keys, auth, log, endings, warn }: WithAuth): EdgeFunctions {
  const tokens: Readonly<Record<string, string>> = { [keys.publishable]: keys.anon, [keys.secret]: keys.serviceRole }
  const functions = createEdgeFunctions({
    supabase: join(config.folder, 'supabase'),
    settings: config.sections.functions,
    environment: functionsEnvironment({ config, address, databaseUrl, keys, warn }),
    address,
    log,
    async verify(credential) {
      const found = await auth.verify(credential)
      if (found.error) return { error: found.error.message }
      return { token: tokens[credential] ?? credential }
    },
  })
  const here = functions.names()
  for (const [name, said] of Object.entries(config.sections.functions))
    if (said.enabled && !here.includes(name)) warn(`functions.${name} is configured, but ${said.entrypoint || `functions/${name}/index.ts`} is not there.`)
  return endings.add(functions, 'functions', (served) => served.close())
}
