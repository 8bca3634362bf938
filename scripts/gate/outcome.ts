/**
 * What a stage found: how many tests (or 1 for a check) passed, each failure in a line or more, and with `details` what the program itself said of them.
 * Only what has nothing to look at may be `leftOut`, and says why; what cannot run has failed.
 */
export type Outcome = {
  passed: number
  failures: string[]
  details?: string
  leftOut?: string
  files?: FileTime[]
  /** Where each test stands; one that is tried with many values, or on two screens, is one promise. */
  promises?: string[]
}

/** How long a test file took by the clock, and of the processor in its own processes. */
export type FileTime = { file: string; seconds: number; processor: number }
