import { beforeAll, describe, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop } from '../support/market.ts'
import { givenOrder, givenSellerWithPerson, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

type Kept = { rule: string; rate_ppm: number; commission_minor: bigint; vat_minor: bigint }

let db: TestDatabase
let market: Market
let clerk: ReturnType<typeof asStaff>
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
  const person = await givenPerson(db, { email: 'clerk@rules.test' })
  await givenStaff(db, person, ['commissions.read', 'commissions.write'])
  clerk = asStaff(db, person)
})

const write = async (rule: Record<string, unknown>, id: bigint | null = null, seen: string | null = null, why = 'As agreed with the makers') =>
  (await clerk.one<{ id: bigint }>('select public.write_commission_rule($1, $2, $3, $4) as id', [id, JSON.stringify(rule), seen, why])).id
const kept = (product: { sellerId: string; categoryId: string; productId: string }, goods: number) =>
  db.service.one<Kept>('select rule, rate_ppm, commission_minor, vat_minor from private.commission_of($1, $2, $3, $4)', [
    product.sellerId,
    product.categoryId,
    product.productId,
    goods,
  ])
/** Rules of other tests do not hold in this one. */
const alone = () => db.owner.all('update public.commission_rules set is_active = false')

describe('which rule holds', () => {
  test('the settings, where none fits', async () => {
    await alone()
    const product = await givenProduct(db)
    expect(await kept(product, 99_99)).toEqual({ rule: 'usual', rate_ppm: 100_000, commission_minor: 1000n, vat_minor: 70n })
  })

  test('the first in the operator’s order, a new one above the others, and another when they are ordered anew', async () => {
    await alone()
    const product = await givenProduct(db)
    const all = await write({ name: 'Everybody', rate_ppm: 90_000 })
    const one = await write({ name: 'One maker', rate_ppm: 50_000, seller_ids: [product.sellerId] })
    expect(await kept(product, 1000_00)).toMatchObject({ rule: 'One maker', commission_minor: 50_00n })
    expect(await kept(await givenProduct(db), 1000_00)).toMatchObject({ rule: 'Everybody' })
    const others = (await db.owner.all<{ id: bigint }>('select id from public.commission_rules where id <> all ($1)', [[all, one]])).map(({ id }) => id)
    const seen = (await db.owner.all<{ id: bigint }>('select id from public.commission_rules order by position, id')).map(({ id }) => id)
    const order = (ids: bigint[], before = seen) => clerk.all(`select public.order_commission_rules($1, $2, 'Everybody first')`, [ids, before])
    await order([all, one, ...others])
    expect(await kept(product, 1000_00)).toMatchObject({ rule: 'Everybody' })
    expect(await refusal(order([all], [all, one, ...others]))).toBe('HT005')
    // Who has not seen that they were moved would move them back.
    expect(await refusal(order(seen))).toBe('HT003')
  })

  test('of a category also those below it; all kinds of conditions together, of one kind any', async () => {
    await alone()
    const [here, there] = [await givenProduct(db), await givenProduct(db)]
    const { parent } = await db.owner.one<{ parent: string }>(
      `insert into public.categories (name, slug) values ('Above', 'above-' || gen_random_uuid()) returning id as parent`,
    )
    await db.owner.all('update public.categories set parent_id = $2 where id = $1', [here.categoryId, parent])
    await write({
      name: 'Family',
      rate_ppm: 60_000,
      category_ids: [parent],
      seller_ids: [here.sellerId, there.sellerId],
      goods_from_minor: 100_00,
      goods_below_minor: 200_00,
    })
    expect((await kept(here, 100_00)).rule).toBe('Family')
    expect((await kept(here, 199_99)).rule).toBe('Family')
    expect([(await kept(here, 200_00)).rule, (await kept(here, 99_99)).rule]).toEqual(['usual', 'usual'])
    expect((await kept({ ...here, categoryId: there.categoryId }, 150_00)).rule).toBe('usual')
  })

  test('none before it begins, after its end, and of a plan only with it', async () => {
    await alone()
    const product = await givenProduct(db)
    const days = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString()
    await write({ name: 'Past', rate_ppm: 0, starts_at: days(-2), ends_at: days(-1) })
    await write({ name: 'Later', rate_ppm: 0, starts_at: days(1) })
    await write({ name: 'With the plan', rate_ppm: 0, has_plan: true })
    expect((await kept(product, 100_00)).rule).toBe('usual')
    await write({ name: 'Without the plan', rate_ppm: 110_000, has_plan: false })
    expect((await kept(product, 100_00)).rule).toBe('Without the plan')
  })

  test('what is kept stays between the least and the most, and never above the goods', async () => {
    await alone()
    const product = await givenProduct(db)
    await write({ name: 'Bounded', rate_ppm: 100_000, least_minor: 20_00, most_minor: 300_00 })
    const of = async (goods: number) => (await kept(product, goods)).commission_minor
    expect([await of(100_00), await of(1000_00), await of(9000_00), await of(15_00)]).toEqual([20_00n, 100_00n, 300_00n, 15_00n])
  })
})

describe('an order', () => {
  test('freezes the rule of each line, its sums are those of its lines, and a rule changed later changes nothing', async () => {
    await alone()
    const from = await givenSellerWithPerson(db)
    const rule = await write({ name: 'Opening', rate_ppm: 33_333, seller_ids: [from.sellerId] })
    const order = await givenOrder(market, { from, quantities: [1, 3] })
    const frozen = () =>
      db.owner.all<Kept & { goods_minor: bigint }>(
        'select rule, rate_ppm, goods_minor, commission_minor, vat_minor from public.line_commissions where order_id = $1',
        [order.id],
      )
    const before = await frozen()
    expect(before).toHaveLength(2)
    for (const line of before) {
      expect(line).toMatchObject({ rule: 'Opening', rate_ppm: 33_333 })
      expect(line.commission_minor).toBe((line.goods_minor * 33_333n + 500_000n) / 1_000_000n)
      expect(line.vat_minor).toBe((line.commission_minor * 70_000n + 500_000n) / 1_000_000n)
    }
    const { seen } = await db.owner.one<{ seen: string }>('select changed_at::text as seen from public.commission_rules where id = $1', [rule])
    await write({ name: 'Closing', rate_ppm: 500_000, seller_ids: [from.sellerId] }, rule, seen)
    expect(await frozen()).toEqual(before)
    const sums = await db.owner.one<{ commission_minor: bigint; commission_vat_minor: bigint; commission_rate_ppm: number }>(
      'select commission_minor, commission_vat_minor, commission_rate_ppm from public.orders where id = $1',
      [order.id],
    )
    const sum = (of: 'commission_minor' | 'vat_minor') => before.reduce((total, line) => total + line[of], 0n)
    expect(sums).toEqual({ commission_minor: sum('commission_minor'), commission_vat_minor: sum('vat_minor'), commission_rate_ppm: 33_333 })
    expect(await db.service.all('select * from private.check_books()')).toEqual([])
  })

  test('whose lines do not sum to what it says is told by the nightly proof', async () => {
    await alone()
    const order = await givenOrder(market)
    await db.owner.transaction(async (tx) => {
      await tx.all(`set local session_replication_role = 'replica'`)
      await tx.all('update public.line_commissions set commission_minor = commission_minor + 1 where order_line_id = $1', [order.lines[0]])
    })
    const found = await db.service.all<{ problem: string }>('select problem from private.check_books()')
    expect(found).toEqual([{ problem: 'commission' }])
    await db.owner.all('update public.line_commissions set commission_minor = commission_minor - 1 where order_line_id = $1', [order.lines[0]])
  })
})

describe('who asks and writes', () => {
  test('a maker learns what the own shop would earn, by the rules orders are written with; others do not', async () => {
    await alone()
    const from = await givenSellerWithPerson(db)
    await write({ name: 'Opening', rate_ppm: 20_000, seller_ids: [from.sellerId] })
    const ask = (person: string, goods = 500_00) =>
      db.asPerson(person).all<Kept>('select rule, commission_minor, vat_minor from public.commission_for($1, null, null, $2)', [from.sellerId, goods])
    expect(await ask(from.seller.id ?? '')).toEqual([{ rule: 'Opening', commission_minor: 10_00n, vat_minor: 70n }])
    expect(await refusal(ask(from.seller.id ?? '', -1))).toBe('22023')
    expect(await refusal(ask(await givenPerson(db)))).toBe('42501')
  })

  test('of two who change a rule one is told; nonsense is refused', async () => {
    const rule = await write({ name: 'Draft', rate_ppm: 80_000, is_active: false })
    const { seen } = await db.owner.one<{ seen: string }>('select changed_at::text as seen from public.commission_rules where id = $1', [rule])
    await write({ name: 'Mine', rate_ppm: 80_000, is_active: false }, rule, seen)
    expect(await refusal(write({ name: 'Yours', rate_ppm: 80_000 }, rule, seen))).toBe('HT003')
    expect(await refusal(write({ name: 'Nobody', rate_ppm: 1, seller_ids: ['00000000-0000-4000-8000-000000000000'] }))).toBe('HT004')
    expect(await refusal(write({ name: 'Too much', rate_ppm: 1_000_001 }))).toBe('23514')
    expect(await refusal(write({ name: '', rate_ppm: 1 }))).toBe('23514')
    expect(await refusal(write({ name: 'No rate' }))).toBe('23502')
    expect(await refusal(write({ name: 'Empty', rate_ppm: 1, goods_from_minor: 5, goods_below_minor: 5 }))).toBe('23514')
    expect(await refusal(write({ name: 'Why', rate_ppm: 1 }, null, null, ''))).toBe('HT004')
  })
})
