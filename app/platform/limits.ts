/** So many times in so many seconds; `what` names it in the table of counts. */
export type Limit = { what: string; most: number; seconds: number }

/** Whoever is counted: a network address, and a person where one is signed in. */
export type Counted = { ip: string; id?: string | null }

/**
 * Counts attempts in the database, so that all processes count together. Every call throws when the database does not answer: no limit, no service.
 * Addresses that are exempt (this machine, in a demo) are never counted.
 */
export interface Limits {
  /** Counts one attempt, by address and by person. Answers undefined, or after how many seconds the next may be made. */
  take(limit: Limit, who: Counted): Promise<number | undefined>
  /** Takes back the last attempt, which turned out to be none. */
  giveBack(limit: Limit, who: Counted): Promise<void>
  /** The network an address is counted as, for what is counted elsewhere. */
  networkOf(ip: string): string
  /** False for an address that is exempt. */
  isCounted(ip: string): boolean
}
