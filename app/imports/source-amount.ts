import { convertToThb, type Currency, currencyOf, CURRENCIES, type Rate } from '../money/currency.ts'
import { fromDecimal, type Minor } from '../platform/money.ts'
import type { ProblemWord } from './import-problem.ts'

/** What a currency is reckoned by. */
export type SourceRates = Readonly<Partial<Record<Currency, Rate>>>

const LONGEST = 40

/** The database's own limit, in satang. */
const MOST_SATANG = 9_000_000_000n

/**
 * A price as platforms write it (`1290.00`, `1,290.00`; a point for decimals), in satang by the shop's rates. `said` is the amount as the source means it, with its currency: what a second run compares, because
 * rates move and prices there do not.
 */
export function satangOf(typed: string, code: string, rates: SourceRates): { satang: Minor; said: string } | { problem: ProblemWord } {
  const currency = currencyOf(code)
  const rate = currency && rates[currency]
  if (!currency || !rate) return { problem: 'currency_unknown' }
  const amount = minorOf(typed, currency)
  if (amount === undefined) return { problem: 'no_price' }
  if (amount === 0n) return { problem: 'price_too_small' }
  const satang = convertToThb(amount, rate)
  if (satang <= 0n) return { problem: 'price_too_small' }
  if (satang > MOST_SATANG) return { problem: 'price_too_large' }
  return { satang, said: `${amount} ${currency}` }
}

/** An amount as platforms write it, in the minor units of its own currency; undefined for what is none, or below nothing. */
export function minorOf(typed: string, currency: Currency): Minor | undefined {
  // Nothing that is a price is longer, and what is takes its time to read.
  if (typed.length > LONGEST) return undefined
  // A comma is a mark of thousands only where it can be no other.
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(typed) ? typed.replaceAll(',', '') : typed
  // `12.500` is as many cents as `12.50`.
  const amount = fromDecimal(/\.\d+$/.test(plain) ? plain.replace(/0+$/, '').replace(/\.$/, '') : plain, CURRENCIES[currency].minorExponent)
  return amount === undefined || amount < 0n ? undefined : amount
}
