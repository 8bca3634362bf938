import { type Changed, changeProducts } from './bulk-change.ts'
import { type PlannedPiece, planSheet, type SheetMapping, type SheetPlan } from './plan-sheet.ts'
import type { SheetWords } from './sheet.ts'
import { listSheetProducts } from './sheet-products.ts'

/** What a file would do, tried by the database: of each piece why it is left out, or null; `run` is what it is done under. */
export type TriedSheet = Omit<SheetPlan, 'pieces'> & { run: string; pieces: (PlannedPiece & { refused: string | null; waits: boolean })[] }

type Given = {
  sellerId: string
  /** Without the headings. */
  rows: readonly string[][]
  mapping: SheetMapping
  words: SheetWords
  language: string
  onDone: (done: number) => void
}

/** Browser only. Compares a file with what the shop has now, and has the database try what is new in it. Throws the API's error. */
export async function trySheet({ sellerId, rows, mapping, words, language, onDone }: Given): Promise<TriedSheet> {
  const plan = planSheet({ rows, mapping, kept: await listSheetProducts(sellerId), words, newId: () => crypto.randomUUID() })
  const pieces = plan.pieces.map((piece) => (piece.isNew ? { ...piece, set: { ...piece.set, language } } : piece))
  const said = new Map((await send(sellerId, pieces, onDone)).map((one) => [one.id, one]))
  return {
    ...plan,
    run: crypto.randomUUID(),
    pieces: pieces.map((piece) => ({ ...piece, refused: said.get(piece.id)?.refused ?? null, waits: said.get(piece.id)?.waits ?? false })),
  }
}

/** Browser only. Does what was seen; broken off and pressed again it goes on where it stood. Throws the API's error. */
export const takeSheet = (sellerId: string, tried: TriedSheet, onDone: (done: number) => void): Promise<Changed[]> =>
  send(
    sellerId,
    tried.pieces.filter(({ refused }) => refused === null),
    onDone,
    tried.run,
  )

const send = (sellerId: string, pieces: readonly PlannedPiece[], onDone: (done: number) => void, run?: string): Promise<Changed[]> =>
  changeProducts({
    sellerId,
    deed: { kind: 'sheet' },
    pieces: pieces.map(({ id, set, isNew }) => ({ id, set, new: isNew })),
    onDone,
    ...(run !== undefined && { run }),
  })
