import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Asks } from '../../app/shop.ts'

/** What `/rest/v1/` says of itself (OpenAPI 2.0), as far as it is taken over. */
const Described = v.object({
  paths: v.record(
    v.string(),
    v.object({
      get: v.optional(v.object({ summary: v.optional(v.string()) })),
      post: v.optional(
        v.object({ summary: v.optional(v.string()), parameters: v.array(v.looseObject({ name: v.optional(v.string()), schema: v.optional(v.unknown()) })) }),
      ),
    }),
  ),
  definitions: v.record(v.string(), v.record(v.string(), v.unknown())),
})

/** What may be asked of `/rest/v1` by who is signed in, and the permission that opens all of it; null where each reads their own, or everybody everything. */
export type Opened = { kind: 'table' | 'function'; name: string; permission: string | null }

type Parts = { siteUrl: string; rest: unknown; opened: readonly Opened[]; functions: Readonly<Record<string, { asks: Asks }>> }

const REFUSALS = { 400: 'Invalid', 401: 'No key, or none that holds', 403: 'Not permitted', 429: 'Too often; `retry-after` says for how many seconds' }
const refusals = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, description]) => [status, { description, content: jsonOf({ $ref: '#/components/schemas/Refusal' }) }]),
)
const PROGRAM = { program: [] }
const PERSON = { person: [] }

/** Everything that can be asked of the shop, as OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1): rows and functions of the database that who is signed in may ask, and use cases. */
export function describeApi({ siteUrl, rest, opened, functions }: Parts): object {
  const { paths: known, definitions } = v.parse(Described, rest)
  const paths: Record<string, object> = {}
  const shown = new Set<string>()
  for (const { kind, name, permission } of opened) {
    const described = known[kind === 'table' ? `/${name}` : `/rpc/${name}`]
    if (described === undefined) continue
    if (kind === 'table') {
      shown.add(name)
      paths[`/rest/v1/${name}`] = {
        get: {
          ...about('rows', `read ${name}`, described.get?.summary, permission),
          parameters: ROW_PARAMETERS,
          responses: { 200: { description: 'Rows', content: jsonOf({ type: 'array', items: { $ref: `#/components/schemas/${name}` } }) }, ...refusals },
        },
      }
    } else {
      const args = described.post?.parameters.find((parameter) => parameter.name === 'args')?.schema ?? {}
      paths[`/rest/v1/rpc/${name}`] = {
        post: {
          ...about('database functions', `call ${name}`, described.post?.summary, permission),
          ...bodyOf(args),
          responses: { 200: { description: 'What it answers', content: jsonOf({}) }, ...refusals },
        },
      }
    }
  }
  for (const [name, { asks }] of Object.entries(functions)) {
    const permission = asks.who.includes('.') ? asks.who : null
    const { $schema: _, ...body } = toJsonSchema(asks.body, { errorMode: 'ignore', typeMode: 'input' })
    paths[`/functions/v1/${name}`] = {
      post: {
        ...about('use cases', name, undefined, permission),
        ...(asks.who === 'anyone' && { security: [{}] }),
        ...bodyOf(body),
        responses: { 200: { description: 'Done', content: jsonOf({ type: 'object' }) }, ...refusals },
      },
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Hattha',
      version: '1',
      description:
        'Rows are filtered as PostgREST has it (`?status=eq.paid`), amounts are whole minor units, moments are ISO 8601. `x-permission` is what a key has to have; without it a key sees what every visitor sees.',
    },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      securitySchemes: {
        program: { type: 'http', scheme: 'bearer', description: 'A key of a program, `hk_…`.' },
        person: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of somebody who is signed in, with the public key of the shop as `apikey`.',
        },
      },
      schemas: {
        Refusal: { type: 'object', required: ['code'], properties: { code: { type: 'string' }, message: { type: ['string', 'null'] } } },
        ...Object.fromEntries(Object.entries(definitions).filter(([name]) => shown.has(name))),
      },
    },
  }
}

const parameter = (name: string, type: 'string' | 'integer', description: string) => ({ name, in: 'query', required: false, description, schema: { type } })
const ROW_PARAMETERS = [
  parameter('select', 'string', 'Columns, parted by commas; related rows in brackets.'),
  parameter('order', 'string', 'Such as `created_at.desc,id`.'),
  parameter('limit', 'integer', 'At most 1000.'),
  parameter('offset', 'integer', 'How many rows are passed over.'),
]

function jsonOf(schema: object): object {
  return { 'application/json': { schema } }
}

const bodyOf = (schema: unknown): object => (isObject(schema) ? { requestBody: { required: true, content: jsonOf(schema) } } : {})
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function about(tag: string, summary: string, description: string | undefined, permission: string | null): object {
  return {
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    security: permission === null ? [PERSON] : [PROGRAM, PERSON],
    ...(permission !== null && { 'x-permission': permission }),
  }
}
