/** Whether a listing is in the shop, as `products.status` has it. */
export const PRODUCT_STATES = ['draft', 'active', 'inactive', 'archived'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]
