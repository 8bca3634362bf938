/** The specification: the session is looked at this often. */
export const CHECK_EVERY_MS = 30_000
/** The specification: it is refreshed when fewer than this many seconds remain; one that has expired at once. */
export const REFRESH_WITHIN_SECONDS = 300

/** What became of a try to refresh. `unreachable` says nothing about the session: the network or the server was away. */
export type Refreshed = 'refreshed' | 'refused' | 'unreachable'

export type KeeperParts = {
  /** Seconds since 1970 at which the stored session ends; undefined when nobody is signed in. Read anew each time: another tab may have refreshed. */
  expiresAt(): number | undefined
  /** Asks for new tokens; over all tabs that is one request for one session (`session-fetch.ts`). */
  refresh(): Promise<Refreshed>
  /** The session cannot be had back: clears what is stored and leads to `/auth`. */
  end(): void
  now(): number
}

export type SessionKeeper = {
  /** Looks at the clock; the timer of the leading tab calls it. */
  check(): Promise<void>
  /** The server called the token expired, whatever the clock says. Answers whether there is a good one now. */
  renew(rejected: string | undefined, current: () => string | undefined): Promise<boolean>
}

/** Keeps a session alive by one path, for the timer, for an expired token and for an answer that says so. */
export function createSessionKeeper(parts: KeeperParts): SessionKeeper {
  const secondsLeft = () => {
    const expiresAt = parts.expiresAt()
    return expiresAt === undefined ? undefined : expiresAt - Math.floor(parts.now() / 1000)
  }
  let underway: Promise<Refreshed> | undefined
  const refresh = (): Promise<Refreshed> => {
    underway ??= parts
      .refresh()
      .then((became) => {
        if (became === 'refused') parts.end()
        return became
      })
      .finally(() => (underway = undefined))
    return underway
  }
  const isDue = () => {
    const left = secondsLeft()
    return left !== undefined && left < REFRESH_WITHIN_SECONDS
  }
  return {
    async check() {
      if (isDue()) await refresh()
    },
    async renew(rejected, current) {
      if (parts.expiresAt() === undefined) return false
      // Another tab, or an earlier answer of this one, has already brought a new token.
      if (rejected !== undefined && current() !== rejected) return true
      return (await refresh()) === 'refreshed'
    },
  }
}
