import type { LetterFacts, LetterKind } from '../context.ts'

/**
 * A letter that can go out. `userId` says whose it is, where the project sends its letters itself. `budget` names the count of an account it is taken from;
 * without one it is taken from what everybody shares.
 */
export type Prepared = { kind: LetterKind; facts: LetterFacts; userId?: string; budget: string | undefined }
