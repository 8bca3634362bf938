import type { Language } from '../i18n/languages.ts'
import type { Shop } from '../shop.ts'
import type { OfferedPiece } from './offered-piece.ts'

/** The pieces of a cart at today's prices, in the order they were put in. */
export const listOfferedPieces = (shop: Pick<Shop, 'service'>, cartId: string, language: Language): Promise<OfferedPiece[]> =>
  shop.service.all<OfferedPiece>(
    `select product_id as "productId", name, option_text as "optionText", seller, image, quantity, price_minor::float8 as price, available
       from private.cart_offer($1, $2)`,
    [cartId, language],
  )
