import type { TestDatabase } from './database.ts'

/** Somebody who was brought by a member and has ordered nothing yet; answers the referral's key. Both have a link of their own. */
export async function givenReferral(db: TestDatabase, { referrer, friend }: { referrer: string; friend: string }): Promise<string> {
  for (const person of [referrer, friend]) await db.owner.all('select private.referral_code_of($1)', [person])
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.referrals (referrer_id, friend_id, referrer_minor, friend_minor, minimum_minor) values ($1, $2, 10000, 10000, 50000) returning id`,
    [referrer, friend],
  )
  return id
}
