import { createRest } from '@hattha/supabase-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { functions } from '../../app/functions.ts'
import { createApiDocs } from '../../server/api-docs/api-docs.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { quietLog } from '../support/quiet-log.ts'

type Operation = {
  'x-permission'?: string
  security: object[]
  requestBody?: { content: Record<string, { schema: { properties?: object; required?: string[] } }> }
}
type Document = { openapi: string; paths: Record<string, { get?: Operation; post?: Operation }>; components: { schemas: Record<string, object> } }

let db: TestDatabase
let described: Document
let close: () => Promise<void>
beforeAll(async () => {
  db = await testDatabase()
  const rest = createRest({
    poolFor: () => db.pools.anon,
    verify: async () => ({ role: 'anon', claims: { role: 'anon' } }),
    schemas: ['public'],
    extraSearchPath: ['extensions'],
    maxRows: 1000,
    log: quietLog(),
  })
  close = () => rest.close()
  const docs = createApiDocs({
    siteUrl: 'https://hattha.example',
    database: db.service,
    functions,
    describeRest: async () => (await rest.request('/', { headers: { apikey: 'public' } })).json(),
  })
  const answer = await docs.request('/')
  described = (await answer.json()) as Document
})
afterAll(() => close())

test('every use case stands in the description, with who may ask it and the body it takes', () => {
  expect(described.openapi).toMatch(/^3\.1/)
  const told = Object.keys(described.paths).flatMap((path) => (path.startsWith('/functions/v1/') ? [path.slice('/functions/v1/'.length)] : []))
  expect(told.toSorted()).toEqual(Object.keys(functions).toSorted())
  const move = described.paths['/functions/v1/move-order-as-staff']?.post
  expect(move).toMatchObject({ 'x-permission': 'orders.write', security: [{ program: [] }, { person: [] }] })
  expect(move?.requestBody?.content['application/json']?.schema.required).toEqual(['order', 'to', 'reason', 'key'])
  expect(described.paths['/functions/v1/quote']?.post?.security).toEqual([{}])
  expect(described.paths['/functions/v1/list-sessions']?.post?.security).toEqual([{ person: [] }])
})

test('every table and function that somebody may ask stands in it with its permission, and none that nobody may', async () => {
  expect(described.paths['/rest/v1/orders']?.get).toMatchObject({ 'x-permission': 'orders.read' })
  expect(described.paths['/rest/v1/rpc/correct_stock']?.post).toMatchObject({ 'x-permission': 'inventory.write' })
  const tables = await db.owner.all<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and has_any_column_privilege('authenticated', c.oid, 'select')`,
  )
  for (const { name } of tables) expect(Object.keys(described.paths)).toContain(`/rest/v1/${name}`)
  expect(Object.keys(described.paths).filter((path) => path.includes('admit_api_key') || path.includes('signing'))).toEqual([])
})

test('whatever it refers to stands in it', () => {
  const refers = [...JSON.stringify(described).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '')
  expect(refers.length).toBeGreaterThan(50)
  expect(refers.filter((name) => !Object.hasOwn(described.components.schemas, name))).toEqual([])
  expect(JSON.stringify(described)).not.toContain('#/definitions/')
})
