// Making a formatter costs more than rendering the row it is for. At most one per language and style: a memo of a pure function, not state.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Writes dates and times in a page's language, by the Gregorian calendar unless another is asked for: Thai would count by the Buddhist era by itself. */
export function dateFormat(language: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language}/${JSON.stringify(style)}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(language, { calendar: 'gregory', ...style })
  formatters.set(key, made)
  return made
}
