/**
 * What random tests begin with. The gate always begins with the same number, so that what it finds today it finds again tomorrow, and what it let through yesterday
 * does not stop somebody else's work by chance; `npm run explore` tries others for as long as one likes.
 */
export const FIXED_SEED = 20_261_120

/** The seed of this run: RANDOM_SEED, or the fixed one. Throws for what is no whole number of 32 bits, which fast-check would silently round. */
export function randomSeed(env: Readonly<Record<string, string | undefined>> = process.env): number {
  const told = env['RANDOM_SEED']
  if (told === undefined || told === '') return FIXED_SEED
  const seed = Number(told)
  if (!Number.isInteger(seed) || Math.abs(seed) > 0x7f_ff_ff_ff) throw new Error(`RANDOM_SEED is ${told}; it must be a whole number of at most 32 bits.`)
  return seed
}

/** How many histories a random test of this run tries: RANDOM_RUNS, or as many as the gate usually has time for. */
export function randomRuns(usual: number, env: Readonly<Record<string, string | undefined>> = process.env): number {
  const told = env['RANDOM_RUNS']
  if (told === undefined || told === '') return usual
  const runs = Number(told)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`RANDOM_RUNS is ${told}; it must be a whole number from 1.`)
  return runs
}
