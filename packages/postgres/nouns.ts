import type { MigrationFile } from './migration-files.ts'

/** Which noun of a project each thing of the database belongs to. A thing is `public.films`, `private.rate_film` or `policy people see their faces on storage.objects`. */
export type Nouns = { nounOf(thing: string): string | undefined; chaptersOf(noun: string): string[] }

const MADE =
  /^create\s+(?:or\s+replace\s+)?(?:materialized\s+|unlogged\s+)?(?:table|view|type|domain|function|procedure)\s+(?:if\s+not\s+exists\s+)?((?:public|private)\.\w+)/gim
const POLICY = /^create\s+policy\s+"([^"]+)"\s+on\s+([\w.]+)/gim

/**
 * Read from the migrations: whatever the first migration of a noun makes, and every later one whose name begins with it (`films`, then
 * `films_of_friends`), belongs to that noun. The first migration that makes a thing has it; another definition later changes nothing.
 */
export function nounsOf(migrations: readonly Pick<MigrationFile, 'version' | 'name' | 'sql'>[]): Nouns {
  const chapters = new Map<string, string[]>()
  const nouns = new Map<string, string>()
  for (const { version, name, sql } of migrations) {
    const noun = nounOfMigration(name, [...chapters.keys()])
    chapters.set(noun, [...(chapters.get(noun) ?? []), `${version}_${name}.sql`])
    const made = [...sql.matchAll(MADE)].map(([, thing = '']) => thing)
    const allowed = [...sql.matchAll(POLICY)].map(([, policy = '', table = '']) => policyOn(policy, table))
    for (const thing of [...made, ...allowed]) if (!nouns.has(thing)) nouns.set(thing, noun)
  }
  return { nounOf: (thing) => nouns.get(thing), chaptersOf: (noun) => chapters.get(noun) ?? [] }
}

export const policyOn = (policy: string, table: string): string => `policy ${policy} on ${table}`

/** The noun a migration of this name adds to, the longest known one its name begins with; where there is none it begins its own. */
export const nounOfMigration = (name: string, known: readonly string[]): string =>
  known.filter((noun) => name.startsWith(`${noun}_`)).sort((a, b) => b.length - a.length)[0] ?? name
