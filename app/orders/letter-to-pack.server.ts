import { orderToPack, type PackFacts } from '../../emails/order-to-pack.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { told, type Untold } from '../i18n/option-words.ts'
import { phrasesOf } from '../i18n/phrases-of.server.ts'
import type { PayloadOf } from '../letters/topics.ts'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'

/** To the seller: what was sold, and until when they have to say that they make it. */
export async function letterToPack(shop: Shop, { order_id: orderId }: PayloadOf<'order.to_pack'>): Promise<Letter[]> {
  const order = await shop.service.maybe<Omit<PackFacts, 'link' | 'lines'> & { language: string; id: string; lines: Untold<PackFacts['lines'][number]>[] }>(
    `select o.id, c.email as to, c.language, o.seller_name as seller, o.number, o.customer, o.shipping_address ->> 'country' as country,
            o.total_minor::float8 as total,
            (private.setting(case when exists (select from public.order_lines l where l.order_id = o.id and l.made_to_order_days > 0)
               then 'orders.accept_hours_made_to_order' else 'orders.accept_hours' end))::integer as hours,
            case when o.is_gift then jsonb_build_object('message', o.gift_message) end as gift,
            (select g.payment_method = 'cash_on_delivery' from public.order_groups g where g.id = o.order_group_id) as "byCash",
            (select json_agg(json_build_object(
                      'title', l.title_seller, 'optionText', l.option_text, 'phrases', ${phrasesOf('l.product_id', 'c.language')}, 'personalization', l.personalization, 'gift_wrap', l.gift_wrap,
                      'sku', l.sku, 'quantity', l.quantity - l.removed_quantity, 'total_minor', l.total_minor) order by l.position)
               from public.order_lines l where l.order_id = o.id and l.removed_quantity < l.quantity) as lines
       from public.orders o join public.seller_contacts c on c.seller_id = o.seller_id where o.id = $1`,
    [orderId],
  )
  if (!order) return []
  const language = languageOf(order.language) ?? FALLBACK_LANGUAGE
  return [
    orderToPack(shop.words(language), language, {
      ...order,
      lines: order.lines.map(told),
      link: `${shop.settings.siteUrl}/${language}/seller-dashboard?order=${order.number}`,
    }),
  ]
}
