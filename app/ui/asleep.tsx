import { type ComponentType, memo, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** How far away somebody may be when a part begins to wake. */
const AHEAD = '400px'

/**
 * A part below the first view, which stays as the server drew it until somebody comes near: React takes it over then, or at once when somebody presses in it, or when what it
 * shows changes. Its links and pictures work meanwhile as in any page. Drawn by the browser itself, after a followed link, it is never asleep.
 *
 * What it is given is compared by identity, as `memo` does: given something new, it wakes.
 */
export function asleep<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return memo(function Asleep(props: Props) {
    const [sleep] = useState(newSleep)
    // React asks for the second only where it takes over what the server drew.
    useSyncExternalStore(never, sleep.isBegun, sleep.begin)
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const drawn = place.current?.firstElementChild
      return drawn ? whenNear(drawn, sleep.end) : sleep.end()
    }, [sleep])
    return (
      <div ref={place} className="contents">
        <Suspense>
          <Sleeper sleep={sleep}>
            <Part {...props} />
          </Sleeper>
        </Suspense>
      </div>
    )
  })
}

type Sleep = ReturnType<typeof newSleep>

function newSleep() {
  let end = () => {}
  const over = new Promise<void>((resolve) => (end = resolve))
  let begun = false
  let asked = false
  return {
    over,
    end,
    begin: () => (begun = typeof document !== 'undefined'),
    isBegun: () => begun,
    /** Whether React is to wait: the first time it comes by, and never again, nor while somebody presses. */
    holds() {
      if (!begun || asked) return false
      asked = true
      return !isPressed()
    },
  }
}

/**
 * Whether somebody presses, types or touches at this very moment. React takes over what was pressed before it deals with the press; where it had not come by before and were kept waiting, the press would be lost.
 * It asks the same of `window.event` (`resolveUpdatePriority`).
 */
const isPressed = (): boolean => window.event instanceof UIEvent

/**
 * Keeps React waiting the first time it comes by. It comes again when the sleep is over, but also when somebody presses, or something above has changed: to keep it
 * waiting then as well would lose the press, or what stands in the page.
 */
function Sleeper({ sleep, children }: { sleep: Sleep; children: ReactNode }) {
  // Thrown as it is: React would rather see `use` each time, or never.
  if (sleep.holds()) throw sleep.over
  return children
}

function whenNear(element: Element, wake: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      wake()
    },
    { rootMargin: AHEAD },
  )
  watch.observe(element)
  return () => watch.disconnect()
}

const never = () => () => {}
