import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '../../app/i18n/languages.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let translator: string
let products: string[]
beforeAll(async () => {
  db = await testDatabase()
  translator = await givenPerson(db)
  await givenStaff(db, translator, ['translations.read', 'translations.write'])
  products = []
  for (let made = 0; made < 3; made++) products.push((await givenProduct(db)).productId)
  products.sort()
  await db.owner.all(`update public.products set language = 'en', name = 'Silk scarf', description = 'Woven in Surin.', care = ''`)
})

const count = () => db.service.all('select private.count_translations($1)', [LANGUAGES])
const coverage = (field: string) =>
  asStaff(db, translator).all(
    `select language, state, things::integer as things from public.translation_coverage() where kind = 'products' and field = $1 and language in ('de', 'en', 'th') order by 1, 2`,
    [field],
  )
const work = (state: string, after: string | null = null) =>
  asStaff(db, translator).all<{ id: string; title: string; address: string; found: boolean }>(
    `select * from public.translation_work('products', 'de', $1, $2)`,
    [state, after],
  )
const put = (product: string, state: string, description = 'In Surin gewebt.') =>
  db.owner.all(
    `insert into public.product_translations (product_id, language, name, description, state) values ($1, 'de', 'Seidenschal', $2, $3)
     on conflict (product_id, language) do update set state = excluded.state, description = excluded.description`,
    [product, description, state],
  )

test('what a language has is counted by field and state, and what it lacks; a text’s own language needs no translation', async () => {
  await put(products[0] ?? '', 'machine')
  await put(products[1] ?? '', 'reviewed', '')
  await count()
  expect(await coverage('name')).toEqual([
    { language: 'de', state: 'machine', things: 1 },
    { language: 'de', state: 'missing', things: 1 },
    { language: 'de', state: 'reviewed', things: 1 },
    { language: 'th', state: 'missing', things: 3 },
  ])
  expect(await coverage('description')).toEqual([
    { language: 'de', state: 'machine', things: 1 },
    { language: 'de', state: 'missing', things: 2 },
    { language: 'th', state: 'missing', things: 3 },
  ])
  // What no product says is not missing anywhere.
  expect(await coverage('care')).toEqual([])
})

test('two who count at once leave one count', async () => {
  await Promise.all([count(), count(), count()])
  expect(await coverage('name')).toHaveLength(4)
})

test('a translator walks through what is missing and what a machine wrote, and says what is right; the record knows', async () => {
  const missing = await work('missing')
  expect(missing.map(({ id, found }) => [id, found])).toEqual([[products[2], true]])
  expect(missing[0]).toMatchObject({ title: 'Silk scarf', address: `products/${products[2]}` })
  expect(await work('missing', products[2] ?? '')).toEqual([])
  expect((await work('machine')).map(({ id }) => id)).toEqual([products[0]])

  const review = () => asStaff(db, translator).all(`select public.review_translation('products', $1, 'de', 'machine')`, [products[0]])
  await review()
  expect(await work('machine')).toEqual([])
  // Somebody else has said so meanwhile.
  expect(await refusal(review())).toBe('HT003')
  expect(await db.owner.all(`select subject, changes from public.activity_log where action = 'translations.review' and actor_id = $1`, [translator])).toEqual([
    { subject: `products/${products[0]}/de`, changes: { state: ['machine', 'reviewed'] } },
  ])
})

test('every kind has its work, and what is none is refused', async () => {
  const ask = (kind: string, language = 'de', state = 'missing') =>
    asStaff(db, translator).all('select * from public.translation_work($1, $2, $3)', [kind, language, state])
  for (const kind of ['sellers', 'posts', 'categories'])
    for (const state of ['missing', 'stale']) expect(Array.isArray(await ask(kind, 'de', state))).toBe(true)
  expect([await refusal(ask('orders')), await refusal(ask('products', 'x!')), await refusal(ask('products', 'de', 'reviewed'))]).toEqual(Array(3).fill('22023'))
})

test('who may only read marks nothing', async () => {
  const reader = await givenPerson(db)
  await givenStaff(db, reader, ['translations.read'])
  expect(await refusal(asStaff(db, reader).all(`select public.review_translation('products', $1, 'de', 'stale')`, [products[0]]))).toBe('42501')
})
