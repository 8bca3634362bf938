import type { Database } from '../platform/database.ts'
import { usePromotions } from '../promotions/settle-promotions.server.ts'
import { announcePlaced } from './announce-placed.server.ts'

/** Places an order group whose pieces were taken: states, promotions, sales counts and the news of it. Runs once, in the transaction that proved it may. */
export async function finishOrder(tx: Database, orderGroupId: string): Promise<void> {
  await tx.all(`select private.transition_group($1, 'placed', 'system')`, [orderGroupId])
  await usePromotions(tx, orderGroupId)
  await countSales(tx, orderGroupId)
  await announcePlaced(tx, orderGroupId)
}

/**
 * Products are locked in the order in which stock is (by product), so that two buyers cannot wait for each other; and not for their keys, which the lines of
 * everybody's order refer to.
 */
async function countSales(tx: Database, group: string): Promise<void> {
  const sold = `select l.product_id, sum(l.quantity)::integer as sold from public.order_lines l join public.orders o on o.id = l.order_id
    where o.order_group_id = $1 and l.product_id is not null group by 1`
  await tx.all(`select id from public.products where id in (select product_id from (${sold}) s) order by id for no key update`, [group])
  await tx.all(`update public.products p set sales_count = p.sales_count + s.sold from (${sold}) s where p.id = s.product_id`, [group])
}
