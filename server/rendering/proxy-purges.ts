import type { Logger } from '../../app/platform/logger.ts'

/** What every page carries towards a proxy, and those that have not said what they show. */
export const EVERYTHING = 'everything'
export const UNSAID = 'unsaid'

/** Bytes of keys in one request; a proxy takes headers of eight kilobytes. */
const MOST_BYTES = 6000
const ANSWER_MS = 5_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000

/** Tells proxies that keep pages which of them to make anew. */
export type ProxyPurges = {
  /** The keys of what has changed, everything without keys. Waits for nobody: it is told when there is time, and what comes meanwhile is told with the next. */
  purge(changed?: ReadonlySet<string>): void
  stop(): void
}

/**
 * Sends keys as `PURGE` with the header `xkey-purge`, one request at a time to each proxy. One that does not answer is asked again, at most every fifteen seconds, and then told
 * that everything has changed: nobody knows what it missed.
 */
export function createProxyPurges({ urls, log, pauses = { first: FIRST_PAUSE_MS, longest: LONGEST_PAUSE_MS } }: Parts): ProxyPurges {
  const proxies = urls.map((url) => createProxy({ url, log, pauses }))
  return {
    purge: (changed) => proxies.forEach((proxy) => proxy.purge(changed)),
    stop: () => proxies.forEach((proxy) => proxy.stop()),
  }
}

type Parts = { urls: readonly string[]; log: Logger; pauses?: { first: number; longest: number } }

function createProxy({ url, log, pauses }: { url: string; log: Logger; pauses: NonNullable<Parts['pauses']> }): ProxyPurges {
  let waiting = new Set<string>()
  let stopped = false
  let sending = false
  let timer: NodeJS.Timeout | undefined
  let pause = pauses.first
  const ending = new AbortController()

  async function send(): Promise<void> {
    if (sending || stopped || timer || waiting.size === 0) return
    sending = true
    const [keys, rest] = cut(waiting.has(EVERYTHING) ? [EVERYTHING] : [...waiting])
    waiting = new Set(rest)
    try {
      const answer = await fetch(url, {
        method: 'PURGE',
        headers: { 'xkey-purge': keys.join(' ') },
        signal: AbortSignal.any([ending.signal, AbortSignal.timeout(ANSWER_MS)]),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`It answered ${answer.status}`)
      if (pause > pauses.first) log.info({ proxy: new URL(url).host }, 'A proxy hears again what has changed')
      pause = pauses.first
    } catch (error) {
      if (!stopped) {
        if (pause === pauses.first)
          log.warn({ err: error, proxy: new URL(url).host }, 'A proxy could not be told what has changed; it is told that everything has when it answers')
        waiting = new Set([EVERYTHING])
        timer = setTimeout(() => {
          timer = undefined
          void send()
        }, pause).unref()
        pause = Math.min(pause * 2, pauses.longest)
      }
    }
    sending = false
    void send()
  }

  return {
    purge(changed) {
      if (changed === undefined) waiting.add(EVERYTHING)
      else for (const key of [...changed, UNSAID]) waiting.add(key)
      void send()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      ending.abort()
    },
  }
}

/** As many as one request holds, and the rest. */
function cut(keys: readonly string[]): [string[], string[]] {
  let bytes = 0
  const at = keys.findIndex((key) => (bytes += key.length + 1) > MOST_BYTES)
  return at < 1 ? [[...keys], []] : [keys.slice(0, at), keys.slice(at)]
}
