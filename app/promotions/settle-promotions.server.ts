import type { Database } from '../platform/database.ts'

/** Coupons and offers that an order held are used for good; where cash is paid at the door, they stay held until a maker has accepted it (`private.promotions_follow`). */
export async function usePromotions(tx: Database, orderGroupId: string): Promise<void> {
  await tx.all(
    `select private.use_promotions($1)
      where not exists (select from public.payments p where p.order_group_id = $1 and p.method = 'cash_on_delivery' and p.status = 'pending')`,
    [orderGroupId],
  )
}

/** Coupons and limited offers become free again for somebody else. */
export async function releasePromotions(tx: Database, orderGroupId: string): Promise<void> {
  await tx.all('select private.release_promotions($1)', [orderGroupId])
}

/** Holds again what an order had given back; false, with nothing held, where it is no longer to be had. */
export async function retakePromotions(tx: Database, orderGroupId: string): Promise<boolean> {
  return (await tx.one<{ taken: boolean }>('select private.retake_promotions($1) as taken', [orderGroupId])).taken
}
