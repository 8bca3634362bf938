import type { Database } from '../platform/database.ts'

/**
 * Reserved coupons and offers are used for good. An order whose money came late gave its own back: it takes them again where there are any left, and else keeps
 * its price without being counted.
 */
export async function confirmPromotions(tx: Database, group: string): Promise<void> {
  const given = `select coupon_id, bogo_id from public.promotion_usages where order_group_id = $1 and state = 'released'`
  await tx.all(
    `with coupon as (
       update public.coupons set usage_count = usage_count + 1
        where id in (select coupon_id from (${given}) g) and (usage_limit is null or usage_count < usage_limit) returning id),
     offer as (
       update public.bogo_promotions set usage_count = usage_count + 1
        where id in (select bogo_id from (${given}) g) and (usage_limit is null or usage_count < usage_limit) returning id)
     update public.promotion_usages u set state = 'confirmed'
      where u.order_group_id = $1 and (u.state = 'reserved' or u.coupon_id in (select id from coupon) or u.bogo_id in (select id from offer))`,
    [group],
  )
}

/** Coupons and limited offers become free again for somebody else. */
export async function releasePromotions(tx: Database, orderGroupId: string): Promise<void> {
  await tx.all(
    `with freed as (update public.promotion_usages set state = 'released' where order_group_id = $1 and state = 'reserved' returning coupon_id, bogo_id),
      coupon as (update public.coupons set usage_count = usage_count - 1 where id in (select coupon_id from freed) returning id)
     update public.bogo_promotions set usage_count = usage_count - 1 where id in (select bogo_id from freed)`,
    [orderGroupId],
  )
}
