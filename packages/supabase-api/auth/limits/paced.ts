import { setTimeout as pause } from 'node:timers/promises'

/** Longer than either way through takes on a machine that is not overloaded. */
const BEAT_MS = 250

/** Milliseconds, and how to let some of them pass. */
type Clock = { now: () => number; wait: (ms: number) => Promise<unknown> }
const CLOCK: Clock = { now: () => performance.now(), wait: (ms) => pause(ms) }

/**
 * Runs `work` and answers on the next beat of a slow clock that began with the request, refusals too. What differs by some milliseconds inside,
 * like making an account or only looking like it, cannot be told from outside.
 */
export async function paced<Result>(work: () => Promise<Result>, { now, wait }: Clock = CLOCK): Promise<Result> {
  const began = now()
  try {
    return await work()
  } finally {
    const taken = now() - began
    await wait(Math.ceil(taken / BEAT_MS) * BEAT_MS - taken)
  }
}
