import type { Payload } from '../plan/plan-write.ts'
import { decodeQuery } from '../parser/query.ts'
import { invalidBody, RestRefusal } from '../refusal.ts'

/** Reads a body of at most `max` bytes; more is refused while it arrives, not after. */
export async function readBody(request: Request, max: number): Promise<Uint8Array> {
  // The rest of the body stays unread, so the connection cannot serve another request.
  const tooLarge = (): RestRefusal => new RestRefusal(413, 'PGRST102', `The request body may be ${max} bytes long`, { headers: { connection: 'close' } })
  const said = request.headers.get('content-length')
  if (Number(said ?? '0') > max) throw tooLarge()
  if (said !== null) {
    // A server holds its sender to what is said, so the body is read whole, for which the adapter needs no stream.
    const whole = new Uint8Array(await request.arrayBuffer())
    if (whole.length > max) throw tooLarge()
    return whole
  }
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body) {
    length += chunk.length
    if (length > max) throw tooLarge()
    chunks.push(chunk)
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}

/** The body as text; PGRST102 for what is not UTF-8. */
export function bodyText(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw invalidBody('The request body is not valid UTF-8')
  }
}

/** `application/json; charset=utf-8` → `application/json`; the default when nothing is said. */
export const contentTypeOf = (header: string | undefined): string => (header ?? 'application/json').split(';')[0]?.trim().toLowerCase() ?? ''

/** Rows to write, from JSON, CSV or a form. `checked`: all objects must have the same keys, unless `columns` names them. */
export function parsePayload(body: Uint8Array, contentType: string, checked: boolean): Payload {
  const text = bodyText(body)
  switch (contentType) {
    case 'application/json':
    case '':
      return jsonPayload(text, checked)
    case 'text/csv':
      return csvPayload(text)
    case 'application/x-www-form-urlencoded': {
      const json = JSON.stringify(Object.fromEntries(decodeQuery(text)))
      return jsonPayload(json, checked)
    }
    default:
      throw new RestRefusal(415, 'PGRST102', `Content-Type not acceptable: ${contentType}`)
  }
}

function jsonPayload(json: string, checked: boolean): Payload {
  const parsed = parseJson(json)
  if (!Array.isArray(parsed)) {
    if (!isObject(parsed)) throw invalidBody('Empty or invalid json')
    return { json, isArray: false, keys: Object.keys(parsed), length: 1 }
  }
  const [first] = parsed
  if (!parsed.every(isObject)) throw invalidBody('All object keys must match')
  const keys = isObject(first) ? Object.keys(first) : []
  if (checked && !parsed.every((row) => sameKeys(row, keys))) throw invalidBody('All object keys must match')
  return { json, isArray: true, keys, length: parsed.length }
}

/** PGRST102 when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidBody('Empty or invalid json')
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const sameKeys = (row: Record<string, unknown>, keys: readonly string[]): boolean =>
  Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key))

function csvPayload(text: string): Payload {
  const [header, ...lines] = parseCsv(text)
  if (!header) throw invalidBody('Empty or invalid CSV')
  const rows = lines.map((line) => {
    if (line.length !== header.length) throw invalidBody('All lines must have same number of fields')
    return Object.fromEntries(header.map((name, at) => [name, line[at] === 'NULL' ? null : line[at]]))
  })
  return { json: JSON.stringify(rows), isArray: true, keys: header, length: rows.length }
}

/** RFC 4180: fields in double quotes may hold commas, line breaks and doubled quotes. */
function parseCsv(text: string): string[][] {
  const lines: string[][] = []
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y
  let line: string[] = []
  while (field.lastIndex < text.length || line.length > 0) {
    const found = field.exec(text)
    if (!found) throw invalidBody('Empty or invalid CSV')
    line.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === ',') continue
    lines.push(line)
    line = []
    if (field.lastIndex >= text.length) break
  }
  return lines
}
