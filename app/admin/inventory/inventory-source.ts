import { conditionOf, type FilterValue, type Source } from '../../desk-kit/rest-question.ts'

/** A filter of the piece a variant is of; what somebody wrote into the address by hand and is none asks nothing. */
const ofProduct = (column: string) => (value: FilterValue) => (Array.isArray(value) || typeof value === 'string' ? conditionOf(`product.${column}`, value) : [])

/** How variants are asked for, those that run out first at the top. */
export const inventorySource: Source = {
  from: 'product_variants',
  columns: `id, name, sku, is_active, stock_quantity, stock_is_low,
    product:products!inner(id, name, sku, status, image_url, is_unique, made_to_order, seller:sellers(id, business_name)),
    level:stock_levels(on_hand, allocated, reserved, backorder_limit, low_below)`,
  sorts: [{ field: 'stock_quantity', order: 'ASC' }],
  found: 'stock_found',
  uncounted: true,
  filters: {
    low: () => [{ column: 'stock_is_low', operator: 'is', value: 'true' }],
    none: () => [{ column: 'stock_quantity', operator: 'lte', value: '0' }],
    status: ofProduct('status'),
    seller_id: ofProduct('seller_id'),
  },
}
