import type { Context } from 'hono'
import * as v from 'valibot'
import { refuse } from './refusal.ts'

/** No list of names or settings is larger. */
const LARGEST_JSON_BYTES = 4 * 1024 * 1024

/** The JSON body of a request, parsed by a schema. Refuses what is too large, no JSON, or something else. */
export async function bodyOf<Schema extends v.GenericSchema>(c: Context, schema: Schema): Promise<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, await jsonOf(c))
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const place = v.getDotPath(issue)
  throw refuse.invalidRequest(`body${place === null ? '' : `/${place.replaceAll('.', '/')}`} ${issue.message}`)
}

/** The same of the query. */
export function queryOf<Schema extends v.GenericSchema>(c: Context, schema: Schema): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, c.req.query())
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw refuse.invalidRequest(`querystring/${v.getDotPath(issue) ?? ''} ${issue.message}`)
}

async function jsonOf(c: Context): Promise<unknown> {
  const { body } = c.req.raw
  if (body === null) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > LARGEST_JSON_BYTES) throw refuse.tooLarge('body')
    chunks.push(chunk)
  }
  if (size === 0) return undefined
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw refuse.invalidRequest('Body is not valid JSON')
  }
}

/** A whole number between two bounds, as fastify words what is not. */
export const wholeNumber = (from: number, to: number) =>
  v.pipe(v.number('must be integer'), v.integer('must be integer'), v.minValue(from, `must be >= ${from}`), v.maxValue(to, `must be <= ${to}`))

/** The same, written in a query. */
export const numberInQuery = (from: number, to: number) =>
  v.pipe(v.string(), v.regex(/^-?\d{1,9}$/, 'must be integer'), v.transform(Number), wholeNumber(from, to))
