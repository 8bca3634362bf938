import type { Peers } from '../peers/peers.ts'

const PUBLISHED = `
  select p.schemaname as schema, p.tablename as table,
    exists (select from pg_catalog.pg_trigger t where t.tgrelid = format('%I.%I', p.schemaname, p.tablename)::regclass and t.tgname = 'realtime_tell_change') as told
  from pg_catalog.pg_publication_tables p where p.pubname in ('supabase_realtime', 'supabase_realtime_messages_publication')`

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Makes published tables tell of their changes by notification, where the write-ahead log cannot be read. Tables published since are found when asked again. */
export async function putTriggers(peers: Peers): Promise<void> {
  for (const { schema, table, told } of await peers.query<{ schema: string; table: string; told: boolean }>(PUBLISHED)) {
    if (told) continue
    const actions = schema === 'realtime' ? 'insert' : 'insert or update or delete'
    await peers.query(
      `create trigger realtime_tell_change after ${actions} on ${quoted(schema)}.${quoted(table)} for each row execute function realtime.tell_change()`,
    )
  }
}

/** Takes them away again: the log tells it all. */
export async function takeTriggersAway(peers: Peers): Promise<void> {
  const left = await peers.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_catalog.pg_trigger where tgname = 'realtime_tell_change' and tgparentid = 0`,
  )
  for (const { name } of left) await peers.query(`drop trigger if exists realtime_tell_change on ${name}`)
}
