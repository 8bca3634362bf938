import { type RefObject, useEffect, useRef } from 'react'

/**
 * What follows in the list opens by itself when the thing that is being decided has gone, and has the keyboard: an inbox is emptied without walking back to it.
 * `keys`: what waits, in order (`data-work` of each).
 */
export function useNextWork(list: RefObject<HTMLElement | null>, keys: readonly string[]): void {
  const before = useRef<readonly string[]>([])
  const decided = useRef<string>(undefined)
  useEffect(() => {
    // Whoever only reads is left where they are.
    const onFocus = ({ target }: FocusEvent) => {
      const item = target instanceof Element && target.closest(DECIDES) ? target.closest<HTMLElement>('[data-work]') : null
      if (item) decided.current = item.dataset['work']
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  const now = keys.join('\n')
  useEffect(() => {
    const [were, are] = [before.current, now === '' ? [] : now.split('\n')]
    before.current = are
    const gone = decided.current
    if (gone === undefined || !were.includes(gone) || are.includes(gone)) return
    decided.current = undefined
    const next = were.slice(were.indexOf(gone) + 1).find((key) => are.includes(key)) ?? are.at(-1)
    const item = [...(list.current?.querySelectorAll<HTMLElement>('[data-work]') ?? [])].find(({ dataset }) => dataset['work'] === next)
    const details = item?.querySelector('details')
    if (!item || !details) return
    details.open = true
    details.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true })
    item.scrollIntoView({ block: 'nearest' })
  }, [now, list])
}

/** Where something is decided or answered. */
const DECIDES = '[data-decisions], form'
