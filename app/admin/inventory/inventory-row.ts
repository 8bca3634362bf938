import type { RaRecord } from 'ra-core'
import type { ProductState } from '../states/product-states.ts'

/** A variant with what lies there, as the list and its page read it; `stock_quantity` is what can still be sold. */
export type InventoryRow = RaRecord<string> & {
  name: string
  sku: string
  is_active: boolean
  stock_quantity: number
  stock_is_low: boolean
  product: {
    id: string
    name: string
    sku: string
    status: ProductState
    image_url: string | null
    is_unique: boolean
    made_to_order: boolean
    seller: { id: string; business_name: string } | null
  }
  level: { on_hand: number; allocated: number; reserved: number; backorder_limit: number; low_below: number | null } | null
}

export const onHandOf = ({ level }: InventoryRow): number => level?.on_hand ?? 0

/** What is on the shelf and already somebody's: sold and not sent, or being paid for. */
export const heldOf = ({ level }: InventoryRow): number => (level?.allocated ?? 0) + (level?.reserved ?? 0)

/** A piece by its name, and which of it where there are several. */
export const nameOf = ({ name, product }: Pick<InventoryRow, 'name' | 'product'>): string => [product.name, name].filter(Boolean).join(' · ')

export const skuOf = ({ sku, product }: InventoryRow): string => sku || product.sku
