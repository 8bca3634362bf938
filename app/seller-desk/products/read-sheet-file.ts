import { unzipSync, strFromU8 } from 'fflate'
import { separatorOf } from '../../platform/csv.ts'

/** A spreadsheet of a few thousand rows is far smaller; more would hold up a phone. */
const MOST_BYTES = 10 * 1024 * 1024
/** What a workbook may become when it is unpacked. */
const MOST_UNPACKED = 100 * 1024 * 1024
export const MOST_ROWS = 5000

/** Why a file cannot be read. */
export class UnreadableSheet extends Error {
  readonly because: 'too_large' | 'not_utf8' | 'quotes' | 'empty' | 'not_a_sheet'
  constructor(because: UnreadableSheet['because']) {
    super(because)
    this.because = because
  }
}

/** Browser only. The cells of a CSV file, or of the first sheet of a workbook, as texts, the headings first. Throws `UnreadableSheet`. */
export async function readSheetFile(file: File): Promise<string[][]> {
  if (file.size > MOST_BYTES) throw new UnreadableSheet('too_large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A workbook is a ZIP, whatever its file is called.
  const rows = bytes[0] === 0x50 && bytes[1] === 0x4b ? workbookRows(bytes) : await csvRows(bytes)
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
  if (filled.length < 2) throw new UnreadableSheet('empty')
  if (filled.length > MOST_ROWS + 1) throw new UnreadableSheet('too_large')
  return filled
}

/** A PDF says so, and a picture bears zeros, which no text in UTF-8 does. One in UTF-16 does, too, after its mark. */
function isText(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  return strFromU8(bytes.subarray(0, 5), true) !== '%PDF-' && !bytes.includes(0)
}

async function csvRows(bytes: Uint8Array): Promise<string[][]> {
  if (!isText(bytes)) throw new UnreadableSheet('not_a_sheet')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableSheet('not_utf8')
  }
  const { parse } = await import('csv-parse/browser/esm/sync')
  try {
    const rows: string[][] = parse(text.replace(/^\uFEFF/, ''), { delimiter: separatorOf(text), relax_column_count: true, skip_empty_lines: true })
    // A text that would have been a formula bears a mark that was put before it when it was taken along.
    return rows.map((row) => row.map((cell) => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell)))
  } catch {
    throw new UnreadableSheet('quotes')
  }
}

/** The first sheet of a workbook (ECMA-376): shared, inline and plain texts, numbers and answers. */
function workbookRows(bytes: Uint8Array): string[][] {
  let files: Record<string, Uint8Array>
  let unpacked = 0
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/.test(name)) return false
        unpacked += originalSize
        if (unpacked > MOST_UNPACKED) throw new UnreadableSheet('too_large')
        return true
      },
    })
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('not_a_sheet')
  }
  const xml = (name: string) => {
    const file = files[name]
    return file && new DOMParser().parseFromString(strFromU8(file), 'application/xml')
  }
  const sheet = xml(firstSheet(xml)) ?? xml('xl/worksheets/sheet1.xml')
  if (!sheet || sheet.querySelector('parsererror')) throw new UnreadableSheet('not_a_sheet')
  const shared = [...(xml('xl/sharedStrings.xml')?.getElementsByTagName('si') ?? [])].map(textOf)
  return [...sheet.getElementsByTagName('row')].map((row) => {
    const cells: string[] = []
    for (const [index, cell] of [...row.getElementsByTagName('c')].entries()) cells[placeOf(cell.getAttribute('r')) ?? index] = cellText(cell, shared)
    return Array.from(cells, (text) => text ?? '')
  })
}

/** Where the first sheet of a workbook lies. */
function firstSheet(xml: (name: string) => Document | undefined): string {
  const id = xml('xl/workbook.xml')?.getElementsByTagName('sheet')[0]?.getAttribute('r:id')
  const target = [...(xml('xl/_rels/workbook.xml.rels')?.getElementsByTagName('Relationship') ?? [])]
    .find((one) => one.getAttribute('Id') === id)
    ?.getAttribute('Target')
  return target ? (target.startsWith('/') ? target.slice(1) : `xl/${target}`) : ''
}

/** `B7` as 1. */
function placeOf(reference: string | null): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? '')?.[1]
  return letters === undefined ? undefined : [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellText(cell: Element, shared: readonly string[]): string {
  if (cell.getAttribute('t') === 'inlineStr') return textOf(cell)
  const value = cell.getElementsByTagName('v')[0]?.textContent ?? ''
  switch (cell.getAttribute('t')) {
    case 's':
      return shared[Number(value)] ?? ''
    case 'b':
      return value === '1' ? 'true' : 'false'
    case null:
    case 'n':
      // 0.1 + 0.2 as a spreadsheet shows it.
      return value === '' ? '' : String(Number(Number(value).toPrecision(15)))
    default:
      return value
  }
}

/** The text of a cell without how it is to be read aloud. */
const textOf = (element: Element): string =>
  [...element.getElementsByTagName('t')]
    .filter((part) => part.parentElement?.tagName !== 'rPh')
    .map((part) => part.textContent ?? '')
    .join('')
