import type { Answers } from './answers.ts'

/** A field two devices have answered differently since both had the same. */
export type Difference = { field: keyof Answers; mine: unknown; theirs: unknown }

/**
 * What two devices have said since `base`, together: each field as whoever changed it said it. Where both did, it is mine for now and stands among the
 * differences, so that a person decides.
 */
export function mergeAnswers(base: Answers, mine: Answers, theirs: Answers): { merged: Answers; differences: Difference[] } {
  const differences: Difference[] = []
  // The fields of one kind of object, each as one of the sides has it.
  const fields = Object.keys(mine) as (keyof Answers)[]
  const merged = Object.fromEntries(
    fields.map((field) => {
      if (isSame(mine[field], base[field])) return [field, theirs[field]]
      if (!isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field])) differences.push({ field, mine: mine[field], theirs: theirs[field] })
      return [field, mine[field]]
    }),
  ) as Answers
  return { merged, differences }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
