import { minor, type Minor } from '../platform/money.ts'

/** A step as the database keeps it: from so many pieces a piece costs so many satang. */
export type WholesaleBreak = { from: number; unit_minor: number }

/** What a product costs at wholesale: the least that can be ordered, and the price of a piece from so many on, the pieces rising. */
export type WholesalePrices = { minimum: number; breaks: readonly { from: number; unit: Minor }[] }

/** A quote that was accepted. */
export type Agreed = { quoteId: string; quantity: number; unit: Minor }

/** The prices behind the steps of a product; null where there are none. */
export function wholesalePrices(breaks: readonly WholesaleBreak[] | null): WholesalePrices | null {
  const [first] = breaks ?? []
  return breaks && first ? { minimum: first.from, breaks: breaks.map(({ from, unit_minor: unit }) => ({ from, unit: minor(unit) })) } : null
}

/** What a piece costs when so many are taken; undefined for fewer than the minimum. */
export const wholesalePriceOf = ({ breaks }: WholesalePrices, pieces: number): Minor | undefined => breaks.findLast(({ from }) => pieces >= from)?.unit
