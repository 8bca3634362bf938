import { dateFormat } from './date-format.ts'

/** The day a piece ships from that is sold before it is made (`2027-03-12`), as it is read: a day of the shop's country, the same everywhere. */
export const shipsFrom = (day: string, language: string): string =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
