import { useEffect, useState } from 'react'
import { FILES_REMEMBERED } from '../../platform/files-remembered.ts'
import { keepQueries } from '../../platform/kept-queries.ts'
import { queryClient } from '../../platform/query.ts'
import { keptSession } from '../../platform/session/session-events.ts'
import { owesSecondFactor } from '../../platform/session/second-factor.ts'

/** What the desk shows without a line. */
const KEPT = ['my-sellers', 'my-shop-rights', 'my-factor-rule', 'desk-home', 'desk-orders', 'desk-stock', 'desk-talks', 'stall-promptpay', 'stall-sales']
/** The page comes first: so long after it was shown, and not while it asks, which on a slow line takes longer. */
const CALM_MS = 3000

/** Whether the desk can be shown: what this phone keeps of it has been read. Keeps the desk, these parts of it and its answers for the next time without a line. */
export function useKeptDesk(person: string, parts: () => Promise<unknown>): boolean {
  const [ready, setReady] = useState<string>()
  useEffect(() => {
    const left = new AbortController()
    void keepQueries(queryClient(), { person, keys: KEPT, signal: left.signal }).then(() => !left.signal.aborted && setReady(person))
    let timer: ReturnType<typeof setTimeout>
    const keepWhenCalm = () => {
      timer = setTimeout(() => (queryClient().isFetching() > 0 ? keepWhenCalm() : void keepPage(parts)), CALM_MS)
    }
    keepWhenCalm()
    left.signal.addEventListener('abort', () => clearTimeout(timer))
    return () => left.abort()
  }, [person, parts])
  return ready === person
}

/** Has the service worker keep the page and everything it was made of, and the parts that are used without a line. */
async function keepPage(parts: () => Promise<unknown>): Promise<void> {
  if (!navigator.onLine || !('serviceWorker' in navigator)) return
  await parts().catch(() => undefined)
  const { active } = await navigator.serviceWorker.ready
  const all = performance.getEntriesByType('resource')
  const made = all
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(?:assets|fonts)\//.test(pathname))
    .map(({ pathname }) => pathname)
  active?.postMessage({ keep: [location.pathname, ...new Set(made)], whole: all.length < FILES_REMEMBERED }, { transfer: [] })
}

/** Browser only. Who was signed in here when the line went: a session that cannot be renewed now is still theirs. */
export function personWithoutLine(): string | undefined {
  if (navigator.onLine) return undefined
  const session = keptSession()
  if (!session || owesSecondFactor(session.accessToken) || !('user' in session.whole)) return undefined
  const { user } = session.whole
  return typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'string' ? user.id : undefined
}
