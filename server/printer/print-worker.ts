import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import type { Sheet } from '../../app/platform/printer.ts'
import { barsOf, type Barcode } from './barcode.ts'
import { drawWords } from './draw-words.ts'
import { covers, FILES, fileOf } from './fonts.ts'
import { runsOf } from './font-runs.ts'

// A thread of its own: laying out a page takes longer than anything else the shop does at once, and what it holds in memory goes when the thread goes.

type PdfDocument = NodeJS.ReadableStream & { end(): void }
type PdfPrinter = new (fonts: object, files: object, urls: object) => { createPdfKitDocument(definition: object, options?: object): Promise<PdfDocument> }

const require = createRequire(import.meta.url)
// CommonJS without types; only what is named above is used of it.
const { default: Printer } = require('pdfmake/js/Printer.js') as { default: PdfPrinter }

const files = { existsSync: (name: string) => Object.values(FILES).some(({ normal, bold }) => name === normal || name === bold), readFileSync: fileOf }
/** Nothing is fetched from anywhere. */
const urls = { resolve: () => undefined, resolved: async () => undefined }

/** Tables of documents: hairlines between rows, none around, nothing that frames a cell. */
const LINES = {
  hLineWidth: (row: number, { table }: { table: { body: readonly unknown[] } }) => (row === 0 ? 0 : row === 1 || row === table.body.length ? 0.8 : 0.4),
  hLineColor: (row: number) => (row === 1 ? '#A8762A' : '#E6DFD2'),
  vLineWidth: () => 0,
  paddingLeft: (column: number) => (column === 0 ? 0 : 6),
  paddingRight: (column: number, { table }: { table: { widths: readonly unknown[] } }) => (column === table.widths.length - 1 ? 0 : 6),
}

/** Labels on a sheet: hairlines to cut along. */
const CUTS = { hLineWidth: () => 0.4, vLineWidth: () => 0.4, hLineColor: () => '#B8B2A6', vLineColor: () => '#B8B2A6' }

/** Paper and its margins, in points; anew for each sheet, because pdfmake writes the length a roll has come to into what it was given. */
const PAPERS = {
  a4: () => ({ pageSize: 'A4', pageMargins: [48, 48, 48, 56] }),
  roll: () => ({ pageSize: { width: 226.77, height: 'auto' }, pageMargins: [12, 12, 12, 24] }),
}

async function print(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const runs = (text: string) => runsOf(text, { language: sheet.language, covers })
  const printer = new Printer(FILES, files, urls)
  const definition = {
    content: withFonts(sheet.content, runs),
    ...PAPERS[sheet.size ?? 'a4'](),
    footer: (page: number, pages: number) => ({
      text: runs(sheet.footer.replaceAll('{page}', String(page)).replaceAll('{pages}', String(pages))),
      alignment: 'center',
      fontSize: 8,
      color: '#5A6275',
      margin: [48, 12, 48, 0],
    }),
    defaultStyle: { font: 'latin', fontSize: 9.5, lineHeight: 1.3, color: '#1C2333' },
    info: { title: sheet.title, creator: 'Hattha', producer: 'Hattha' },
    language: sheet.language,
    displayTitle: true,
  }
  const made = await printer.createPdfKitDocument(definition, { tableLayouts: { lines: LINES, cuts: CUTS } })
  const parts: Buffer[] = []
  made.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => made.on('end', resolve).on('error', reject))
  made.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

/** The same tree, with every text set in families that can draw it. */
function withFonts(node: unknown, runs: (text: string) => object[]): unknown {
  if (typeof node === 'string') return { text: runs(node) }
  if (Array.isArray(node)) return node.map((each) => withFonts(each, runs))
  if (typeof node !== 'object' || node === null) return node
  if ('barcode' in node) return barsOf(node as Barcode)
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => {
      if (name === 'text') return [name, typeof value === 'string' && value !== '' ? runs(value) : value]
      if (name === 'stack' || name === 'columns' || name === 'body' || name === 'table') return [name, withFonts(value, runs)]
      return [name, value]
    }),
  )
}

/** What this thread is asked: a page, or words for a picture. */
export type Errand = { sheet: Sheet } | { words: Parameters<typeof drawWords> }

export type Made = Uint8Array<ArrayBuffer> | ReturnType<typeof drawWords>

async function run(errand: Errand): Promise<Made> {
  return 'sheet' in errand ? print(errand.sheet) : drawWords(...errand.words)
}

parentPort?.on('message', ({ id, errand }: { id: number; errand: Errand }) => {
  run(errand).then(
    (made) => parentPort?.postMessage({ id, made }, made instanceof Uint8Array ? [made.buffer] : []),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }, []),
  )
})
