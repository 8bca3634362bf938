import { dateFormat } from './date-format.ts'

/** `25–29 November`: two days without a zone (`2026-11-27`), as the reader writes them. */
export const dayRange = (from: string, to: string, language: string): string =>
  dateFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatRange(new Date(from), new Date(to))
