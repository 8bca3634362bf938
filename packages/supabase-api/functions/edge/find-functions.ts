import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'

/** What `[functions.NAME]` of config.toml says. */
export type FunctionSettings = { enabled: boolean; verify_jwt: boolean; entrypoint: string; import_map: string }

export type EdgeFunction = {
  name: string
  verifyJwt: boolean
  /** Absolute path of the file that calls `Deno.serve`. */
  entrypoint: string
  /** From deno.json or an import map: what imports are called, and what they mean; relative ones from `importsFrom`. */
  imports: Readonly<Record<string, string>>
  importsFrom: string
}

/** As the Supabase CLI wants them. */
const NAME = /^[A-Za-z][A-Za-z0-9_-]*$/

/** The functions below `supabase/functions` and those that only the config names, without those that are switched off. */
export function findFunctions(supabase: string, settings: Readonly<Record<string, FunctionSettings>>): EdgeFunction[] {
  const folder = join(supabase, 'functions')
  const found = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && NAME.test(entry.name)) : []
  const names = new Set([...found.map(({ name }) => name), ...Object.keys(settings)])
  return [...names].sort().flatMap((name) => {
    const said = Object.hasOwn(settings, name) ? settings[name] : undefined
    if (said?.enabled === false) return []
    const entrypoint = said?.entrypoint ? within(supabase, said.entrypoint) : entrypointIn(join(folder, name))
    if (entrypoint === undefined || !existsSync(entrypoint)) return []
    const map = said?.import_map ? within(supabase, said.import_map) : importMapFor(entrypoint, folder)
    return [{ name, verifyJwt: said?.verify_jwt ?? true, entrypoint, imports: map ? importsOf(map) : {}, importsFrom: map ?? entrypoint }]
  })
}

const within = (supabase: string, path: string): string => (isAbsolute(path) ? path : join(supabase, path))

const entrypointIn = (folder: string): string | undefined =>
  ['index.ts', 'index.js', 'index.mjs', 'index.tsx'].map((file) => join(folder, file)).find((file) => existsSync(file))

const importMapFor = (entrypoint: string, functions: string): string | undefined =>
  [
    join(dirname(entrypoint), 'deno.json'),
    join(dirname(entrypoint), 'deno.jsonc'),
    join(dirname(entrypoint), 'import_map.json'),
    join(functions, 'deno.json'),
    join(functions, 'deno.jsonc'),
    join(functions, 'import_map.json'),
  ].find((file) => existsSync(file))

/** The `imports` of a deno.json or an import map; none where the file cannot be read, since the function then fails by itself. */
function importsOf(file: string): Readonly<Record<string, string>> {
  try {
    const content: unknown = JSON.parse(withoutComments(readFileSync(file, 'utf8')))
    const imports: unknown = typeof content === 'object' && content !== null && 'imports' in content ? content.imports : {}
    return Object.fromEntries(Object.entries(imports as object).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}

const withoutComments = (jsonc: string): string =>
  jsonc.replace(/("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (_, text?: string) => text ?? '').replace(/,(\s*[}\]])/g, '$1')

/** When anything of the functions was last written, so that a function that was edited is started anew. Packages beside them do not count. */
export function lastChange(supabase: string): number {
  let newest = 0
  const folders = [join(supabase, 'functions')]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    if (!existsSync(folder)) continue
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory() && entry.name !== 'node_modules') folders.push(path)
      else if (entry.isFile()) newest = Math.max(newest, statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    }
  }
  return newest
}
