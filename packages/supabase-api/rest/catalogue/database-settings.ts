import type { PoolClient } from 'pg'

/** What may be said in the database about the interface itself. Undefined: not said. */
export type DatabaseSettings = {
  aggregates?: boolean
  plans?: boolean
  txEnd?: TxEnd
  maxRows?: number
}

/** How transactions end, and whether `Prefer: tx` may decide otherwise (`db-tx-end`). */
export type TxEnd = { rollback: boolean; override: boolean }

const TX_ENDS: Readonly<Record<string, TxEnd>> = {
  commit: { rollback: false, override: false },
  'commit-allow-override': { rollback: false, override: true },
  rollback: { rollback: true, override: false },
  'rollback-allow-override': { rollback: true, override: true },
}

const SETTINGS = `
  select distinct on (name) substr(name, length('pgrst.') + 1) as name, value
  from (
    select setdatabase, split_part(setting, '=', 1) as name, substr(setting, strpos(setting, '=') + 1) as value
    from pg_catalog.pg_db_role_setting, unnest(setconfig) setting
    where setrole = to_regrole('authenticator') and setdatabase in (0, (select oid from pg_catalog.pg_database where datname = current_database()))
  ) said
  where name like 'pgrst.%'
  order by name, setdatabase desc`

/**
 * Reads `alter role authenticator set pgrst.db_… to …`, of this database before those of all
 * (https://docs.postgrest.org/en/v13/references/configuration.html#in-database-configuration). `ignored` names what stands there and does nothing here.
 */
export async function readDatabaseSettings(client: PoolClient): Promise<{ settings: DatabaseSettings; ignored: string[] }> {
  const { rows } = await client.query<{ name: string; value: string }>(SETTINGS)
  const settings: DatabaseSettings = {}
  const ignored: string[] = []
  for (const { name, value } of rows) if (!take(settings, name, value)) ignored.push(`pgrst.${name}`)
  return { settings, ignored }
}

function take(settings: DatabaseSettings, name: string, value: string): boolean {
  if (name === 'db_aggregates_enabled') settings.aggregates = isTrue(value)
  else if (name === 'db_plan_enabled') settings.plans = isTrue(value)
  else if (name === 'db_tx_end' && Object.hasOwn(TX_ENDS, value)) settings.txEnd = TX_ENDS[value] ?? { rollback: false, override: false }
  else if (name === 'db_max_rows' && /^\d{1,9}$/.test(value)) settings.maxRows = Number(value)
  else return false
  return true
}

const isTrue = (value: string): boolean => ['true', 'on', 'yes', '1', 't'].includes(value.toLowerCase())
