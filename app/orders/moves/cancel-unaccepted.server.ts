import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import type { Shop } from '../../shop.ts'
import { giveMoneyBack } from './give-money-back.server.ts'
import { AT_ONCE, oneOfMany } from './one-of-many.server.ts'

type Unaccepted = { id: string; number: string; seller_name: string; language: string }

/** Job `cancel-unaccepted`: an order its maker has not accepted in time is cancelled, and what was paid goes back. */
export async function cancelUnaccepted(shop: Shop): Promise<void> {
  const due = await shop.service.all<Unaccepted>(
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
