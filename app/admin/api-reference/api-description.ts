import * as v from 'valibot'

/** Where the description of the shop's interfaces stands, for people and for tools. */
export const DESCRIPTION = '/api-docs.json'

const Body = v.object({ content: v.object({ 'application/json': v.object({ schema: v.record(v.string(), v.unknown()) }) }) })
const Operation = v.object({
  tags: v.array(v.string()),
  summary: v.string(),
  description: v.optional(v.string()),
  security: v.array(v.record(v.string(), v.unknown())),
  'x-permission': v.optional(v.string()),
  requestBody: v.optional(Body),
})
const Description = v.object({ paths: v.record(v.string(), v.object({ get: v.optional(Operation), post: v.optional(Operation) })) })

/** Something that can be asked: `permission` is what a key needs, none where it is a person's or everybody's. */
export type Operation = {
  method: 'GET' | 'POST'
  path: string
  tag: string
  about: string
  permission: string | undefined
  schema: Readonly<Record<string, unknown>> | undefined
}

/** The operations of a description, in its order. Throws where it is none. */
export function operationsOf(described: unknown): Operation[] {
  return Object.entries(v.parse(Description, described).paths).flatMap(([path, { get, post }]) =>
    [get && { method: 'GET' as const, told: get }, post && { method: 'POST' as const, told: post }].flatMap((one) =>
      one
        ? [
            {
              method: one.method,
              path,
              tag: one.told.tags[0] ?? '',
              about: one.told.description ?? '',
              permission: one.told['x-permission'],
              schema: one.told.requestBody?.content['application/json'].schema,
            },
          ]
        : [],
    ),
  )
}

/** Deep enough for every body there is; a description from elsewhere could go on for ever. */
const DEEPEST = 6

/** Something that fits a schema, to begin with: what it requires, with values that say what they stand for. */
export function sampleOf(schema: unknown, depth = 0): unknown {
  if (typeof schema !== 'object' || schema === null || depth > DEEPEST) return null
  const { type, enum: choices, const: constant, format, properties, required, items, anyOf, minimum } = schema as Record<string, unknown>
  if (constant !== undefined) return constant
  if (Array.isArray(choices)) return choices[0]
  if (Array.isArray(anyOf)) return sampleOf(anyOf[0], depth + 1)
  if (type === 'array') return [sampleOf(items, depth + 1)]
  if (type === 'object') {
    const wanted = Array.isArray(required) ? required : []
    return Object.fromEntries(Object.entries(properties ?? {}).flatMap(([name, inner]) => (wanted.includes(name) ? [[name, sampleOf(inner, depth + 1)]] : [])))
  }
  if (type === 'integer' || type === 'number') return typeof minimum === 'number' ? minimum : 1
  if (type === 'boolean') return true
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000'
  if (type !== 'string') return {}
  return typeof format === 'string' ? format : 'text'
}

/** A request as one types it, with the key in the environment: never in the history of the shell. */
export function curlOf({ method, path, schema }: Operation, origin: string): string {
  const key = `-H "Authorization: Bearer $HATTHA_KEY"`
  if (method === 'GET') return `curl '${origin}${path}?limit=10' \\\n  ${key}`
  const body = JSON.stringify(sampleOf(schema ?? {}) ?? {}).replaceAll("'", `'\\''`)
  return `curl -X POST ${origin}${path} \\\n  ${key} \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`
}
