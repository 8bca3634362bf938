/** The specification: a failed read of the session is tried again up to three times, after one, two and three seconds. */
export const READ_RETRIES_MS = [1_000, 2_000, 3_000] as const

/** Reads the session, patiently. Throws what the last try threw. */
export async function readPatiently<Found>(read: () => Promise<Found>, pause: (ms: number) => Promise<void> = wait): Promise<Found> {
  for (const delay of READ_RETRIES_MS) {
    try {
      return await read()
    } catch {
      await pause(delay)
    }
  }
  return read()
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
