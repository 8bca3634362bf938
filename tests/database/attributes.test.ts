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
const named = (name: string) => ({ en: { name } })
const valuesOf = (...names: string[]) => names.map((name) => ({ slug: name.toLowerCase(), texts: named(name) }))
const seenOf = async (id: string) => (await db.owner.one<{ seen: string }>('select changed_at::text as seen from public.attributes where id = $1', [id])).seen
const write = async (attribute: object, id: string | null = null, seen: string | null = null) =>
  (await staff().one<{ id: string }>('select public.write_attribute($1, $2, $3) as id', [id, JSON.stringify(attribute), seen])).id
const made = async (kind = 'choice', values = valuesOf('Batik', 'Ikat')) => {
  const slug = `a-${randomUUID()}`
  const texts = named('Technique')
  const given = kind === 'number' ? [] : kind === 'yes' ? valuesOf('Yes') : values
  return { id: await write({ slug, kind, texts, values: given }), slug, kind, texts }
}
const valueIds = async (id: string) =>
  (await db.owner.all<{ id: number }>('select id from public.attribute_values where attribute_id = $1 order by sort_order', [id])).map((value) => value.id)
/** A family with a category in it and a piece of that, and somebody who sells it. */
const givenPiece = async () => {
  const { productId, sellerId } = await givenProduct(db)
  const slug = `c-${randomUUID()}`
  const family = await db.owner.one<{ id: string }>('insert into public.categories (slug, name) values ($1, $1) returning id', [slug])
  const sql = 'insert into public.categories (slug, name, parent_id) values ($1, $1, $2) returning id'
  const category = await db.owner.one<{ id: string }>(sql, [`${slug}-in`, family.id])
  await db.owner.all('update public.products set category_id = $2 where id = $1', [productId, category.id])
  const maker = await givenPerson(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [sellerId, maker])
  // What she changes is not waited for.
  await db.owner.all(`insert into private.seller_trust (seller_id, level) values ($1, 'trusted')`, [sellerId])
  return { product: productId, family: family.id, category: category.id, slug: `${slug}-in`, maker }
}
const schema = (category: string, attributes: object[], seen: object[] = []) =>
  staff().all('select public.write_category_attributes($1, $2, $3)', [category, JSON.stringify(attributes), JSON.stringify(seen)])
const say = (maker: string, product: string, attribute: string, values: readonly number[], number: number | null = null) =>
  db.asPerson(maker).all(
    `insert into public.product_attributes (product_id, attribute_id, value_ids, number) values ($1, $2, $3, $4)
       on conflict (product_id, attribute_id) do update set value_ids = excluded.value_ids, number = excluded.number`,
    [product, attribute, values, number],
  )
type Facet = { slug: string; values: { slug: string; count: number; chosen: boolean }[] }
const facets = async (category: string | null, values: readonly string[] | null = null) =>
  (await db.anon.one<{ f: { attributes: Facet[] } }>(`select public.product_facets(p_categories => $1, p_values => $2) as f`, [category && [category], values]))
    .f.attributes
const found = async (category: string, values: readonly string[]) =>
  (await db.anon.one<{ n: number }>(`select (public.search_products(p_categories => array[$1], p_values => $2) ->> 'total')::integer as n`, [category, values]))
    .n

test('a maker says what their piece is within what its family asks; buyers narrow the list by it', async () => {
  const { product, family, slug, maker } = await givenPiece()
  const technique = await made()
  const [batik, ikat] = (await valueIds(technique.id)) as [number, number]
  expect(await hint(say(maker, product, technique.id, [batik]))).toBe('attribute_elsewhere')
  await schema(family, [{ attribute_id: technique.id, is_required: true }])
  await say(maker, product, technique.id, [batik])
  expect(await found(slug, [`${technique.slug}.batik`])).toBe(1)
  expect(await found(slug, [`${technique.slug}.ikat`])).toBe(0)
  // What it does not know is no filter.
  expect(await found(slug, ['nothing.batik', `${technique.slug}.nothing`])).toBe(1)
  await say(maker, product, technique.id, [ikat])
  expect(await found(slug, [`${technique.slug}.ikat`])).toBe(1)
  expect(await facets(slug)).toMatchObject([{ slug: technique.slug, values: [{ slug: 'ikat', count: 1, chosen: false }] }])
  // Chosen from, the others of its kind are counted as if nothing were; the list of everything counts none.
  expect(await facets(slug, [`${technique.slug}.batik`])).toMatchObject([
    {
      values: [
        { slug: 'batik', count: 0, chosen: true },
        { slug: 'ikat', count: 1, chosen: false },
      ],
    },
  ])
  expect(await facets(null)).toEqual([])
  await db.asPerson(maker).all('delete from public.product_attributes where product_id = $1', [product])
  expect(await facets(slug)).toEqual([])
})

test('a number that is said of pieces narrows the list from and to, within the categories that ask it', async () => {
  const { product, family, slug, maker } = await givenPiece()
  const width = await made('number')
  await schema(family, [{ attribute_id: width.id, is_required: false }])
  await say(maker, product, width.id, [], 24.5)
  const n = (ends: string) => found(slug, [`${width.slug}.${ends}`])
  expect([await n('24.5~24.5'), await n('24~'), await n('~25'), await n('25~'), await n('~24'), await n('30~10')]).toEqual([1, 1, 1, 0, 0, 0])
  // What is no range is no filter.
  expect([await n('~'), await n("1'~2"), await n('1~2~3')]).toEqual([1, 1, 1])
  const numbers = async (category: string | null, values: readonly string[] | null = null) =>
    (
      await db.anon.one<{ f: { numbers: { slug: string; lowest: number; highest: number }[] } }>(
        'select public.product_facets(p_categories => $1, p_values => $2) as f',
        [category && [category], values],
      )
    ).f.numbers.filter((one) => one.slug === width.slug)
  expect(await numbers(slug)).toMatchObject([{ lowest: 24.5, highest: 24.5 }])
  expect(await numbers(null)).toEqual([])
  // What narrows the list can be taken back wherever it was asked.
  expect(await numbers(null, [`${width.slug}.10~`])).toHaveLength(1)
  await db.owner.all('update public.attributes set is_facet = false where id = $1', [width.id])
  expect(await numbers(slug)).toEqual([])
})

test('a value is of its attribute and of its kind', async () => {
  const { product, category, maker } = await givenPiece()
  const [choice, choices, number, yes] = [await made(), await made('choices'), await made('number'), await made('yes')]
  await schema(
    category,
    [choice, choices, number, yes].map(({ id }) => ({ attribute_id: id })),
  )
  const [one, two] = (await valueIds(choices.id)) as [number, number]
  const [batik] = (await valueIds(choice.id)) as [number]
  const [so] = (await valueIds(yes.id)) as [number]
  for (const [attribute, values, amount] of [
    [choice, [one], null],
    [choices, [batik], null],
    [yes, [batik], null],
    [choice, await valueIds(choice.id), null],
    [number, [batik], null],
    [choices, [], 3],
  ] as const)
    expect([attribute.kind, await hint(say(maker, product, attribute.id, values, amount))]).toEqual([attribute.kind, 'attribute_value'])
  await say(maker, product, choices.id, [two, one, two])
  await say(maker, product, number.id, [], 24.5)
  await say(maker, product, yes.id, [so])
  const said = await db.owner.one<{ value_ids: number[] }>('select value_ids from public.product_attributes where attribute_id = $1', [choices.id])
  expect(said.value_ids).toEqual([one, two])
})

test('a piece of which something has to be said is not shown before; what is shown already stays', async () => {
  const { product, category, maker } = await givenPiece()
  const technique = await made()
  await schema(category, [{ attribute_id: technique.id, is_required: true }])
  const status = (to: string) => db.asPerson(maker).all('update public.products set status = $2 where id = $1', [product, to])
  const [row] = await db.anon.all('select id from public.products where id = $1', [product])
  expect(row).toBeDefined()
  await status('inactive')
  expect(await hint(status('active'))).toBe('attributes_missing')
  await say(maker, product, technique.id, (await valueIds(technique.id)).slice(0, 1))
  await status('active')
})

test('staff change names and order, but no value that is used, and of two at once one is told', async () => {
  const { product, category, maker } = await givenPiece()
  const technique = await made()
  const { slug, kind, texts } = technique
  await schema(category, [{ attribute_id: technique.id }])
  const [batik] = (await valueIds(technique.id)) as [number]
  await say(maker, product, technique.id, [batik])
  const seen = await seenOf(technique.id)
  expect(await hint(write({ slug, kind, texts, values: valuesOf('Ikat') }, technique.id, seen))).toBe('value_used')
  const both = await Promise.all([
    hint(write({ slug, kind, texts, values: valuesOf('Ikat', 'Batik') }, technique.id, seen)),
    hint(write({ slug, kind, texts, values: valuesOf('Batik') }, technique.id, seen)),
  ])
  expect(both.toSorted()).toEqual(['changed_meanwhile', 'done'])
  expect(await valueIds(technique.id)).toContain(batik)
  expect(await hint(schema(category, [], []))).toBe('changed_meanwhile')
  expect(await hint(schema(category, [{ attribute_id: randomUUID() }], [{ attribute_id: technique.id, is_required: false }]))).toBe('no_attribute')
  const uses = await asStaff(db, reader).one('select public.attribute_uses($1) as uses', [technique.id])
  expect(uses).toMatchObject({ uses: { products: 1, values: { batik: 1 } } })
  const remove = (who = staff()) => who.all(`select public.remove_attribute($1, 'Made by mistake')`, [technique.id])
  expect(await hint(remove(db.asPerson(keeper, withFactor({ minutesAgo: 30 }))))).toBe('prove')
  expect(await hint(remove())).toBe('used')
  // Put away it is asked and read nowhere, and nothing that was said is lost.
  await staff().all('select public.archive_attribute($1, true)', [technique.id])
  expect(await db.anon.all('select id from public.attributes where id = $1', [technique.id])).toEqual([])
  expect(await hint(say(maker, product, technique.id, [batik]))).toBe('attribute_elsewhere')
  await staff().all('select public.archive_attribute($1, false)', [technique.id])
  await db.owner.all('delete from public.product_attributes where attribute_id = $1', [technique.id])
  await remove()
})

test.each<[string, object]>([
  ['no name', { texts: {} }],
  ['no English name', { texts: { th: { name: 'เทคนิค' } } }],
  ['a slug with a point', { slug: 'a.b' }],
  ['no value', { values: [] }],
  ['two values of one slug', { values: [...valuesOf('Batik'), ...valuesOf('Batik')] }],
  ['a value without a slug', { values: [{ texts: named('Batik') }] }],
  ['a unit of no number', { unit: 'cm' }],
  ['another kind', { kind: 'picture' }],
  ['values of a number', { kind: 'number' }],
])('%s is no attribute', async (_what, change) => {
  const given = { slug: `a-${randomUUID()}`, kind: 'choice', texts: named('Technique'), values: valuesOf('Batik'), ...change }
  expect(await hint(write(given))).toBe('no_attribute')
})

test('nobody says something of somebody else’s piece, and who may only read changes no attribute', async () => {
  const { product, category } = await givenPiece()
  const technique = await made()
  await schema(category, [{ attribute_id: technique.id }])
  const values = (await valueIds(technique.id)).slice(0, 1)
  expect(await refusal(say(await givenPerson(db), product, technique.id, values))).toBe('42501')
  for (const person of [asStaff(db, reader), db.asPerson(await givenPerson(db))]) {
    expect(await refusal(person.all(`select public.write_attribute(null, '{}', null)`))).toBe('42501')
    expect(await refusal(person.all('select public.archive_attribute($1, true)', [technique.id]))).toBe('42501')
    expect(await refusal(person.all(`select public.write_category_attributes($1, '[]', '[]')`, [category]))).toBe('42501')
  }
})
