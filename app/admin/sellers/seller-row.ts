import type { RaRecord } from 'ra-core'
import type { SellerState } from '../states/seller-states.ts'

export const BUSINESS_TYPES = ['artisan', 'family', 'cooperative', 'company'] as const

/** A shop as the list reads it. */
export type SellerRow = RaRecord<string> & {
  slug: string
  business_name: string
  business_type: (typeof BUSINESS_TYPES)[number]
  application_status: SellerState
  is_verified: boolean
  region: string
  province: string
  location: string
  rating: number
  review_count: number
  sales_count: number
  created_at: string
}

/** A shop as its page reads it. */
export type SellerRecord = SellerRow & {
  business_description: string
  craft: string
  specialities: string[]
  years_of_experience: number
  languages: string[]
  marks: string[]
  takes_cash: boolean
  vat_registered: boolean
  closed_from: string | null
  closed_to: string | null
  closed_message: string
  updated_at: string
}
