import { beforeAll, describe, expect, test } from 'vitest'
import { fc } from '../support/random.ts'
import { keepMembership, sendMembershipLetter } from '../../app/membership/keep-membership.server.ts'
import { allocate, minor } from '../../app/platform/money.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, givenSeller, testShop } from '../support/market.ts'
import { givePoints } from '../support/members.ts'
import { playedBank } from '../support/played-bank.ts'
import { pointShop } from '../support/point-shop.ts'

let db: TestDatabase
let shop: Shop
let letters: Letter[]
let at: ReturnType<typeof pointShop>

beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  ;({ shop, letters } = testShop(db, { payments: [bank] }))
  at = pointShop(db, shop, bank)
})

/** Points earned by orders that are long complete. */
const earn = (person: string, points: number, daysAgo: number) =>
  db.owner.all(`select private.book_points($1, 'earn', $2, gen_random_uuid()::text, private.now() - $3 * interval '1 day')`, [person, points, daysAgo])
const raise = (person: string) => db.owner.all('select private.raise_tier($1, private.now())', [person])
const tierOf = async (person: string) => (await db.owner.one<{ tier: string }>('select tier from public.memberships where person_id = $1', [person])).tier

describe('the ledger', () => {
  test('splits as the shop’s arithmetic does', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 10n }), { minLength: 1, maxLength: 6 }),
        async (amount, weights) => {
          fc.pre(weights.some((weight) => weight > 0n))
          const { parts } = await db.owner.one<{ parts: bigint[] }>('select private.split_amount($1, $2::bigint[]) as parts', [amount, weights])
          expect(parts.map(BigInt)).toEqual(allocate(minor(amount), weights))
        },
      ),
      { numRuns: 60 },
    )
  })

  test('whatever is given and taken in whatever order, and however often each is tried, the balance is its sum and nothing is used twice', async () => {
    const step = fc.record({
      points: fc.integer({ min: -400, max: 400 }).filter((points) => points !== 0),
      life: fc.integer({ min: 1, max: 700 }),
      times: fc.integer({ min: 1, max: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const person = await givenPerson(db)
        for (const [index, { points, life, times }] of steps.entries())
          await Promise.all(
            Array.from({ length: times }, () =>
              db.owner.all(`select private.book_points($1, 'adjust', $2, $3, private.now(), until => private.now() + $4 * interval '1 day')`, [
                person,
                points,
                `${person}:${index}`,
                life,
              ]),
            ),
          )
        expect(await at.balance(person)).toBe(steps.reduce((sum, { points }) => sum + points, 0))
        expect(await at.breaches()).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  test('points that expire first are used first', async () => {
    const person = await givenPerson(db)
    for (const lifeDays of [300, 20, 100]) await givePoints(db, person, 100, { lifeDays })
    await db.owner.all(`select private.book_points($1, 'redeem', -150, gen_random_uuid()::text, private.now())`, [person])
    expect(
      await db.owner.all('select points - settled as rest from public.points_entries where person_id = $1 and points > 0 order by expires_at', [person]),
    ).toEqual([{ rest: 0 }, { rest: 50 }, { rest: 100 }])
  })

  test('what expires is booked once, after a letter thirty days before', async () => {
    const person = await givenPerson(db, { email: 'expiring@people.test' })
    await givePoints(db, person, 120, { lifeDays: 29 })
    await givePoints(db, person, 80, { lifeDays: 400 })
    await keepMembership(shop)
    await keepMembership(shop)
    const waiting = await db.owner.all<{ payload: object & { person?: string } }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send-membership-letter'`,
    )
    const mine = waiting.filter(({ payload }) => payload.person === person)
    expect(mine).toMatchObject([{ payload: { kind: 'expiring', points: 120 } }])
    await sendMembershipLetter(shop, mine[0]?.payload)
    expect(letters.at(-1)).toMatchObject({ to: 'expiring@people.test', text: expect.stringContaining('120') as string })

    await db.owner.all(`update public.points_entries set expires_at = now() - interval '1 second' where person_id = $1 and points = 120`, [person])
    // Nobody can spend them, even before the clock has booked it.
    expect(await at.balance(person)).toBe(80)
    await keepMembership(shop)
    await keepMembership(shop)
    expect((await at.entries(person)).filter(({ kind }) => kind === 'expire')).toEqual([{ kind: 'expire', points: -120, status: 'available' }])
    expect([await at.balance(person), await at.breaches()]).toEqual([80, []])
  })
})

describe('tiers', () => {
  test('rise at once by the points of 365 days, and tell what they were', async () => {
    const person = await givenPerson(db)
    await earn(person, 900, 400)
    await earn(person, 999, 10)
    await raise(person)
    expect(await tierOf(person)).toBe('lotus')
    await earn(person, 1, 0)
    await raise(person)
    expect(await tierOf(person)).toBe('silk')
    await earn(person, 19_000, 0)
    await raise(person)
    expect(await tierOf(person)).toBe('sacred_elephant')
    expect(await db.asPerson(person).all('select tier, reason, points from public.tier_history order by id')).toEqual([
      { tier: 'silk', reason: 'upgrade', points: 1000 },
      { tier: 'sacred_elephant', reason: 'upgrade', points: 20_000 },
    ])
  })

  test('are kept for a year and then follow the last 365 days', async () => {
    const person = await givenPerson(db)
    await earn(person, 6000, 0)
    await raise(person)
    await db.owner.all(`update public.points_entries set available_at = now() - interval '300 days' where person_id = $1`, [person])
    await keepMembership(shop)
    expect(await tierOf(person)).toBe('royal_gold')
    // A year later, with 1,200 new points.
    await db.owner.all(`update public.points_entries set available_at = now() - interval '400 days' where person_id = $1`, [person])
    await db.owner.all(`update public.memberships set tier_review_at = now() - interval '1 day' where person_id = $1`, [person])
    await earn(person, 1200, 5)
    await keepMembership(shop)
    expect(await tierOf(person)).toBe('silk')
    await keepMembership(shop)
    expect(await db.owner.all(`select reason from public.tier_history where person_id = $1 and reason = 'review'`, [person])).toHaveLength(1)
    expect(await db.owner.one(`select tier_review_at > now() + interval '360 days' as later from public.memberships where person_id = $1`, [person])).toEqual({
      later: true,
    })
  })
})

describe('achievements', () => {
  const granted = (person: string) =>
    db.asPerson(person).all<{ achievement: string; evidence: object }>('select achievement, evidence from public.achievements order by 1')
  /** Buys and receives pieces of makers from these provinces, one order each. */
  async function receive(person: string, provinces: readonly string[], { priceMinor = 200_00, textile = false, quantity = 1 } = {}): Promise<void> {
    for (const province of provinces) {
      const sellerId = await givenSeller(db)
      await db.owner.all('update public.sellers set province = $2 where id = $1', [sellerId, province])
      const product = await givenProduct(db, { sellerId, priceMinor })
      if (textile)
        await db.owner.all(
          `with family as (insert into public.categories (slug, name) values ('textiles', 'Textiles') on conflict (slug) do update set name = excluded.name returning id)
           update public.categories c set parent_id = family.id from family where c.id = $1`,
          [product.categoryId],
        )
      const { group } = await at.placed({ person, products: [{ product, quantity }] })
      await at.pay(group)
      for (const order of await at.ordersOf(group)) await at.complete(order.id)
    }
  }

  test('five provinces make a temple explorer, once, with the provinces as evidence', async () => {
    const person = await givenPerson(db)
    const provinces = ['TH-10', 'TH-40', 'TH-50', 'TH-83', 'TH-90']
    await receive(person, provinces.slice(0, 4))
    expect(await granted(person)).toEqual([])
    await receive(person, [...provinces.slice(4), 'TH-10'])
    expect(await granted(person)).toEqual([{ achievement: 'temple_explorer', evidence: { provinces } }])
  })

  test('five textiles count when they come from three makers', async () => {
    const person = await givenPerson(db)
    await receive(person, ['TH-40', 'TH-40'], { textile: true, quantity: 3 })
    expect(await granted(person)).toEqual([])
    await receive(person, ['TH-40'], { textile: true })
    expect(await granted(person)).toEqual([{ achievement: 'silk_road_traveler', evidence: { products: 7, sellers: 3 } }])
  })

  test('one order of ten thousand baht makes a golden shopper', async () => {
    const person = await givenPerson(db)
    await receive(person, ['TH-40', 'TH-41'], { priceMinor: 9999_99 })
    expect(await granted(person)).toEqual([])
    await receive(person, ['TH-40'], { priceMinor: 5000_00, quantity: 2 })
    expect(await granted(person)).toMatchObject([{ achievement: 'golden_shopper', evidence: { goods_minor: 10_000_00 } }])
  })

  test('six months make a loyal customer', async () => {
    const person = await givenPerson(db)
    await receive(
      person,
      Array.from({ length: 5 }, () => 'TH-40'),
    )
    await db.owner.all(
      // The middle of the months before this one, as Bangkok counts them: the same day of another month may be none, or the next month's first there.
      `update public.orders o set placed_at = (date_trunc('month', now() at time zone 'Asia/Bangkok') - n.month * interval '1 month' + interval '14 days') at time zone 'Asia/Bangkok'
         from (select id, row_number() over (order by id) as month from public.orders where buyer_id = $1) n where n.id = o.id`,
      [person],
    )
    expect(await granted(person)).toEqual([])
    await receive(person, ['TH-40'])
    expect(await granted(person)).toMatchObject([{ achievement: 'loyal_customer' }])
  })

  test('ten reviews are the memory of an elephant', async () => {
    const person = await givenPerson(db)
    const product = await givenProduct(db)
    const write = (count: number, bought = true) =>
      db.owner.all(
        `insert into public.reviews (product_id, seller_id, author_id, author_name, rating, body, bought)
         select $1, $2, $3, 'Ada B.', 5, 'Lovely', $5 from generate_series(1, $4)`,
        [product.productId, product.sellerId, person, count, bought],
      )
    await write(9)
    // Said of a cash order whose money nobody has seen.
    await write(3, false)
    expect(await granted(person)).toEqual([])
    await write(1)
    expect(await granted(person)).toEqual([{ achievement: 'elephant_memory', evidence: { reviews: 10 } }])
  })
})
