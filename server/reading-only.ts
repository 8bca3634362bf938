import type { Database } from '../app/platform/database.ts'

/** The same database, in transactions that PostgreSQL lets change nothing (25006). */
export function readingOnly(database: Database): Database {
  const transaction: Database['transaction'] = (work, options) =>
    database.transaction(async (tx) => {
      await tx.all('set transaction read only')
      return work(tx)
    }, options)
  return {
    transaction,
    all: (text, values) => transaction((tx) => tx.all(text, values)),
    one: (text, values) => transaction((tx) => tx.one(text, values)),
    maybe: (text, values) => transaction((tx) => tx.maybe(text, values)),
  }
}
