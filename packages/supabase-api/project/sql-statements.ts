/** A statement of a file: its text without what surrounds it, and the line it begins on, from 1. */
export type SqlStatement = { text: string; line: number }

const QUOTED = /'[^']*(?:''[^']*)*(?:'|$)|"[^"]*(?:""[^"]*)*(?:"|$)/y
const ESCAPED = /[eE]'[^'\\]*(?:(?:\\[\s\S]|'')[^'\\]*)*(?:'|$)/y
const LINE_COMMENT = /--[^\n]*/y
const DOLLAR = /\$([A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/y
const WORD = /[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/y

/**
 * The statements of an SQL file, as PostgreSQL would part them: semicolons inside quotes, dollar quotes, comments, parentheses (rules) and bodies
 * of SQL functions (`begin atomic … end`) part nothing. Lines that speak to psql (`\restrict …` of pg_dump) are left out.
 */
export function sqlStatements(sql: string): SqlStatement[] {
  const statements: SqlStatement[] = []
  // Where the statement begins, behind the comments in front of it.
  let first: number | undefined
  // Lines are counted on from the statement before.
  let line = 1
  let counted = 0
  let parentheses = 0
  // Depth of `begin atomic … end` and of the `case … end` inside it.
  let atomic = 0
  let before = ''
  let at = 0

  const close = (end: number) => {
    if (first !== undefined) {
      line += lineAt(sql.slice(counted, first), first - counted) - 1
      counted = first
      statements.push({ text: sql.slice(first, end).trimEnd(), line })
    }
    first = undefined
    parentheses = 0
    atomic = 0
    before = ''
  }

  while (at < sql.length) {
    const character = sql[at] ?? ''
    if (character === '\\' && first === undefined && (at === 0 || sql[at - 1] === '\n')) {
      at = endOfLine(sql, at)
      continue
    }
    const comment = endOfAnyComment(sql, at)
    if (comment > at) {
      at = comment
      continue
    }
    if (first === undefined && !/[\s;]/.test(character)) first = at
    const quoted = endOfQuote(sql, at)
    if (quoted > at) {
      at = quoted
      continue
    }
    const word = matchAt(WORD, sql, at)
    if (word !== undefined) {
      const lower = word.toLowerCase()
      if (lower === 'atomic' && before === 'begin') atomic = 1
      else if (atomic > 0 && lower === 'case') atomic += 1
      else if (atomic > 0 && lower === 'end') atomic -= 1
      before = lower
      at += word.length
      continue
    }
    if (character === '(') parentheses += 1
    else if (character === ')') parentheses = Math.max(0, parentheses - 1)
    else if (character === ';' && parentheses === 0 && atomic === 0) close(at)
    at += 1
  }
  close(sql.length)
  return statements
}

/** The place behind a quoted text or a dollar quote that begins here; `at` when none does. */
function endOfQuote(sql: string, at: number): number {
  const quoted = matchAt(ESCAPED, sql, at) ?? matchAt(QUOTED, sql, at)
  if (quoted !== undefined) return at + quoted.length
  const tag = matchAt(DOLLAR, sql, at)
  if (tag === undefined) return at
  const end = sql.indexOf(tag, at + tag.length)
  return end < 0 ? sql.length : end + tag.length
}

/** The place behind a comment that begins here; `at` when none does. */
function endOfAnyComment(sql: string, at: number): number {
  if (sql.startsWith('/*', at)) return endOfComment(sql, at)
  return at + (matchAt(LINE_COMMENT, sql, at)?.length ?? 0)
}

/** Comments of PostgreSQL nest. */
function endOfComment(sql: string, at: number): number {
  let depth = 0
  const marks = /\/\*|\*\//g
  marks.lastIndex = at
  for (let mark = marks.exec(sql); mark !== null; mark = marks.exec(sql)) {
    depth += mark[0] === '/*' ? 1 : -1
    if (depth === 0) return marks.lastIndex
  }
  return sql.length
}

function matchAt(pattern: RegExp, sql: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(sql)?.[0]
}

const endOfLine = (sql: string, at: number): number => {
  const end = sql.indexOf('\n', at)
  return end < 0 ? sql.length : end + 1
}

export const lineAt = (sql: string, at: number): number => sql.slice(0, at).split('\n').length
