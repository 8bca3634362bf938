import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** The specification: a transition that takes longer is slow, and written to the log of the browser. */
export const SLOW_TRANSITION_MS = 1000

/** What is written about a way from one page to another; undefined when it was quick enough. Paths only: a query may hold the token of an order. */
export const slowTransition = ({ from, to, ms }: { from: string; to: string; ms: number }): string | undefined =>
  ms > SLOW_TRANSITION_MS ? `Slow route transition: ${from} → ${to} took ${Math.round(ms)} ms` : undefined

/** Times the way from page to page: from the press until the next page stands. */
export function useSlowTransitions(tell: (sentence: string) => void = toConsole): void {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  const begun = useRef<{ from: string; at: number }>(undefined)
  const isUnderWay = state !== 'idle' && location !== undefined
  useEffect(() => {
    if (isUnderWay) {
      begun.current ??= { from: pathname, at: performance.now() }
      return
    }
    const way = begun.current
    begun.current = undefined
    // Back where it began: a form was sent, or the way was given up.
    if (!way || way.from === pathname) return
    const ms = performance.now() - way.at
    performance.measure(`route ${way.from} → ${pathname}`, { start: way.at, duration: ms })
    const told = slowTransition({ from: way.from, to: pathname, ms })
    if (told) tell(told)
  }, [isUnderWay, pathname, tell])
}

/** The log of the browser is what the specification asks for. */
const toConsole = (sentence: string) => console.warn(sentence)
