/** A row of a file, with the number its first line has in an editor. */
export type CsvRow = { row: number; cells: string[] }

/** What is wrong with a file as such: a quote that never ends, or one in the middle of a cell. */
export type CsvFault = { row: number; problem: 'quote' }

/**
 * Reads a CSV file (RFC 4180, any separator, with or without the mark of UTF-8). Empty lines are left out. A file whose quotes do not fit is not guessed at.
 */
export function readCsv(text: string, separator: string): { rows: CsvRow[] } | { fault: CsvFault } {
  const file = text.startsWith('\uFEFF') ? text.slice(1) : text
  const rows: CsvRow[] = []
  let cells: string[] = []
  let [line, first] = [1, 1]
  const endRow = () => {
    if (cells.length > 1 || cells[0] !== '') rows.push({ row: first, cells })
    cells = []
  }
  let at = 0
  while (at < file.length) {
    let cell: string
    if (file[at] === '"') {
      const opened = line
      let value = ''
      for (;;) {
        const end = file.indexOf('"', at + 1)
        if (end === -1) return { fault: { row: opened, problem: 'quote' } }
        const part = file.slice(at + 1, end)
        line += part.split('\n').length - 1
        value += part
        at = end + 1
        if (file[at] !== '"') break
        value += '"'
      }
      cell = value
    } else {
      const start = at
      while (at < file.length && file[at] !== separator && file[at] !== '\n' && file[at] !== '\r' && file[at] !== '"') at += 1
      if (file[at] === '"') return { fault: { row: line, problem: 'quote' } }
      cell = file.slice(start, at)
    }
    cells.push(cell)
    if (file[at] === separator) {
      at += 1
      // What ends with a separator ends with an empty cell.
      if (at === file.length) cells.push('')
      continue
    }
    if (at < file.length && file[at] !== '\n' && file[at] !== '\r') return { fault: { row: line, problem: 'quote' } }
    if (file[at] === '\r' && file[at + 1] === '\n') at += 1
    at += 1
    line += 1
    endRow()
    first = line
  }
  if (cells.length > 0) endRow()
  return { rows }
}
