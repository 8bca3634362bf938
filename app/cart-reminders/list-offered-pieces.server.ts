import { told, type Untold } from '../i18n/option-words.ts'
import { phrasesOf } from '../i18n/phrases-of.server.ts'
import type { Language } from '../i18n/languages.ts'
import type { Shop } from '../shop.ts'
import type { OfferedPiece } from './offered-piece.ts'

/** The pieces of a cart at today's prices, in the order they were put in. */
export async function listOfferedPieces({ service }: Pick<Shop, 'service'>, cartId: string, language: Language): Promise<OfferedPiece[]> {
  const pieces = await service.all<Untold<OfferedPiece>>(
    `select o.product_id as "productId", o.name, o.option_text as "optionText", ${phrasesOf('o.product_id', '$2')} as phrases, o.seller, o.image,
            o.quantity, o.price_minor::float8 as price, o.available
       from private.cart_offer($1, $2) o`,
    [cartId, language],
  )
  return pieces.map(told)
}
