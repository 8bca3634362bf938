// Making a formatter costs more than rendering the card it is for. At most one per language and number of decimals: a memo of a pure function, not state.
const formatters = new Map<string, Intl.NumberFormat>()

/** Writes numbers in a page's language; with `decimals` exactly so many. */
export function numberFormat(language: string, decimals?: number): Intl.NumberFormat {
  const key = `${language}/${decimals ?? ''}`
  const known = formatters.get(key)
  if (known) return known
  const digits = decimals === undefined ? undefined : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const made = new Intl.NumberFormat(language, digits)
  formatters.set(key, made)
  return made
}
