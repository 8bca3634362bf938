import type { LetterFacts, LetterKind } from '../context.ts'

/** A letter that can go out. `userId` says whose it is, where the project sends its letters itself. */
export type Prepared = { kind: LetterKind; facts: LetterFacts; userId?: string }
