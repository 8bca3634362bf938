import type { Product } from './products.ts'
import { randomOf } from './random.ts'

const DAY_MS = 86_400_000
/** A sale of the demo began so many days ago at most, and one in so many pieces was cheaper for a while before. */
const SALE_DAYS = 20
const DIPPED = 0.2
/** From the day it began back to the days on which a piece was cheaper. */
const DIP_DAYS = { from: 14, to: 10 }

type PriceDay = { product_id: string; day: string; lowest_minor: number; last_minor: number }

/** What a piece of the demo cost, day by day: its price before, for some a few cheaper days, and the price of today. Empty where no price is struck. */
export function priceDays(product: Product, now: Date): PriceDay[] {
  const sale = saleOf(product)
  if (!sale) return []
  const before = sale.originalMinor
  const day = (daysAgo: number, lowest: number, last: number): PriceDay => ({
    product_id: product.id,
    // Bangkok is seven hours ahead and has no summer time.
    day: new Date(now.getTime() + 7 * 3_600_000 - daysAgo * DAY_MS).toISOString().slice(0, 10),
    lowest_minor: lowest,
    last_minor: last,
  })
  return [
    day(product.daysOnline, before, before),
    ...(sale.dipMinor === null
      ? []
      : [day(sale.daysAgo + DIP_DAYS.from, sale.dipMinor, sale.dipMinor), day(sale.daysAgo + DIP_DAYS.to, sale.dipMinor, before)]),
    day(sale.daysAgo, product.baht * 100, product.baht * 100),
  ]
}

/** Satang; what the shop says beside the struck price. Null where none is struck, and where the piece has never cost anything else. */
export function lowestBefore(product: Product): number | null {
  const sale = saleOf(product)
  return sale && (sale.dipMinor ?? sale.originalMinor)
}

function saleOf(product: Product): { originalMinor: number; daysAgo: number; dipMinor: number | null } | null {
  if (product.originalBaht === null) return null
  const random = randomOf(`sale ${product.id}`)
  const daysAgo = 1 + Math.floor(random.next() * SALE_DAYS)
  if (product.daysOnline <= daysAgo + 1) return null
  const dips = random.chance(DIPPED) && product.daysOnline > daysAgo + DIP_DAYS.from + 1
  const between = Math.round((product.originalBaht + product.baht) / 2) * 100
  return { originalMinor: product.originalBaht * 100, daysAgo, dipMinor: dips ? between : null }
}
