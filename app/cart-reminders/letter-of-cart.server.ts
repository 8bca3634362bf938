import { cartNote } from '../../emails/cart-note.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import type { PayloadOf } from '../letters/topics.ts'
import { formatPrice } from '../money/currency.ts'
import { unsubscribeHeaders, unsubscribeLink } from '../notifications/unsubscribe-link.ts'
import type { Letter } from '../platform/mailer.ts'
import { minor } from '../platform/money.ts'
import { mailPicture } from '../ui/mail-picture.ts'
import type { Shop } from '../shop.ts'
import { cartLink } from './cart-link.server.ts'
import { listOfferedPieces } from './list-offered-pieces.server.ts'

/** Reminds a member of a cart, unless she has bought meanwhile, wants no such letters any more, or everything in it is gone. */
export async function letterOfCart(shop: Shop, { reminder_id: reminder }: PayloadOf<'cart.left'>): Promise<Letter[]> {
  const { cart } = await shop.service.one<{ cart: string | null }>('select private.take_cart_reminder($1) as cart', [reminder])
  if (cart === null) return []
  const member = await shop.service.maybe<{ person: string; email: string; language: string; now: Date }>(
    `select p.id as person, coalesce(p.email, '') as email, p.language, private.now() as now
       from public.carts c join public.profiles p on p.id = c.owner_id where c.id = $1 and coalesce(p.email, '') <> ''`,
    [cart],
  )
  if (!member) return []
  const language = languageOf(member.language) ?? FALLBACK_LANGUAGE
  const { siteUrl } = shop.settings
  const t = shop.words(language)
  const rows = (await listOfferedPieces(shop, cart, language)).map((piece) => ({
    text: `${piece.quantity} × ${piece.name}`,
    note: [piece.optionText, piece.seller, leftOf(piece, (key, number) => t(`letters:cart.${key}`, { number }))].filter(Boolean).join(' · '),
    amount: formatPrice(minor(piece.price), 'THB', language),
    picture: mailPicture(siteUrl, piece.image),
    href: `${siteUrl}/${language}/products/${piece.productId}`,
  }))
  const unsubscribe = unsubscribeLink(shop, { person: member.person, kind: 'cart_reminder', language })
  const link = cartLink(shop, { reminder, language, now: member.now })
  return [{ ...cartNote(t, language, { to: member.email, link, unsubscribe, rows }), headers: unsubscribeHeaders(unsubscribe) }]
}

/** What there is to say about how many are left: nothing where there are enough. */
function leftOf({ available, quantity }: { available: number; quantity: number }, say: (key: 'gone' | 'left', number: number) => string): string {
  if (available === 0) return say('gone', 0)
  return available < quantity ? say('left', available) : ''
}
