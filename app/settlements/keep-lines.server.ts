import { createHash } from 'node:crypto'
import type { SettledLine } from '../payments/payment-provider.ts'
import { toJson } from '../platform/money.ts'
import type { Database } from '../platform/database.ts'

/** What came of a report: its id, and how its lines look; `again` where the same file was taken in before. */
export type Kept = { report: number; again: boolean; lines: number; matched: number; waiting: number; known: number }
/** Lines that an earlier report told with another amount; nothing was kept. */
export type Contradicted = { contradicted: string[] }

type Report = { provider: string; origin: 'upload' | 'provider'; name: string; lines: readonly SettledLine[] }

/** Takes lines in, a report for each currency, in the caller's transaction: all of it or nothing. `content` tells one file from another. */
export async function keepLines(tx: Database, { provider, origin, name, lines }: Report, content: string): Promise<Kept[] | Contradicted> {
  const fingerprint = createHash('sha256').update(content).digest('hex')
  const kept: Kept[] = []
  for (const [currency, its] of Map.groupBy(lines, (line) => line.currency)) {
    const { answer } = await tx.one<{ answer: Partial<Kept> & Partial<Contradicted> }>(
      'select private.keep_settlement($1, $2, $3, $4, $5, $6::jsonb) as answer',
      [provider, origin, name, fingerprint, currency, JSON.stringify(its.map(rowOf))],
    )
    if (answer.contradicted) return { contradicted: answer.contradicted }
    const { report = 0, again = false, lines: taken = 0, matched = 0, waiting = 0, known = 0 } = answer
    kept.push({ report, again, lines: taken, matched, waiting, known })
  }
  return kept
}

const rowOf = ({ line, kind, happenedAt, amount, fee, references, description }: SettledLine) => ({
  line,
  kind,
  happened_at: happenedAt,
  amount_minor: toJson(amount),
  fee_minor: toJson(fee),
  refers_to: references,
  description,
})
