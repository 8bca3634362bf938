import { CHARGE_CURRENCY } from '../money/currency.ts'
import { fromJson, toDecimal } from '../platform/money.ts'
import { dateFormat } from '../i18n/date-format.ts'
import { bookFormat, numberFormat, percentFormat } from '../i18n/number-format.ts'
import { regionName } from '../i18n/names-of-codes.ts'
import type { ReportColumn } from './report-list.ts'

/** How a cell of a report is read in a language; `say` knows the words of codes. */
export function cellWords(
  { kind, words }: ReportColumn,
  value: string | number | null,
  language: string,
  say: (key: string, otherwise: string) => string,
): string {
  if (value === null || value === '') return ''
  // A decimal as text, which the format takes without making a float of it.
  if (kind === 'amount') return bookFormat(language, CHARGE_CURRENCY).format(toDecimal(fromJson(Number(value)), 2) as `${number}`)
  if (kind === 'number') return numberFormat(language).format(Number(value))
  if (kind === 'percent') return percentFormat(language).format(Number(value))
  if (kind === 'day') return dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(value))
  if (kind === 'month') return dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(value))
  if (kind === 'country') return regionName(String(value), language)
  return kind === 'word' && words !== undefined ? say(`${words}.${String(value)}`, String(value)) : String(value)
}
