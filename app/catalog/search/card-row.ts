import { THAI_PROVINCES } from '../../addresses/thai-provinces.ts'
import type { Language } from '../../i18n/languages.ts'
import type { ListedProduct } from '../listed-product.ts'

/** A card as `private.product_cards` writes it. */
export type CardRow = {
  id: string
  name: string
  price_minor: number
  original_price_minor: number | null
  lowest_before_minor: number | null
  rating: number
  review_count: number
  image_url: string | null
  second_image_url: string | null
  is_new: boolean
  is_featured: boolean
  is_unique: boolean
  made_to_order: boolean
  stock_quantity: number
  free_shipping: boolean
  category_id: string
  seller_id: string
  seller_slug: string
  business_name: string
  is_verified: boolean
  province: string
}

/** A card for the reader of a language. */
export function toListedProduct(row: CardRow, language: Language): ListedProduct {
  return {
    id: row.id,
    name: row.name,
    priceMinor: row.price_minor,
    originalPriceMinor: row.original_price_minor,
    lowestBeforeMinor: row.lowest_before_minor,
    rating: row.rating,
    reviewCount: row.review_count,
    image: row.image_url,
    secondImage: row.second_image_url,
    isNew: row.is_new,
    isFeatured: row.is_featured,
    isUnique: row.is_unique,
    madeToOrder: row.made_to_order,
    stockQuantity: row.stock_quantity,
    seller: { name: row.business_name },
    province: provinceIn(row.province, language),
  }
}

const PROVINCES = new Map(THAI_PROVINCES.map((province) => [province.code, province]))

/** A province as the reader writes it: in Thai for Thai readers, else romanised. */
export const provinceIn = (code: string, language: Language): string => PROVINCES.get(code)?.[language === 'th' ? 'th' : 'en'] ?? ''
