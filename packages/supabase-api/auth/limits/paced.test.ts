import { expect, test } from 'vitest'
import { paced } from './paced.ts'

/** Answers when `work` that takes so long is answered, by a clock of its own. */
async function answeredAfter(taken: number, fails = false): Promise<number> {
  let at = 1_000
  const clock = { now: () => at, wait: async (ms: number) => void (at += ms) }
  const work = async () => {
    at += taken
    if (fails) throw new Error('refused')
    return 'done'
  }
  const answer = paced(work, clock)
  if (fails) await expect(answer).rejects.toThrow('refused')
  else await expect(answer).resolves.toBe('done')
  return at - 1_000
}

test.each([
  [1, 250],
  [249, 250],
  [250, 250],
  [251, 500],
  [1_700, 1_750],
])('what takes %i ms is answered after %i, a refusal as well', async (taken, after) => {
  expect([await answeredAfter(taken), await answeredAfter(taken, true)]).toEqual([after, after])
})
