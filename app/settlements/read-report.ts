import { createHash } from 'node:crypto'
import type { SettledKind, SettledLine } from '../payments/payment-provider.ts'
import { fromDecimal, minor, negate, NOTHING, subtract, type Minor } from '../platform/money.ts'
import { readCsv, type CsvRow } from './read-csv.ts'
import { readMoment } from './read-moment.ts'
import { neededColumns, type ReportFormat } from './report-format.ts'

/** A line that cannot be read: which, why, and the column it is about. */
export type RowProblem = {
  row: number
  problem: 'quote' | 'column_missing' | 'cells' | 'amount' | 'moment' | 'kind' | 'currency' | 'sum' | 'no_line' | 'twice' | 'too_long' | 'tracking'
  column: string
}
export type ReportRead = { lines: SettledLine[] } | { problems: RowProblem[] } | 'empty' | 'too_many_lines'

/** So many lines of one file; whoever has more has them by the day. */
export const MOST_LINES = 10_000
/** As many problems as somebody reads before they mend the file. */
const MOST_PROBLEMS = 50
const LONGEST_LINE = 64
const LONGEST_REFERENCE = 200

/** Reads a file by its format, strictly: one cell that cannot be read, and nothing of the file is taken in. `exponents`: decimals of each currency. */
export function readReport(text: string, format: ReportFormat, exponents: Readonly<Record<string, number>>): ReportRead {
  const read = readCsv(text, format.separator)
  if ('fault' in read) return { problems: [{ ...read.fault, column: '' }] }
  const [head, ...rows] = read.rows
  if (!head || rows.length === 0) return 'empty'
  if (rows.length > MOST_LINES) return 'too_many_lines'
  const places = new Map(head.cells.map((name, place) => [name.trim().toLowerCase(), place]))
  const missing = neededColumns(format).filter((column) => !places.has(column.toLowerCase()))
  if (missing.length > 0) return { problems: missing.map((column) => ({ row: head.row, problem: 'column_missing', column })) }

  const problems: RowProblem[] = []
  const lines: SettledLine[] = []
  const seen = new Map<string, number>()
  const sent: Sent = new Map()
  for (const row of rows) {
    if (problems.length >= MOST_PROBLEMS) break
    if (row.cells.length !== head.cells.length) {
      problems.push({ row: row.row, problem: 'cells', column: '' })
      continue
    }
    const cell = (column: string | undefined) => (column === undefined ? '' : (row.cells[places.get(column.toLowerCase()) ?? -1] ?? '').trim())
    const line = readLine({ row, cell, format, exponents, problems, seen, sent })
    if (line) lines.push(line)
  }
  return problems.length > 0 ? { problems } : { lines: [...lines, ...sent.values()] }
}

/** What was sent to the shop's bank, by the transfer's name and currency: a line of its own, with what its lines are together, less their fees. */
type Sent = Map<string, SettledLine>

function addToSent(sent: Sent, transfer: string, { amount, fee, currency, happenedAt }: SettledLine): void {
  const before = sent.get(`${transfer} ${currency}`)
  sent.set(`${transfer} ${currency}`, {
    line: `sent:${transfer}`,
    kind: 'payout',
    happenedAt: before && before.happenedAt > happenedAt ? before.happenedAt : happenedAt,
    amount: subtract(before?.amount ?? NOTHING, subtract(amount, fee)),
    fee: NOTHING,
    currency,
    references: [transfer],
    description: '',
  })
}

type Reading = {
  row: CsvRow
  cell: (column: string | undefined) => string
  format: ReportFormat
  exponents: Readonly<Record<string, number>>
  problems: RowProblem[]
  seen: Map<string, number>
  sent: Sent
}

function readLine({ row, cell, format, exponents, problems, seen, sent }: Reading): SettledLine | undefined {
  const { columns } = format
  const before = problems.length
  const complain = (problem: RowProblem['problem'], column = '') => void problems.push({ row: row.row, problem, column })
  const currency = (columns.currency === undefined ? format.currency : cell(columns.currency)).toUpperCase()
  const exponent = Object.hasOwn(exponents, currency) ? exponents[currency] : undefined
  if (exponent === undefined) {
    complain('currency', columns.currency)
    return undefined
  }
  const money = (column: string | undefined): Minor => {
    const written = cell(column)
    if (written === '') return NOTHING
    const amount = readAmount(written, format.decimal_mark, exponent)
    if (amount === undefined) complain('amount', column)
    return amount ?? NOTHING
  }
  const [amount, fee] = [columns.amount === undefined ? subtract(money(columns.in), money(columns.out)) : money(columns.amount), money(columns.fee)]
  if (columns.amount !== undefined && cell(columns.amount) === '') complain('amount', columns.amount)
  if (columns.amount === undefined && (cell(columns.in) === '') === (cell(columns.out) === '')) complain('amount', columns.in)
  if (columns.net !== undefined && cell(columns.net) !== '' && problems.length === before && money(columns.net) !== subtract(amount, fee))
    complain('sum', columns.net)
  const happenedAt = readMoment(cell(columns.happened), format.day_form, format.time_zone)
  if (happenedAt === undefined) complain('moment', columns.happened)
  const kind = kindOf(cell(columns.kind), amount, format)
  if (kind === undefined) complain('kind', columns.kind)

  const line = columns.line === undefined ? '' : cell(columns.line)
  const known = line === '' ? nameOf(row, seen) : line
  if (known.length > LONGEST_LINE) complain('too_long', columns.line)
  if (line !== '' && seen.has(line)) complain('twice', columns.line)
  seen.set(known, row.row)
  const [tracking, transfer] = [cell(columns.tracking), cell(columns.sent)]
  if (columns.tracking !== undefined && (tracking === '' || tracking.length > LONGEST_REFERENCE)) complain('tracking', columns.tracking)
  if (transfer.length > LONGEST_LINE - 'sent:'.length) complain('too_long', columns.sent)
  if (problems.length > before || happenedAt === undefined || kind === undefined) return undefined
  const references = columns.references.map(cell).filter((one) => one !== '')
  const read: SettledLine = {
    line: known,
    kind,
    happenedAt,
    amount,
    fee,
    currency,
    references: [...new Set([line, tracking, ...references].filter((one) => one !== '' && one.length <= LONGEST_REFERENCE))].slice(0, 9),
    description: cell(columns.description).slice(0, 300),
  }
  if (transfer !== '') addToSent(sent, transfer, read)
  return read
}

/** `1,234.50`, `-3.25` or `(3.25)`: groups of three or none, at most the currency's decimals. Undefined for everything else. */
export function readAmount(written: string, mark: '.' | ',', exponent: number): Minor | undefined {
  const inBrackets = /^\((.+)\)$/.exec(written)
  const bare = (inBrackets?.[1] ?? written).trim()
  const [group, point] = mark === '.' ? [',', '\\.'] : ['\\.', ',']
  const sign = inBrackets ? '' : '[-+]?'
  if (!new RegExp(`^${sign}(?:\\d{1,15}|\\d{1,3}(?:${group}\\d{3}){1,4})(?:${point}\\d+)?$`).test(bare)) return undefined
  const plain = bare
    .replaceAll(mark === '.' ? ',' : '.', '')
    .replace(mark, '.')
    .replace(/^\+/, '')
  // Zeros behind the last decimal of a currency say nothing.
  const amount = fromDecimal(plain.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), exponent)
  return amount === undefined || !inBrackets ? amount : negate(amount)
}

/** What a word of the file means. Without a column of kinds, what comes is a payment and what goes a refund. */
function kindOf(word: string, amount: Minor, { columns, kinds }: ReportFormat): SettledKind | undefined {
  if (columns.kind === undefined) return amount < minor(0) ? 'refund' : 'payment'
  if (Object.hasOwn(kinds, word)) return kinds[word]
  return Object.hasOwn(kinds, '*') ? kinds['*'] : undefined
}

/** A statement whose lines have no id of their own: what stands in the line is its name, and the same line again on one page is another. */
function nameOf(row: CsvRow, seen: Map<string, number>): string {
  const digest = createHash('sha256').update(JSON.stringify(row.cells)).digest('hex').slice(0, 40)
  for (let again = 1; ; again += 1) {
    const name = again === 1 ? digest : `${digest}:${again}`
    if (!seen.has(name)) return name
  }
}
