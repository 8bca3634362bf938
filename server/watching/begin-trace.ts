/**
 * Runs in the browser, sent there as its own text (`browserTraces`), so it may use nothing from outside: follows what somebody does on a page, and tells the shop of it. What the page
 * asks carries `traceparent`, and so everything down to the statements hangs below the page or the way to it. `part`: of pages whose answer does not say whether they are traced.
 */
export function beginTrace(part: number): void {
  type Kind = 'load' | 'navigation' | 'fetch' | 'vitals'
  type Told = {
    trace: string
    id: string
    parent?: string
    kind: Kind
    path: string
    start: number
    ms: number
    status?: number
    failed?: true
    vitals?: Vitals
  }
  type Vitals = { ttfb?: number; fcp?: number; lcp?: number; inp?: number; cls?: number }
  type View = { trace: string; id: string; parent?: string; start: number; asking: number; moved: boolean }

  /** A page that stays open for a day tells no more than this, and not more at once. */
  const MOST_TOLD = 300
  const MOST_AT_ONCE = 30
  const TELL_AFTER_MS = 5_000
  /** A way that leads nowhere for so long was none. */
  const LONGEST_WAY_MS = 15_000

  const hex = (bytes: number) => Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const said = /^00-([\da-f]{32})-([\da-f]{16})-(0[01])$/.exec(loaded?.serverTiming?.find(({ name }) => name === 'traceparent')?.description ?? '')
  if (said ? said[3] !== '01' : Math.random() >= part) return

  const epoch = (moment: number) => performance.timeOrigin + moment
  const page: View = { trace: said?.[1] ?? hex(16), id: hex(8), ...(said?.[2] && { parent: said[2] }), start: 0, asking: 0, moved: true }
  let view = page
  let told = 0
  let waiting: Told[] = []
  let clock: ReturnType<typeof setTimeout> | undefined

  const send = () => {
    clearTimeout(clock)
    clock = undefined
    if (waiting.length === 0) return
    const spans = waiting
    waiting = []
    navigator.sendBeacon('/traces', new Blob([JSON.stringify({ now: Date.now(), spans })], { type: 'application/json' }))
  }
  const tell = (span: Told) => {
    if (told++ >= MOST_TOLD) return
    waiting.push({ ...span, start: Math.round(span.start), ms: Math.round(Math.max(0, span.ms)) })
    if (waiting.length >= MOST_AT_ONCE) send()
    else clock ??= setTimeout(send, TELL_AFTER_MS)
  }

  const vitals: Vitals = {}
  const watch = (
    type: string,
    see: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number }) => void,
    threshold?: object,
  ) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...threshold })
    } catch {
      // Not every browser knows every kind.
    }
  }
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (vitals.fcp = Math.round(startTime)))
  watch('largest-contentful-paint', ({ startTime }) => (vitals.lcp = Math.round(startTime)))
  watch('layout-shift', ({ value = 0, hadRecentInput }) => !hadRecentInput && (vitals.cls = Math.round(((vitals.cls ?? 0) + value) * 1000) / 1000))
  watch('event', ({ duration, interactionId }) => interactionId && (vitals.inp = Math.round(Math.max(vitals.inp ?? 0, duration))), { durationThreshold: 40 })

  const loading = () => {
    if (loaded) vitals.ttfb = Math.round(loaded.responseStart)
    tell({ ...idsOf(page), kind: 'load', path: location.pathname, start: epoch(0), ms: loaded?.loadEventEnd || performance.now() })
  }
  const idsOf = ({ trace, id, parent }: View) => ({ trace, id, ...(parent !== undefined && { parent }) })
  // The end of loading is known a moment after it was told of.
  if (document.readyState === 'complete') loading()
  else addEventListener('load', () => setTimeout(loading))

  let left = false
  const leave = () => {
    if (!left) tell({ trace: page.trace, id: hex(8), parent: page.id, kind: 'vitals', path: location.pathname, start: epoch(performance.now()), ms: 0, vitals })
    left = true
    send()
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave())
  addEventListener('pagehide', leave)

  const setOut = (moved: boolean) => {
    view = { trace: hex(16), id: hex(8), start: performance.now(), asking: 0, moved }
    const mine = view
    if (moved) settle(mine)
  }
  /** A way is over when its page is there, nothing is asked any more, and what came has been painted. */
  const settle = (way: View) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (way === page || way !== view || !way.moved || way.asking > 0 || way.start < 0) return
        const ms = performance.now() - way.start
        if (ms <= LONGEST_WAY_MS) tell({ ...idsOf(way), kind: 'navigation', path: location.pathname, start: epoch(way.start), ms })
        way.start = -1
      }),
    )
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link && link.origin === location.origin && link.pathname !== location.pathname && event.button === 0 && !event.ctrlKey && !event.metaKey)
        setOut(false)
    },
    { capture: true },
  )
  addEventListener('popstate', () => setOut(true))
  const push = history.pushState.bind(history)
  history.pushState = (...given) => {
    push(...given)
    if (view.moved) setOut(true)
    view.moved = true
    settle(view)
  }

  const ask = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    // Files are not made by anybody's statements, and one that was preloaded is only used by who asks for it in the same words.
    if (url.origin !== location.origin || /^\/(assets|messages|pictures)\//.test(url.pathname)) return ask(input, init)
    const way = view
    const id = hex(8)
    const start = performance.now()
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
    headers.set('traceparent', `00-${way.trace}-${id}-01`)
    way.asking += 1
    const over = (end: { status?: number; failed?: true }) => {
      way.asking -= 1
      tell({ trace: way.trace, id, parent: way.id, kind: 'fetch', path: url.pathname, start: epoch(start), ms: performance.now() - start, ...end })
      settle(way)
    }
    try {
      const answer = await ask(input, { ...init, headers })
      over({ status: answer.status })
      return answer
    } catch (error) {
      // Whoever gives a question up is not failed by anybody.
      over(error instanceof DOMException && error.name === 'AbortError' ? {} : { failed: true })
      throw error
    }
  }
}
