import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, type GivenProduct } from '../support/market.ts'

let db: TestDatabase
let maker: string
let scarf: GivenProduct
let bowl: GivenProduct

beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(async () => {
  maker = await givenPerson(db)
  scarf = await givenProduct(db, { priceMinor: 500_00, name: 'Scarf' })
  bowl = await givenProduct(db, { priceMinor: 900_00, name: 'Bowl', sellerId: scarf.sellerId })
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [scarf.sellerId, maker])
  await db.owner.all(`insert into private.seller_trust (seller_id, level) values ($1, 'trusted')`, [scarf.sellerId])
})

type Said = { product_id: string; before: unknown; after: unknown; waits: boolean; refused: string | null }
type Deed = Record<string, unknown>
type Wish = { pieces?: { id: string; seen?: unknown }[]; run?: string | null; person?: string; seller?: string }
const change = (deed: Deed, { pieces, run = null, person = maker, seller = scarf.sellerId }: Wish = {}) =>
  db
    .asPerson(person)
    .all<Said>('select * from public.change_products($1, $2, $3, $4)', [
      seller,
      JSON.stringify(pieces ?? [{ id: scarf.productId }, { id: bowl.productId }]),
      JSON.stringify(deed),
      run,
    ])
const undo = (run: string, person = maker) =>
  db.asPerson(person).all<{ product_id: string; refused: string | null; left_to_do: number }>('select * from public.undo_product_run($1, 1)', [run])
const of = (piece: GivenProduct, column: string) =>
  db.owner.one<{ said: unknown }>(`select to_jsonb(p) -> $2 as said from public.products p where id = $1`, [piece.productId, column]).then(({ said }) => said)
const prices = async () => [await of(scarf, 'price_minor'), await of(bowl, 'price_minor')]

describe('many pieces are changed at once', () => {
  test('what is only tried says what would be and changes nothing; done and taken back, the prices are as they were', async () => {
    const dearer = { kind: 'price', percent: 10.5, round: 1000 }
    const seen = await change(dearer)
    expect(seen.find(({ product_id }) => product_id === scarf.productId)).toMatchObject({ before: { price: 500_00 }, after: { price: 550_00 }, refused: null })
    expect(await prices()).toEqual([500_00, 900_00])
    const run = randomUUID()
    await change(dearer, { run, pieces: seen.map(({ product_id: id, before }) => ({ id, seen: before })) })
    expect(await prices()).toEqual([550_00, 990_00])
    expect(await undo(run)).toMatchObject([{ refused: null, left_to_do: 1 }])
    expect(await undo(run)).toMatchObject([{ refused: null, left_to_do: 0 }])
    expect(await undo(run)).toEqual([])
    expect(await prices()).toEqual([500_00, 900_00])
  })

  test('a second press does nothing again, one key is one change, and what was taken back is not done anew', async () => {
    const run = randomUUID()
    const down = { kind: 'price', amount: -50_00 }
    const first = await change(down, { run })
    expect(await change(down, { run })).toEqual(first)
    expect(await prices()).toEqual([450_00, 850_00])
    await expect(change({ kind: 'price', amount: -1 }, { run })).rejects.toMatchObject({ hint: 'another_change' })
    await undo(run)
    await expect(change(down, { run })).rejects.toMatchObject({ hint: 'taken_back' })
  })

  test('prices of versions move with the price of their piece, and come back with it', async () => {
    const large = await db.owner.one<{ id: string }>(
      `insert into public.product_variants (product_id, name, price_minor) values ($1, 'L', 70000) returning id`,
      [scarf.productId],
    )
    const price = () => db.owner.one<{ price: string }>('select price_minor::text as price from public.product_variants where id = $1', [large.id])
    const run = randomUUID()
    await change({ kind: 'price', percent: -10 }, { run, pieces: [{ id: scarf.productId }] })
    expect(await price()).toEqual({ price: '63000' })
    await undo(run)
    expect(await price()).toEqual({ price: '70000' })
  })

  test('a shelf is set or moved where there is one; what was sold since stays sold when it is taken back', async () => {
    await db.owner.all(`insert into public.product_variants (product_id, name) values ($1, 'L')`, [bowl.productId])
    const run = randomUUID()
    const said = await change({ kind: 'stock', set: 30 }, { run })
    expect(said.find(({ product_id }) => product_id === bowl.productId)).toMatchObject({ refused: 'several_versions', after: null })
    expect(await of(scarf, 'stock_quantity')).toBe(30)
    await db.owner.all('update public.stock_levels set on_hand = on_hand - 4 where variant_id = $1', [scarf.variantId])
    await undo(run)
    expect(await of(scarf, 'stock_quantity')).toBe(6)
    // A shelf that came since is not the one that was counted.
    const counted = randomUUID()
    await change({ kind: 'stock', add: 3 }, { run: counted, pieces: [{ id: scarf.productId }] })
    await db.owner.all(`insert into public.product_variants (product_id, name, position) values ($1, 'S', -1)`, [scarf.productId])
    expect(await undo(counted)).toMatchObject([{ refused: 'several_versions' }])
    await db.owner.all(`delete from public.product_variants where product_id = $1 and name = 'S'`, [scarf.productId])
    expect(await change({ kind: 'stock', add: -50 }, { pieces: [{ id: scarf.productId }] })).toMatchObject([{ refused: 'below_nothing' }])
  })

  test('what may not be as wished says why, and the others are kept; what is so already is left alone', async () => {
    await db.owner.all(`update public.products set status = 'inactive' where id = $1`, [bowl.productId])
    await db.owner.all(`insert into public.product_holds (product_id, reason, words, was_status) values ($1, 'copied', 'It is another maker’s.', 'active')`, [
      bowl.productId,
    ])
    const said = await change({ kind: 'status', status: 'active' }, { run: randomUUID() })
    expect(new Map(said.map(({ product_id, refused }) => [product_id, refused]))).toEqual(
      new Map([
        [bowl.productId, 'held'],
        [scarf.productId, 'as_it_is'],
      ]),
    )
    expect(await change({ kind: 'days', days: 9 })).toMatchObject([{ refused: 'not_made_to_order' }, { refused: 'not_made_to_order' }])
  })

  test('a piece that somebody changed between seeing and doing is left out; one changed since is not taken back', async () => {
    const seen = await change({ kind: 'price', amount: 10_00 })
    await db.owner.all('update public.products set price_minor = 70000 where id = $1', [scarf.productId])
    const run = randomUUID()
    const done = await change({ kind: 'price', amount: 10_00 }, { run, pieces: seen.map(({ product_id: id, before }) => ({ id, seen: before })) })
    expect(done.find(({ product_id }) => product_id === scarf.productId)?.refused).toBe('changed_meanwhile')
    await db.owner.all('update public.products set price_minor = 10000 where id = $1', [bowl.productId])
    expect(await undo(run)).toMatchObject([{ refused: 'changed_since' }])
    expect(await prices()).toEqual([700_00, 100_00])
  })

  test('a price that somebody looks at first waits; taken back, nothing waits', async () => {
    await db.owner.all(`update private.seller_trust set level = 'new' where seller_id = $1`, [scarf.sellerId])
    await db.owner.all(`update public.products set published_at = now() - interval '1 day' where id = $1`, [scarf.productId])
    const run = randomUUID()
    expect(await change({ kind: 'price', percent: 300 }, { run, pieces: [{ id: scarf.productId }] })).toMatchObject([{ waits: true, refused: null }])
    expect(await of(scarf, 'price_minor')).toBe(500_00)
    await undo(run)
    expect(await db.owner.all(`select state from public.product_changes where product_id = $1`, [scarf.productId])).toEqual([{ state: 'withdrawn' }])
  })

  test('what waits besides stays waiting where nothing of the change waits any more', async () => {
    await db.owner.all(`update private.seller_trust set level = 'new' where seller_id = $1`, [scarf.sellerId])
    await db.owner.all(`update private.change_terms set effect = 'wait' where kind in ('price', 'name') and level = 'new'`)
    await db.owner.all(`update public.products set published_at = now() - interval '1 day' where id = $1`, [scarf.productId])
    const run = randomUUID()
    await change({ kind: 'price', percent: 300 }, { run, pieces: [{ id: scarf.productId }] })
    await db.asPerson(maker).all(`select public.withdraw_product_change($1, null)`, [scarf.productId])
    await db.asPerson(maker).all(`update public.products set name = 'Another scarf' where id = $1`, [scarf.productId])
    const waits = () =>
      db.owner.all(
        `select f.field from public.product_change_fields f join public.product_changes c on c.id = f.change_id
          where c.product_id = $1 and c.state = 'open' and f.state = 'open'`,
        [scarf.productId],
      )
    expect(await waits()).toEqual([{ field: 'name' }])
    expect(await undo(run)).toMatchObject([{ refused: 'already_decided' }])
    expect(await waits()).toEqual([{ field: 'name' }])
  })

  test('pieces of others are not there, roles decide, strangers do not ask, and what is no change is none', async () => {
    const other = await givenProduct(db, { priceMinor: 100_00 })
    const cheap = { kind: 'price', percent: -50 }
    expect(await change(cheap, { pieces: [{ id: other.productId }], run: randomUUID() })).toMatchObject([{ refused: 'no_product', before: null }])
    await expect(change(cheap, { seller: other.sellerId })).rejects.toMatchObject({ code: '42501' })
    const helper = await givenPerson(db)
    await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'chat')`, [scarf.sellerId, helper])
    await expect(change(cheap, { person: helper })).rejects.toMatchObject({ code: '42501' })
    const run = randomUUID()
    await change(cheap, { run })
    await expect(undo(run, helper)).rejects.toMatchObject({ hint: 'no_run' })
    await expect(db.anon.all(`select public.change_products($1, '[]', '{}')`, [scarf.sellerId])).rejects.toMatchObject({ code: '42501' })
    for (const deed of [
      {},
      { kind: 'price', percent: 501 },
      { kind: 'price', percent: 1, amount: 1 },
      { kind: 'stock', set: -1 },
      { kind: 'status', status: 'draft' },
      { kind: 'status', status: 'active', more: Array.from({ length: 3000 }, (_, n) => n) },
    ]) {
      await expect(change(deed)).rejects.toMatchObject({ code: '22023' })
    }
    await expect(change(cheap, { pieces: [] })).rejects.toMatchObject({ code: '22023' })
    expect(await db.asPerson(maker).all('select changed, left_out from public.product_runs($1)', [scarf.sellerId])).toEqual([{ changed: 2, left_out: 0 }])
  })

  test('two presses together are one change', async () => {
    const run = randomUUID()
    await Promise.all(Array.from({ length: 6 }, () => change({ kind: 'price', amount: 1_00 }, { run })))
    expect(await prices()).toEqual([501_00, 901_00])
  })
})

describe('a spreadsheet is a change of many, too', () => {
  const sheet = { kind: 'sheet' }
  const bring = (pieces: { id: string; set: object; new?: boolean }[], run: string | null = null, person = maker) => change(sheet, { pieces, run, person })

  test('each piece and version becomes what its row says; taken back, it is as it was, and what was sold stays sold', async () => {
    const run = randomUUID()
    const pieces = [
      { id: scarf.productId, set: { name: 'Indigo scarf', price: 650_00, tags: ['indigo'], parts: { [scarf.variantId]: { stock: 25, sku: 'S-1' } } } },
      { id: bowl.productId, set: { original: 1200_00, made: true, days: 9 } },
    ]
    expect((await bring(pieces)).map(({ refused }) => refused)).toEqual([null, null])
    expect(await of(scarf, 'name')).toBe('Scarf')
    await bring(pieces, run)
    await bring(pieces, run)
    expect([await of(scarf, 'name'), await of(scarf, 'price_minor'), await of(scarf, 'stock_quantity'), await of(bowl, 'lead_time_days')]).toEqual([
      'Indigo scarf',
      650_00,
      25,
      9,
    ])
    await db.owner.all('update public.stock_levels set on_hand = on_hand - 2 where variant_id = $1', [scarf.variantId])
    while ((await undo(run)).length > 0);
    expect([await of(scarf, 'name'), await of(scarf, 'price_minor'), await of(scarf, 'stock_quantity'), await of(bowl, 'original_price_minor')]).toEqual([
      'Scarf',
      500_00,
      8,
      null,
    ])
  })

  test('who makes a piece and its parcel are said and taken back; another shop’s parcel, and handmade of others, are left out', async () => {
    const parcelOf = async (sellerId: string) =>
      (await db.owner.one<{ id: string }>(`insert into public.shop_shipping_profiles (seller_id, name) values ($1, 'Large') returning id`, [sellerId])).id
    const [mine, others] = [await parcelOf(scarf.sellerId), await parcelOf((await givenProduct(db)).sellerId)]
    const [run, set] = [randomUUID(), { making: 'designed', parcel: mine }]
    await bring([{ id: scarf.productId, set }], run)
    expect([await of(scarf, 'making'), await of(scarf, 'shipping_profile_id')]).toEqual(['designed', mine])
    // A run of the time before these columns knows nothing of them, and is taken back all the same.
    await db.owner.all(`update private.product_run_rows set after = after - 'parcel', before = before - 'parcel' where run_id = $1`, [run])
    while ((await undo(run)).length > 0);
    expect([await of(scarf, 'making'), await of(scarf, 'shipping_profile_id')]).toEqual([null, mine])
    const refused = async (said: object) => (await bring([{ id: scarf.productId, set: said }])).map((one) => one.refused)
    expect([await refused({ parcel: others }), await refused({ making: 'sourced' }), await refused({ making: 'magic' })]).toEqual([
      ['no_profile'],
      ['handmade_sourced'],
      ['not_valid'],
    ])
  })

  test('a new row is a draft, once, known by its number; taken back it is gone', async () => {
    const [id, run] = [randomUUID(), randomUUID()]
    const set = { name: 'Vase', price: 900_00, category: bowl.categoryId, sku: 'V-1', material: 'clay', parts: { [id]: { stock: 4 } } }
    expect(await bring([{ id, set, new: true }])).toMatchObject([{ refused: null, before: {} }])
    expect(await db.owner.all('select from public.products where id = $1', [id])).toEqual([])
    await bring([{ id, set, new: true }], run)
    await bring([{ id, set, new: true }], run)
    expect(await db.owner.all('select status, stock_quantity, material from public.products where id = $1', [id])).toEqual([
      { status: 'draft', stock_quantity: 4, material: 'clay' },
    ])
    expect(await bring([{ id: randomUUID(), set, new: true }], randomUUID())).toMatchObject([{ refused: 'sku_taken' }])
    expect(await bring([{ id: randomUUID(), set: { name: 'Vase' }, new: true }])).toMatchObject([{ refused: 'new_incomplete' }])
    await undo(run)
    expect(await db.owner.all('select from public.products where id = $1', [id])).toEqual([])
  })

  test('what one row may not, takes nothing from the others; versions and pieces of others are not reached', async () => {
    const other = await givenProduct(db, { priceMinor: 100_00 })
    const said = await bring(
      [
        { id: scarf.productId, set: { name: 'x' } },
        { id: bowl.productId, set: { parts: { [other.variantId]: { stock: 0 } } } },
        { id: other.productId, set: { price: 1 }, new: true },
      ],
      randomUUID(),
    )
    expect(new Map(said.map(({ product_id, refused }) => [product_id, refused]))).toEqual(
      new Map([
        [scarf.productId, 'not_valid'],
        [bowl.productId, 'no_product'],
        [other.productId, 'new_incomplete'],
      ]),
    )
    const stolen = { name: 'Mine', price: 1, category: bowl.categoryId, sku: 'M-1' }
    expect(await bring([{ id: other.productId, set: stolen, new: true }], randomUUID())).toMatchObject([{ refused: 'not_valid' }])
    expect(await of(other, 'price_minor')).toBe(100_00)
  })
})

describe('what somebody looks at first', () => {
  test('a listing that waits is told as waiting, and is taken back; a spreadsheet of which all waits, too', async () => {
    await db.owner.all(`update private.seller_trust set level = 'new' where seller_id = $1`, [scarf.sellerId])
    await db.owner.all(`update private.change_terms set effect = 'wait' where kind in ('listing', 'price') and level = 'new'`)
    await db.owner.all(`update public.products set status = 'draft', published_at = null where id = $1`, [scarf.productId])
    await db.owner.all(`update public.products set published_at = now() - interval '1 day' where id = $1`, [bowl.productId])
    const run = randomUUID()
    expect(await change({ kind: 'status', status: 'active' }, { run, pieces: [{ id: scarf.productId }] })).toMatchObject([{ waits: true, refused: null }])
    expect(await of(scarf, 'status')).toBe('draft')
    expect(await undo(run)).toMatchObject([{ refused: null }])
    expect(await of(scarf, 'waits_since')).toBeNull()
    const sheet = randomUUID()
    const dear = [{ id: bowl.productId, set: { price: 9000_00 } }]
    expect(await change({ kind: 'sheet' }, { run: sheet, pieces: dear })).toMatchObject([{ waits: true, refused: null }])
    expect(await undo(sheet)).toMatchObject([{ refused: null }])
    expect(await db.owner.all('select state from public.product_changes where product_id = $1', [bowl.productId])).toEqual([{ state: 'withdrawn' }])
  })

  test('a spreadsheet taken back takes nothing back that was asked for elsewhere', async () => {
    await db.owner.all(`update private.seller_trust set level = 'new' where seller_id = $1`, [bowl.sellerId])
    await db.owner.all(`update private.change_terms set effect = 'wait' where kind in ('name', 'price') and level = 'new'`)
    await db.owner.all(`update public.products set published_at = now() - interval '1 day' where id = $1`, [bowl.productId])
    await db.asPerson(maker).all(`update public.products set name = 'Another bowl' where id = $1`, [bowl.productId])
    const waiting = () =>
      db.owner.all(
        `select f.field from public.product_changes c join public.product_change_fields f on f.change_id = c.id
          where c.product_id = $1 and c.state = 'open' and f.state = 'open' order by 1`,
        [bowl.productId],
      )
    const run = randomUUID()
    const dear = [{ id: bowl.productId, set: { price: 8000_00 } }]
    await change({ kind: 'sheet' }, { run, pieces: dear })
    expect(await waiting()).toEqual([{ field: 'name' }, { field: 'price_minor' }])
    expect(await undo(run)).toMatchObject([{ refused: null }])
    expect(await waiting()).toEqual([{ field: 'name' }])
  })
})
