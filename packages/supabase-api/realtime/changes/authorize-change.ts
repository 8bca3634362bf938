import type { Pool } from 'pg'
import type { Change } from './change.ts'
import { openTests, type Subscriber, type Subscription } from './subscriptions.ts'

/** A message with larger values than this carries only the small ones, and says so. */
const LARGEST_RECORD_BYTES = 1024 * 1024
const SMALL_VALUE_BYTES = 64
/** Longer than the question may take at the database: whoever does not answer by then is not there. */
const UNANSWERED_MS = 15_000

/** What the database says about a change; see `realtime.read_change`. Values of records are JSON texts. */
type Reading = {
  rls: boolean
  columns: readonly { name: string; type: string; key: boolean }[]
  selectable: Readonly<Record<string, readonly string[]>>
  record: Readonly<Record<string, string>> | null
  old_record: Readonly<Record<string, string>> | null
  passed: readonly boolean[]
  visible: readonly boolean[]
}

/**
 * Decides who sees a change and what of it, as Supabase's `realtime.apply_rls` does: row level security is asked once for each pair of role and claims, however many
 * sockets have it; columns are those the role may read; of a deleted row of a protected table only the primary key is told. Answers what to say to whom.
 */
export async function authorizeChange(pool: Pool, change: Change, interested: readonly Subscription[]): Promise<() => void> {
  const readers = new Map<string, { index: number; role: string; claims: string }>()
  const tests = new Map<string, { index: number; test: object }>()
  // In the order of roles, since the question is prepared anew for each.
  for (const { reader } of interested.toSorted((a, b) => (a.reader.role < b.reader.role ? -1 : a.reader.role > b.reader.role ? 1 : 0)))
    if (!readers.has(readerName(reader))) readers.set(readerName(reader), { index: readers.size, ...reader })
  const open = new Map(interested.map((subscription) => [subscription, openTests(subscription, change).map((test) => JSON.stringify(test))]))
  for (const names of open.values()) for (const name of names) if (!tests.has(name)) tests.set(name, { index: tests.size, test: JSON.parse(name) as object })

  // One statement is a transaction of its own: roles and claims that it sets end with it.
  const values = [
    change.entity,
    change.action,
    change.new && JSON.stringify(change.new),
    change.old && JSON.stringify(change.old),
    [...readers.values()].map(({ role }) => role),
    [...readers.values()].map(({ claims }) => claims),
    JSON.stringify([...tests.values()].map(({ test }) => test)),
    change.transaction ?? null,
  ]
  const [reading] = (
    await pool.query<Reading>({
      name: 'realtime.read_change',
      text: 'select * from realtime.read_change($1, $2, $3, $4, $5, $6, $7, $8)',
      values,
      // pg knows it of a question; its types leave it out.
      ...({ query_timeout: UNANSWERED_MS } as object),
    })
  ).rows
  if (!reading) return () => undefined

  const told = new Map<Subscriber, Map<string, number[]>>()
  const messages = new Map<string, string>()
  for (const [subscription, names] of open) {
    const { id, subscriber, reader, wanted } = subscription
    const passes = names.every((name) => reading.passed[tests.get(name)?.index ?? -1] === true)
    if (!passes || reading.visible[readers.get(readerName(reader))?.index ?? -1] !== true) continue
    const form = JSON.stringify([reader.role, wanted.select])
    const data = messages.get(form) ?? dataOf(change, reading, { role: reader.role, select: wanted.select })
    messages.set(form, data)
    const ofSubscriber = told.get(subscriber) ?? new Map<string, number[]>()
    told.set(subscriber, ofSubscriber)
    ofSubscriber.set(data, [...(ofSubscriber.get(data) ?? []), id])
  }
  return () => {
    for (const [subscriber, ofSubscriber] of told) for (const [data, ids] of ofSubscriber) subscriber.hearChange(ids, data)
  }
}

const readerName = ({ role, claims }: { role: string; claims: string }): string => `${role} ${claims}`

/** The JSON text of `data` in a `postgres_changes` message, for one role. */
function dataOf(change: Change, reading: Reading, { role, select }: { role: string; select: readonly string[] | undefined }): string {
  const { schema, table, action } = change
  const readable = new Set(reading.selectable[role])
  const keys = reading.columns.filter(({ key }) => key).map(({ name }) => name)
  const head = `"schema":${JSON.stringify(schema)},"table":${JSON.stringify(table)},"type":"${action}"`
  const refuse = (error: string): string =>
    `{${head},"commit_timestamp":null,"columns":[],"errors":[${JSON.stringify(error)}]${action === 'DELETE' ? '' : ',"record":{}'}${action === 'INSERT' ? '' : ',"old_record":{}'}}`
  if (action !== 'DELETE' && keys.length === 0) return refuse('Error 400: Bad Request, no primary key')
  if (action !== 'DELETE' && !keys.every((key) => readable.has(key))) return refuse('Error 401: Unauthorized')

  const tooLarge = bytesOf(reading.record) + bytesOf(reading.old_record) > LARGEST_RECORD_BYTES
  const chosen = (name: string): boolean => readable.has(name) && (select === undefined || select.includes(name))
  const object = (record: Readonly<Record<string, string>> | null, also: (name: string) => boolean = () => true): string =>
    `{${Object.entries(record ?? {})
      .filter(([name, value]) => chosen(name) && also(name) && (!tooLarge || Buffer.byteLength(value) <= SMALL_VALUE_BYTES))
      .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
      .join(',')}}`
  const columns = JSON.stringify(reading.columns.filter(({ name }) => chosen(name)).map(({ name, type }) => ({ name, type })))
  // An unchanged large value is not logged with the new row; with a full replica identity the old one has it.
  const record = action === 'DELETE' ? '' : `,"record":${object({ ...reading.old_record, ...reading.record })}`
  const old = action === 'INSERT' ? '' : `,"old_record":${object(reading.old_record, (name) => action === 'UPDATE' || !reading.rls || keys.includes(name))}`
  return `{${head},"commit_timestamp":"${change.at}","columns":${columns}${record}${old},"errors":${tooLarge ? '["Error 413: Payload Too Large"]' : 'null'}}`
}

const bytesOf = (record: Readonly<Record<string, string>> | null): number =>
  Object.entries(record ?? {}).reduce((sum, [name, value]) => sum + name.length + Buffer.byteLength(value), 0)
