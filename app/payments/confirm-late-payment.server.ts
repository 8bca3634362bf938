import type { Database } from '../platform/database.ts'
import { releasePromotions, retakePromotions } from '../promotions/settle-promotions.server.ts'
import { consumeStock, releaseStock } from '../stock/reserve-stock.server.ts'

/** How long a late buyer's pieces are held between here and the end of the transaction that takes them. */
const MOMENT = `private.now() + interval '1 minute'`

/**
 * Money came after the time was up. Takes the pieces again if they are still there, and what made them cheaper (coupon, offers, quotes, points) or paid a part (store credit), and returns true; takes
 * nothing and returns false when any of it went to somebody else, so that the buyer gets the money back.
 */
export async function confirmLatePayment(tx: Database, orderGroupId: string): Promise<boolean> {
  const shortfalls = await tx.all(
    `select * from private.reserve_stock($1, (
       select coalesce(jsonb_agg(jsonb_build_object('variant_id', l.variant_id, 'quantity', l.quantity)), '[]')
         from public.order_lines l join public.orders o on o.id = l.order_id where o.order_group_id = $1), ${MOMENT})`,
    [orderGroupId],
  )
  if (shortfalls.length > 0) return false
  if (!(await retakePromotions(tx, orderGroupId))) {
    await releaseStock(tx, orderGroupId, 'released')
    return false
  }
  if (!(await tx.one<{ taken: boolean }>('select private.retake_quotes($1) as taken', [orderGroupId])).taken) {
    await releaseStock(tx, orderGroupId, 'released')
    await releasePromotions(tx, orderGroupId)
    return false
  }
  const { taken } = await tx.one<{ taken: boolean }>('select private.retake_points($1) as taken', [orderGroupId])
  const credit = taken && (await tx.one<{ taken: boolean }>('select private.retake_credit($1) as taken', [orderGroupId])).taken
  if (credit) {
    await consumeStock(tx, orderGroupId)
    return true
  }
  if (taken) await tx.all('select private.release_points($1)', [orderGroupId])
  await tx.all('select private.release_quotes($1)', [orderGroupId])
  await releaseStock(tx, orderGroupId, 'released')
  await releasePromotions(tx, orderGroupId)
  return false
}
