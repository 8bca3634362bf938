import type { QueryData } from '@supabase/supabase-js'
import type { CartAddition } from '../cart/cart.ts'
import { answered } from '../platform/answered.ts'
import type { AsShown, ShopClient } from '../platform/session/supabase.ts'
import { stockLine, type StockLine } from '../stock/stock-line.ts'
import { NO_PICTURE } from '../ui/picture-address.ts'

/** A piece on the wishlist as it is now, beside what it was when it was put there. Amounts are satang. */
export type WishedProduct = {
  id: string
  name: string
  image: string
  sellerName: string
  priceMinor: number
  originalPriceMinor: number | null
  lowestBeforeMinor: number | null
  /** What it cost when it was put on the list. */
  priceThen: number
  stock: StockLine
  stockQuantity: number
  /** What the cart takes; undefined where something has to be chosen or written first, or nothing is left. */
  addition: CartAddition | undefined
  /** Why the cart cannot take it from here. */
  needs: 'choice' | undefined
  /** The person asked to be told when the price drops or the piece is back. */
  wantsNews: boolean
}

const COLUMNS = `product_id, price_minor, wants_news, product:products(id, name, price_minor, original_price_minor, lowest_before_minor, stock_quantity, is_unique, made_to_order, personalization_required, image_url, images, seller_id, category_id,
  seller:sellers(business_name), category:categories(image_url), translations:product_translations(language, name), variants:product_variants(id, name, price_minor, image_url, stock_quantity, is_active))`

const selectWished = (supabase: ShopClient) => supabase.from('favorites').select(COLUMNS)
type Row = AsShown<QueryData<ReturnType<typeof selectWished>>[number]>

/** What a wishlist holds: the pieces still sold, newest first, and the ids of those that are not. */
export type Wished = { products: WishedProduct[]; gone: string[] }

/** Browser only. The signed-in person's wishlist as the server has it now, in the language of the page. Throws the API's error. */
export async function readWished(supabase: ShopClient, language: string): Promise<Wished> {
  const { data } = await answered(selectWished(supabase).eq('product.translations.language', language).order('created_at', { ascending: false }))
  return { products: data.flatMap(toWishedProduct), gone: data.flatMap((row) => (row.product ? [] : [row.product_id])) }
}

/** A row as the page shows it; nothing for a piece that is not sold any more. */
export function toWishedProduct({ price_minor: priceThen, wants_news: wantsNews, product }: Row): WishedProduct[] {
  if (!product) return []
  const name = product.translations[0]?.name ?? product.name
  const sellerName = product.seller?.business_name ?? ''
  const variants = product.variants.filter((variant) => variant.is_active)
  const [only] = variants
  const stock = stockLine({ quantity: product.stock_quantity, isUnique: product.is_unique, madeToOrder: product.made_to_order })
  const priceMinor = only && variants.length === 1 ? (only.price_minor ?? product.price_minor) : product.price_minor
  const needs = variants.length > 1 || product.personalization_required ? 'choice' : undefined
  const image = product.image_url ?? product.images[0] ?? product.category?.image_url ?? NO_PICTURE
  return [
    {
      id: product.id,
      name,
      image,
      sellerName,
      priceMinor,
      priceThen,
      stock,
      needs,
      wantsNews,
      originalPriceMinor: product.original_price_minor,
      lowestBeforeMinor: product.lowest_before_minor,
      stockQuantity: product.stock_quantity,
      addition:
        only && !needs && stock !== 'out_of_stock'
          ? {
              productId: product.id,
              variantId: only.id,
              name,
              optionText: only.name,
              price: priceMinor,
              quantity: 1,
              image: only.image_url ?? product.image_url,
              images: product.images,
              categoryImage: product.category?.image_url ?? null,
              sellerId: product.seller_id,
              sellerName,
              categoryId: product.category_id,
              personalization: '',
            }
          : undefined,
    },
  ]
}
