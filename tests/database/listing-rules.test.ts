import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['settings.write', 'products.read'])
})
beforeEach(() => db.owner.all('delete from public.listing_rules'))

const IVORY = {
  name: 'Ivory',
  words: ['ivory', 'งาช้าง'],
  except_words: ['ivory-coloured'],
  effect: 'refuse',
  told: { en: 'No ivory.', th: 'ไม่ขายงาช้าง' },
  is_active: true,
}
const write = async (rule: object, { id = null, seen = null }: { id?: string | null; seen?: string | null } = {}) =>
  (await asStaff(db, clerk).one<{ id: string }>(`select public.write_listing_rule($1, $2, $3, 'The law says so') as id`, [id, JSON.stringify(rule), seen])).id
const hint = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'hint' in error ? error.hint : error),
  )
/** A draft of a maker, and the maker. */
async function givenDraft(name = 'Silk scarf') {
  const { productId, sellerId } = await givenProduct(db)
  const maker = await givenPerson(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [sellerId, maker])
  await db.owner.all(`update public.products set status = 'draft', published_at = null, name = $2 where id = $1`, [productId, name])
  return { productId, sellerId, maker, change: (set: string) => db.asPerson(maker).all(`update public.products set ${set} where id = $1`, [productId]) }
}
const reportsOf = async (productId: string) =>
  (
    await db.owner.all<{ origin: string; note: string }>('select origin, note from public.product_reports where product_id = $1 order by created_at', [
      productId,
    ])
  ).map(({ origin, note }) => `${origin} ${note}`.trim())

test('what a rule refuses is written as a draft and never published, and its maker reads which word and why', async () => {
  await write(IVORY)
  const { productId, change } = await givenDraft('Carved IVORY comb')
  const refused = await change(`status = 'active'`).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'HT004', hint: 'not_sold_here' })
  expect(JSON.parse((refused as { detail: string }).detail)).toEqual({ word: 'ivory', told: IVORY.told })
  await change(`name = 'Carved bone comb', status = 'active'`)
  expect(await hint(change(`description = 'หวีงาช้างแท้'`))).toBe('not_sold_here')
  expect(await hint(change(`tags = '{ivory}'`))).toBe('not_sold_here')
  // What is not of its words is free to change.
  await change(`price_minor = price_minor + 100`)
  const translate = db.owner.all(`insert into public.product_translations (product_id, language, name) values ($1, 'de', 'Ivory comb')`, [productId])
  expect(await hint(translate)).toBe('not_sold_here')
})

test('a translation that was written while the piece was a draft counts when it is published', async () => {
  await write(IVORY)
  const { productId, change } = await givenDraft()
  await db.owner.all(`insert into public.product_translations (product_id, language, name) values ($1, 'th', 'หวีงาช้าง')`, [productId])
  expect(await hint(change(`status = 'active'`))).toBe('not_sold_here')
})

test.each([
  ['An ivory-coloured scarf', 'done'],
  ['An ivory-coloured scarf with ivory beads', 'not_sold_here'],
  ['Livory and ivoryish', 'done'],
  ['ivory', 'not_sold_here'],
  ['(ivory)', 'not_sold_here'],
])('words are whole words, and what is excepted is left out: %s', async (name, expected) => {
  await write(IVORY)
  const { change } = await givenDraft(name)
  expect(await hint(change(`status = 'active'`))).toBe(expected)
})

test.each(['i\u200bv\u00adory', 'ｉｖｏｒｙ', 'i\u2060vory\ufeff', 'งา\u200bช้าง'])(
  'letters that nobody sees, and wide ones, hide no word: %j',
  async (name) => {
    await write(IVORY)
    const { change } = await givenDraft(`A ${name} comb`)
    expect(await hint(change(`status = 'active'`))).toBe('not_sold_here')
  },
)

test('a word with signs of its own is looked for as it is written', async () => {
  await write({ ...IVORY, words: ['a.b (c+'] })
  const { change } = await givenDraft('axb (cc')
  expect(await hint(change(`status = 'active'`))).toBe('done')
  expect(await hint(change(`name = 'An A.B (C+ thing'`))).toBe('not_sold_here')
})

test('a rule that looks puts a piece before staff once, and again only for another word', async () => {
  await write({ ...IVORY, effect: 'look', words: ['buddha', 'antique'] })
  const { productId, sellerId, change } = await givenDraft('Buddha image')
  await change(`status = 'active'`)
  await change(`description = 'A quiet Buddha'`)
  expect(await reportsOf(productId)).toEqual(['rule Ivory: buddha'])
  await db.owner.all(`update public.product_reports set decided_at = now(), decision = 'nothing' where product_id = $1`, [productId])
  await change(`description = 'A Buddha, quiet'`)
  expect(await reportsOf(productId)).toHaveLength(1)
  await db.owner.all(`insert into private.seller_trust (seller_id, level) values ($1, 'trusted')`, [sellerId])
  await change(`name = 'Antique'`)
  await change(`description = ''`)
  expect(await reportsOf(productId)).toEqual(['rule Ivory: buddha', 'rule Ivory: antique'])
})

test('a maker who is known may be spared; whoever has a piece held is not known', async () => {
  await write({ ...IVORY, spares_known: true })
  const { productId, sellerId, change } = await givenDraft('Ivory comb')
  await db.owner.all(`update public.sellers set created_at = now() - interval '200 days' where id = $1`, [sellerId])
  expect(await hint(change(`status = 'active'`))).toBe('not_sold_here')
  await db.owner.all(`update public.shop_settings set value = '0' where key = 'trust.known_orders'`)
  await change(`status = 'active'`)
  await db.owner.all(`insert into public.product_holds (product_id, reason, words, was_status) values ($1, 'other', 'Look', 'active')`, [productId])
  expect(await hint(change(`name = 'Ivory brush'`))).toBe('not_sold_here')
  await db.owner.all(`update public.shop_settings set value = default_value where key = 'trust.known_orders'`)
})

test('the first listings of a new maker are looked at where the shop wants it, and no later one', async () => {
  await db.owner.all(`update public.shop_settings set value = '1' where key = 'trust.first_listings'`)
  const { productId, sellerId, change } = await givenDraft()
  await change(`status = 'active'`)
  await change(`status = 'inactive'`)
  await change(`status = 'active'`)
  expect(await reportsOf(productId)).toEqual(['first'])
  const second = await givenProduct(db, { sellerId })
  expect(await reportsOf(second.productId)).toEqual([])
  await db.owner.all(`update public.shop_settings set value = '0' where key = 'trust.first_listings'`)
})

test('a rule is tried on what is published before it holds; what is published stays so', async () => {
  const { productId, change } = await givenDraft('Tagua comb')
  await change(`status = 'active'`)
  const tried = await asStaff(db, clerk).one<{ answer: { found: number; sample: unknown[] } }>(`select public.try_listing_rule('["Tagua "]', '[]') as answer`)
  expect(tried.answer).toMatchObject({ found: 1, sample: [{ id: productId, name: 'Tagua comb', word: 'tagua' }] })
  await write({ ...IVORY, words: ['tagua'] })
  await change('price_minor = price_minor + 100')
  expect(await db.owner.one('select status from public.products where id = $1', [productId])).toEqual({ status: 'active' })
})

test('rules are written whole, by who may, and never over what somebody else has written', async () => {
  for (const [rule, because] of [
    [{ ...IVORY, name: ' ' }, 'rule_name'],
    [{ ...IVORY, words: [' '] }, 'rule_words'],
    [{ ...IVORY, words: 'ivory' }, 'rule_words'],
    [{ ...IVORY, effect: 'burn' }, 'rule_effect'],
    [{ ...IVORY, told: { th: 'ไม่ขาย' } }, 'rule_told'],
    [{ ...IVORY, told: { en: 'x', xxx: 'y' } }, 'rule_told'],
  ] as const)
    expect(await hint(write(rule))).toBe(because)
  const id = await write(IVORY)
  expect(await hint(write({ ...IVORY, name: 'IVORY' }))).toBe('rule_there')
  expect(await hint(write(IVORY, { id, seen: '2020-01-01' }))).toBe('changed_meanwhile')
  const { changed_at: seen } = await db.owner.one<{ changed_at: string }>('select changed_at::text from public.listing_rules where id = $1', [id])
  await write({ ...IVORY, is_active: false }, { id, seen })
  await asStaff(db, clerk).all(`select public.remove_listing_rule($1, 'Sold again')`, [id])
  expect(
    (await db.owner.all<{ action: string }>('select action from public.activity_log where subject = $1 order by id', [id])).map(({ action }) => action),
  ).toEqual(['products.rule_create', 'products.rule_change', 'products.rule_remove'])
})
