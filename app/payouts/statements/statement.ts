import { type Cell, toCsv } from '../../platform/csv.ts'

/** What changes a maker's balance, in the order of a statement. Holds move no money: they say why none was paid. */
export const ENTRY_KINDS = [
  'sale',
  'discount',
  'shipping',
  'refund',
  'chargeback',
  'commission',
  'commission_vat',
  'payout',
  'repayment',
  'withholding',
  'correction',
  'hold',
  'release',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Where a maker's money is: free, not free yet, held back, in a payout. */
export const STATED_PARTS = ['available', 'pending', 'reserve', 'onTheWay'] as const

/** What a maker has, in satang, by where it is. */
export type StatedBalance = Record<(typeof STATED_PARTS)[number] | 'total', number>

/** A change of the balance: what came is positive. `day` is Thailand's; `note` is a bank's reference or the reason of a hold. */
export type Entry = { at: string; day: string; kind: EntryKind; amount: number; order: string | null; payout: string | null; note: string }

/** A maker's month, `2026-11`. Opening balance and lines make the closing balance. */
export type Statement = {
  month: string
  /** The first month in which anything was booked; null where nothing was. */
  since: string | null
  /** The month that is not over yet. */
  current: string
  opening: StatedBalance
  closing: StatedBalance
  lines: Entry[]
}

/** Each kind of change with its sum, in the order of a statement; kinds that changed nothing are left out. */
export const sumsOf = ({ lines }: Pick<Statement, 'lines'>): { kind: EntryKind; amount: number }[] =>
  ENTRY_KINDS.map((kind) => ({ kind, amount: lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0) })).filter(
    ({ amount }) => amount !== 0,
  )

/** All months there is a statement of, the newest first. */
export function monthsOf({ since, current }: Pick<Statement, 'since' | 'current'>): string[] {
  const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
  const first = numberOf(since ?? current)
  const nameOf = (number: number) => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
  return Array.from({ length: Math.max(1, numberOf(current) - first + 1) }, (_, back) => nameOf(numberOf(current) - back))
}

/** What a file calls things, in a reader's language. */
export type StatementWords = { head: readonly string[]; opening: string; closing: string; kind: (kind: EntryKind) => string }

/** A statement as a spreadsheet opens it, in baht: opening balance, every line, closing balance. */
export function statementCsv({ month, opening, lines, closing }: Statement, words: StatementWords): string {
  const baht = (satang: number) => Number((satang / 100).toFixed(2))
  const rows: Cell[][] = lines.map((line) => [line.day, words.kind(line.kind), line.order ?? line.payout ?? '', line.note, baht(line.amount)])
  return toCsv([words.head, [month, words.opening, '', '', baht(opening.total)], ...rows, [month, words.closing, '', '', baht(closing.total)]])
}
