import type { Database } from '../platform/database.ts'
import { toJson, type Minor } from '../platform/money.ts'
import type { BogoPromotion } from './bogo.ts'
import type { Evaluation } from './evaluate.ts'

/** Who is about to use a promotion: by account, by e-mail, or both. */
export type Person = { personId: string | null; email: string }

/** An offer of a quote with how often it is applied and what it takes off. */
type CountedOffer = { id: string; uses: number; saved: Minor }

/** The offers of a quote whose uses or costs are counted, each use an application of the offer, in the order in which they are locked. */
export const limitedOffers = ({ evaluation, promotions }: { evaluation: Evaluation; promotions: readonly BogoPromotion[] }): CountedOffer[] =>
  evaluation.bogo.applicable_promotions
    .map(({ promotion_id: id, applications_count: uses, total_savings: saved }) => ({ id, uses, saved }))
    .filter(({ id }) => promotions.some((promotion) => promotion.id === id && isCounted(promotion)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

const isCounted = ({ usage_limit: limit, budget_left: left }: BogoPromotion) => (limit ?? left ?? null) !== null

/**
 * Holds a use of the coupon, and as many of every limited offer as the quote applies it, for an order that was written and whose pieces are held. The UPDATE's own condition is the
 * guard, and its row lock makes the count per person true. False when the last use went to somebody else since the quote was made: then the caller leaves its transaction.
 */
export async function reservePromotions(
  tx: Database,
  orderGroupId: string,
  facts: { evaluation: Evaluation; promotions: readonly BogoPromotion[] },
  person: Person,
): Promise<boolean> {
  const { coupon } = facts.evaluation
  if (coupon?.applied) {
    const taken = await tx.maybe<{ per_person_limit: number }>(
      `update public.coupons set usage_count = usage_count + 1
        where id = $1 and is_active and starts_at <= private.now() and (ends_at is null or ends_at > private.now())
          and (usage_limit is null or usage_count < usage_limit)
        returning per_person_limit`,
      [coupon.couponId],
    )
    if (!taken) return false
    const { used, held } = await timesUsed(tx, coupon.couponId, person)
    if (used + held >= taken.per_person_limit) return false
    if (!(await spendBudget(tx, { coupon_id: coupon.couponId, bogo_id: null, saved: coupon.savings }))) return false
  }
  const offers = limitedOffers(facts)
  for (const { id, uses, saved } of offers) {
    const taken = await tx.maybe(
      `update public.bogo_promotions set usage_count = usage_count + $2
        where id = $1 and (usage_limit is null or usage_count + $2 <= usage_limit) returning id`,
      [id, uses],
    )
    if (!taken || !(await spendBudget(tx, { coupon_id: null, bogo_id: id, saved }))) return false
  }
  await tx.all(
    `insert into public.promotion_usages (coupon_id, bogo_id, uses, saved_minor, order_group_id, person_id, email_hash)
     select u.coupon_id, u.bogo_id, u.uses, u.saved_minor, $2, $3, sha256(convert_to(private.mailbox($4::text), 'UTF8'))
       from json_to_recordset($1::json) as u (coupon_id uuid, bogo_id uuid, uses integer, saved_minor bigint)`,
    [
      JSON.stringify([
        ...(coupon?.applied ? [{ coupon_id: coupon.couponId, uses: 1, saved_minor: toJson(coupon.savings) }] : []),
        ...offers.map(({ id, uses, saved }) => ({ bogo_id: id, uses, saved_minor: toJson(saved) })),
      ]),
      orderGroupId,
      person.personId,
      person.email,
    ],
  )
  return true
}

/**
 * How often a person has used a coupon, and holds it with an order that is not paid: known by account, or by mailbox, however its address is written. What was kept of an address before
 * mailboxes were looked at is found by the address itself.
 */
export async function timesUsed(db: Database, couponId: string, { personId, email }: Person): Promise<{ used: number; held: number }> {
  return db.one<{ used: number; held: number }>(
    `select count(*) filter (where state = 'confirmed')::integer as used, count(*) filter (where state = 'reserved')::integer as held
       from public.promotion_usages
      where coupon_id = $1 and state <> 'released' and (person_id = $2
          or email_hash in (sha256(convert_to(private.mailbox($3::text), 'UTF8')), sha256(convert_to(lower(btrim($3::text)), 'UTF8'))))`,
    [couponId, personId, email === '' ? null : email],
  )
}

type Spending = { coupon_id: string | null; bogo_id: string | null; saved: Minor }
const spendBudget = async (tx: Database, { coupon_id: coupon, bogo_id: offer, saved }: Spending): Promise<boolean> =>
  (await tx.one<{ spent: boolean }>('select private.spend_budget($1, $2, $3) as spent', [coupon, offer, toJson(saved)])).spent
