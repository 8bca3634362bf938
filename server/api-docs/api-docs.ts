import { Hono } from 'hono'
import type { Database } from '../../app/platform/database.ts'
import type { ShopFunction } from '../../app/shop.ts'
import { describeApi, type Opened } from './describe-api.ts'

/** What was described is told again for so long; a migration changes it, and nothing else. */
const KEPT_MS = 60_000

type Parts = {
  siteUrl: string
  database: Database
  functions: Readonly<Record<string, ShopFunction>>
  /** What `/rest/v1/` says of itself. */
  describeRest: () => Promise<unknown>
}

/** `GET /api-docs.json`: everything that can be asked of the shop, for people who write programs and for their tools. It tells nothing that the public interface does not. */
export function createApiDocs({ siteUrl, database, functions, describeRest }: Parts): Hono {
  let kept: { text: Promise<string>; until: number } | undefined
  const describe = async () => {
    const [rest, opened] = await Promise.all([describeRest(), readOpened(database)])
    return JSON.stringify(describeApi({ siteUrl, rest, opened, functions }))
  }
  const app = new Hono()
  app.get('/', async (c) => {
    if (kept === undefined || kept.until < Date.now()) {
      const text = describe()
      kept = { text, until: Date.now() + KEPT_MS }
      // What failed is tried again by whoever asks next.
      text.catch(() => (kept = undefined))
    }
    return c.body(await kept.text, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    })
  })
  return app
}

/** Which tables and functions who is signed in may ask, with the permission that policies and functions name. */
async function readOpened(database: Database): Promise<Opened[]> {
  return database.all<Opened>(
    `select 'table' as kind, c.relname::text as name, (
         select min(m[1]) from pg_policies p, regexp_matches(coalesce(p.qual, ''), 'may\\(''([a-z_]+\\.[a-z_]+)''', 'g') m
          where p.schemaname = 'public' and p.tablename = c.relname and p.cmd in ('SELECT', 'ALL')) as permission
       from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p') and has_any_column_privilege('authenticated', c.oid, 'select')
     union all
     select distinct on (p.proname) 'function', p.proname::text, substring(p.prosrc from 'demand\\(''([a-z_]+\\.[a-z_]+)''')
       from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype and has_function_privilege('authenticated', p.oid, 'execute')
     order by 1 desc, 2`,
  )
}
