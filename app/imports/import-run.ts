import type { Database } from '../platform/database.ts'
import type { ImportMapping } from './import-mapping.ts'
import type { ImportProblem } from './import-problem.ts'
import type { ImportShelves } from './read-product.ts'
import type { ImportPlatform } from './source-formats.ts'

/** What a batch works with. */
export type ImportWork = {
  runId: string
  sourceId: string
  platform: ImportPlatform
  isDry: boolean
  mapping: ImportMapping
  shelves: ImportShelves
}

/** What came of a batch: how many of what, and what did not come. */
export type BatchDone = { figures: Record<string, number>; problems: ImportProblem[] }

/** Takes things in, in the caller's transaction. */
export type DoBatch<Thing> = (tx: Database, work: ImportWork, things: readonly Thing[]) => Promise<BatchDone>

/** Figures put together. */
export function addFigures(into: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(more)) into[name] = (into[name] ?? 0) + count
}
