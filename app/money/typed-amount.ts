import { fromDecimal, type Minor } from '../platform/money.ts'

// Exactly three digits after a sign are thousands, fewer are a fraction.
const GROUPED_BY_COMMA = /^\d{1,3}(,\d{3})+(\.\d*)?$/
const GROUPED_BY_POINT = /^\d{1,3}(\.\d{3})+(,\d*)?$/

/** An amount as people type it (`1470`, `1,470.50`, `1.470,50`, `฿ 1470`) with a point and no grouping; anything else as it stands. */
export function plainAmount(typed: string): string {
  const text = typed.normalize('NFKC').replace(/[\s\p{Sc}]/gu, '')
  if (GROUPED_BY_COMMA.test(text)) return text.replaceAll(',', '')
  if (GROUPED_BY_POINT.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return text.replace(',', '.')
}

/** A typed amount in units of so many decimals; undefined for what is none. */
export const typedMinor = (typed: string, decimals = 2): Minor | undefined => fromDecimal(plainAmount(typed), decimals)
