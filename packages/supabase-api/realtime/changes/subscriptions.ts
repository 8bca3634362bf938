import type { Pool } from 'pg'
import { describe } from '../database.ts'
import type { Change } from './change.ts'
import { passesExactly, type CheckedTest } from './exact-test.ts'
import type { Wanted } from './parse-subscription.ts'

/** Who listens to changes: a joined channel. */
export type Subscriber = {
  hearChange(ids: readonly number[], data: string): void
  /** There was a change that nobody can tell it of. */
  missChange(): void
}

/** Whose rights count. `claims` is JSON text. */
export type Reader = { role: string; claims: string }

/** One entry of `postgres_changes` of one channel. */
export type Subscription = { id: number; subscriber: Subscriber; wanted: Wanted; reader: Reader; tables: readonly PublishedTable[] }

type PublishedTable = { oid: number; schema: string; table: string; tests: CheckedTest[] }

/** The subscriptions of this process, found by table. */
export class Subscriptions {
  readonly #byTable = new Map<string, Set<Subscription>>()

  add(subscription: Subscription): void {
    const name = nameOf(subscription.wanted)
    const there = this.#byTable.get(name)
    if (there) there.add(subscription)
    else this.#byTable.set(name, new Set([subscription]))
  }

  remove(subscription: Subscription): void {
    const name = nameOf(subscription.wanted)
    const there = this.#byTable.get(name)
    there?.delete(subscription)
    if (there?.size === 0) this.#byTable.delete(name)
  }

  /** Names of the tables somebody listens to, `*.*`, `public.*` and the like among them. */
  names(): string[] {
    return [...this.#byTable.keys()]
  }

  /** Who may want to hear of a change, before rights and the tests only the database can make. */
  interestedIn(change: Change): Subscription[] {
    const row = change.action === 'DELETE' ? change.old : change.new
    return namesFor(change)
      .flatMap((name) => [...(this.#byTable.get(name) ?? [])])
      .filter(({ wanted, tables }) => {
        if (wanted.event !== '*' && wanted.event !== change.action) return false
        const tests = testsFor(tables, change)
        // A table made anew since is another one: nobody checked the tests against it.
        return tests === undefined ? wanted.tests.length === 0 : tests.every((test) => passesExactly(test, row ?? {}) !== false)
      })
  }
}

/** The tests only the database can make. */
export const openTests = ({ tables }: Subscription, change: Change): CheckedTest[] =>
  (testsFor(tables, change) ?? []).filter((test) => passesExactly(test, (change.action === 'DELETE' ? change.old : change.new) ?? {}) === undefined)

const testsFor = (tables: readonly PublishedTable[], change: Change): CheckedTest[] | undefined => tables.find(({ oid }) => oid === change.entity)?.tests

const nameOf = ({ schema, table }: { schema: string; table: string }): string => `${schema}.${table}`

/** The names under which a subscription to this table may stand. */
export const namesFor = ({ schema, table }: { schema: string; table: string }): string[] => [`${schema}.${table}`, `${schema}.*`, `*.${table}`, '*.*']

/** Asks the database whether this may be subscribed to; a text says why not, in the words of Supabase Realtime. */
export async function checkSubscription(pool: Pool, wanted: Wanted, role: string): Promise<{ tables: PublishedTable[] } | { refused: string }> {
  const parameters = `[event: ${wanted.event}, schema: ${wanted.schema}, table: ${wanted.table}, filters: ${filtersText(wanted)}, select: ${wanted.select ? JSON.stringify(wanted.select) : 'nil'}]`
  try {
    const { rows } = await pool.query<{ tables: PublishedTable[] }>('select realtime.check_subscription($1, $2, $3, $4, $5) as tables', [
      role,
      wanted.schema,
      wanted.table,
      JSON.stringify(wanted.tests),
      wanted.select ?? null,
    ])
    const tables = rows[0]?.tables ?? []
    if (tables.length > 0) return { tables }
    return {
      refused: `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${parameters}`,
    }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return {
      refused: `Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: ${parameters}. Exception: ${describe(error)}`,
    }
  }
}

const filtersText = ({ tests }: Wanted): string =>
  `[${tests.map(({ column, op, value, negate }) => `{"${column}", "${op}", "${value}", ${negate}}`).join(', ')}]`

/** What PostgreSQL says about the question itself (class 22, 42, P0), rather than about its own state. */
const isRefusal = (error: unknown): boolean => error instanceof Error && 'code' in error && /^(22|42|P0)/.test(String(error.code))
