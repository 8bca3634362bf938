import { keyOf, pictureOf, type CartItem } from './cart.ts'

/** A row of `cart_lines` with what the cart shows of its piece. Rows the reader may not see come as null. */
export type StoredLine = {
  quantity: number
  personalization: string
  product_id: string
  variant_id: string
  added_at: string
  product: {
    name: string
    price_minor: number
    image_url: string | null
    images: string[]
    seller_id: string
    category_id: string
    seller: { business_name: string } | null
    category: { image_url: string | null } | null
  } | null
  variant: { name: string; price_minor: number | null; image_url: string | null } | null
}

/** A stored line as the browser shows it. What this tab knows already keeps its id and its name in the reader's language; undefined for what nobody sells any more and nobody knew. */
export function toCartItem(line: StoredLine, known: ReadonlyMap<string, CartItem>): CartItem | undefined {
  const before = known.get(keyOf({ variantId: line.variant_id, personalization: line.personalization }))
  const { product, variant } = line
  if (!product) return before && { ...before, quantity: line.quantity }
  return {
    id: before?.id ?? `${line.product_id}-${Date.parse(line.added_at)}`,
    productId: line.product_id,
    variantId: line.variant_id,
    name: before?.name ?? product.name,
    optionText: before?.optionText ?? variant?.name ?? '',
    price: before?.price ?? variant?.price_minor ?? product.price_minor,
    quantity: line.quantity,
    image: pictureOf({ image: variant?.image_url ?? product.image_url, images: product.images, categoryImage: product.category?.image_url ?? null }),
    sellerId: product.seller_id,
    sellerName: product.seller?.business_name ?? before?.sellerName ?? '',
    categoryId: product.category_id,
    personalization: line.personalization,
  }
}
