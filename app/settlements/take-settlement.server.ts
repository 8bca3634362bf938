import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import * as v from 'valibot'
import { staffUseCase } from '../staff-use-case.ts'
import { refuse } from '../use-case.ts'
import { keepLines } from './keep-lines.server.ts'
import { readReport } from './read-report.ts'
import { ReportFormat } from './report-format.ts'

const unpack = promisify(gunzip)

/** As much as a file may be when it is unpacked; a month of a busy shop is a tenth of it. */
export const MOST_BYTES = 4 * 1024 * 1024

const Wish = v.object({
  format: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  /** The file, packed by gzip and written as Base64, because a browser packs it to a fifth. */
  file: v.pipe(v.string(), v.minLength(1), v.maxLength(250_000), v.base64()),
})

/**
 * `POST /functions/v1/take-settlement`: takes in a settlement report or a bank statement. Wants `reconciliation.write` with a fresh second factor. Answers the reports
 * (one for each currency) and what came of their lines; the same file again is the same report. 404 for a format that is not there; 422 `unreadable` with each line that cannot be
 * read, `contradicted` with the lines that were told otherwise before, `empty_report`, `too_many_lines` or `too_large_report`: nothing is kept then.
 */
export const takeSettlementFunction = staffUseCase('reconciliation.write', Wish, async (shop, _staff, { format: slug, name, file }) => {
  const row = await shop.service.maybe(
    'select provider, columns, kinds, separator, decimal_mark, day_form, time_zone, currency from public.settlement_formats where slug = $1',
    [slug],
  )
  if (!row) return refuse('not_found')
  const format = v.parse(ReportFormat, row)
  const unpacked = await textOf(file)
  if (unpacked === 'too_large') return refuse('too_large_report')
  if (unpacked === undefined) return refuse('unreadable', { details: [{ row: 0, problem: 'not_text', column: '' }] })
  const { text } = unpacked
  const currencies = await shop.service.all<{ code: string; minor_exponent: number }>('select code, minor_exponent from public.currencies')
  const read = readReport(text, format, Object.fromEntries(currencies.map(({ code, minor_exponent: exponent }) => [code, exponent])))
  if (read === 'empty') return refuse('empty_report')
  if (read === 'too_many_lines') return refuse('too_many_lines')
  if ('problems' in read) return refuse('unreadable', { details: read.problems })
  return shop.service.transaction(async (tx) => {
    const kept = await keepLines(tx, { provider: format.provider, origin: 'upload', name, lines: read.lines }, text)
    // Thrown, so that a report of another currency before it goes as well.
    if ('contradicted' in kept) throw refuse('contradicted', { details: kept.contradicted })
    return { reports: kept }
  })
})

/** The text of a packed file; undefined for what is no gzip or no UTF-8. */
async function textOf(file: string): Promise<{ text: string } | 'too_large' | undefined> {
  let bytes: Buffer
  try {
    bytes = await unpack(Buffer.from(file, 'base64'), { maxOutputLength: MOST_BYTES })
  } catch (error) {
    return error instanceof RangeError ? 'too_large' : undefined
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : { text }
  } catch {
    return undefined
  }
}
