export type Cell = string | number

/** What tells spreadsheets that a file is UTF-8. */
export const CSV_MARK = '\uFEFF'

/** A row of a CSV file spreadsheets open (RFC 4180). A text that would be a formula there becomes a text. */
export function csvLine(row: readonly Cell[]): string {
  const cell = (value: Cell) => {
    if (typeof value === 'number') return String(value)
    const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
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
