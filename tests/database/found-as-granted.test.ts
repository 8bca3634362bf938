import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

test('a function that answers with rows of a table leaves out what nobody reads of the table', async () => {
  const open = await db.owner.all(
    `select p.proname as function, a.attname as column
       from pg_proc p join pg_type t on t.oid = p.prorettype join pg_class c on c.oid = t.typrelid and c.relkind = 'r'
       join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where p.pronamespace = 'public'::regnamespace and p.prosecdef and has_function_privilege('authenticated', p.oid, 'execute')
        and not has_column_privilege('authenticated', c.oid, a.attnum, 'select') and p.prosrc !~ ('\\m' || a.attname || '\\M')
      order by 1, 2`,
  )
  expect(open).toEqual([])
})
