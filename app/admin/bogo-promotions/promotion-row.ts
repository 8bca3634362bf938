import type { RaRecord } from 'ra-core'
import type { BogoType } from '../../promotions/bogo.ts'
import { isUsedUp, type Standing } from '../campaigns/campaign-state.ts'
import type { Funder } from '../campaigns/funding.ts'

export const COMBINABLE = ['coupon', 'order', 'shipping'] as const

type Named = { name: string } | null

/** An offer as the list and its page read it; its fields are the specification's. */
export type PromotionRow = RaRecord<string> & {
  name: string
  names: Record<string, string>
  bogo_type: BogoType
  buy_product_id: string | null
  get_product_id: string | null
  buy_category_id: string | null
  get_category_id: string | null
  buy_product: Named
  get_product: Named
  buy_quantity: number
  get_quantity: number
  discount_percentage: number
  maximum_applications: number | null
  is_active: boolean
  start_date: string
  end_date: string | null
  priority: number
  seller_id: string | null
  seller: { business_name: string } | null
  funded_by: Funder
  shared_ppm: number | null
  usage_limit: number | null
  usage_count: number
  budget: { budget_minor: number; spent_minor: number } | null
  combinable_with: string[]
  created_at: string
  changed_at: string
  archived_at: string | null
}

export const standingOf = ({ is_active: isActive, start_date: starts, end_date: ends, archived_at: archived, ...campaign }: PromotionRow): Standing => ({
  isActive,
  starts,
  ends,
  archived,
  used: isUsedUp(campaign),
})
