import { RestRefusal } from '../refusal.ts'
import type { AnswerRow } from '../sql/answer.ts'

/** PGRST116: one object was asked for and there is none, or more than one. */
export function requireOne(count: number): void {
  if (count !== 1) throw new RestRefusal(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', { details: `The result contains ${count} rows` })
}

/** PGRST124: more rows than `max-affected` allows. */
export function requireAtMost(count: number, max: number): void {
  if (count > max)
    throw new RestRefusal(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', { details: `The query affects ${count} rows` })
}

/** Makes the answer; a function may have set status and headers (https://docs.postgrest.org/en/v13/references/transactions.html#response-headers). */
export function respond(row: AnswerRow, status: number, headers: Readonly<Record<string, string>>, body: string | Uint8Array<ArrayBuffer> | null): Response {
  // Plain as they are, they are passed on to Node without being made a `Headers`.
  const answer: Record<string, string> | Headers = row.headers === null ? headers : new Headers(headers)
  for (const [name, value] of raisedHeaders(row.headers)) (answer as Headers).set(name, value)
  const raised = row.status === null ? status : Number(row.status)
  if (!Number.isInteger(raised) || raised < 200 || raised > 599) throw new RestRefusal(500, 'PGRST112', 'response.status guc must be a valid status code')
  const bodiless = body === null || raised === 204 || raised === 304
  return new Response(bodiless ? null : body, { status: raised, headers: answer })
}

function raisedHeaders(text: string | null): [string, string][] {
  if (text === null) return []
  const refuse = (): RestRefusal =>
    new RestRefusal(500, 'PGRST111', 'response.headers guc must be a JSON array composed of objects with a single key and a string value')
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw refuse()
  }
  if (!Array.isArray(parsed)) throw refuse()
  return parsed.map((one: unknown) => {
    const [pair, ...more] = typeof one === 'object' && one !== null ? Object.entries(one) : []
    if (!pair || more.length > 0 || typeof pair[1] !== 'string' || !/^[\w!#$%&'*+.^`|~-]+$/.test(pair[0]) || /[\r\n\0]/.test(pair[1])) throw refuse()
    return [pair[0], pair[1]]
  })
}
