import { keepLines, readLines, type Shelf } from '@hattha/postgres'
import * as v from 'valibot'
import { BaseEntry, entryName, idOfEntry } from './base-facts.ts'

export type Sealed = { shelf: Shelf; key: string }

/** Every whole backup on a shelf, the oldest first. */
export async function listBases({ shelf, key }: Sealed): Promise<BaseEntry[]> {
  const entries: BaseEntry[] = []
  for await (const { name } of shelf.list('base')) if (idOfEntry(name) !== undefined) entries.push(await readEntry({ shelf, key }, name))
  return entries.toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
}

export const keepEntry = ({ shelf, key }: Sealed, entry: BaseEntry): Promise<void> =>
  keepLines({ shelf, secret: key, name: entryName(entry.id), lines: [entry] })

async function readEntry({ shelf, key }: Sealed, name: string): Promise<BaseEntry> {
  for await (const line of readLines({ shelf, secret: key, name })) return v.parse(BaseEntry, line)
  throw new Error(`${name} is empty`)
}

/** The newest that was whole at a moment; the newest of all without one. */
export function baseBefore(entries: readonly BaseEntry[], at?: Date): BaseEntry | undefined {
  return entries.findLast(({ finishedAt }) => at === undefined || new Date(finishedAt) <= at)
}
