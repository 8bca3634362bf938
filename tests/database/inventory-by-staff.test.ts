import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['inventory.read', 'inventory.write'])
})

type Count = { variant_id: string; seen: number; counted: number }
const correct = async (counts: readonly Count[], key = randomUUID(), why = 'Counted again') =>
  (await asStaff(db, clerk).one<{ done: number }>('select public.correct_stock($1, $2, $3) as done', [JSON.stringify(counts), key, why])).done
const undo = async (correction: string, variant: string | null = null, key = randomUUID()) =>
  (await asStaff(db, clerk).one<{ done: number }>(`select public.undo_stock_correction($1, $2, $3, 'It was wrong') as done`, [correction, variant, key])).done
const hint = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'hint' in error ? error.hint : error),
  )
const shelves = async (...variants: string[]) =>
  (
    await db.owner.all<{ on_hand: number; stock_quantity: number }>(
      `select l.on_hand, v.stock_quantity from unnest($1::uuid[]) with ordinality w(id, at) join public.product_variants v on v.id = w.id
         join public.stock_levels l on l.variant_id = v.id order by w.at`,
      [variants],
    )
  ).map(({ on_hand: there, stock_quantity: free }) => [there, free])
const history = (variant: string) =>
  asStaff(db, clerk).all<{ kind: string; quantity: number; side: string; note: string; undone: boolean; together: bigint }>(
    'select kind, quantity, side, note, undone, together from public.stock_history($1)',
    [variant],
  )

test('several shelves are set right together, once however often it is sent, and taken back together by their difference', async () => {
  const [bowl, cup] = [await givenProduct(db, { stock: 5 }), await givenProduct(db, { stock: 8 })]
  const key = randomUUID()
  const counts = [
    { variant_id: bowl.variantId, seen: 5, counted: 7 },
    { variant_id: cup.variantId, seen: 8, counted: 3 },
  ]
  expect([await correct(counts, key), await correct(counts, key)]).toEqual([2, 2])
  expect(await shelves(bowl.variantId, cup.variantId)).toEqual([
    [7, 7],
    [3, 3],
  ])
  // Its maker counts one more before the correction is found to be wrong: that one stays.
  await db.owner.all('update public.stock_levels set on_hand = on_hand + 1 where variant_id = $1', [cup.variantId])
  await db.owner.all(`insert into public.stock_movements (variant_id, kind, quantity) values ($1, 'received', 1)`, [cup.variantId])
  expect(await undo(key)).toBe(2)
  expect(await hint(undo(key))).toBe('already_decided')
  expect((await shelves(bowl.variantId, cup.variantId)).map(([there]) => there)).toEqual([5, 9])
  expect((await history(bowl.variantId)).map(({ kind, quantity, side, undone }) => [kind, quantity, side, undone])).toEqual([
    ['adjusted', -2, 'staff', false],
    ['adjusted', 2, 'staff', true],
    ['received', 5, 'shop', false],
  ])
  expect(
    await db.service.all('select * from private.check_stock() where problem = $1 and about = any ($2)', ['stock', [bowl.variantId, cup.variantId]]),
  ).toEqual([])
  const acts = await db.owner.all<{ action: string; reason: string }>(
    `select action, reason from public.activity_log where subject = $1 and noun = 'inventory' order by id`,
    [bowl.variantId],
  )
  expect(acts).toEqual([
    { action: 'inventory.correct', reason: 'Counted again' },
    { action: 'inventory.undo', reason: 'It was wrong' },
  ])
})

test('all or none: what moved meanwhile, what orders need and what is no count refuse the whole', async () => {
  const [bowl, cup] = [await givenProduct(db, { stock: 5 }), await givenProduct(db, { stock: 8 })]
  await db.owner.all('update public.stock_levels set reserved = 4 where variant_id = $1', [cup.variantId])
  const fine = { variant_id: bowl.variantId, seen: 5, counted: 6 }
  const with_ = (other: Count) => hint(correct([fine, other]))
  expect(await with_({ variant_id: cup.variantId, seen: 7, counted: 8 })).toBe('changed_meanwhile')
  expect(await with_({ variant_id: cup.variantId, seen: 8, counted: 3 })).toBe('held_by_orders')
  expect(await refusal(correct([fine, { variant_id: cup.variantId, seen: 8, counted: -1 }]))).toBe('22023')
  expect(await refusal(correct([fine, { variant_id: randomUUID(), seen: 0, counted: 1 }]))).toBe('PT404')
  expect(await refusal(correct([fine], randomUUID(), ' '))).toBe('HT004')
  expect((await shelves(bowl.variantId, cup.variantId)).map(([there]) => there)).toEqual([5, 8])
  // What a correction added and somebody has in their order cannot be taken away again.
  const key = randomUUID()
  await correct([{ variant_id: cup.variantId, seen: 8, counted: 12 }], key)
  await db.owner.all('update public.stock_levels set reserved = 10 where variant_id = $1', [cup.variantId])
  expect(await hint(undo(key))).toBe('held_by_orders')
  expect(await hint(undo(key, bowl.variantId))).toBe('already_decided')
})

test('two who count the same shelf at once: one is told', async () => {
  const { variantId } = await givenProduct(db, { stock: 5 })
  const answers = await Promise.all([6, 7].map((counted) => hint(correct([{ variant_id: variantId, seen: 5, counted }]))))
  expect(answers.map(String).toSorted((a, b) => a.localeCompare(b))).toEqual(['changed_meanwhile', 'done'])
})

test('a stocktake finds variants by their own number, that of their piece, or their key, and a number of two is two', async () => {
  const [own, piece, one, two] = [await givenProduct(db), await givenProduct(db), await givenProduct(db), await givenProduct(db)]
  const sku = randomUUID().slice(0, 8)
  await db.owner.all('update public.product_variants set sku = $2 where id = $1', [own.variantId, `V-${sku}`])
  await db.owner.all('update public.products set sku = $2 where id = $1', [piece.productId, `P-${sku}`])
  await db.owner.all('update public.product_variants set sku = $2 where id = any ($1)', [[one.variantId, two.variantId], `T-${sku}`])
  const hits = await asStaff(db, clerk).all<{ code: string; variant_id: string }>('select code, variant_id from public.stock_by_code($1)', [
    [`V-${sku}`, `P-${sku}`, `T-${sku}`, one.variantId, 'none such', ''],
  ])
  const of = (code: string) => hits.filter((hit) => hit.code === code).map(({ variant_id: id }) => id)
  expect([of(`V-${sku}`), of(`P-${sku}`), of(one.variantId), of(`T-${sku}`).toSorted(), of('none such')]).toEqual([
    [own.variantId],
    [piece.variantId],
    [one.variantId],
    [one.variantId, two.variantId].toSorted(),
    [],
  ])
  const found = await asStaff(db, clerk).all<{ id: string }>('select id from public.stock_found($1)', [`v-${sku}`])
  expect(found.map(({ id }) => id)).toEqual([own.variantId])
})

test('low is what the dashboard counts: below what the maker has set, else the shop; never of what is one of a kind or archived', async () => {
  const isLow = async (variant: string) =>
    (await db.owner.one<{ low: boolean }>('select stock_is_low as low from public.product_variants where id = $1', [variant])).low
  const [few, many, unique] = [await givenProduct(db, { stock: 9 }), await givenProduct(db, { stock: 10 }), await givenProduct(db, { stock: 1 })]
  await db.owner.all('update public.products set is_unique = true where id = $1', [unique.productId])
  expect([await isLow(few.variantId), await isLow(many.variantId), await isLow(unique.variantId)]).toEqual([true, false, false])
  await db.owner.all('update public.stock_levels set low_below = case variant_id when $1 then 5 else 11 end where variant_id = any ($2)', [
    few.variantId,
    [few.variantId, many.variantId],
  ])
  expect([await isLow(few.variantId), await isLow(many.variantId)]).toEqual([false, true])
  await db.owner.all(`update public.products set status = 'archived' where id = $1`, [many.productId])
  await db.owner.all('update public.products set is_unique = false where id = $1', [unique.productId])
  expect([await isLow(many.variantId), await isLow(unique.variantId)]).toEqual([false, true])
  const setShop = (pieces: number) => db.owner.all(`update public.shop_settings set value = $1 where key = 'stock.low_below'`, [String(pieces)])
  await setShop(1)
  expect([await isLow(few.variantId), await isLow(unique.variantId)]).toEqual([false, false])
  await setShop(10)
  expect([await isLow(few.variantId), await isLow(unique.variantId)]).toEqual([false, true])
  // What is kept is what would be reckoned.
  expect(
    await db.owner
      .all(`select v.id from public.product_variants v join public.products p on p.id = v.product_id left join public.stock_levels l on l.variant_id = v.id
      where v.stock_is_low <> coalesce(private.is_low(p, l), false)`),
  ).toEqual([])
})

test('what runs out, most first, is found in the index of what is low', async () => {
  const plan = await db.owner.transaction(async (tx) => {
    await tx.all('set local enable_seqscan = off')
    return tx.all('explain select id from public.product_variants where stock_is_low is true order by stock_quantity desc, id desc limit 50')
  })
  expect(JSON.stringify(plan)).toContain('Index Only Scan Backward using product_variants_low')
})

test('taking pieces off a shelf wants the second factor again, in a count of many too; adding and taking a correction back do not', async () => {
  const [bowl, cup] = [await givenProduct(db, { stock: 5 }), await givenProduct(db, { stock: 5 })]
  const stale = db.asPerson(clerk, withFactor({ minutesAgo: 11 }))
  const correctStale = (key: string, counts: readonly Count[]) =>
    hint(stale.one(`select public.correct_stock($1, $2, 'Counted again')`, [JSON.stringify(counts), key]))
  const [added, taken] = [randomUUID(), randomUUID()]
  const more = { variant_id: bowl.variantId, seen: 5, counted: 7 }
  expect(await correctStale(taken, [more, { variant_id: cup.variantId, seen: 5, counted: 4 }])).toBe('prove')
  expect(await shelves(bowl.variantId, cup.variantId)).toEqual([
    [5, 5],
    [5, 5],
  ])
  expect(await correctStale(added, [more])).toBe('done')
  expect(await hint(stale.one(`select public.undo_stock_correction($1, null, $2, 'It was wrong')`, [added, randomUUID()]))).toBe('done')
})
