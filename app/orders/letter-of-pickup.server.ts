import { orderNote } from '../../emails/order-note.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import type { PayloadOf } from '../letters/topics.ts'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'

/** To the seller: somebody was reminded twice and has not fetched what lies ready; none when nobody can be written to. */
export async function letterOfPickup(shop: Shop, { order_id: orderId, number }: PayloadOf<'order.pickup_left'>): Promise<Letter[]> {
  const row = await shop.service.maybe<{ to: string; language: string; seller: string }>(
    `select c.email as to, c.language, o.seller_name as seller
       from public.orders o join public.seller_contacts c on c.seller_id = o.seller_id where o.id = $1 and c.email <> ''`,
    [orderId],
  )
  if (!row) return []
  const language = languageOf(row.language) ?? FALLBACK_LANGUAGE
  const link = `${shop.settings.siteUrl}/${language}/seller-dashboard?order=${number}`
  return [orderNote(shop.words(language), language, 'pickup_left', { to: row.to, number, seller: row.seller, link })]
}
