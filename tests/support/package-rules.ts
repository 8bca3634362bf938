import { posix } from 'node:path'
import type { Import } from './source-tree.ts'

/** What a package says of itself. */
export type Manifest = {
  name: string
  private?: boolean
  version?: string
  exports?: unknown
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
}

const SCOPE = '@hattha/'
/** What somebody who has taken the interfaces or the database away from here would not understand. */
const SHOP_WORDS = /\b(shops?|sellers?|buyers?|artisans?|makers?|cart|checkout|coupons?|refunds?|marketplace|DATA_DIR|DATABASE_URL)\b/i
/** The package a file lies in; undefined for the shop. */
export const packageOf = (file: string): string | undefined => /^packages\/([^/]+)\//.exec(file)?.[1]

/** Every import that goes past the entry of a package, out of a package, or to a package it does not say it needs, as a sentence. Tests are no exception. */
export function refusedByPackages(imports: readonly Import[], { root, manifests }: { root: Manifest; manifests: ReadonlyMap<string, Manifest> }): string[] {
  const running = [...manifests].filter(([, { name }]) => root.dependencies?.[name] !== undefined)
  const shipped = reachable(
    imports,
    running.map(([folder]) => folder),
  )
  return imports.flatMap((edge) => {
    const because = reasonAgainst(edge, { manifests, shipped })
    return because === undefined ? [] : [`${edge.from} imports ${edge.to}: ${because}`]
  })
}

/** What is loaded with the entries of packages the shop runs with. The rest are tests, and programs that are run by hand. */
function reachable(imports: readonly Import[], packages: readonly string[]): ReadonlySet<string> {
  const found = new Set(packages.map((name) => `packages/${name}/${name}.ts`))
  const targets = Map.groupBy(imports, ({ from }) => from)
  for (const file of found) for (const { to } of targets.get(file) ?? []) found.add(to)
  return found
}

function reasonAgainst({ from, to }: Import, known: { manifests: ReadonlyMap<string, Manifest>; shipped: ReadonlySet<string> }): string | undefined {
  const { manifests, shipped } = known
  const mine = packageOf(from)
  if (new RegExp(`^${SCOPE}[^/]+/`).test(to)) return 'a package has one entry'
  if (to.startsWith('packages/')) return packageOf(to) === mine ? undefined : `write '${SCOPE}${packageOf(to) ?? ''}'`
  if (mine === undefined) return undefined
  const manifest = manifests.get(mine)
  const name = nameOf(to)
  if (name === undefined) return 'a package knows nothing of the shop: what it needs is handed to it'
  if (manifest === undefined || name === manifest.name || name.startsWith('node:') || name === 'vitest') return undefined
  if (manifest.dependencies?.[name] !== undefined) return undefined
  return manifest.devDependencies?.[name] !== undefined && !shipped.has(from) ? undefined : `${name} is not in packages/${mine}/package.json`
}

/** The name of an npm package in an import; undefined for a file of the project. */
function nameOf(to: string): string | undefined {
  if (to.startsWith('node:')) return to
  if (ROOMS.test(to)) return undefined
  const [first = '', second = ''] = posix.normalize(to).split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}

const ROOMS = /^(app|server|supabase|messages|emails|tests|bench|scripts|demo|public)\//

/** The lines of a text that speak of the shop, as `file:line: word`. */
export function shopWordsIn(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, place) => {
    const word = SHOP_WORDS.exec(line)?.[0]
    return word === undefined ? [] : [`${file}:${place + 1}: ${word}`]
  })
}
