import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { ProjectConfig } from './project-config.ts'
import type { ProjectKeys } from './project-keys.ts'

/**
 * What functions of a project read by `Deno.env.get`: what Supabase gives each (https://supabase.com/docs/guides/functions/secrets), the secrets of
 * `[edge_runtime.secrets]`, and `supabase/functions/.env`. Nothing of the process they run in.
 */
export function functionsEnvironment(parts: {
  config: ProjectConfig
  address: string
  databaseUrl: string
  keys: ProjectKeys
  warn: (sentence: string) => void
}): Record<string, string> {
  const { config, address, databaseUrl, keys, warn } = parts
  const file = join(config.folder, 'supabase', 'functions', '.env')
  const secrets = Object.entries(config.sections.edge_runtime.secrets).map(([name, value]) => [name.toUpperCase(), value] as const)
  const said = { ...Object.fromEntries(secrets), ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}) }
  const own = Object.entries(said).filter((entry): entry is [string, string] => {
    if (!entry[0].startsWith('SUPABASE_')) return entry[1] !== undefined
    warn(`The secret ${entry[0]} of the functions is left out: names that begin with SUPABASE_ are given by Supabase.`)
    return false
  })
  return {
    ...Object.fromEntries(own),
    SUPABASE_URL: address,
    SUPABASE_ANON_KEY: keys.anon,
    SUPABASE_SERVICE_ROLE_KEY: keys.serviceRole,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
    SUPABASE_DB_URL: databaseUrl,
    SB_REGION: 'local',
  }
}
