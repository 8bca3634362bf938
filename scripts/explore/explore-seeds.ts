/** What one seed found: nothing, or what the program said that failed with it. */
type Found = { failed: boolean; output: string }
type Exploring = {
  minutes: number
  least?: number
  nextSeed: () => number
  tryWith: (seed: number) => Promise<Found>
  say: (line: string) => void
  now?: () => number
}

/**
 * Tries seed after seed until the time is over (`least` of them, and what was begun is ended) or one fails. Answers the seed that failed; each is said before it is
 * tried, so that a run which is broken off has told it, too.
 */
export async function exploreSeeds({ minutes, least = 1, nextSeed, tryWith, say, now = () => performance.now() }: Exploring): Promise<number | undefined> {
  const end = now() + minutes * 60_000
  let tried = 0
  do {
    const seed = nextSeed()
    say(`seed ${seed}`)
    const { failed, output } = await tryWith(seed)
    tried += 1
    if (failed) {
      say(output)
      say(`Seed ${seed} fails, the ${tried}. that was tried.`)
      return seed
    }
  } while (tried < least || now() < end)
  say(`${tried} seeds tried, none fails.`)
  return undefined
}
