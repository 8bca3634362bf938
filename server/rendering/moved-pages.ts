import type { Database } from '../../app/platform/database.ts'
import type { Logger } from '../../app/platform/logger.ts'

/** What was followed is written this often, all at once. */
const WRITE_EVERY_MS = 30_000
/** No redirect is longer (`public.redirects`). */
const LONGEST = 300

export type MovedPages = {
  /** Where the address of a page that is gone leads to, and counts that somebody followed it. Paths are without language. */
  find(pathname: string): Promise<string | undefined>
  /** Writes what was counted. What cannot be written is kept for the next time. */
  write(): Promise<void>
  stop(): Promise<void>
}

/** The redirects that staff have made, asked for where no page was found. */
export function createMovedPages({ database, log }: { database: Database; log: Logger }): MovedPages {
  let counted = new Map<string, number>()
  let writing: Promise<void> | undefined
  const write = async () => {
    if (counted.size === 0) return
    const batch = counted
    counted = new Map()
    try {
      await database.all('select private.add_redirect_hits($1::jsonb)', [JSON.stringify([...batch].map(([path, hits]) => ({ path, hits })))])
    } catch (err) {
      log.warn({ err }, 'followed redirects could not be written; they are kept for the next time')
      for (const [path, hits] of batch) counted.set(path, (counted.get(path) ?? 0) + hits)
    }
  }
  const inTurn = async () => {
    await writing
    writing = write()
    await writing
  }
  const clock = setInterval(() => void inTurn(), WRITE_EVERY_MS)
  clock.unref()
  return {
    async find(pathname) {
      const path = readable(pathname)
      if (path === undefined || path.length > LONGEST) return undefined
      try {
        const [row] = await database.all<{ to_path: string }>('select to_path from public.redirects where from_path = $1', [path])
        if (row) counted.set(path, (counted.get(path) ?? 0) + 1)
        return row?.to_path
      } catch (err) {
        // The page that says "not found" is ready; it must not become an error.
        log.warn({ err }, 'redirects could not be read')
        return undefined
      }
    },
    write: inTurn,
    async stop() {
      clearInterval(clock)
      await inTurn()
    },
  }
}

/** The path as people read it, without the slash at its end; nothing for what is no text. */
function readable(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname).replace(/\/+$/, '')
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

/**
 * The answer that leads on: in the language that was asked for, with the query of whoever came where the new page has none. For good, as search engines want it, but remembered for five minutes
 * only: what was led wrongly can be put right.
 */
export function ledOn(to: string, { prefix, search }: { prefix: string; search: string }): Response {
  // Not by URL, which would make another host of `/.//there.example`.
  const location = `${prefix}${to}${to.includes('?') ? '' : search}`.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
  return new Response(null, { status: 301, headers: { Location: location, 'Cache-Control': 'public, max-age=300' } })
}
