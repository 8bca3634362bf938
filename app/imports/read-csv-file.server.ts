import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { separatorOf } from '../platform/csv.ts'

/** A row of a file: `row` as a spreadsheet counts it, so the headings are row 1. */
export type CsvRecord = { row: number; cells: string[] }

/** A file that cannot be read as a whole: why, about where, and which headings it lacks. */
export class UnreadableFile extends Error {
  readonly problem: 'not_utf8' | 'quotes' | 'row_too_long' | 'empty' | 'headings'
  readonly row: number
  readonly missing: readonly string[]
  constructor(problem: UnreadableFile['problem'], row: number, missing: readonly string[] = []) {
    super(problem)
    this.problem = problem
    this.row = row
    this.missing = missing
  }
}

/** A row holds a product's whole description; more is a quote that was never closed. */
const MOST_CHARS_IN_ROW = 1_000_000

/** Text of bytes that come one after the other, or `UnreadableFile` where they are no UTF-8. */
export async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const part of bytes) {
      const text = decoder.decode(part, { stream: true }).replaceAll('\u0000', '')
      if (text !== '') yield text
    }
    const rest = decoder.decode()
    if (rest !== '') yield rest
  } catch (error) {
    if (error instanceof TypeError) throw new UnreadableFile('not_utf8', 0)
    throw error
  }
}

/** Reads a CSV file row by row as it comes (RFC 4180; comma, semicolon or tab, as its first line has it), never holding more than a few. Throws `UnreadableFile`. */
export async function* readCsvFile(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  const text = textOf(bytes)
  const first = await text.next()
  if (first.done) throw new UnreadableFile('empty', 0)
  const beginning = first.value.replace(/^\uFEFF/, '')
  const parser = parse({ delimiter: separatorOf(beginning), relax_column_count: true, skip_empty_lines: true, info: true, max_record_size: MOST_CHARS_IN_ROW })
  const fed = pipeline(Readable.from(withBeginning(beginning, text)), parser).then(
    () => undefined,
    (error: unknown) => error,
  )
  try {
    for await (const one of parser) {
      // With `info` each record comes with where it stood; the types of the stream know nothing of it.
      const { record, info } = one as { record: string[]; info: { records: number; empty_lines: number } }
      yield { row: info.records + info.empty_lines, cells: record }
    }
  } catch (error) {
    const cause = (await fed) ?? error
    if (cause instanceof CsvError) throw new UnreadableFile(cause.code === 'CSV_MAX_RECORD_SIZE' ? 'row_too_long' : 'quotes', parser.info.records + 1)
    throw cause
  } finally {
    parser.destroy()
    await fed
  }
}

async function* withBeginning(beginning: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield beginning
  yield* rest
}
