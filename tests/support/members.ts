import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './database.ts'

/** Gives somebody points that count, by the ledger's own function. */
export const givePoints = (db: TestDatabase, person: string, points: number, { daysAgo = 0, lifeDays = 700 } = {}): Promise<unknown> =>
  db.owner.all(
    `select private.book_points($1, 'adjust', $2, $3, private.now() - $4 * interval '1 day', until => private.now() + $5 * interval '1 day', why => 'a test')`,
    [person, points, `test:${randomUUID()}`, daysAgo, lifeDays],
  )

/** Gives somebody a plan that was paid for, by the functions a payment calls. */
export async function givePlan(db: TestDatabase, person: string, plan: 'premium' | 'seller', billing: 'monthly' | 'yearly' = 'monthly'): Promise<void> {
  const { purchase_id } = await db.owner.one<{ purchase_id: string }>(
    `select purchase_id from private.begin_plan($1, $2, $3, 'en', 'played-bank', 'promptpay')`,
    [person, plan, billing],
  )
  await db.owner.all(`update public.payments set status = 'captured', captured_minor = amount_minor where plan_purchase_id = $1`, [purchase_id])
  await db.owner.all('select private.book_plan_purchase($1)', [purchase_id])
}

/** Members with something in every table of the membership: points given and used, a tier reached, an achievement, a plan. */
export async function givenMembers(db: TestDatabase, people: readonly string[]): Promise<void> {
  for (const person of people) {
    await givePoints(db, person, 500)
    await db.owner.all(`select private.book_points($1, 'redeem', -200, $2, private.now())`, [person, `test:${randomUUID()}`])
    await db.owner.all(`insert into public.tier_history (person_id, tier, reason, points) values ($1, 'silk', 'upgrade', 1000)`, [person])
    await db.owner.all(`insert into public.achievements (person_id, achievement, evidence) values ($1, 'golden_shopper', '{}')`, [person])
    await givePlan(db, person, 'premium')
  }
}
