import { useEffect, useRef } from 'react'
import { isTyping } from '../../desk-kit/is-typing.ts'

/** `j` and `k` walk what waits, Enter opens it, `t` takes it or gives it back, `d` presses the first decision. Answers the ref of the list. */
export function useInboxKeys() {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || !list.current) return
      const items = [...list.current.querySelectorAll<HTMLElement>('article')]
      const at = items.findIndex((item) => item.contains(document.activeElement))
      if (event.key === 'j' || event.key === 'k') {
        const next = items[Math.min(Math.max(at + (event.key === 'j' ? 1 : -1), 0), items.length - 1)]
        next?.querySelector<HTMLElement>('summary')?.focus()
      } else if (event.key === 't') items[at]?.querySelector<HTMLElement>('[data-take]')?.click()
      else if (event.key === 'd') decide(items[at])
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return list
}

/** Presses the first decision of what waits; what is shut is opened before, so that its facts are seen beside it. */
function decide(item: HTMLElement | undefined): void {
  const details = item?.querySelector('details')
  if (!item || !details) return
  details.open = true
  // What is answered on a page of its own has a way there instead of a button.
  item.querySelector<HTMLElement>('[data-decisions] :is(button, a)')?.click()
}
