import { useEffect, useState, type RefObject } from 'react'

/** Names of the fields somebody has been in and left: what is wrong with them may be said. */
export function useLeftFields(page: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const form = page.current
    const leave = ({ target }: FocusEvent) => {
      const name = target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement ? target.name : ''
      if (name !== '') setLeft((before) => (before.has(name) ? before : new Set([...before, name])))
    }
    form?.addEventListener('focusout', leave)
    return () => form?.removeEventListener('focusout', leave)
  }, [page])
  return left
}
