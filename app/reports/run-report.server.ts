import * as v from 'valibot'
import type { Database } from '../platform/database.ts'
import { staffUseCase } from '../staff-use-case.ts'
import { refuse } from '../use-case.ts'
import { Answers, type Asked, askedOf } from './answers.ts'
import { isReport, type Report, type ReportAnswer, type ReportCell, reportOf } from './report-list.ts'

/** More rows are no report; who wants them all takes a list along. */
const MOST_ROWS = 2000
/** Longer, and the question is too wide. */
const MOST_MS = 10_000

const Ask = v.object({ report: v.pipe(v.string(), v.maxLength(40)), answers: Answers })
const TYPES = { since: 'date', until: 'date', maker: 'text', days: 'integer' } as const

/** A report's question with its answers bound: names stand for places, and nothing that was typed stands in the text. */
export function boundReport({ sql, columns }: Report, asked: Asked): { text: string; values: unknown[] } {
  const names: (keyof Asked)[] = []
  const bound = sql.replaceAll(/(?<!:):(since|until|maker|days)\b/g, (_, name: keyof Asked) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}::${TYPES[name]}`
  })
  const cells = columns.map(({ name, kind }) => (kind === 'day' || kind === 'month' ? `q."${name}"::text` : `q."${name}"`))
  return { text: `select json_build_array(${cells.join(', ')}) as cells from (${bound}) q limit ${MOST_ROWS + 1}`, values: names.map((name) => asked[name]) }
}

/**
 * Asks a report as a role that may read nothing but the views of schema `report`, in a transaction that can write nothing, for ten seconds at most. What is asked stands in the
 * shop's own list; whoever calls has made sure who may ask it.
 */
export function runReport(database: Database, report: Report, asked: Asked): Promise<ReportAnswer> {
  const { text, values } = boundReport(report, asked)
  return database.transaction(async (tx) => {
    await tx.all(
      `select set_config('statement_timeout', $1, true), set_config('transaction_read_only', 'on', true), set_config('role', 'report_reader', true)`,
      [String(MOST_MS)],
    )
    const rows = await tx.all<{ cells: ReportCell[] }>(text, values)
    return { rows: rows.slice(0, MOST_ROWS).map(({ cells }) => cells), more: rows.length > MOST_ROWS, since: asked.since, until: asked.until }
  })
}

/**
 * `POST /functions/v1/run-report`: what a report answers now. Wants `reports.read` and the report's own permission. 404 for what is none, 400 `too_wide` where it takes longer than
 * ten seconds.
 */
export const runReportFunction = staffUseCase('reports.read', Ask, async (shop, _staff, { report, answers }) => {
  if (!isReport(report)) return refuse('not_found')
  const wanted = reportOf(report)
  await shop.service.all('select private.demand($1)', [wanted.permission])
  try {
    return await runReport(shop.service, wanted, askedOf(answers))
  } catch (error) {
    if (isTimeout(error)) return refuse('too_wide')
    throw error
  }
})

/** PostgreSQL has cancelled the statement because its time was up. */
const isTimeout = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error && error.code === '57014'
