/** Tries after the first: whoever has to give way a third time is held up by more than an accident, and is told. */
const AGAIN = 2
const DEADLOCK_DETECTED = '40P01'

/**
 * Does `work` again where PostgreSQL has chosen it to give way in a deadlock: nothing of it has happened, and whoever it stood across goes on meanwhile. For a transaction from
 * its beginning, or a statement that is one, that changes nothing but what stands in the database.
 */
export async function againAfterDeadlock<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let left = AGAIN; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !(error instanceof Error && 'code' in error && error.code === DEADLOCK_DETECTED)) throw error
    }
  }
}
