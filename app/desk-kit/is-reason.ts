/** The shortest reason that the database takes (`private.demand_reason`). */
const SHORTEST = 3

/** Whether words are enough to be kept as a reason. */
export const isReason = (words: string): boolean => words.trim().length >= SHORTEST
