import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * A field of words that stands above what they find. It shows other words when the search is another, before anybody can type into what is painted, and never over what somebody has typed
 * since they asked. `tell` says what was asked without the form around the field being sent.
 */
export function useSearchWords(words: string): { input: RefObject<HTMLInputElement | null>; tell: (asked: string) => void } {
  const input = useRef<HTMLInputElement>(null)
  const told = useRef(words)
  useLayoutEffect(() => {
    const before = told.current
    const field = input.current
    told.current = words
    if (!field || before === words || (document.activeElement === field && field.value.trim() !== before)) return
    field.value = words
  }, [words])
  useEffect(() => {
    const form = input.current?.form
    const sent = () => {
      told.current = input.current?.value.trim() ?? ''
    }
    form?.addEventListener('submit', sent)
    return () => form?.removeEventListener('submit', sent)
  }, [])
  return {
    input,
    tell: (asked) => {
      told.current = asked
    },
  }
}
