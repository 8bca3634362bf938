import pg from 'pg'
import { MigrationRefused } from '@hattha/postgres'
import { extensionOf, madeBy, missedBy, PROVIDED } from './missing-extensions.ts'
import { standIn } from './stand-in.ts'
import { lineAt, sqlStatements, type SqlStatement } from './sql-statements.ts'

/** Remembers, through all files of a project, which extensions are missing and what could not be made without them. */
export type Gaps = { missing: Set<string>; unmade: Set<string>; available: ReadonlySet<string>; warn: (sentence: string) => void }

export async function openGaps(client: pg.ClientBase, warn: Gaps['warn']): Promise<Gaps> {
  const { rows } = await client.query<{ name: string }>('select name from pg_catalog.pg_available_extensions')
  return { missing: new Set(), unmade: new Set(), available: new Set(rows.map(({ name }) => name)), warn }
}

/** SQLSTATEs of something that is not there: schema, table, column, function, type, role, access method, language. */
const NOT_THERE = ['3F000', '42P01', '42703', '42883', '42704', '42P02', '0A000', '58P01', '22023', '42601']

const TRANSACTION = /^(begin|start\s+transaction|commit|end)(\s+(work|transaction))?$/i
/** Not possible in a transaction, and not needed while nobody else is here; the index is the same. */
const CONCURRENTLY = /^((?:create\s+(?:unique\s+)?|drop\s+)index|reindex\s+\w+)\s+concurrently\b/i

/**
 * Runs the statements of a file in the transaction `client` is in. What an extension is missing for is left out with a warning; any other failure
 * throws MigrationRefused with file, line and statement. `begin` and `commit` of the file itself are not run, so that all of it counts or nothing.
 */
export async function applyFile(client: pg.ClientBase, file: { path: string; sql: string }, gaps: Gaps): Promise<SqlStatement[]> {
  const statements = sqlStatements(file.sql)
  const toRun = statements.filter(({ text }) => !TRANSACTION.test(text)).map(({ text, line }) => ({ line, text: text.replace(CONCURRENTLY, '$1') }))
  if (!(await ranAtOnce(client, toRun, gaps))) await runOneByOne(client, { path: file.path, statements: toRun }, gaps)
  await client.query('reset role')
  return statements
}

/** All statements in one message, which is quickest; false when one failed or needs a look, with nothing of them done. */
async function ranAtOnce(client: pg.ClientBase, statements: readonly SqlStatement[], gaps: Gaps): Promise<boolean> {
  if (statements.some(({ text }) => extensionOf(text) !== undefined) || gaps.unmade.size > 0) return false
  await client.query('savepoint file')
  try {
    await client.query(statements.map(({ text }) => text).join('\n;\n'))
    await client.query('release savepoint file')
    return true
  } catch {
    // Asked again one by one, so that the one to blame is known.
    await client.query('rollback to savepoint file')
    return false
  }
}

async function runOneByOne(client: pg.ClientBase, file: { path: string; statements: readonly SqlStatement[] }, gaps: Gaps): Promise<void> {
  for (const statement of file.statements) {
    const { text } = statement
    const extension = extensionOf(text)
    if (extension !== undefined && extension.verb !== 'drop' && PROVIDED.has(extension.name)) continue
    if (extension !== undefined && extension.verb !== 'drop' && !gaps.available.has(extension.name)) {
      if (extension.verb === 'create' && !gaps.missing.has(extension.name)) {
        const instead = await standIn(client, extension.name, text)
        const what = instead ?? 'it was left out, and so is what cannot do without it'
        gaps.warn(`${file.path}:${statement.line}: the extension ${extension.name} is not here: ${what}.`)
      }
      gaps.missing.add(extension.name)
      continue
    }
    await client.query('savepoint statement')
    try {
      await client.query(text)
      await client.query('release savepoint statement')
    } catch (error) {
      const because = whyForgiven(error, text, gaps)
      if (because === undefined) throw new MigrationRefused(describe(error, file, statement), { cause: error })
      await client.query('rollback to savepoint statement')
      const made = madeBy(text)
      if (made !== undefined) gaps.unmade.add(made)
      gaps.warn(`${file.path}:${statement.line}: left out for want of ${because}: ${shortened(text)}`)
    }
  }
}

/** The extension, or the thing left out before, that a failed statement cannot do without; undefined when the statement is wrong by itself. */
function whyForgiven(error: unknown, text: string, gaps: Gaps): string | undefined {
  if (!(error instanceof pg.DatabaseError) || !NOT_THERE.includes(error.code ?? '')) return undefined
  const missed = missedBy(text, gaps.missing)
  if (missed !== undefined) return `the extension ${missed}`
  const message = error.message.toLowerCase()
  return [...gaps.unmade].find((name) => new RegExp(`["\\s.(]${name.replace(/[$]/g, '\\$&')}["\\s.(]|["\\s.(]${name}$`).test(message))
}

function describe(error: unknown, file: { path: string }, { text, line }: SqlStatement): string {
  if (!(error instanceof pg.DatabaseError)) return `${file.path}:${line}: ${String(error)}`
  const position = Number(error.position ?? 0)
  // PostgreSQL counts characters, JavaScript UTF-16 units.
  const within = position > 0 ? lineAt(text, [...text].slice(0, position - 1).join('').length) - 1 : 0
  return [`${file.path}:${line + within}: ${error.message} (${error.code})`, error.detail, error.hint, error.where, `in: ${shortened(text)}`]
    .filter((part) => part !== undefined && part !== '')
    .join('\n  ')
}

const shortened = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ')
  return flat.length > 160 ? `${flat.slice(0, 160)} …` : flat
}
