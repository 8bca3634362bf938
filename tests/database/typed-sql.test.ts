import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { checkStatements, type Exception } from '../../scripts/typed-sql/check-statements.ts'
import { testDatabase } from '../support/database.ts'

const { url, owner } = await testDatabase()

beforeAll(async () => {
  await owner.all('create schema lamps')
  await owner.all(`create table lamps.lamps (
    id uuid primary key, name text not null, price_minor bigint not null, lit boolean not null, words text[] not null, made_at timestamptz, facts jsonb not null
  )`)
})

const DATABASE = `
interface Database {
  all<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  one<Row>(text: string, values?: readonly unknown[]): Promise<Row>
}
declare const db: Database
`
const FIRST_LINE = DATABASE.split('\n').length

/** What is said of the file `lamps.ts` with these lines, the line counted from the first of them. */
async function complaintsOf(lines: readonly string[], exceptions: readonly Exception[] = [], others: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'hattha-typed-sql-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const files = {
    'lamps.ts': `${lines[0]?.startsWith('import') ? lines[0] : ''}${DATABASE}${lines.filter((line) => !line.startsWith('import')).join('\n')}\n`,
    ...others,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2024',
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    types: [],
  }
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ include: ['*.ts'], compilerOptions }))
  const { statements, complaints } = await checkStatements({ root, url, wanted: () => true, exceptions })
  expect(statements).toBeGreaterThan(0)
  return complaints.map((complaint) => complaint.replace(/:(\d+):/, (_all, line: string) => `:${Number(line) - FIRST_LINE + 1}:`))
}

test('statements that are as the tables are say nothing', async () => {
  const complaints = await complaintsOf([
    `db.all<{ id: string; price: bigint; lit: boolean; words: string[]; made_at: Date | null; facts: { by: string } }>(`,
    `  'select id, price_minor as price, lit, words, made_at, facts from lamps.lamps where name = $1', ['Brass'])`,
  ])
  expect(complaints).toEqual([])
})

test('a column that was renamed is named with file, line and place', async () => {
  await owner.all('alter table lamps.lamps rename column name to title')
  onTestFinished(() => void owner.all('alter table lamps.lamps rename column title to name'))
  expect(await complaintsOf([`const one = 1`, `db.all<{ id: string }>('select id from lamps.lamps where name = $1', ['Brass'])`])).toEqual([
    'lamps.ts:2: column "name" does not exist, at "name = $1"',
  ])
})

test.each([
  ['names a column that is not answered', `db.all<{ title: string }>('select name from lamps.lamps')`, 'no column "title" is answered'],
  ['takes a number for a text', `db.all<{ price_minor: string }>('select price_minor from lamps.lamps')`, '"price_minor" is int8, and the row says string'],
  ['takes texts for numbers', `db.all<{ words: number[] }>('select words from lamps.lamps')`, '"words" is _text, and the row says number[]'],
  [
    'forgets that there may be nothing',
    `db.all<{ made_at: Date }>('select made_at from lamps.lamps')`,
    '"made_at" is timestamptz, and the row says Date: it may be null',
  ],
  [
    'is typed by what it is used for',
    `export const list = (): Promise<{ name: number }[]> => db.all('select name from lamps.lamps')`,
    '"name" is text, and the row says number',
  ],
  ['binds too little', `db.all('select id from lamps.lamps where name = $1 and lit = $2', ['Brass'])`, '1 values are bound, and it asks for 2'],
  ['is put together while the program runs', `declare const table: string; db.all(\`select id from \${table}\`)`, 'it is put together while the program runs'],
])('a statement that %s is told', async (_what, line, about) => {
  expect(await complaintsOf([line])).toEqual([`lamps.ts:1: ${about}`])
})

test('a statement made of constants, conditions, words and functions of texts is checked in every form it can have', async () => {
  const complaints = await complaintsOf(
    [
      `import { COLUMNS, ORDERS } from './columns.ts'`,
      `const of = (what: string) => \`\${what} from lamps.lamps\``,
      `export const list = (sort: keyof typeof ORDERS, dark: boolean, by: 'name' | 'colour') =>`,
      `  db.all<{ id: string }>(\`select \${of(COLUMNS)} where \${dark ? 'not lit' : 'bright'} and \${by} <> '' order by \${ORDERS[sort]}\`)`,
    ],
    [],
    { 'columns.ts': `export const COLUMNS = 'id, ' + 'name'\nexport const ORDERS = { first: 'made_at', last: 'made_on desc' }\n` },
  )
  const refused = complaints.map((complaint) => complaint.replace(/, at .*/, ''))
  expect([...new Set(refused)].toSorted()).toEqual([
    'lamps.ts:3: column "bright" does not exist',
    'lamps.ts:3: column "colour" does not exist',
    'lamps.ts:3: column "made_on" does not exist',
  ])
})

test('an exception excuses what it is about, and one that excuses nothing is told', async () => {
  const line = `db.all<{ made_at: Date }>('select made_at from lamps.lamps where made_at is not null')`
  const excuse = { file: 'lamps.ts', about: '"made_at"', because: 'the condition asks for it' }
  expect(await complaintsOf([line], [excuse])).toEqual([])
  expect(await complaintsOf([line.replace('Date', 'Date | null')], [excuse])).toEqual(['lamps.ts: the exception for ""made_at"" excuses nothing any more'])
})
