import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

/** What stands in for an extension that PostgreSQL does not bring. `says` completes "the extension X is not here: …". */
type StandIn = { says: string; file?: string; made?: string }

const STAND_INS: Readonly<Record<string, StandIn>> = {
  vector: { file: 'vector.sql', made: 'vector', says: 'its values are kept and compared by a stand-in, without indexes' },
  pg_net: { says: 'its requests are sent by this server instead' },
}

/** Makes what stands in for a missing extension, in the schema its `create extension` names, and answers what to tell; undefined where nothing does. */
export async function standIn(client: pg.ClientBase, extension: string, statement: string): Promise<string | undefined> {
  const found = Object.hasOwn(STAND_INS, extension) ? STAND_INS[extension] : undefined
  if (found?.file === undefined || found.made === undefined) return found?.says
  const named = /\bschema\s+("?)([\w$]+)\1/i.exec(statement)?.[2]
  const { rows } = await client.query<{ path: string; here: string; there: boolean }>(
    `select current_setting('search_path') as path, coalesce($1, current_schema(), 'public') as here,
       exists (select from pg_catalog.pg_type where typname = $2 and typnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)) as there`,
    [named ?? null, found.made],
  )
  const [at] = rows
  if (at === undefined || at.there) return found.says
  await client.query(`create schema if not exists "${at.here}"; grant usage on schema "${at.here}" to public`)
  await client.query('select set_config($1, $2, true)', ['search_path', `"${at.here}", pg_catalog`])
  await client.query(readFileSync(join(import.meta.dirname, 'stand-ins', found.file), 'utf8'))
  await client.query('select set_config($1, $2, true)', ['search_path', at.path])
  return found.says
}
