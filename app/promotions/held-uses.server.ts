import type { Database } from '../platform/database.ts'
import type { Holder } from '../stock/held-for.server.ts'
import { mayHoldUse, type HeldUses } from '../stock/hold-limits.ts'

/** A coupon or a limited offer. */
export type Counted = { couponId: string } | { offerId: string }

/** When the order that holds a use ends by itself; one against cash when its maker has accepted it, and nobody knows when. */
const UNTIL = `case when g.status = 'placed' then private.now() + interval '1 hour' else greatest(g.expires_at, private.now() + interval '1 minute') end`

/** How many uses of a coupon are held by orders that nobody has paid, and when the first of them ends by itself. */
export async function heldUsesOf(db: Database, couponId: string): Promise<{ held: number; until: Date | null }> {
  return db.one<{ held: number; until: Date | null }>(
    `select count(*)::integer as held, min(${UNTIL}) as until
       from public.promotion_usages u join public.order_groups g on g.id = u.order_group_id where u.coupon_id = $1 and u.state = 'reserved'`,
    [couponId],
  )
}

/**
 * Until when one of these holders holds as much of a coupon or an offer as one may; undefined where another use may be held. What is not limited is held without end.
 * True for as long as the holders are locked (`lockHolders`).
 */
export async function heldTooMuch(db: Database, holders: readonly Holder[], counted: Counted): Promise<Date | undefined> {
  if (!holders.some(({ kind }) => kind === 'buyer')) return undefined
  const [coupon, offer] = 'couponId' in counted ? [counted.couponId, null] : [null, counted.offerId]
  const { left } = await db.one<{ left: number | null }>(
    `select (limited.uses + (
              select coalesce(sum(u.uses), 0) from public.promotion_usages u
               where u.state = 'reserved' and (u.coupon_id = $1 or u.bogo_id = $2)))::integer as left
       from (select usage_limit - usage_count as uses from public.coupons where id = $1
             union all select usage_limit - usage_count from public.bogo_promotions where id = $2) limited`,
    [coupon, offer],
  )
  if (left === null) return undefined
  const uses = await db.all<HeldUses & { buyer: string; until: Date }>(
    `select encode(h.buyer, 'hex') as buyer, coalesce(sum(u.uses) filter (where u.state = 'reserved'), 0)::integer as held, sum(u.uses)::integer as day,
            coalesce(min(${UNTIL}) filter (where u.state = 'reserved'), min(u.created_at) + interval '1 day') as until
       from private.held_for h join public.promotion_usages u on u.order_group_id = h.order_group_id join public.order_groups g on g.id = h.order_group_id
      where h.buyer = any ($1::bytea[]) and (u.coupon_id = $2 or u.bogo_id = $3)
        and (u.state = 'reserved' or u.state = 'released' and u.created_at > private.now() - interval '1 day')
      group by h.buyer`,
    [holders.map(({ key }) => key), coupon, offer],
  )
  return holders
    .map(({ kind, key }) => ({ kind, own: uses.find(({ buyer }) => buyer === key.toString('hex')) }))
    .find(({ kind, own }) => own && !mayHoldUse(kind, own, left))?.own?.until
}
