import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, type GivenProduct } from '../support/market.ts'
import { fc } from '../support/random.ts'

let db: TestDatabase
let maker: string
let scarf: GivenProduct
let other: GivenProduct

type Kept = { kept: boolean; because?: string; now?: number; held?: number; short?: { wanted: number; now: number }[] }
type Count = { key: string; variant: string; seen: number; counted: number; anyway?: boolean }
type Sale = { key: string; seller: string; lines: { variant_id: string; quantity: number; unit_minor: number }[]; anyway?: boolean; paidBy?: string }

const count = async (who: string, { key, variant, seen, counted, anyway = false }: Count): Promise<Kept> =>
  (await db.asPerson(who).one<{ kept: Kept }>('select public.count_shelf($1, $2, $3, $4, $5) as kept', [key, variant, seen, counted, anyway])).kept
const sell = async (who: string, { key, seller, lines, anyway = false, paidBy = 'cash' }: Sale): Promise<Kept> =>
  (
    await db
      .asPerson(who)
      .one<{ kept: Kept }>('select public.sell_at_stall($1, $2, now(), $3, $4, $5) as kept', [key, seller, paidBy, JSON.stringify(lines), anyway])
  ).kept
const refusal = (question: Promise<unknown>) =>
  question.then(
    () => 'done',
    (error: { code?: string; hint?: string }) => [error.code, error.hint].filter(Boolean).join(' '),
  )
const shelf = async (variant: string) =>
  (await db.owner.one<{ on_hand: number }>('select on_hand from public.stock_levels where variant_id = $1', [variant])).on_hand
const put = (variant: string, onHand: number, allocated = 0) =>
  db.owner.all('update public.stock_levels set on_hand = $2, allocated = $3 where variant_id = $1', [variant, onHand, allocated])

beforeAll(async () => {
  db = await testDatabase()
  maker = await givenPerson(db)
  scarf = await givenProduct(db, { priceMinor: 500_00, stock: 10 })
  other = await givenProduct(db, { stock: 10 })
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [scarf.sellerId, maker])
})

describe('a shelf that was counted without a line', () => {
  test('is as it was counted, once however often it is sent', async () => {
    await put(scarf.variantId, 10)
    const said = { key: randomUUID(), variant: scarf.variantId, seen: 10, counted: 7 }
    expect(await Promise.all([count(maker, said), count(maker, said), count(maker, said)])).toEqual([{ kept: true }, { kept: true }, { kept: true }])
    // Sent once more after somebody else put three there: what was done is done.
    await put(scarf.variantId, 10)
    expect(await count(maker, said)).toEqual({ kept: true })
    expect(await shelf(scarf.variantId)).toBe(10)
    expect(await db.owner.all('select quantity from public.stock_movements where deed_id = $1', [said.key])).toEqual([{ quantity: -3 }])
  })

  test('is told what lies there when that is something else, and set when somebody has seen both', async () => {
    await put(scarf.variantId, 9)
    const said = { key: randomUUID(), variant: scarf.variantId, seen: 10, counted: 7 }
    expect(await count(maker, said)).toEqual({ kept: false, because: 'changed', now: 9, held: 0 })
    expect(await shelf(scarf.variantId)).toBe(9)
    expect(await count(maker, { ...said, anyway: true })).toEqual({ kept: true })
    expect(await shelf(scarf.variantId)).toBe(7)
  })

  test('is never less than orders need, and nobody counts for others', async () => {
    await put(scarf.variantId, 5, 4)
    const said = { key: randomUUID(), variant: scarf.variantId, seen: 5, counted: 2, anyway: true }
    expect(await count(maker, said)).toEqual({ kept: false, because: 'held', now: 5, held: 4 })
    expect(await refusal(count(maker, { ...said, variant: other.variantId }))).toBe('42501')
    expect(await refusal(count(maker, { ...said, counted: -1 }))).toBe('22023')
    await expect(db.anon.all('select public.count_shelf($1, $2, 1, 1)', [said.key, scarf.variantId])).rejects.toMatchObject({ code: '42501' })
  })

  test('that found what lies there is kept once, too: asked again after a sale, it gives nothing back to the shelf', async () => {
    await put(scarf.variantId, 6)
    const said = { key: 'b7f1c5b0-52b6-4c0f-8f4e-0f7a1f6f6a11', variant: scarf.variantId, seen: 6, counted: 6, anyway: true }
    expect(await count(maker, said)).toEqual({ kept: true })
    await put(scarf.variantId, 5)
    expect(await count(maker, said)).toEqual({ kept: true })
    expect(await shelf(scarf.variantId)).toBe(5)
  })
})

describe('a sale at a market', () => {
  const line = (quantity: number, variant = scarf.variantId) => ({ variant_id: variant, quantity, unit_minor: 450_00 })
  const sales = () =>
    db.owner.all<{ total_minor: bigint; number: string }>('select number, total_minor from public.stall_sales where seller_id = $1', [scarf.sellerId])

  test('takes its pieces off the shelf once, bears the number the phone printed, and no money of it stands in the books', async () => {
    await put(scarf.variantId, 10)
    const journals = await db.owner.one('select count(*) from public.journals')
    const said = { key: '0b6f0c1e-7d0e-4f4b-9f0a-3f1f0a0c0d0e', seller: scarf.sellerId, lines: [line(2), line(1)] }
    expect(await Promise.all([sell(maker, said), sell(maker, said)])).toEqual([{ kept: true }, { kept: true }])
    expect(await shelf(scarf.variantId)).toBe(7)
    expect(await sales()).toEqual([{ number: 'S-0B6F0C1E7D', total_minor: 1350_00n }])
    expect(await db.owner.one('select count(*) from public.journals')).toEqual(journals)
  })

  test('is told what is left where orders need the rest, and kept with what was missing when it was sold all the same', async () => {
    await put(scarf.variantId, 5, 3)
    const said = { key: randomUUID(), seller: scarf.sellerId, lines: [line(4)] }
    expect(await sell(maker, said)).toMatchObject({ kept: false, because: 'short', short: [{ wanted: 4, now: 2 }] })
    expect(await shelf(scarf.variantId)).toBe(5)
    expect(await sell(maker, { ...said, anyway: true })).toEqual({ kept: true })
    expect(await shelf(scarf.variantId)).toBe(3)
    expect(await db.owner.one(`select lines -> 0 ->> 'missing' as missing from public.stall_sales where id = $1`, [said.key])).toEqual({ missing: '2' })
  })

  test('is of the shop’s own pieces, by who handles its orders, at prices there are', async () => {
    await put(scarf.variantId, 5)
    const said = { key: randomUUID(), seller: scarf.sellerId, lines: [line(1)] }
    expect(await refusal(sell(maker, { ...said, seller: other.sellerId }))).toBe('42501')
    expect(await refusal(sell(maker, { ...said, lines: [line(1, other.variantId)] }))).toBe('PT404')
    for (const lines of [[], [line(0)], [line(1000)], [{ ...line(1), unit_minor: -1 }], [line(1), { ...line(1), unit_minor: 1 }]])
      expect([lines, await refusal(sell(maker, { ...said, lines }))]).toEqual([lines, '22023'])
    expect(await refusal(sell(maker, { ...said, paidBy: 'card' }))).toBe('22023')
    expect(await shelf(scarf.variantId)).toBe(5)
  })

  test('is one of so many a day; what the phone still has is sent the next day', async () => {
    await put(scarf.variantId, 5)
    const fill = `insert into public.stall_sales (id, seller_id, sold_at, paid_by, total_minor, lines, kept_at)
      select gen_random_uuid(), $1, now(), 'cash', 1, '[]', now() - $2::interval from generate_series(1, 2000)`
    const said = { key: randomUUID(), seller: scarf.sellerId, lines: [line(1)] }
    await db.owner.all(fill, [scarf.sellerId, '25 hours'])
    expect(await sell(maker, said)).toEqual({ kept: true })
    await db.owner.all(fill, [scarf.sellerId, '1 hour'])
    expect(await sell(maker, said)).toEqual({ kept: true })
    expect(await refusal(sell(maker, { ...said, key: randomUUID() }))).toBe('PT429 too_many_sales')
    await db.owner.all('delete from public.stall_sales where seller_id = $1', [scarf.sellerId])
  })

  test('goes to the number its owner says, which nobody else reads', async () => {
    await db.owner.all(`insert into public.seller_contacts (seller_id, email) values ($1, 'mali@example.com') on conflict do nothing`, [scarf.sellerId])
    const say = (id: string, who = maker) => db.asPerson(who).all('select public.set_stall_promptpay($1, $2)', [scarf.sellerId, id])
    const read = (who: string) => db.asPerson(who).one('select public.stall_promptpay($1) as id', [scarf.sellerId])
    await say('081-222 3333')
    expect(await read(maker)).toEqual({ id: '0812223333' })
    expect(await refusal(say('12345'))).toBe('HT004 promptpay_form')
    const stranger = await givenPerson(db)
    expect(await read(stranger)).toEqual({ id: null })
    expect(await refusal(say('0812223333', stranger))).toBe('42501')
    // Its owners read who else changed it.
    const helper = await givenPerson(db)
    await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'finance')`, [scarf.sellerId, helper])
    await say('0899999999', helper)
    expect(await db.owner.all(`select action, changes from public.shop_acts where person_id = $1`, [helper])).toEqual([
      { action: 'seller_contacts.update', changes: { promptpay_id: ['0812223333', '0899999999'] } },
    ])
  })
})

/** A shelf as a phone that lost its line remembers it, and what is done by it. */
type Done = { who: string; deed: ({ kind: 'count' } & Count) | ({ kind: 'sale' } & Sale) }

test('a hundred sellers with two phones each, sent at once and twice, lose no movement and double none', async () => {
  const SELLERS = 100
  const START = 20
  const sellers = await db.owner.all<{ seller: string; variant: string; person: string }>(
    `with people as (
       insert into auth.users (id, email) select gen_random_uuid(), 'deeds' || n || '@example.com' from generate_series(1, $1) n returning id),
     numbered as (select id as person, gen_random_uuid() as seller, gen_random_uuid() as product, row_number() over () as n from people),
     shops as (insert into public.sellers (id, slug, business_name, application_status) select seller, 'deeds-' || n, 'Ban ' || n, 'approved' from numbered returning id),
     members as (insert into public.seller_members (seller_id, person_id, role) select seller, person, 'owner' from numbered, shops where id = seller returning seller_id),
     goods as (
       insert into public.products (id, seller_id, category_id, name, price_minor, status)
       select product, seller, (select category_id from public.product_variants v join public.products p on p.id = v.product_id where v.id = $2), 'Basket', 10000, 'active' from numbered, members where seller_id = seller
       returning id),
     versions as (insert into public.product_variants (product_id, name) select id, 'one' from goods returning id, product_id)
     select n.seller, v.id as variant, n.person from versions v join numbered n on n.product = v.product_id`,
    [SELLERS, scarf.variantId],
  )
  await db.owner.all(
    'insert into public.stock_levels (variant_id, on_hand) select v, $2 from unnest($1::uuid[]) v on conflict (variant_id) do update set on_hand = $2',
    [sellers.map(({ variant }) => variant), START],
  )
  const acts = fc.array(
    fc.oneof(fc.record({ counted: fc.integer({ min: 0, max: 30 }) }), fc.record({ quantity: fc.integer({ min: 1, max: 6 }), anyway: fc.boolean() })),
    {
      minLength: 2,
      maxLength: 4,
    },
  )
  // Each of the two phones goes on from the twenty it saw last, and knows nothing of the other.
  const queues = sellers.flatMap(({ seller, variant, person }) =>
    fc.sample(acts, 2).map((said) => {
      let seen = START
      return said.map((act): Done => {
        if ('counted' in act) {
          const deed = { kind: 'count' as const, key: randomUUID(), variant, seen, counted: act.counted }
          seen = act.counted
          return { who: person, deed }
        }
        seen = Math.max(0, seen - act.quantity)
        return {
          who: person,
          deed: {
            kind: 'sale' as const,
            key: randomUUID(),
            seller,
            anyway: act.anyway,
            lines: [{ variant_id: variant, quantity: act.quantity, unit_minor: 100_00 }],
          },
        }
      })
    }),
  )
  const send = ({ who, deed }: Done) => (deed.kind === 'count' ? count(who, deed) : sell(who, deed))
  const answers = new Map<string, Kept>()
  await Promise.all(
    queues.map(async (queue) => {
      for (const done of queue) {
        // The first answer was lost on the way; the second is the one that counts.
        const [, answer] = await Promise.all([send(done), send(done)])
        answers.set(done.deed.key, await send(done).then((again) => (answer?.kept ? answer : again)))
      }
    }),
  )
  const deeds = queues.flat()
  expect(answers.size).toBe(deeds.length)

  // The plain model: one shelf for each variant, moved by what the history says, in its order; each move is what its deed says.
  const moves = await db.owner.all<{ deed: string; variant: string; quantity: number }>(
    'select deed_id as deed, variant_id as variant, quantity from public.stock_movements where variant_id = any ($1::uuid[]) order by id',
    [sellers.map(({ variant }) => variant)],
  )
  const sales = new Map(
    (await db.owner.all<{ id: string; missing: number }>(`select id, (lines -> 0 ->> 'missing')::integer as missing from public.stall_sales`)).map((sale) => [
      sale.id,
      sale.missing,
    ]),
  )
  const model = new Map(sellers.map(({ variant }) => [variant, START]))
  const done = new Map(deeds.map(({ deed }) => [deed.key, deed]))
  for (const { deed: key, variant, quantity } of moves) {
    const deed = done.get(key)
    const before = model.get(variant) ?? 0
    expect(before + quantity).toBe(
      deed?.kind === 'count' ? deed.counted : before - ((deed?.kind === 'sale' ? (deed.lines[0]?.quantity ?? 0) : 0) - (sales.get(key) ?? 0)),
    )
    model.set(variant, before + quantity)
  }
  expect(new Set(moves.map(({ deed }) => deed)).size).toBe(moves.length)
  const shelves = await db.owner.all<{ variant: string; on_hand: number }>(
    'select variant_id as variant, on_hand from public.stock_levels where variant_id = any ($1::uuid[])',
    [sellers.map(({ variant }) => variant)],
  )
  expect(new Map(shelves.map(({ variant, on_hand: onHand }) => [variant, onHand]))).toEqual(model)
  // What was answered as kept is there, and what was not is not: nothing lost, nothing done behind somebody's back.
  for (const { deed } of deeds) if (deed.kind === 'sale') expect([deed.key, sales.has(deed.key)]).toEqual([deed.key, answers.get(deed.key)?.kept])
})
