/** A finished answer as it leaves the process. Bodies are compressed once and served many times; the rare reader who takes no Brotli gets it made over. */
export type KeptPage = {
  status: number
  headers: Readonly<Record<string, string>>
  br: Buffer
  /** What it shows, by the names under which changes are told; a page without is forgotten at every change. */
  keys?: readonly string[]
  /** What it shows was changed while it was made: nobody keeps it. */
  outdated?: true
}

type Entry = { page: KeptPage; bytes: number; madeAt: number; seconds: number }

/** What is kept may be served this many times its fresh time while a new copy is made. */
const STALE_FACTOR = 10

/** Pages that are the same for everyone, kept in memory. */
export type MicroCache = {
  /**
   * The page under `key`: fresh from memory; stale from memory while `make` runs once behind it; otherwise made now, once for all who wait.
   * A page is kept only if `make` says so with `keep`. What `make` throws is thrown to those who wait, never to those served stale.
   */
  get(key: string, seconds: number, make: () => Promise<{ page: KeptPage; keep: boolean }>): Promise<KeptPage>
  /** The page under `key` if it is in memory and still fresh: what can be sent without waiting for anything. */
  fresh(key: string): KeptPage | undefined
  /** Whether `get` would answer from memory. */
  holds(key: string): boolean
  /** Forgets the pages that carry one of these keys, or none at all; everything without keys. A page being made at that moment is kept only if it is none of them. */
  purge(changed?: ReadonlySet<string>): void
  readonly bytes: number
  readonly pages: number
}

/** A cache that never holds more than `maxBytes`; the least recently served pages leave first. */
export function createMicroCache(options: { maxBytes: number; now?: () => number; onRefreshError?: (error: unknown) => void }): MicroCache {
  const { maxBytes, now = Date.now, onRefreshError = () => {} } = options
  const entries = new Map<string, Entry>()
  const making = new Map<string, Promise<KeptPage>>()
  /** What has changed since each of those being made was begun. */
  const running = new Set<{ everything: boolean; changed: Set<string> }>()
  let bytes = 0

  const ageOf = (entry: Entry) => (now() - entry.madeAt) / 1000

  const drop = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  const keep = (key: string, page: KeptPage, seconds: number) => {
    drop(key)
    // Twice, for the twin in gzip that a reader without Brotli may have asked for.
    const size = 2 * page.br.length + key.length + (page.keys ?? []).reduce((sum, { length }) => sum + length + 16, 0) + 1024
    if (size > maxBytes) return
    entries.set(key, { page, bytes: size, madeAt: now(), seconds })
    bytes += size
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }

  const makeOnce = (key: string, seconds: number, make: () => Promise<{ page: KeptPage; keep: boolean }>) => {
    const underWay = making.get(key)
    if (underWay) return underWay
    const run = { everything: false, changed: new Set<string>() }
    running.add(run)
    const work = make()
      .then((made) => {
        if (run.everything || (run.changed.size > 0 && shows(made.page, run.changed))) return { ...made.page, outdated: true as const }
        if (made.keep) keep(key, made.page, seconds)
        return made.page
      })
      .finally(() => {
        running.delete(run)
        if (making.get(key) === work) making.delete(key)
      })
    making.set(key, work)
    return work
  }

  // A Map keeps insertion order: serving moves a page to the young end.
  const touch = (key: string, entry: Entry) => {
    entries.delete(key)
    entries.set(key, entry)
  }

  return {
    fresh(key) {
      const entry = entries.get(key)
      if (!entry || ageOf(entry) >= entry.seconds) return undefined
      touch(key, entry)
      return entry.page
    },
    async get(key, seconds, make) {
      const entry = entries.get(key)
      if (!entry) return makeOnce(key, seconds, make)
      const age = ageOf(entry)
      if (age >= entry.seconds * (1 + STALE_FACTOR)) return makeOnce(key, seconds, make)
      touch(key, entry)
      if (age >= entry.seconds) makeOnce(key, seconds, make).catch(onRefreshError)
      return entry.page
    },
    holds(key) {
      const entry = entries.get(key)
      return entry !== undefined && ageOf(entry) < entry.seconds * (1 + STALE_FACTOR)
    },
    purge(changed) {
      for (const run of running) {
        if (changed === undefined) run.everything = true
        else for (const key of changed) run.changed.add(key)
      }
      // Nobody knows yet what they show, and whoever asks from now on wants the change.
      making.clear()
      for (const [key, { page }] of entries) if (changed === undefined || shows(page, changed)) drop(key)
    },
    get bytes() {
      return bytes
    },
    get pages() {
      return entries.size
    },
  }
}

/** Whether a page may show something of what has changed. */
const shows = ({ keys }: KeptPage, changed: ReadonlySet<string>): boolean => keys === undefined || keys.some((key) => changed.has(key))
