import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

export type Environment = Readonly<Record<string, string | undefined>>

/** As the Supabase CLI reads them: those of the folder `supabase` before those of the project, the more particular before the general. */
const FILES = ['.env.development.local', '.env.local', '.env.development', '.env']

/** The variables of this process, completed by the `.env` files of a project; what is set already stays. */
export function environmentOf(project: string, own: Environment): Environment {
  const files = [join(project, 'supabase'), project].flatMap((folder) => FILES.map((name) => join(folder, name))).filter((file) => existsSync(file))
  return Object.assign({}, ...files.toReversed().map((file) => parseEnv(readFileSync(file, 'utf8'))), withoutUndefined(own))
}

const withoutUndefined = (environment: Environment) => Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined))

/** A variable that a setting asks for and nobody has set. */
export type Unset = { setting: string; variable: string }

/**
 * A config with its `env(NAME)` replaced. A variable that is not set, or empty, leaves its setting out, as if it had not been said, and is told of;
 * in a list the place goes.
 */
export function fillIn(config: unknown, environment: Environment, path: readonly string[] = []): { value: unknown; unset: Unset[] } {
  if (typeof config === 'string') {
    const variable = /^env\((.*)\)$/.exec(config)?.[1]
    if (variable === undefined) return { value: config, unset: [] }
    const found = environment[variable]
    return found ? { value: found, unset: [] } : { value: undefined, unset: [{ setting: path.join('.'), variable }] }
  }
  if (Array.isArray(config)) {
    const parts = config.map((part, index) => fillIn(part, environment, [...path, String(index)]))
    return { value: parts.map(({ value }) => value).filter((value) => value !== undefined), unset: parts.flatMap(({ unset }) => unset) }
  }
  if (typeof config !== 'object' || config === null || config instanceof Date) return { value: config, unset: [] }
  const parts = Object.entries(config).map(([name, part]) => [name, fillIn(part, environment, [...path, name])] as const)
  return {
    value: Object.fromEntries(parts.filter(([, { value }]) => value !== undefined).map(([name, { value }]) => [name, value])),
    unset: parts.flatMap(([, { unset }]) => unset),
  }
}
