import { type RefObject, useEffect, useRef } from 'react'

/** Lets the entries of a list (`draggable`) be dragged to another's place. Beside it every entry has buttons, for keyboards and fingers. */
export function useDragOrder(list: RefObject<HTMLElement | null>, onPlace: (from: number, to: number) => void): void {
  const place = useRef(onPlace)
  useEffect(() => {
    place.current = onPlace
  })
  useEffect(() => {
    const box = list.current
    if (!box) return
    let dragged: number | undefined
    const at = ({ target }: Event) => (target instanceof Node ? [...box.children].findIndex((entry) => entry.contains(target)) : -1)
    const begin = (event: DragEvent) => {
      dragged = at(event)
      if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move'
    }
    const over = (event: DragEvent) => {
      if (dragged !== undefined) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const to = at(event)
      if (dragged === undefined || to < 0) return
      event.preventDefault()
      if (to !== dragged) place.current(dragged, to)
    }
    const end = () => {
      dragged = undefined
    }
    const events = { dragstart: begin, dragover: over, drop, dragend: end } as const
    for (const [name, listener] of Object.entries(events)) box.addEventListener(name as keyof typeof events, listener)
    return () => {
      for (const [name, listener] of Object.entries(events)) box.removeEventListener(name as keyof typeof events, listener)
    }
  }, [list])
}
