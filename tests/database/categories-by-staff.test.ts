import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let [keeper, reader] = ['', '']
beforeAll(async () => {
  db = await testDatabase()
  ;[keeper, reader] = [await givenPerson(db), await givenPerson(db)]
  await givenStaff(db, keeper, ['products.read', 'catalogue.write'])
  await givenStaff(db, reader, ['products.read'])
})

const hint = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'hint' in error ? error.hint : error),
  )
const staff = () => asStaff(db, keeper)
const seenOf = async (id: string) => (await db.owner.one<{ seen: string }>('select changed_at::text as seen from public.categories where id = $1', [id])).seen
const texts = (name: string) => ({ en: { name, description: '' } })
type Words = Partial<Record<string, { name: string; description?: string }>>
const write = async (category: { slug?: string; parent_id?: string; texts?: Words }, id: string | null = null, seen: string | null = null) =>
  (await staff().one<{ id: string }>('select public.write_category($1, $2, $3) as id', [id, JSON.stringify(category), seen])).id
const made = async (parent?: string) => {
  const slug = `c-${randomUUID()}`.slice(0, 30)
  const id = await write({ slug, texts: texts(slug), ...(parent && { parent_id: parent }) })
  await show(id, true)
  return { id, slug }
}
const show = (id: string, shown: boolean) => staff().all('select public.show_category($1, $2)', [id, shown])
const move = async (id: string, parent: string | null) => staff().all('select public.move_category($1, $2, $3)', [id, parent, await seenOf(id)])
const order = (parent: string, ids: readonly string[], seen: readonly string[]) =>
  staff().all('select public.order_categories($1, $2, $3)', [parent, ids, seen])
const isShown = async (id: string) => (await db.anon.all('select id from public.categories where id = $1', [id])).length === 1
const below = async (parent: string) =>
  (await db.owner.all<{ id: string }>('select id from public.categories where parent_id = $1 order by sort_order, name', [parent])).map(({ id }) => id)
const merge = (id: string, into: string, products = 0) =>
  staff().one<{ id: string }>(`select public.merge_category($1, $2, $3, 'Two of one kind') as id`, [id, into, products])
const given = async (category: string) => {
  const { productId } = await givenProduct(db)
  await db.owner.all('update public.products set category_id = $2 where id = $1', [productId, category])
  return productId
}
const categoryOf = async (product: string) => (await db.owner.one<{ at: string }>('select category_id as at from public.products where id = $1', [product])).at
const found = async (slug: string) =>
  (await db.anon.one<{ n: number }>(`select (public.search_products(p_categories => array[$1]) ->> 'total')::integer as n`, [slug])).n
const ledOn = async (slug: string) => (await db.anon.one<{ to: object }>('select public.categories_led_on(array[$1]) as to', [slug])).to

test('a category is made hidden, named in languages, shown; a change of what somebody else has changed is refused', async () => {
  const id = await write({ slug: 'lanterns', texts: { en: { name: 'Lanterns' }, th: { name: 'โคมไฟ' }, de: { name: 'Laternen' } } })
  expect(await isShown(id)).toBe(false)
  await show(id, true)
  expect(await isShown(id)).toBe(true)
  const seen = await seenOf(id)
  await write({ slug: 'lanterns', texts: { en: { name: 'Paper lanterns' }, th: { name: 'โคมไฟ' } } }, id, seen)
  expect(await hint(write({ slug: 'lanterns', texts: texts('Lamps') }, id, seen))).toBe('changed_meanwhile')
  // What nobody looked at since the English changed is still to be looked at; what was left out is gone.
  expect(await db.owner.all('select language, name, state from public.category_translations where category_id = $1', [id])).toEqual([
    { language: 'th', name: 'โคมไฟ', state: 'stale' },
  ])
  const acts = await asStaff(db, reader).all<{ action: string }>(`select action from public.acts_about('categories', $1)`, [[id]])
  expect(acts.map(({ action }) => action)).toEqual(['categories.insert', 'categories.update', 'categories.update'])
})

test.each<[string, object]>([
  ['no slug', { texts: texts('A') }],
  ['a slug that is no address', { slug: 'A b', texts: texts('A') }],
  ['no words', { slug: 'a-1' }],
  ['no English', { slug: 'a-1', texts: { de: { name: 'A' } } }],
  ['a language without a name', { slug: 'a-1', texts: { ...texts('A'), de: { description: 'x' } } }],
  ['a name too long for a menu', { slug: 'a-1', texts: texts('x'.repeat(81)) }],
  ['words that are no words', { slug: 'a-1', texts: { en: { name: 7 } } }],
  ['a picture elsewhere without HTTPS', { slug: 'a-1', texts: texts('A'), image_url: 'http://p.example/a.png' }],
])('%s is no category', async (_what, category) => {
  expect(await hint(write(category))).toBe('no_category')
})

test('there are two levels and no circle, also when two move at once', async () => {
  const [family, other] = [await made(), await made()]
  const child = await made(family.id)
  expect(await hint(move(other.id, child.id))).toBe('too_deep')
  expect(await hint(move(family.id, other.id))).toBe('too_deep')
  expect(await hint(move(other.id, other.id))).toBe('too_deep')
  expect(await hint(write({ slug: 'deep', texts: texts('Deep'), parent_id: child.id }))).toBe('too_deep')
  const [one, two] = [await made(), await made()]
  // Each below the other: whoever is second would make the third level.
  const both = await Promise.all([hint(move(one.id, two.id)), hint(move(two.id, one.id))])
  expect(both.toSorted()).toEqual(['done', 'too_deep'])
  expect(await refusal(db.owner.all('update public.categories set parent_id = $2 where id = $1', [other.id, child.id]))).toBe('HT004')
})

test('siblings are put in order; of two people who do so at once one is told', async () => {
  const family = await made()
  const [a, b, c] = [(await made(family.id)).id, (await made(family.id)).id, (await made(family.id)).id]
  const seen = [a, b, c]
  const both = await Promise.all([hint(order(family.id, [c, a, b], seen)), hint(order(family.id, [b, a, c], seen))])
  expect(both.toSorted()).toEqual(['changed_meanwhile', 'done'])
  const now = await below(family.id)
  expect(await hint(order(family.id, now.slice(1), now))).toBe('other_categories')
  expect(await hint(order(family.id, [a, a, b], now))).toBe('other_categories')
  await order(family.id, [a, b, c], now)
  expect(await below(family.id)).toEqual([a, b, c])
})

test('a family takes along what is below it when it is hidden, and what was hidden by itself stays so', async () => {
  const family = await made()
  const [child, hidden, elsewhere] = [await made(family.id), await made(family.id), await made()]
  await show(hidden.id, false)
  await show(family.id, false)
  expect([await isShown(family.id), await isShown(child.id)]).toEqual([false, false])
  expect(await hint(show(child.id, true))).toBe('family_hidden')
  await move(elsewhere.id, family.id)
  expect(await isShown(elsewhere.id)).toBe(false)
  await show(family.id, true)
  expect([await isShown(child.id), await isShown(hidden.id), await isShown(elsewhere.id)]).toEqual([true, false, true])
  expect(await hint(show(family.id, true))).toBe('not_allowed_now')
})

test('an address that a category had leads to it for good, and nobody else gets it', async () => {
  const [family, category] = [await made(), await made()]
  await given(category.id)
  const slug = category.slug
  await write({ slug: `${slug}-2`, texts: texts('Renamed') }, category.id, await seenOf(category.id))
  await move(category.id, family.id)
  expect([await found(slug), await found(`${slug}-2`), await ledOn(slug)]).toEqual([1, 1, { [slug]: `${slug}-2` }])
  expect(await hint(write({ slug, texts: texts('Thief') }))).toBe('slug_taken')
  // It may be called as before.
  await write({ slug, texts: texts('Renamed') }, category.id, await seenOf(category.id))
  expect([await ledOn(slug), await ledOn(`${slug}-2`)]).toEqual([{}, { [`${slug}-2`]: slug }])
  const within = () => db.owner.one('select private.is_category_within($1, $2) as named', [category.id, JSON.stringify([`${slug}-2`])])
  expect(await within()).toEqual({ named: true })
  // What may not be returned is named in the settings, which follow.
  await db.owner.all(`update public.shop_settings set value = value || to_jsonb($1::text) where key = 'cases.no_return_categories'`, [slug])
  await write({ slug: `${slug}-3`, texts: texts('Renamed') }, category.id, await seenOf(category.id))
  const setting = await db.owner.one<{ value: string[] }>(`select value from public.shop_settings where key = 'cases.no_return_categories'`)
  expect([setting.value.includes(slug), setting.value.includes(`${slug}-3`)]).toEqual([false, true])
})

test('a merge takes the products along and the address, and is taken back but for what was put elsewhere since', async () => {
  const [from, into, third] = [await made(), await made(), await made()]
  const [stays, moved] = [await given(from.id), await given(from.id)]
  expect(await hint(merge(from.id, into.id, 1))).toBe('changed_meanwhile')
  const { id } = await merge(from.id, into.id, 2)
  expect([await categoryOf(stays), await isShown(from.id), await found(from.slug), await ledOn(from.slug)]).toEqual([
    into.id,
    false,
    2,
    { [from.slug]: into.slug },
  ])
  expect(await hint(merge(from.id, third.id))).toBe('merged')
  expect(await hint(merge(third.id, from.id))).toBe('merged')
  // Whoever adds a piece to what was merged meanwhile adds it to the other.
  expect(await categoryOf(await given(from.id))).toBe(into.id)
  await db.owner.all('update public.products set category_id = $2 where id = $1', [moved, third.id])
  const undo = () => staff().one<{ back: number }>(`select public.undo_category_merge($1, 'They differ')::integer as back`, [id])
  const next = await merge(into.id, third.id, 2)
  expect(await hint(undo())).toBe('merged')
  await staff().all(`select public.undo_category_merge($1, 'Wrong one')`, [next.id])
  expect(await undo()).toEqual({ back: 1 })
  expect([await categoryOf(stays), await categoryOf(moved), await isShown(from.id), await ledOn(from.slug)]).toEqual([from.id, third.id, true, {}])
  expect(await hint(undo())).toBe('not_allowed_now')
})

test('what holds categories is not merged, nor what a rule about money, goods or cases names', async () => {
  const [family, other] = [await made(), await made()]
  const child = await made(family.id)
  expect(await hint(merge(family.id, other.id))).toBe('holds_categories')
  expect(await hint(merge(other.id, family.id))).toBe('holds_categories')
  expect(await hint(merge(other.id, other.id))).toBe('holds_categories')
  await db.owner.all(
    `insert into public.bogo_promotions (name, bogo_type, buy_category_id, buy_quantity, get_quantity, discount_percentage, start_date)
     values ('Two for one', 'category_based', $1, 1, 1, 100, now())`,
    [child.id],
  )
  expect(await hint(merge(child.id, other.id))).toBe('named_elsewhere')
  expect(await asStaff(db, reader).one<{ uses: object }>('select public.category_uses($1) as uses', [child.id])).toMatchObject({
    uses: { promotions: 1, products: 0 },
  })
})

test('only what nothing uses is removed, for a reason and with the second factor again', async () => {
  const [family, unused] = [await made(), await made()]
  await made(family.id)
  const remove = (id: string, who = staff()) => who.all(`select public.remove_category($1, 'Made by mistake')`, [id])
  expect(await hint(remove(family.id))).toBe('used')
  const used = await made()
  await given(used.id)
  expect(await hint(remove(used.id))).toBe('used')
  expect(await hint(remove(unused.id, db.asPerson(keeper, withFactor({ minutesAgo: 30 }))))).toBe('prove')
  await remove(unused.id)
  expect(await db.owner.all('select id from public.categories where id = $1', [unused.id])).toEqual([])
})

test('who may only read changes nothing, and a visitor sees neither what is hidden nor old addresses', async () => {
  const category = await made()
  await show(category.id, false)
  const reads = asStaff(db, reader)
  expect(await reads.all('select id from public.categories where id = $1', [category.id])).toHaveLength(1)
  for (const person of [reads, db.asPerson(await givenPerson(db))]) {
    for (const call of ["write_category(null, '{}', null)", 'move_category($1, null, null)', "order_categories(null, '{}', '{}')", 'show_category($1, true)'])
      expect(await refusal(person.all(`select public.${call}`, call.includes('$1') ? [category.id] : []))).toBe('42501')
    expect(await refusal(person.all(`select public.merge_category($1, $1, 0, 'Because')`, [category.id]))).toBe('42501')
    expect(await refusal(person.all(`select public.remove_category($1, 'Because')`, [category.id]))).toBe('42501')
  }
  const visitor = db.asPerson(await givenPerson(db))
  expect(await visitor.all('select id from public.categories where id = $1', [category.id])).toEqual([])
  expect(await visitor.all('select slug from public.category_old_slugs')).toEqual([])
  expect(await refusal(visitor.all('select public.category_uses($1)', [category.id]))).toBe('42501')
})
