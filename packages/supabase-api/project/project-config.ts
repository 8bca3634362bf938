import { existsSync, readFileSync } from 'node:fs'
import { basename, isAbsolute, join } from 'node:path'
import { parse } from 'smol-toml'
import * as v from 'valibot'
import type { AuthSettings } from '../auth/auth.ts'
import { ProjectCannotStart } from './cannot-start.ts'
import { authSettings } from './auth-settings.ts'
import { configSections, type Config } from './config-sections.ts'
import { environmentOf, fillIn, type Environment, type Unset } from './environment.ts'
import { readSigningKeys } from './signing-keys-file.ts'
import { withoutMark } from './without-mark.ts'
import { unknownSettings } from './unknown-settings.ts'
import { withoutEffect } from './without-effect.ts'

export type ProjectConfig = {
  name: string
  /** The folder that holds `supabase/`. */
  folder: string
  /** Every section as it was read, with its defaults. */
  sections: Config
  auth: AuthSettings
  /** The process's variables and those of the project's `.env` files. */
  environment: Environment
  /** One sentence each: what the config says that we do not know, and what it asks for that is not there. */
  warnings: readonly string[]
}

/** Nothing else could stand in for these. */
const NEEDED = ['auth.jwt_secret', 'auth.signing_keys_path']
/** Sections of programs that do not run here. */
const OF_OTHERS = /^(studio|inbucket|local_smtp|analytics|experimental|remotes)\./

/**
 * What the folder of a Supabase project asks for: `supabase/config.toml` in the documented format, with its `env(NAME)` replaced from `own` and the
 * project's `.env` files. Without the file the Supabase CLI's own defaults. Throws ProjectCannotStart naming what it cannot use.
 */
export function readProjectConfig(folder: string, options: { own?: Environment; port?: number | undefined } = {}): ProjectConfig {
  const file = join(folder, 'supabase', 'config.toml')
  const environment = environmentOf(folder, options.own ?? process.env)
  const said = existsSync(file) ? tomlOf(file) : { project_id: basename(folder) }
  const { value, unset } = fillIn(said, environment)
  const parsed = v.safeParse(configSections, value)
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'} ${issue.message}.`)
    throw new ProjectCannotStart([`Cannot start: ${file} has a value we cannot use:`, ...faults].join(faults.length === 1 ? ' ' : '\n  '))
  }
  const needed = unset.find(({ setting }) => NEEDED.includes(setting))
  if (needed) throw new ProjectCannotStart(`Cannot start: ${needed.setting} in ${file} asks for the variable ${needed.variable}, which is not set.`)

  const sections = parsed.output
  const withoutClient = Object.entries(sections.auth.external).filter(([, one]) => one.enabled && one.client_id === '')
  for (const [name, one] of withoutClient) {
    if (!unset.some(({ setting }) => setting === `auth.external.${name}.client_id`))
      throw new ProjectCannotStart(`Cannot start: auth.external.${name} in ${file} is on and must say its client_id.`)
    one.enabled = false
  }
  const warnings = [
    ...unknownSettings(configSections, said).map((name) => `${name} in ${file} is not a setting we know; it is not used.`),
    ...unset.filter((one) => isWanted(one, said)).map(({ setting, variable }) => `${setting} asks for the variable ${variable}, which is not set.`),
    ...withoutEffect(sections),
  ]
  const port = options.port ?? sections.api.port
  const keysPath = sections.auth.signing_keys_path
  return {
    name: sections.project_id,
    folder,
    sections,
    environment,
    warnings,
    auth: authSettings(sections.auth, {
      address: `http://127.0.0.1:${port}`,
      apiPort: sections.api.port,
      signingKeys: keysPath === '' ? [] : readSigningKeys(isAbsolute(keysPath) ? keysPath : join(folder, 'supabase', keysPath)),
    }),
  }
}

function tomlOf(file: string): unknown {
  try {
    return parse(withoutMark(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new ProjectCannotStart(`Cannot start: ${file} is not TOML: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Not in a section of others, nor in a table that is switched off. */
function isWanted({ setting }: Unset, said: unknown): boolean {
  if (OF_OTHERS.test(setting)) return false
  let table = said
  for (const name of setting.split('.')) {
    if (typeof table !== 'object' || table === null) return true
    if ('enabled' in table && table.enabled === false) return false
    table = (table as Readonly<Record<string, unknown>>)[name]
  }
  return true
}
