import { createHash } from 'node:crypto'
import type { Database } from '../platform/database.ts'
import type { BogoPromotion } from './bogo.ts'
import type { Evaluation } from './evaluate.ts'

/** Uses of promotions to be written with the order; `gone` when the last use went to somebody else in the meantime. */
export type TakenPromotions = { gone: boolean; usages: { couponId: string | null; bogoId: string | null }[]; emailHash: Buffer }

/** What stands for a guest in `promotion_usages`, so that one person's limit holds without an account. */
export const emailHash = (email: string): Buffer => createHash('sha256').update(email.trim().toLowerCase()).digest()

/**
 * Takes one use of the coupon and of every limited offer in the quote. The UPDATE's own condition is the guard, and its row lock makes the count per person
 * true. Released again when the order is not paid.
 */
export async function reservePromotions(
  tx: Database,
  facts: { evaluation: Evaluation; promotions: readonly BogoPromotion[] },
  person: { personId: string | null; email: string },
): Promise<TakenPromotions> {
  const hash = emailHash(person.email)
  const usages: TakenPromotions['usages'] = []
  const { coupon } = facts.evaluation
  if (coupon?.applied) {
    const taken = await tx.maybe<{ per_person_limit: number }>(
      `update public.coupons set usage_count = usage_count + 1
        where id = $1 and is_active and starts_at <= private.now() and (ends_at is null or ends_at > private.now())
          and (usage_limit is null or usage_count < usage_limit)
        returning per_person_limit`,
      [coupon.couponId],
    )
    if (!taken) return { gone: true, usages, emailHash: hash }
    if ((await timesUsed(tx, coupon.couponId, person)) >= taken.per_person_limit) return { gone: true, usages, emailHash: hash }
    usages.push({ couponId: coupon.couponId, bogoId: null })
  }
  for (const { promotion_id } of facts.evaluation.bogo.applicable_promotions.toSorted((a, b) => (a.promotion_id < b.promotion_id ? -1 : 1))) {
    const limited = facts.promotions.find(({ id, usage_limit }) => id === promotion_id && usage_limit !== null && usage_limit !== undefined)
    if (!limited) continue
    const taken = await tx.maybe('update public.bogo_promotions set usage_count = usage_count + 1 where id = $1 and usage_count < usage_limit returning id', [
      promotion_id,
    ])
    if (!taken) return { gone: true, usages, emailHash: hash }
    usages.push({ couponId: null, bogoId: promotion_id })
  }
  return { gone: false, usages, emailHash: hash }
}

/** How often a person, known by account or by e-mail, holds or has used a coupon. */
export async function timesUsed(db: Database, couponId: string, { personId, email }: { personId: string | null; email: string }): Promise<number> {
  const { times } = await db.one<{ times: number }>(
    `select count(*)::integer as times from public.promotion_usages
      where coupon_id = $1 and state <> 'released' and (person_id = $2 or email_hash = $3)`,
    [couponId, personId, email === '' ? null : emailHash(email)],
  )
  return times
}
