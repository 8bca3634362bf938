import { type ImportProblem, stop } from './import-problem.ts'
import { plainText } from './plain-text.ts'
import type { SourceRow } from './source-product.ts'

/** Somebody as the shop keeps them. What they agreed to elsewhere (letters, terms) they have not agreed to here, so it is not read at all. */
export type ReadCustomer = { row: number; email: string; name: string; phone: string; country: string }

/** An address as it is compared, or undefined where it is none. */
export function addressOf(typed: string): string | undefined {
  const address = typed.trim().toLowerCase()
  return /^[^\s@"'<>(),;:\\]+@[^\s@"'<>(),;:\\]+\.[^\s@"'<>(),;:\\]+$/.test(address) && address.length <= 254 ? address : undefined
}

/** `TH` of what a source says; nothing where it says no code. */
export const countryOf = (typed: string): string => (/^[a-z]{2}$/i.test(typed.trim()) ? typed.trim().toUpperCase() : '')

/** The name in the cells of a row, whole or in two parts. */
export function nameOf(cells: SourceRow['cells']): string {
  const parts = cells['customer'] ?? [cells['firstName'] ?? '', cells['lastName'] ?? ''].join(' ')
  return [...plainText(parts).replaceAll(/\s+/g, ' ').trim()].slice(0, 200).join('')
}

/** Reads a customer, or says why they do not come. Problems name the row and never the address, since they are kept longer than it. */
export function readCustomer(rows: readonly SourceRow[]): { customer?: ReadCustomer; problems: ImportProblem[] } {
  const { row = 0, cells = {} } = rows.at(-1) ?? {}
  const email = addressOf(cells['email'] ?? '')
  if (email === undefined) return { problems: [stop(row, 'email', 'no_email')] }
  const phone = (cells['phone'] ?? '').replace(/^'/, '').trim()
  return {
    customer: { row, email, name: nameOf(cells), phone: /^[+\d][\d\s().-]{3,38}$/.test(phone) ? phone : '', country: countryOf(cells['country'] ?? '') },
    problems: [],
  }
}
