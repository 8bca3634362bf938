import { beforeAll, describe, expect, test } from 'vitest'
import { sweepPayments } from '../../app/payments/expire-orders.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import { joinPlanFunction } from '../../app/payments/plans/join-plan.server.ts'
import { keepPlans, sendMembershipLetter } from '../../app/membership/keep-membership.server.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, givenSeller, guest, testShop } from '../support/market.ts'
import { givePlan } from '../support/members.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'
import { memberCaller, pointShop } from '../support/point-shop.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
let letters: Letter[]
let at: ReturnType<typeof pointShop>

beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop, letters } = testShop(db, { payments: [bank] }))
  at = pointShop(db, shop, bank)
})

const wish = { plan: 'premium', billing: 'monthly', paymentMethod: 'card', language: 'th' }
const join = async (person: string, changes: object = {}) => {
  const answer = await joinPlanFunction(shop, memberCaller(person), { ...wish, ...changes })
  return { status: answer.status, body: (await answer.json()) as { code?: string; purchase?: string } }
}
const paymentOf = (purchase: string | undefined) =>
  db.owner.one<{ id: string; provider_reference: string; amount_minor: bigint; status: string }>('select * from public.payments where plan_purchase_id = $1', [
    purchase,
  ])
const planOf = (person: string, plan = 'premium') =>
  db.owner.maybe<{ status: string; billing: string; days: number }>(
    `select status, billing, round(extract(epoch from period_end - now()) / 86400)::integer as days from public.plan_subscriptions where person_id = $1 and plan = $2 order by started_at desc limit 1`,
    [person, plan],
  )
const pay = async (purchase: string | undefined) => {
  const payment = await paymentOf(purchase)
  bank.say(payment.provider_reference, 'paid')
  return settlePayment(shop, payment.id)
}
/** Lets a plan's days pass without waiting for them. */
const letPass = (person: string, days: number) =>
  db.owner.all(
    `update public.plan_subscriptions set started_at = started_at - $2 * interval '1 day', period_end = period_end - $2 * interval '1 day' where person_id = $1`,
    [person, days],
  )

describe('joining', () => {
  test('a plan begins when its payment has arrived, once, however often the bank says so', async () => {
    const person = await givenPerson(db)
    const { status, body } = await join(person)
    expect(status).toBe(200)
    const payment = await paymentOf(body.purchase)
    expect([payment.amount_minor, payment.status, await planOf(person)]).toEqual([149_00n, 'pending', undefined])
    expect(await pay(body.purchase)).toBe('placed')
    expect(await pay(body.purchase)).toBe('already-placed')
    expect(await planOf(person)).toMatchObject({
      status: 'active',
      billing: 'monthly',
      days: expect.toSatisfy((days: number) => days >= 28 && days <= 31) as number,
    })
    const [told] = await db.asPerson(person).all<{ mine: { plans: { plan: string; status: string }[] } }>('select public.my_membership() as mine')
    expect(told?.mine.plans).toMatchObject([{ plan: 'premium', status: 'active' }])
  })

  test('two presses are one purchase; another wish ends the first', async () => {
    const person = await givenPerson(db)
    const [first, second] = [await join(person), await join(person)]
    expect(second.body.purchase).toBe(first.body.purchase)
    const third = await join(person, { billing: 'yearly' })
    expect(third.body.purchase).not.toBe(first.body.purchase)
    expect((await paymentOf(first.body.purchase)).status).toBe('canceled')
    expect((await paymentOf(third.body.purchase)).amount_minor).toBe(1490_00n)
  })

  test('what turns out to be paid while another way is chosen is not paid twice', async () => {
    const person = await givenPerson(db)
    const first = await join(person)
    bank.say((await paymentOf(first.body.purchase)).provider_reference, 'paid')
    expect(await join(person, { paymentMethod: 'promptpay' })).toMatchObject({ status: 409, body: { code: 'already_paid' } })
    expect(await planOf(person)).toMatchObject({ status: 'active' })
  })

  test('a payment that the bank could not begin is begun by the sweeper', async () => {
    const person = await givenPerson(db)
    bank.away = true
    const { status, body } = await join(person)
    bank.away = false
    expect([status, (await paymentOf(body.purchase)).status]).toEqual([200, 'created'])
    await db.owner.all(`update public.payments set created_at = now() - interval '2 minutes' where plan_purchase_id = $1`, [body.purchase])
    await sweepPayments(shop)
    expect((await paymentOf(body.purchase)).status).toBe('pending')
  })

  test('a declined payment gives nothing, and another amount is believed to nobody', async () => {
    const person = await givenPerson(db)
    const { body } = await join(person)
    const payment = await paymentOf(body.purchase)
    bank.say(payment.provider_reference, 'failed')
    expect(await settlePayment(shop, payment.id)).toBe('failed')
    const again = await join(person)
    const next = await paymentOf(again.body.purchase)
    bank.say(next.provider_reference, 'paid', { amount: 1n as never })
    expect(await settlePayment(shop, next.id)).toBe('unclear')
    expect(await planOf(person)).toBeUndefined()
  })

  test('strangers, nonsense and the seller plan of who sells nothing are refused', async () => {
    expect((await joinPlanFunction(shop, guest, wish)).status).toBe(401)
    const person = await givenPerson(db)
    for (const changes of [
      { plan: 'free' },
      { plan: 'gold' },
      { billing: 'weekly' },
      { paymentMethod: 'cash_on_delivery' },
      { language: 'xx' },
      { plan: ['premium'] },
    ])
      expect((await join(person, changes)).status).toBe(400)
    expect(await join(person, { plan: 'seller' })).toMatchObject({ status: 409, body: { code: 'no_shop' } })
  })

  test('where the shop gives a trial, a first plan begins with it and a second does not', async () => {
    await db.owner.all(`update public.shop_settings set value = '14' where key = 'plans.trial_days'`)
    const person = await givenPerson(db)
    expect((await join(person)).body).toEqual({ purchase: null })
    expect(await planOf(person)).toMatchObject({ status: 'trialing', days: 14 })
    await letPass(person, 15)
    await keepPlans(shop)
    expect(await planOf(person)).toMatchObject({ status: 'expired' })
    expect((await join(person)).body.purchase).toEqual(expect.any(String))
    await db.owner.all(`update public.shop_settings set value = '0' where key = 'plans.trial_days'`)
  })
})

describe('renewing and leaving', () => {
  test('the next period is added to the one that runs', async () => {
    const person = await givenPerson(db)
    await givePlan(db, person, 'premium')
    await pay((await join(person, { billing: 'yearly' })).body.purchase)
    expect((await planOf(person))?.days).toBeGreaterThanOrEqual(365 + 28)
  })

  describe('months are those of the calendar in Bangkok', () => {
    /** Pays for one period after the other, the first when the plan begins; answers when each ends, in Bangkok. */
    async function ends(began: string, billings: readonly ('monthly' | 'yearly')[]): Promise<string[]> {
      const person = await givenPerson(db)
      return db.owner.transaction(async (tx) => {
        await tx.all(`select set_config('app.now', $1, true)`, [`${began}+07`])
        const answers: string[] = []
        for (const [turn, billing] of billings.entries()) {
          await tx.all(`insert into public.plan_purchases (number, person_id, plan, billing, amount_minor) values ($1, $2, 'premium', $3, 14900)`, [
            `P-${person.slice(0, 8)}-${turn}`,
            person,
            billing,
          ])
          await tx.all(`select private.book_plan_purchase(id) from public.plan_purchases where person_id = $1 and status = 'open'`, [person])
          const { at } = await tx.one<{ at: string }>(
            `select to_char(period_end at time zone 'Asia/Bangkok', 'YYYY-MM-DD HH24:MI') as at from public.plan_subscriptions where person_id = $1`,
            [person],
          )
          answers.push(at)
        }
        return answers
      })
    }

    test('a short month in between takes no days from those after it', async () => {
      expect(await ends('2027-01-31 10:00', ['monthly', 'monthly', 'monthly', 'monthly'])).toEqual([
        '2027-02-28 10:00',
        '2027-03-31 10:00',
        '2027-04-30 10:00',
        '2027-05-31 10:00',
      ])
    })
    test('nor does a year that has no 29th of February', async () => {
      expect(await ends('2028-02-29 10:00', ['yearly', 'yearly', 'yearly', 'yearly'])).toEqual([
        '2029-02-28 10:00',
        '2030-02-28 10:00',
        '2031-02-28 10:00',
        '2032-02-29 10:00',
      ])
    })
    test('after midnight in Bangkok it is the new day, though not yet in Greenwich', async () => {
      expect(await ends('2027-03-01 00:30', ['monthly', 'yearly'])).toEqual(['2027-04-01 00:30', '2028-04-01 00:30'])
    })
  })

  test('who left keeps the plan until its time is over, and may come back before', async () => {
    const person = await givenPerson(db)
    const me = db.asPerson(person)
    await givePlan(db, person, 'premium')
    expect(await me.one(`select public.leave_plan('premium') as left`)).toEqual({ left: true })
    expect(await me.one(`select public.leave_plan('premium') as left`)).toEqual({ left: false })
    expect([await planOf(person), await has(person)]).toMatchObject([{ status: 'canceled' }, true])
    expect(await me.one(`select public.keep_plan('premium') as kept`)).toEqual({ kept: true })
    await me.one(`select public.leave_plan('premium')`)
    await letPass(person, 40)
    expect(await has(person)).toBe(false)
    await keepPlans(shop)
    expect(await planOf(person)).toMatchObject({ status: 'expired' })
    expect(await me.one(`select public.keep_plan('premium') as kept`)).toEqual({ kept: false })
  })

  test('an unpaid plan is past due for a week of grace, then over', async () => {
    const person = await givenPerson(db)
    await givePlan(db, person, 'premium')
    await letPass(person, 33)
    await keepPlans(shop)
    expect([await planOf(person), await has(person)]).toMatchObject([{ status: 'past_due' }, true])
    await letPass(person, 7)
    expect(await has(person)).toBe(false)
    await keepPlans(shop)
    expect(await planOf(person)).toMatchObject({ status: 'expired' })
  })

  test('a letter with the way to renew comes a week before, once', async () => {
    const person = await givenPerson(db, { email: 'renew@people.test' })
    await givePlan(db, person, 'premium')
    await keepPlans(shop)
    expect(await queued(person)).toEqual([])
    await letPass(person, 25)
    await keepPlans(shop)
    await keepPlans(shop)
    const [job, ...more] = await queued(person)
    expect([job, more]).toMatchObject([{ kind: 'renew', plan: 'premium' }, []])
    await sendMembershipLetter(shop, job)
    expect(letters.at(-1)).toMatchObject({ to: 'renew@people.test', text: expect.stringContaining('/en/membership?renew=premium') as string })
  })
})

const has = async (person: string, plan = 'premium') => (await db.owner.one<{ has: boolean }>('select private.has_plan($1, $2) as has', [person, plan])).has
/** What waits for `send-membership-letter` about somebody. */
const queued = async (person: string): Promise<object[]> =>
  (await db.owner.all<{ payload: object & { person?: string } }>(QUEUE)).map(({ payload }) => payload).filter((payload) => payload.person === person)
const QUEUE = `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send-membership-letter'`

describe('what a plan gives', () => {
  test('premium delivers free within Thailand from 500 baht a maker, and the maker is paid for it', async () => {
    const person = await givenPerson(db)
    const [small, large] = [await givenProduct(db, { priceMinor: 499_00 }), await givenProduct(db, { priceMinor: 500_00 })]
    const before = await at.quote({ person, products: [{ product: large }] })
    expect(before.shipping).toBeGreaterThan(0)
    await givePlan(db, person, 'premium')
    expect((await at.quote({ person, products: [{ product: large }] })).shipping).toBe(0)
    expect((await at.quote({ person, products: [{ product: small }] })).shipping).toBe(before.shipping)
    const { group } = await at.placed({ person, products: [{ product: large }] })
    const [order] = await at.ordersOf(group)
    expect(order).toMatchObject({ total_minor: 500_00n, shipping_funded_minor: BigInt(before.shipping) })
  })

  test('a maker on the seller plan pays 7 %, frozen when the order is placed', async () => {
    const seller = await givenPerson(db)
    const sellerId = await givenSeller(db)
    await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [sellerId, seller])
    const product = await givenProduct(db, { sellerId, priceMinor: 1000_00 })
    const buying = { person: await givenPerson(db), products: [{ product }] }
    const rate = async (group: string) => (await at.ordersOf(group))[0]?.commission_rate_ppm
    const usual = await at.placed(buying)
    await givePlan(db, seller, 'seller')
    const lower = await at.placed(buying)
    expect([await rate(usual.group), await rate(lower.group)]).toEqual([100_000, 70_000])
    await db.owner.all(`update public.plan_subscriptions set status = 'expired' where person_id = $1`, [seller])
    expect(await rate(lower.group)).toBe(70_000)
  })
})
