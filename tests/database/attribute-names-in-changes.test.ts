import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

test('values of an attribute are said in each language of the office, in English where one has no word', async () => {
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.attributes (slug, kind, texts) values ('weave', 'choices', '{"en":{"name":"Weave"},"th":{"name":"ลายทอ"}}') returning id`,
  )
  const values = await db.owner.all<{ id: number }>(
    `insert into public.attribute_values (attribute_id, slug, texts, sort_order)
     values ($1, 'ikat', '{"en":{"name":"Ikat"},"th":{"name":"มัดหมี่"}}', 1), ($1, 'plain', '{"en":{"name":"Plain"}}', 2) returning id`,
    [id],
  )
  const said = async (value: object) =>
    (await db.owner.one<{ said: unknown }>('select private.said_value($1, $2::jsonb) as said', [`attribute:${id}`, JSON.stringify(value)])).said
  expect(await said({ value_ids: values.map((value) => value.id), number: null })).toEqual({ en: 'Ikat, Plain', nl: 'Ikat, Plain', th: 'มัดหมี่, Plain' })
  expect(await said({ value_ids: [], number: 12 })).toBe(12)
  expect(await said({ value_ids: [], number: null })).toBeNull()
})
