import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import type { Shop } from '../../shop.ts'
import { endAllDue, type Due } from './end-all-due.server.ts'
import { giveMoneyBack } from './give-money-back.server.ts'

type Unaccepted = Due & { number: string; seller_name: string; language: string }

const DUE = `select o.id, o.placed_at::text as since, o.number, o.seller_name, g.language
   from public.orders o join public.order_groups g on g.id = o.order_group_id
  where o.status = 'placed' and (o.placed_at, o.id) > ($2::timestamptz, $3::uuid) and o.placed_at < private.now() - interval '1 hour' *
        (private.setting(case when exists (select from public.order_lines l where l.order_id = o.id and l.made_to_order_days > 0)
                              then 'orders.accept_hours_made_to_order' else 'orders.accept_hours' end) #>> '{}')::integer
  order by o.placed_at, o.id limit $1`

const CANCEL = `select private.transition_order($1, 'canceled', 'system', null, $2, 'system:forgotten') as moved`

/** Job `cancel-unaccepted`: an order its maker has not accepted in time is cancelled, and what was paid goes back. */
export const cancelUnaccepted = (shop: Shop): Promise<void> =>
  endAllDue<Unaccepted>(shop, {
    from: 'placed',
    find: (behind) => shop.service.all(DUE, behind),
    end: (order) => {
      const reason = shop.words(languageOf(order.language) ?? FALLBACK_LANGUAGE)('orders:forgotten')
      return shop.service.transaction(async (tx) => {
        const { moved } = await tx.one<{ moved: boolean }>(CANCEL, [order.id, reason])
        if (moved) await giveMoneyBack(tx, order, reason)
      })
    },
  })
