/** Between two tries on a bad line: doubling from the first to the last. */
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000

/** How long to wait after so many tries that failed. */
export const pauseAfter = (failures: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)
