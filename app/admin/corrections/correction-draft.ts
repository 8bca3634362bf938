import { fromDecimal, toJson } from '../../platform/money.ts'

/** A line as it is typed: an account, and an amount on one side of it; `key` tells it from the others. */
export type DraftLine = { key: string; account: string; debit: string; credit: string }

/** A line as the database takes it, debits positive. */
type CorrectionLine = { account_id: string; amount_minor: number }

export const emptyLine = (): DraftLine => ({ key: crypto.randomUUID(), account: '', debit: '', credit: '' })

/** Baht as people type them (`1,470.50`) in satang; undefined for what is no amount above nothing. */
export function satangTyped(typed: string): number | undefined {
  const amount = fromDecimal(typed.normalize('NFKC').replaceAll(/[,฿\s]/g, ''), 2)
  return amount === undefined || amount <= 0n || amount > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : toJson(amount)
}

/** What a line books; undefined while it is not complete, or has something on both sides. */
function bookedBy({ account, debit, credit }: DraftLine): CorrectionLine | undefined {
  const [one, other] = [satangTyped(debit), satangTyped(credit)]
  if (account === '' || (debit.trim() !== '' && credit.trim() !== '')) return undefined
  const amount = one ?? (other === undefined ? undefined : -other)
  return amount === undefined ? undefined : { account_id: account, amount_minor: amount }
}

/** What the lines would book; undefined while one of them is not complete or two are of one account. */
export function linesOf(drafts: readonly DraftLine[]): CorrectionLine[] | undefined {
  const lines = drafts.map(bookedBy).filter((line) => line !== undefined)
  const whole = lines.length === drafts.length && new Set(lines.map(({ account_id: id }) => id)).size === lines.length
  return whole ? lines : undefined
}

/** Debits less credits of what is typed so far. */
export const leftOver = (drafts: readonly DraftLine[]): number =>
  drafts.reduce((sum, { debit, credit }) => sum + (satangTyped(debit) ?? 0) - (satangTyped(credit) ?? 0), 0)
