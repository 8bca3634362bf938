import type { Making } from '../../catalog/making.ts'
import type { RaRecord } from 'ra-core'
import type { ListingReason } from '../../catalog/product/listing-reasons.ts'
import type { ProductState } from '../states/product-states.ts'

/** A listing as the list reads it; amounts are satang. */
export type ProductRow = RaRecord<string> & {
  name: string
  sku: string
  status: ProductState
  price_minor: number
  original_price_minor: number | null
  lowest_before_minor: number | null
  stock_quantity: number
  sales_count: number
  rating: number
  review_count: number
  is_featured: boolean
  made_to_order: boolean
  image_url: string | null
  created_at: string
  category: { name: string } | null
  seller: { id: string; business_name: string } | null
  hold: { reason: ListingReason } | null
  changes: {
    id: string
    state: string
    opened_at: string
    changed_at: string
    decided_at: string | null
    appealed_at: string | null
    answered_at: string | null
  }[]
}

/** A listing as its page reads it. */
export type ProductRecord = ProductRow & {
  description: string
  language: string
  material: string
  color: string
  size: string
  dimensions: string
  craft: string
  tags: string[]
  weight_grams: number
  hs_code: string
  origin_country: string
  is_handmade: boolean
  making: Making | null
  is_unique: boolean
  lead_time_days: number
  personalization_prompt: string
  published_at: string | null
  updated_at: string
  opens_at: string | null
  followers_hours: number | null
  brand: { id: string; name: string } | null
  pictures: { id: string; url: string; alt: string; position: number; step: string | null }[]
}
