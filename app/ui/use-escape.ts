import { type RefObject, useEffect } from 'react'

/** Escape, pressed inside an element, runs `leave`; the innermost element that listens takes it. Not while `off`. */
export function useEscape(element: RefObject<HTMLElement | null>, leave: () => void, { off = false }: { off?: boolean } = {}): void {
  useEffect(() => {
    const box = element.current
    if (!box || off) return
    const escape = (event: KeyboardEvent) => {
      // A native dialog above closes itself.
      if (event.key !== 'Escape' || event.defaultPrevented || (event.target instanceof Element && event.target.closest('dialog'))) return
      event.stopPropagation()
      leave()
    }
    box.addEventListener('keydown', escape)
    return () => box.removeEventListener('keydown', escape)
  }, [element, leave, off])
}
