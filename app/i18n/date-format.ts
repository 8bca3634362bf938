import { knownTag } from './known-tag.ts'

/** Writes a moment, or a span of two. What is no moment (`infinity`, a year beyond the calendar, a word) is written as nothing: never a reason to fail. */
export type DateFormat = { format(moment: Date): string; formatRange(from: Date, to: Date): string }

// Making a formatter costs more than rendering the row it is for. At most one per language and style: a memo of a pure function, not state.
const formatters = new Map<string, DateFormat>()

/** How a moment is written; in which zone is said apart. */
export type DateStyle = Omit<Intl.DateTimeFormatOptions, 'timeZone'>

/** Writes dates and times in a page's language and a zone (`undefined`: the browser's, see `useMoments`), by the Gregorian calendar unless another is asked for: Thai would count by the Buddhist era by itself. */
export function dateFormat(language: string, style: DateStyle & { timeZone: string | undefined }): DateFormat {
  const key = `${language}/${JSON.stringify(style)}`
  const known = formatters.get(key)
  if (known) return known
  const made = neverFailing(new Intl.DateTimeFormat(knownTag(language), { calendar: 'gregory', ...style }))
  formatters.set(key, made)
  return made
}

function neverFailing(intl: Intl.DateTimeFormat): DateFormat {
  const isMoment = (moment: Date) => !Number.isNaN(moment.getTime())
  const format = (moment: Date) => (isMoment(moment) ? intl.format(moment) : '')
  return { format, formatRange: (from, to) => (isMoment(from) && isMoment(to) ? intl.formatRange(from, to) : format(from) || format(to)) }
}
