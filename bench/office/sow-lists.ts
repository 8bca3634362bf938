import pg from 'pg'
import { tableShapes, type TableShape } from './table-shapes.ts'

type Shapes = ReadonlyMap<string, TableShape>
type Column = TableShape['columns'][number]

/** Rows made up for a table the demo shop has none in. */
const FIRST = 40
const TEXT = ['text', 'citext', 'character varying']
const isNumber = (type: string) => type === 'bigint' || type === 'integer'

/**
 * Fills the tables behind lists until each has about `rows` rows: copies of those a demo shop has, with keys of their own and at other times of the last three years.
 * What is copied keeps what hangs together: the n-th copy of an order belongs to the n-th copy of its buyer. Triggers and keys rest meanwhile, and so do rules about
 * single values, because copies of names and numbers are called after their number. Answers how many rows each table has.
 */
export async function sowLists(url: string, relations: readonly string[], rows: number, say: (line: string) => void): Promise<ReadonlyMap<string, number>> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const held = new Map<string, number>()
  try {
    await owner.query('set session_replication_role = replica')
    const shapes = await tableShapes(owner, relations)
    const before = new Map<string, number>()
    for (const [table, shape] of shapes) {
      let many = await countOf(owner, table)
      if (many < rows / 2) for (const check of shape.checks) await owner.query(`alter table ${table} drop constraint if exists ${check}`)
      if (many === 0) many = await invent(owner, table, shape)
      before.set(table, many)
    }
    const copies = (table: string) => {
      const many = before.get(table) ?? 0
      return many > 0 && many < rows / 2 ? Math.floor(rows / many) : 0
    }
    for (const [table] of shapes) {
      const more = copies(table) === 0 ? 0 : await multiply(owner, table, shapes, copies)
      held.set(table, (before.get(table) ?? 0) + more)
      if (more > 0) say(`${table}: ${more} rows more`)
    }
    if ([...shapes.keys()].some((table) => copies(table) > 0)) {
      for (const [table] of shapes) if (copies(table) > 0) await settle(owner, table, shapes, copies)
      await owner.query('vacuum analyze')
    }
    return held
  } finally {
    await owner.end()
  }
}

const countOf = async (owner: pg.Client, table: string) => Number((await owner.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n ?? 0)

/** Makes up some rows, saying only what a row has to say. */
async function invent(owner: pg.Client, table: string, { columns }: TableShape): Promise<number> {
  const said = columns.filter(({ needed, refers, words, type }) => needed || refers !== undefined || words.length > 0 || type === 'timestamp with time zone')
  const values = said.map(({ type, refers, words, needed }) => {
    if (words.length > 0) return `(array['${words.join(`','`)}'])[1 + n % ${words.length}]`
    if (refers !== undefined) {
      const key = `(select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] where i.indrelid = '${refers}'::regclass and i.indisprimary)`
      const found = `((xpath('//k/text()', query_to_xml(format('select %I as k from ${refers} offset %s limit 1', ${key}, n % (select 1 + count(*) / 2 from ${refers})), true, false, '')))[1])::text::${type}`
      return needed ? `coalesce(${found}, ${INVENTED[type]})` : found
    }
    return INVENTED[type] ?? (type.endsWith('[]') ? `'{}'::${type}` : 'default')
  })
  const names = said.map(({ name }) => `"${name}"`).join(', ')
  try {
    return (
      (await owner.query(`insert into ${table} (${names}) select ${values.join(', ')} from generate_series(1, ${FIRST}) n on conflict do nothing`)).rowCount ??
      0
    )
  } catch (error) {
    throw new Error(`No row of ${table} could be made up`, { cause: error })
  }
}

const INVENTED: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: `'made up ' || n`,
  citext: `'made up ' || n`,
  'character varying': `'made up ' || n`,
  character: `'THB'`,
  bigint: '1000 + n',
  integer: '1 + n',
  smallint: '1',
  numeric: '1',
  boolean: 'n % 2 = 0',
  bytea: `sha256(n::text::bytea)`,
  jsonb: `'{}'::jsonb`,
  date: 'current_date - n',
  'timestamp with time zone': `now() - n * interval '1 day'`,
  interval: `interval '1 day'`,
  cidr: `'10.0.0.0/8'::cidr`,
}

/** Copies all rows of a table; answers how many there are more. */
async function multiply(owner: pg.Client, table: string, shapes: Shapes, copies: (table: string) => number): Promise<number> {
  const shape = shapes.get(table)
  if (!shape) throw new Error(`Nothing is known of ${table}.`)
  const isCopied = ({ refers }: Column) => refers !== undefined && refers !== table && copies(refers) > 0
  const columns = new Map(shape.columns.map((column) => [column.name, column]))
  const varied = new Set<string>()
  for (const index of shape.unique) {
    const of = index.flatMap((name) => columns.get(name) ?? [])
    if (of.some((column) => varied.has(column.name) || isCopied(column))) continue
    const own =
      of.find(({ type, refers }) => refers === undefined && (type === 'uuid' || type === 'bigint')) ?? of.find(({ type }) => TEXT.includes(type)) ?? of[0]
    if (own) varied.add(own.name)
  }
  const named = new Set(shape.unique.flat())
  const values = shape.columns.map((column) => {
    const of = varied.has(column.name) || column.refers === table ? table : isCopied(column) ? column.refers : undefined
    if (of === undefined) return later(column)
    // A copy refers to a copy that exists, where it need not be the only one that does.
    const turn = of === table || (named.has(column.name) && copies(of) < copies(table)) ? 'n' : `(1 + (n - 1) % ${copies(of)})`
    return copied(column, turn, shapes.get(of)?.step ?? 1)
  })
  const names = shape.columns.map(({ name }) => `"${name}"`).join(', ')
  try {
    const { rowCount } = await owner.query(
      `insert into ${table} (${names}) overriding system value
       select ${values.join(', ')} from ${table} t cross join generate_series(1, ${copies(table)}) n
        cross join lateral (select date_trunc('minute', (abs(hashint8(n::bigint * 64 + 7)::bigint) % (3 * 365 * 24 * 60)) * interval '1 minute') as shift) s
       on conflict do nothing`,
    )
    return rowCount ?? 0
  } catch (error) {
    throw new Error(`${table} could not be copied`, { cause: error })
  }
}

/**
 * Rows of which there is one for each of something else have more copies than it has, where the demo has few of it: those that lead nowhere get one of the others that
 * has none yet. Else every such row would count as one that is found, and none would be, which no key of a live shop lets happen.
 */
async function settle(owner: pg.Client, table: string, shapes: Shapes, copies: (table: string) => number): Promise<void> {
  const shape = shapes.get(table)
  const named = new Set(shape?.unique.flat())
  for (const { name, refers } of shape?.columns ?? []) {
    const [key] = (refers !== undefined && refers !== table && shapes.get(refers)?.unique[0]) || []
    if (refers === undefined || key === undefined || !named.has(name) || copies(refers) === 0 || copies(refers) >= copies(table)) continue
    await owner.query(`
      create temp table lost as select x.ctid as at, row_number() over () as n from ${table} x
        where x."${name}" is not null and not exists (select from ${refers} f where f."${key}" = x."${name}");
      create temp table free as select f."${key}" as key, row_number() over () as n from ${refers} f where not exists (select from ${table} x where x."${name}" = f."${key}");
      analyze lost; analyze free;
      update ${table} t set "${name}" = f.key from lost l join free f using (n) where t.ctid = l.at;
      drop table lost, free`)
  }
}

function later({ name, type }: Column): string {
  if (type === 'timestamp with time zone') return `t."${name}" - shift`
  if (type === 'date') return `(t."${name}" - shift)::date`
  return `t."${name}"`
}

function copied({ name, type }: Column, turn: string, step: number): string {
  const column = `t."${name}"`
  if (type === 'uuid') return `md5(${column}::text || '-' || ${turn})::uuid`
  if (isNumber(type)) return `${column} + ${turn} * ${step}`
  if (TEXT.includes(type)) return `${column} || '-' || ${turn}`
  if (type === 'bytea') return `sha256(${column} || ${turn}::text::bytea)`
  return later({ name, type, needed: false, words: [] })
}
