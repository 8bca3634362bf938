import type { Context } from 'hono'
import * as v from 'valibot'
import { AuthRefusal } from './refusal.ts'

/** Bodies here are a handful of fields; metadata is the largest. */
export const LARGEST_BODY = 256 * 1024
/** Deeper metadata than this is nobody's. */
const DEEPEST = 32

/** JSON that a person may keep with an account. */
export const metadata = v.optional(v.nullable(v.record(v.string(), v.unknown())))
/** A text field that may be missing, null or empty, all of which mean "not given". */
export const text = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((given) => given ?? ''),
)
export const flag = v.pipe(
  v.optional(v.nullable(v.boolean()), false),
  v.transform((given) => given ?? false),
)

/** Fields of PKCE (RFC 7636) that start a flow. */
export const pkceFields = { code_challenge: text, code_challenge_method: text }

/** The parsed body. An empty body counts as `{}`. Refuses what is not a JSON object, has a field of the wrong type, or text no database can hold. */
export async function bodyOf<Schema extends v.GenericSchema>(c: Context, schema: Schema): Promise<v.InferOutput<Schema>> {
  const raw = await c.req.text()
  let parsed: unknown
  try {
    parsed = raw.trim() === '' ? {} : JSON.parse(raw)
  } catch {
    throw new AuthRefusal(400, 'bad_json', 'Could not parse request body as JSON')
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new AuthRefusal(400, 'bad_json', 'Could not parse request body as JSON: expected an object')
  if (!storable(parsed, 0)) throw new AuthRefusal(400, 'validation_failed', 'Request body holds text or nesting that cannot be stored')
  const result = v.safeParse(schema, parsed)
  if (result.success) return result.output
  const field = v.getDotPath(result.issues[0]) ?? 'body'
  throw new AuthRefusal(400, 'bad_json', `Could not parse request body as JSON: field ${field.slice(0, 60)} has the wrong type`)
}

/** PostgreSQL's text and jsonb hold every character but U+0000 and lone surrogates. */
function storable(value: unknown, depth: number): boolean {
  if (depth > DEEPEST) return false
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed()
  if (Array.isArray(value)) return value.every((one) => storable(one, depth + 1))
  if (typeof value === 'object' && value !== null) return Object.entries(value).every(([key, one]) => storable(key, depth) && storable(one, depth + 1))
  return true
}
