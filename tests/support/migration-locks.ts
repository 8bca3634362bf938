/** Tables that grow with the shop: what holds one of them still for seconds stops everybody who buys. */
export const LARGE = [
  'public.products',
  'public.product_variants',
  'public.product_translations',
  'public.product_attributes',
  'public.stock_levels',
  'public.stock_movements',
  'public.orders',
  'public.order_lines',
  'public.order_events',
  'public.payments',
  'public.reviews',
  'public.messages',
  'public.notifications',
  'public.profiles',
  'private.outbox',
] as const

/** A line of a migration that says why a statement below it does not hold anybody up: `-- short: …`. */
const EXCUSED = /^\s*-- short: \S/

type Rule = { is: RegExp; because: string }

const of = (table: string, rest: string) => new RegExp(`^alter table (if exists )?(only )?${table.replace('.', '\\.')}\\s[^]*${rest}`, 'i')
const rulesFor = (table: string): Rule[] => {
  const name = table.replace('.', '\\.')
  return [
    {
      is: new RegExp(`^create (unique )?index (?!concurrently)(.* )?on (only )?${name}[\\s(]`, 'i'),
      because: 'an index of a large table is made concurrently, in a migration of its own that begins with "-- outside of a transaction"',
    },
    {
      is: of(table, 'alter (column )?\\w+ (set data )?type\\s'),
      because: 'another type writes the whole table anew: add a column, fill it in parts, read it, and take the old one away in a later release',
    },
    {
      is: of(table, 'set not null'),
      because: 'reads the whole table under a lock: add "check (… is not null) not valid" and validate it in the next migration',
    },
    {
      is: of(table, 'add (constraint \\w+ )?(check|foreign key)(?![^]*not valid)'),
      because: 'reads the whole table under a lock: add it "not valid", and validate it in the next migration',
    },
    {
      is: of(table, 'add (constraint \\w+ )?(unique|primary key)(?! using index)'),
      because: 'makes an index under a lock: make it concurrently, then "add constraint … using index"',
    },
    {
      is: of(
        table,
        'add (column )?(if not exists )?\\w+ [^,]*default\\s+[^,]*(now|clock_timestamp|random|gen_random_uuid|nextval|private\\.|public\\.)[^,]*\\(',
      ),
      because: 'a default that differs from row to row writes the whole table anew: add the column without, set the default, fill it in parts',
    },
    {
      is: of(table, 'add (column )?(if not exists )?\\w+ [^,]*generated always as[^]*stored'),
      because: 'writes the whole table anew: keep it by a trigger and fill it in parts',
    },
    {
      is: of(table, '(rename|drop) (column )?(?!constraint)\\w+'),
      because: 'the release before this one still reads it: stop reading it in one release, take it away in the next',
    },
    { is: new RegExp(`^update (only )?${name}\\s(?![^]*\\swhere\\s)`, 'i'), because: 'changes every row in one transaction: fill it in parts, by a job' },
    { is: new RegExp(`^(vacuum full|cluster|reindex (table|index) (?!concurrently)|lock table) [^]*${name}`, 'i'), because: 'holds the table while it works' },
  ]
}
const RULES = LARGE.flatMap((table) => rulesFor(table).map((rule) => ({ table, ...rule })))

/** What a migration would hold large tables up by: statements whose tables it made itself are free, and so are those that say why they are short. */
export function locksOf(sql: string): string[] {
  return statementsOf(sql).flatMap(({ text, excused, line }) =>
    excused ? [] : RULES.filter(({ table, is }) => is.test(text) && !made(sql, table)).map(({ table, because }) => `line ${line}, ${table}: ${because}`),
  )
}

const made = (sql: string, table: string) => new RegExp(`^create table (if not exists )?${table.replace('.', '\\.')}\\b`, 'im').test(sql)

/** The statements of a migration on a line each, without comments, and without what stands in bodies and strings. */
function statementsOf(sql: string): { text: string; excused: boolean; line: number }[] {
  const bare = sql.replaceAll(/(\$\w*\$)[^]*?\1/g, (body) => `''${'\n'.repeat(body.split('\n').length - 1)}`)
  let line = 1
  return bare.split(';').map((part) => {
    const from = line
    line += part.split('\n').length - 1
    const rows = part.split('\n')
    const first = rows.findIndex((row) => row.trim() !== '' && !row.trim().startsWith('--'))
    return {
      text: rows
        .filter((row) => !row.trim().startsWith('--'))
        .join(' ')
        .replaceAll(/'[^']*'/g, `''`)
        .replaceAll(/\s+/g, ' ')
        .trim(),
      excused: rows.some((row) => EXCUSED.test(row)),
      line: from + Math.max(0, first),
    }
  })
}
