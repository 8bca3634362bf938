export type Cell = string | number

/** What tells spreadsheets that a file is UTF-8. */
export const CSV_MARK = '\uFEFF'

/**
 * Where a formula could begin: at the beginning of a cell, and behind what begins another one where semicolons or tabs part them, as they do in many countries; there quotes within a line
 * hold nothing together. A hyphen before a blank begins a line of a list, unless it begins the cell.
 */
const FORMULA = /^(?=[=+\-@\t\r])/
/** What parts cells elsewhere, with all that may stand before a sign, whether one follows or not: looked for from each blank anew, a text of many blanks would take the square of its length. */
const PARTED = /([;\t\r\n][\s"']*)([=+@]|-(?!\s))?/g

/** A row of a CSV file spreadsheets open (RFC 4180). A text that would be a formula there becomes a text. */
export function csvLine(row: readonly Cell[]): string {
  const cell = (value: Cell) => {
    if (typeof value === 'number') return String(value)
    const safe = value.replaceAll(PARTED, (all, before: string, sign?: string) => (sign === undefined ? all : `${before}'${sign}`)).replace(FORMULA, "'")
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return `${row.map(cell).join(',')}\r\n`
}

/** Rows as a CSV file. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string => `${CSV_MARK}${rows.map(csvLine).join('')}`

/** The separator that the first line has most of, outside of quotes. */
export function separatorOf(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1)
  const count = (sign: string) => line.split(sign).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}
