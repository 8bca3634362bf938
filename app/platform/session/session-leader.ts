import { CHECK_EVERY_MS } from './session-keeper.ts'

const LEADER_LOCK = 'session-leader'
const REFRESH_LOCK = 'session-refresh'

/** Browser only. Runs one at a time over all tabs; where the browser has no Web Locks, over none, which the server forgives for ten seconds. */
export const aloneOverTabs = <Result>(run: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(REFRESH_LOCK, run) : run()

/**
 * Browser only. Calls `check` now and every 30 seconds in one tab of all: the one that holds the lock, and when it closes the next. A tab that is looked at
 * checks at once as well, because browsers slow the timers of those behind. Returns how to stop.
 */
export function leadChecks(check: () => Promise<void>): () => void {
  const stopped = new AbortController()
  const run = () => void check()
  const lead = () =>
    new Promise<void>((resolve) => {
      run()
      const timer = setInterval(run, CHECK_EVERY_MS)
      stopped.signal.addEventListener('abort', () => {
        clearInterval(timer)
        resolve()
      })
    })
  if ('locks' in navigator) {
    navigator.locks.request(LEADER_LOCK, { signal: stopped.signal }, lead).catch(() => {
      // Stopped while another tab was leading.
    })
  } else void lead()

  const seen = () => document.visibilityState === 'visible' && run()
  document.addEventListener('visibilitychange', seen, { signal: stopped.signal })
  window.addEventListener('online', run, { signal: stopped.signal })
  return () => stopped.abort()
}
