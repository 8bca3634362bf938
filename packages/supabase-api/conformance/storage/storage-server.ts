import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { SignJWT } from 'jose'
import pg from 'pg'
import { afterAll } from 'vitest'
import { verifyShared } from '../verify-shared.ts'
import { createStorage, defaultStorageSettings, diskBackend, type FileBackend, type StorageService, type StorageSettings } from '../../storage/storage.ts'
import { supabaseMigrations } from '../../migrations.ts'
import { testDatabase, type TestDatabase } from '@hattha/testing'
import { quietLog } from '../quiet-log.ts'

const SECRET = 'a secret of at least thirty-two characters, for tests'
const KEY = new TextEncoder().encode(SECRET)
export const ADA = '11111111-1111-4111-8111-111111111111'
export const BEN = '22222222-2222-4222-8222-222222222222'

/** A running storage service on a database and a folder of its own, spoken to by the official client over HTTP. Its clock can be moved; nothing waits. */
export type StorageServer = {
  url: string
  db: TestDatabase
  service: StorageService
  folder: string
  secret: string
  keys: { anon: string; service: string }
  anon: SupabaseClient
  admin: SupabaseClient
  as(person: string): Promise<SupabaseClient>
  token(claims: Record<string, unknown>, expires?: string): Promise<string>
  /** A request below the official client, without any key. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Moves the service's clock. */
  later(seconds: number): void
  /** Every file the backend holds, whether a row points to it or not; and what is unfinished. */
  files(): string[]
  log: ReturnType<typeof quietLog>
}

/** The policies of a project like many: everyone reads and lists `open`, people have a folder of their own in `private`. */
const POLICIES = `
  insert into storage.buckets (id, name, public) values ('open', 'open', true), ('private', 'private', false);
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values ('pictures', 'pictures', true, 200000, '{image/png,image/jpeg,image/webp}');
  create policy "buckets are seen by people" on storage.buckets for select to authenticated using (true);
  create policy "people see their folder" on storage.objects for select to authenticated
    using (bucket_id in ('private', 'pictures', 'open') and (storage.foldername(name))[1] = (select auth.uid())::text);
  create policy "people add to their folder" on storage.objects for insert to authenticated
    with check (bucket_id in ('private', 'pictures', 'open') and (storage.foldername(name))[1] = (select auth.uid())::text);
  create policy "people change their folder" on storage.objects for update to authenticated
    using (bucket_id in ('private', 'pictures', 'open') and (storage.foldername(name))[1] = (select auth.uid())::text)
    with check (bucket_id in ('private', 'pictures', 'open') and (storage.foldername(name))[1] = (select auth.uid())::text);
  create policy "people empty their folder" on storage.objects for delete to authenticated
    using (bucket_id in ('private', 'pictures', 'open') and (storage.foldername(name))[1] = (select auth.uid())::text);`

export async function startStorage(chosen: { settings?: Partial<StorageSettings>; files?: FileBackend; policies?: string } = {}): Promise<StorageServer> {
  const db = await testDatabase({ sources: supabaseMigrations(), whenDone: afterAll })
  await asOwner(db.url, `${POLICIES};${chosen.policies ?? ''}`)
  const folder = mkdtempSync(join(tmpdir(), 'storage-'))
  let ahead = 0
  const now = () => new Date(Date.now() + ahead * 1000)
  const log = quietLog()
  const pools = new Map([
    ['anon', db.pools.anon],
    ['authenticated', db.pools.authenticated],
    ['service_role', db.pools.service],
  ])
  const service = createStorage({
    poolFor: (role) => pools.get(role),
    service: db.pools.service,
    secret: SECRET,
    files: chosen.files ?? diskBackend({ folder }),
    imageFolder: join(folder, 'images'),
    settings: defaultStorageSettings(chosen.settings),
    log,
    now,
    verify: verifyShared(KEY, now),
  })
  const server = createAdaptorServer({ fetch: new Hono().route('/storage/v1', service.app).fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server's address is an AddressInfo.
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(async () => {
    if ('closeAllConnections' in server) server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await service.drain()
    rmSync(folder, { recursive: true, force: true })
  })
  const token: StorageServer['token'] = (claims, expires = '1h') =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(expires).sign(KEY)
  const keys = { anon: await token({ role: 'anon' }), service: await token({ role: 'service_role' }) }
  const client = (key: string, bearer = key) =>
    createClient(root, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { headers: { Authorization: `Bearer ${bearer}` } },
    })
  return {
    url: `${root}/storage/v1`,
    db,
    service,
    folder,
    secret: SECRET,
    keys,
    anon: client(keys.anon),
    admin: client(keys.service),
    as: async (person) => client(keys.anon, await token({ role: 'authenticated', sub: person })),
    token,
    fetch: (path, init) => fetch(`${root}/storage/v1${path}`, init),
    later: (seconds) => void (ahead += seconds),
    files: () => [...filesBelow(join(folder, 'objects')), ...filesBelow(join(folder, 'unfinished'))],
    log,
  }
}

async function asOwner(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statements).finally(() => client.end())
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
  } catch {
    return []
  }
}

/** What a refused call says, as far as clients look at it. */
export const said = ({ error }: { error: unknown }) => {
  // Every failure of storage-js is one of its errors.
  const { message, statusCode, code } = (error ?? {}) as { message?: string; statusCode?: string; code?: string }
  return { message, statusCode, code }
}

/** The data of a call that must succeed. */
export function got<Data>({ data, error }: { data: Data | null; error: { message: string } | null }): Data {
  if (error !== null || data === null) throw new Error(error?.message ?? 'no data')
  return data
}
