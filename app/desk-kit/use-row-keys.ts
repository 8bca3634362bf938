import { useEffect, useRef } from 'react'
import { isTyping } from './is-typing.ts'

/** `j` and `k` walk the rows of a list (`data-row`: its key), `x` chooses one, Enter and `e` open it: what bears `data-open`, or else the link that is its name. */
export function useRowKeys<List extends HTMLElement = HTMLTableElement>({ choose }: { choose?: ((key: string) => void) | undefined }) {
  const list = useRef<List>(null)
  const chosen = useRef(choose)
  useEffect(() => {
    chosen.current = choose
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || !list.current) return
      const rows = [...list.current.querySelectorAll<HTMLElement>('[data-row]')]
      const at = rows.findIndex((row) => row.contains(document.activeElement))
      const row = rows[at]
      if (event.key === 'j' || event.key === 'k') focusRow(rows[Math.min(Math.max(at + (event.key === 'j' ? 1 : -1), 0), rows.length - 1)])
      else if (event.key === 'x' && row?.dataset['row'] !== undefined) chosen.current?.(row.dataset['row'])
      else if (event.key === 'e' && row) (row.querySelector<HTMLElement>('[data-open]') ?? row.querySelector<HTMLElement>('th a'))?.click()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return list
}

function focusRow(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>('th a, input, button, a')?.focus()
}
