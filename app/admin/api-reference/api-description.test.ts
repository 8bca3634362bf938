import { expect, test } from 'vitest'
import { curlOf, operationsOf, sampleOf } from './api-description.ts'

const MOVE = {
  type: 'object',
  required: ['order', 'to'],
  properties: { order: { type: 'string', format: 'uuid' }, to: { enum: ['accepted', 'canceled'] }, note: { type: 'string' } },
}

test('a sample has what is required, and an example is typed as it stands', () => {
  expect(sampleOf(MOVE)).toEqual({ order: '00000000-0000-4000-8000-000000000000', to: 'accepted' })
  expect(sampleOf({ type: 'array', items: { type: 'integer', minimum: 5 } })).toEqual([5])
  const loop: Record<string, unknown> = { type: 'array' }
  loop['items'] = loop
  expect(JSON.stringify(sampleOf(loop))).toBe('[[[[[[[null]]]]]]]')
  const asked = { method: 'POST', path: '/functions/v1/x', tag: '', about: '', permission: 'orders.write', schema: { const: "it's" } } as const
  expect(curlOf(asked, 'https://hattha.example')).toBe(
    `curl -X POST https://hattha.example/functions/v1/x \\\n  -H "Authorization: Bearer $HATTHA_KEY" \\\n  -H 'Content-Type: application/json' \\\n  -d '"it'\\''s"'`,
  )
})

test('a description is read as its operations; what is none is refused', () => {
  const operation = { tags: ['rows'], summary: 'read orders', security: [{ program: [] }], 'x-permission': 'orders.read' }
  expect(operationsOf({ paths: { '/rest/v1/orders': { get: operation } } })).toEqual([
    { method: 'GET', path: '/rest/v1/orders', tag: 'rows', about: '', permission: 'orders.read', schema: undefined },
  ])
  for (const none of [{}, { paths: { '/x': { get: {} } } }, null]) expect(() => operationsOf(none)).toThrow(/Invalid/)
})
