/** The specification: low stock means fewer than ten. */
export const LOW_STOCK_BELOW = 10

export type StockLine = 'in_stock' | 'low_stock' | 'out_of_stock' | 'made_to_order'

/**
 * What is said about stock. A one-of-a-kind piece is never "low": its one is all there ever is. Something made to order is out only
 * when its maker takes no more, so its stock is not counted. Quantities below zero count as none.
 */
export function stockLine({ quantity, isUnique = false, madeToOrder = false }: { quantity: number; isUnique?: boolean; madeToOrder?: boolean }): StockLine {
  if (madeToOrder) return 'made_to_order'
  if (quantity <= 0) return 'out_of_stock'
  return quantity < LOW_STOCK_BELOW && !isUnique ? 'low_stock' : 'in_stock'
}
