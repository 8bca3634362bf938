import { type CsvRecord, textOf, UnreadableFile } from './read-csv-file.server.ts'
import { MEDUSA_HISTORY } from './source-history-formats.ts'

/** One customer or order with all its pieces; more is a bracket that was never closed. */
const MOST_CHARS_OF_ONE = 1_000_000

/**
 * Reads what Medusa answers, `{"orders": [{…}, …], "count": …}` or the list alone, thing by thing as it comes, never holding more than one. The first record are the headings (`shipping_address.country_code` is a
 * field within a field), as those of a table are. Throws `UnreadableFile`.
 */
export async function* readJsonFile(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  let headings: string[] | undefined
  let row = 1
  for await (const text of thingsOf(textOf(bytes))) {
    let thing: unknown
    try {
      thing = JSON.parse(text)
    } catch {
      throw new UnreadableFile('quotes', row + 1)
    }
    if (headings === undefined) {
      headings = headingsOf(thing)
      yield { row, cells: headings }
    }
    row += 1
    yield { row, cells: headings.map((heading) => cellOf(thing, heading.split('.'))) }
  }
  if (headings === undefined) throw new UnreadableFile('empty', 0)
}

/** Those of the kind that it is most like: whatever has pieces is an order. */
function headingsOf(thing: unknown): string[] {
  const kind = typeof thing === 'object' && thing !== null && 'items' in thing ? 'orders' : 'customers'
  return MEDUSA_HISTORY.filter((format) => format.kind === kind).flatMap(({ fields }) => fields.flatMap(({ headings }) => headings))
}

function cellOf(thing: unknown, [name = '', ...within]: readonly string[]): string {
  if (typeof thing !== 'object' || thing === null || !Object.hasOwn(thing, name)) return ''
  const value = (thing as Record<string, unknown>)[name]
  if (within.length > 0) return cellOf(value, within)
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The text of each object in the first list, found by its brackets. */
async function* thingsOf(parts: AsyncIterable<string>): AsyncGenerator<string> {
  const at = { lists: 0, depth: 0, inText: false, escaped: false }
  let thing = ''
  for await (const part of parts) {
    for (const sign of part) {
      if (at.depth > 0) thing += sign
      if (at.inText) {
        if (at.escaped) at.escaped = false
        else if (sign === '\\') at.escaped = true
        else if (sign === '"') at.inText = false
      } else if (sign === '"') at.inText = true
      else if (at.lists === 0) {
        if (sign === '[') at.lists = 1
      } else if (sign === '{' || sign === '[') {
        if (at.depth === 0) thing = sign
        at.depth += 1
      } else if (sign === '}' || (sign === ']' && at.depth > 0)) {
        at.depth -= 1
        if (at.depth === 0) yield thing
      } else if (sign === ']') return
      if (thing.length > MOST_CHARS_OF_ONE) throw new UnreadableFile('row_too_long', 0)
    }
  }
  if (at.lists === 0) throw new UnreadableFile('empty', 0)
  throw new UnreadableFile('quotes', 0)
}
