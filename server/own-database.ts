import pg from 'pg'
import { CannotStart, type Settings } from './configuration.ts'

type Asked = Pick<Settings, 'mode' | 'databaseUrl'>

/**
 * Refuses a database of one's own that holds other people's tables, before anything is made in it. What a shop or a Supabase project has made is known by
 * its migrations and its schemas, so only tables in `public` of a database that was never this shop's count.
 */
export async function refuseForeignTables(url: string, settings: Asked): Promise<void> {
  if (settings.databaseUrl === undefined) return
  await asked(url, async (client) => {
    const { rows } = await client.query<{ ours: boolean; tables: string[] }>(
      `select to_regclass('migration.applied') is not null as ours,
              array(select c.relname::text from pg_class c where c.relnamespace = to_regnamespace('public') and c.relkind in ('r', 'p')
                      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1) as tables`,
    )
    const found = rows[0]
    if (!found || found.ours || found.tables.length === 0) return
    const some = found.tables.slice(0, 3).join(', ')
    throw new CannotStart(
      `Cannot start: the database ${new URL(url).pathname.slice(1)} holds tables that are not this shop's (${some}${found.tables.length > 3 ? ', …' : ''}). Name an empty database in DATABASE_URL.`,
    )
  })
}

/** Writes into a database which kind of shop it belongs to, once; a demo never opens the database of a live shop, nor the other way round. */
export async function claimDatabase(url: string, settings: Asked): Promise<void> {
  await asked(url, async (client) => {
    await client.query(
      `insert into public.shop_settings (key, value, description)
       values ('shop.mode', to_jsonb($1::text), 'Which kind of shop this database belongs to: demo or live. Never changed.')
       on conflict (key) do nothing`,
      [settings.mode],
    )
    const { rows } = await client.query<{ mode: string }>(`select value #>> '{}' as mode from public.shop_settings where key = 'shop.mode'`)
    const mode = rows[0]?.mode
    if (mode !== settings.mode)
      throw new CannotStart(
        `Cannot start: the database ${new URL(url).pathname.slice(1)} belongs to a ${mode} shop. Name another in DATABASE_URL for a ${settings.mode} shop.`,
      )
  })
}

async function asked(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
