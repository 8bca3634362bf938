import { knownTag } from './known-tag.ts'

// Making a formatter costs more than rendering the card it is for. At most one per language and number of decimals or unit: a memo of a pure function, not state.
const formatters = new Map<string, Intl.NumberFormat>()

/** Writes numbers in a page's language; with `decimals` exactly so many. */
export function numberFormat(language: string, decimals?: number): Intl.NumberFormat {
  const digits = decimals === undefined ? undefined : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return remembered(`${language}/${decimals ?? ''}`, language, digits)
}

/** Writes an amount with its unit, with at most one decimal: `1.4 kg`. */
export const unitFormat = (language: string, unit: 'gram' | 'kilogram' | 'kilobyte' | 'megabyte' | 'gigabyte'): Intl.NumberFormat =>
  remembered(`${language}/${unit}`, language, { style: 'unit', unit, maximumFractionDigits: 1 })

/** Writes how long something took in words: `2 hours`. */
export const spanFormat = (language: string, unit: 'minute' | 'hour' | 'day'): Intl.NumberFormat =>
  remembered(`${language}/${unit} long`, language, { style: 'unit', unit, unitDisplay: 'long' })

/** Writes a number of days in words: `90 days`. */
export const daysFormat = (language: string): Intl.NumberFormat => remembered(`${language}/day`, language, { style: 'unit', unit: 'day', unitDisplay: 'long' })

/** Writes a difference with its sign, and nothing as it is: `+3`, `-3`, `0`. */
export const differenceFormat = (language: string): Intl.NumberFormat => remembered(`${language}/±`, language, { signDisplay: 'exceptZero' })

/** Writes a share of one, with at most two decimals: `7%`. */
export const percentFormat = (language: string): Intl.NumberFormat => remembered(`${language}/%`, language, { style: 'percent', maximumFractionDigits: 2 })

/** Writes an amount of a currency with its decimals, to the smallest unit: `฿1,234.50`. */
export const bookFormat = (language: string, currency: string): Intl.NumberFormat =>
  remembered(`${language}/${currency}`, language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })

function remembered(key: string, language: string, options: Intl.NumberFormatOptions | undefined): Intl.NumberFormat {
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(knownTag(language), options)
  formatters.set(key, made)
  return made
}
