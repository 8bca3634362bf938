import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { serve } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { afterAll } from 'vitest'
import { createEdgeFunctions, type EdgeFunctionsParts } from '../../functions/edge/edge-functions.ts'
import { SAMPLE_FUNCTIONS } from './sample-functions.ts'

export type EdgeServer = {
  url: string
  functions: SupabaseClient['functions']
  /** A client with this key, for those who are not signed in with the usual one. */
  client(key: string): SupabaseClient['functions']
  fetch(path: string, init?: RequestInit): Promise<Response>
  write(file: string, text: string): void
  /** What the functions have said so far. */
  said: string[]
}

const settings = (more: Partial<EdgeFunctionsParts['settings'][string]>) => ({ enabled: true, verify_jwt: true, entrypoint: '', import_map: '', ...more })

/** A token by the look of it, as the gateway of another project would have signed it. */
export const tokenLike = (algorithm: string): string =>
  [{ alg: algorithm, typ: 'JWT' }, { role: 'anon' }].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.') + '.c2lnbmF0dXJl'

export const ANON = tokenLike('HS256')
const FILES = Object.fromEntries(Object.entries(SAMPLE_FUNCTIONS).map(([name, text]) => [`functions/${name}/index.ts`, text]))

/** Serves the sample functions over HTTP from a project folder of this test file, to the official client. */
export async function serveFunctions(limits: EdgeFunctionsParts['limits'] = {}): Promise<EdgeServer> {
  const supabase = mkdtempSync(join(tmpdir(), 'edge-project-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(supabase, file)), { recursive: true })
    writeFileSync(join(supabase, file), text)
  }
  for (const [file, text] of Object.entries(FILES)) write(file, text)
  write('functions/exported/deno.json', '{ "imports": { "words/": "../_shared/", /* and */ }, }')
  write('functions/files/words.txt', 'words of a file')
  write('functions/_shared/greet.ts', 'export const greet = (name: string) => `Hello ${name}`')

  const outer = new Hono()
  const server = serve({ fetch: outer.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  // A listening TCP server's address is an AddressInfo.
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const said: string[] = []
  const edge = createEdgeFunctions({
    supabase,
    settings: { open: settings({ verify_jwt: false }), off: settings({ enabled: false }), cors: settings({ verify_jwt: false }) },
    environment: { SUPABASE_URL: root, OWN_SECRET: 'mine' },
    address: root,
    limits,
    verify: async (credential) =>
      credential === ANON ? { token: ANON } : credential === 'sb_publishable_x' ? { token: ANON } : { error: 'signature is invalid' },
    log: { info: (_, sentence) => void said.push(sentence), error: () => undefined },
  })
  outer.route('/functions/v1', edge.app)
  afterAll(async () => {
    await edge.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    rmSync(supabase, { recursive: true, force: true })
  })
  const client = (key: string) => createClient(root, key, { auth: { persistSession: false, autoRefreshToken: false } }).functions
  return {
    url: `${root}/functions/v1`,
    functions: client(ANON),
    client,
    said,
    write,
    fetch: (path, init = {}) =>
      fetch(`${root}/functions/v1/${path}`, {
        redirect: 'manual',
        ...init,
        headers: { apikey: ANON, ...(init.headers as Record<string, string> | undefined) },
      }),
  }
}
