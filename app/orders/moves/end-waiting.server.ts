import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { isDatabaseError } from '../../platform/database-error.ts'
import type { Shop } from '../../shop.ts'
import { giveMoneyBack } from './give-money-back.server.ts'

/** As many as one run ends; the next goes on. */
const AT_ONCE = 200

/** Job `complete-orders`: whoever says nothing some days after the delivery is content, unless something is still open about the order. */
export async function completeOrders(shop: Shop): Promise<void> {
  const due = await shop.service.all<{ id: string }>(
    `select o.id from public.orders o
      where o.status = 'delivered' and not private.has_open_case(o.id)
        and o.delivered_at < private.now() - interval '1 day' *
            (private.setting(case when o.shipping_address ->> 'country' = 'TH' then 'orders.complete_days'
              else 'orders.complete_days_abroad' end) #>> '{}')::integer
      order by o.delivered_at limit $1`,
    [AT_ONCE],
  )
  for (const { id } of due)
    await oneOfMany(shop, id, () => shop.service.all(`select private.transition_order($1, 'completed', 'system', null, '', 'time is over')`, [id]))
}

type Forgotten = { id: string; number: string; seller_name: string; language: string }

/** Job `cancel-forgotten`: an order its maker has not accepted in time is cancelled, and what was paid goes back. */
export async function cancelForgotten(shop: Shop): Promise<void> {
  const due = await shop.service.all<Forgotten>(
    `select o.id, o.number, o.seller_name, g.language from public.orders o join public.order_groups g on g.id = o.order_group_id
      where o.status = 'placed' and o.placed_at < private.now() - interval '1 hour' *
            (private.setting(case when exists (select from public.order_lines l where l.order_id = o.id and l.made_to_order_days > 0)
                                  then 'orders.accept_hours_made_to_order' else 'orders.accept_hours' end) #>> '{}')::integer
      order by o.placed_at limit $1`,
    [AT_ONCE],
  )
  for (const order of due) {
    const reason = shop.words(languageOf(order.language) ?? FALLBACK_LANGUAGE)('orders:forgotten')
    await oneOfMany(shop, order.id, () =>
      shop.service.transaction(async (tx) => {
        const [outcome] = await tx.all<{ moved: boolean }>(`select private.transition_order($1, 'canceled', 'system', null, $2, 'forgotten') as moved`, [
          order.id,
          reason,
        ])
        if (outcome?.moved) await giveMoneyBack(tx, order, reason)
      }),
    )
  }
}

/** What goes wrong with one order keeps no other waiting. That somebody was faster, so that it has moved on by itself, is nothing wrong. */
async function oneOfMany(shop: Shop, orderId: string, move: () => Promise<unknown>): Promise<void> {
  try {
    await move()
  } catch (error) {
    if (isDatabaseError(error) && error.code === 'HT003') return
    shop.log.error({ err: error, orderId }, 'An order whose time is up could not be moved.')
  }
}
