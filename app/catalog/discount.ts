import type { Minor } from '../platform/money.ts'

/** The specification's badge: `round((original − price) / original × 100)`, and only when the original price is higher; undefined otherwise. Halves round up. */
export function discountPercent(price: Minor, original: Minor | null | undefined): number | undefined {
  if (original === null || original === undefined || original <= price) return undefined
  return Number((200n * (original - price) + original) / (2n * original))
}
