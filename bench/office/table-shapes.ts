import type pg from 'pg'

type Column = {
  name: string
  type: string
  /** The table whose key it holds. */
  refers?: string
  /** Whether a row has to say it, and what it may say where a rule lists it. */
  needed: boolean
  words: readonly string[]
}
export type TableShape = {
  columns: readonly Column[]
  /** Columns that name a row together, for each way of naming it; the key first. */
  unique: readonly (readonly string[])[]
  checks: readonly string[]
  /** How far numbers of copies lie apart. */
  step: number
}

const isNumber = (type: string) => type === 'bigint' || type === 'integer'

/** The tables behind relations (a view’s own tables) by name, each with what a row needs. */
export async function tableShapes(owner: pg.Client, relations: readonly string[]): Promise<ReadonlyMap<string, TableShape>> {
  const { rows: tables } = await owner.query<{ oid: number; name: string }>(BEHIND, [relations])
  const shapes = new Map<string, TableShape>()
  for (const { oid, name } of tables) {
    const { rows: columns } = await owner.query<Omit<Column, 'words' | 'refers'> & { refers: string | null; rule: string | null }>(COLUMNS, [oid])
    const { rows: unique } = await owner.query<{ columns: string[] }>(UNIQUE, [oid])
    const { rows: checks } = await owner.query<{ name: string }>(
      `select quote_ident(conname) as name from pg_constraint where conrelid = $1 and contype = 'c'`,
      [oid],
    )
    const named = new Set(unique.flatMap((index) => index.columns))
    shapes.set(name, {
      columns: columns.map(({ refers, rule, ...column }) => ({
        ...column,
        // Whoever has an account has a profile under its key.
        ...(refers !== null && { refers: refers === 'auth.users' ? 'profiles' : refers }),
        words: [...(rule ?? '').matchAll(/'([\w-]+)'::/g)].map(([, word]) => word ?? ''),
      })),
      unique: unique.map((index) => index.columns),
      checks: checks.map((check) => check.name),
      step: await stepOf(
        owner,
        name,
        columns.filter((column) => isNumber(column.type) && named.has(column.name)).map((column) => column.name),
      ),
    })
  }
  return shapes
}

/** The next power of ten above all numbers that name rows. */
async function stepOf(owner: pg.Client, table: string, numbers: readonly string[]): Promise<number> {
  if (numbers.length === 0) return 1
  const { rows } = await owner.query<{ most: string }>(
    `select greatest(${numbers.map((name) => `coalesce(max("${name}"), 1)`).join(', ')}) as most from ${table}`,
  )
  return 10 ** Math.ceil(Math.log10(Number(rows[0]?.most ?? 1) + 1))
}

const BEHIND = `
  with recursive behind (oid, kind) as (
    select c.oid, c.relkind from unnest($1::text[]) r join pg_class c on c.oid = to_regclass('public.' || r)
    union
    select u.oid, u.relkind from behind b join pg_rewrite w on w.ev_class = b.oid and b.kind = 'v'
      join pg_depend d on d.objid = w.oid and d.classid = 'pg_rewrite'::regclass and d.refclassid = 'pg_class'::regclass
      join pg_class u on u.oid = d.refobjid and u.oid <> b.oid and u.relkind in ('r', 'v'))
  select oid::int, oid::regclass::text as name from behind where kind = 'r' order by 2`

const COLUMNS = `
  select a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull and not a.atthasdef and a.attidentity = '' as needed,
         (select min(f.confrelid::regclass::text) from pg_constraint f
           where f.conrelid = $1 and f.contype = 'f' and cardinality(f.conkey) = 1 and f.conkey[1] = a.attnum) as refers,
         (select min(pg_get_constraintdef(k.oid)) from pg_constraint k
           where k.conrelid = $1 and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%ANY (ARRAY[%') as rule
    from pg_attribute a where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum`

// Columns inside of an expression name a row as well.
const UNIQUE = `
  select (select array_agg(distinct a.attname::text) from pg_attribute a where a.attrelid = $1 and (a.attnum = any(i.indkey::int2[]) and a.attnum > 0
            or exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = i.indexrelid and d.refobjid = $1 and d.refobjsubid = a.attnum
              and 0 = any(i.indkey::int2[])))) as columns
    from pg_index i where i.indrelid = $1 and i.indisunique order by not i.indisprimary`
