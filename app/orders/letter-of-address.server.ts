import { orderNote } from '../../emails/order-note.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import type { PayloadOf } from '../letters/topics.ts'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'
import { tellBuyer } from './letters-to-buyer.server.ts'

/** Where an order goes was corrected. The address itself stands in the order: a letter outlives the next correction. */
export async function letterOfAddress(shop: Shop, about: PayloadOf<'order.address'>): Promise<Letter[]> {
  if (about.to === 'buyer') {
    const { to: _, ...said } = about
    return tellBuyer('address')(shop, said)
  }
  const contact = await shop.service.maybe<{ email: string; language: string }>(
    'select c.email, c.language from public.orders o join public.seller_contacts c on c.seller_id = o.seller_id where o.id = $1',
    [about.order_id],
  )
  if (!contact) return []
  const language = languageOf(contact.language) ?? FALLBACK_LANGUAGE
  const { number, seller } = about
  const link = `${shop.settings.siteUrl}/${language}/seller-dashboard?order=${number}`
  return [orderNote(shop.words(language), language, 'address', { to: contact.email, number, seller, link })]
}
