import { type RefObject, useEffect, useRef } from 'react'

type Drag = {
  /** What its entries are; entries of another list of the same kind may arrive where `onArrive` is given. */
  kind: string
  /** An entry of this list was dropped where another stands; both by their places. */
  onPlace: (from: number, to: number) => void
  /** An entry of another list was dropped here, by its `data-entry`. */
  onArrive?: ((id: string) => void) | undefined
}

/** Lets the entries of a list (`draggable`, `data-entry`) be dragged to another's place; lists may stand in one another. Beside it every entry has buttons, for keyboards and fingers. */
export function useDragOrder(list: RefObject<HTMLElement | null>, { kind, onPlace, onArrive }: Drag): void {
  const calls = useRef({ onPlace, onArrive })
  useEffect(() => {
    calls.current = { onPlace, onArrive }
  })
  useEffect(() => {
    const box = list.current
    if (!box) return
    // The type is all that may be read of what is dragged before it is dropped.
    const type = `text/x-${kind}`
    let dragged: number | undefined
    const at = ({ target }: Event) => (target instanceof Node ? [...box.children].findIndex((entry) => entry.contains(target)) : -1)
    const takes = (event: DragEvent) => dragged !== undefined || (calls.current.onArrive !== undefined && event.dataTransfer?.types.includes(type) === true)
    const begin = (event: DragEvent) => {
      event.stopPropagation()
      dragged = at(event)
      if (!event.dataTransfer) return
      event.dataTransfer.effectAllowed = 'move'
      const entry = box.children[dragged]
      event.dataTransfer.setData(type, (entry instanceof HTMLElement && entry.dataset['entry']) || '')
    }
    const over = (event: DragEvent) => {
      if (!takes(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const drop = (event: DragEvent) => {
      if (!takes(event)) return
      event.preventDefault()
      event.stopPropagation()
      const to = at(event)
      if (dragged === undefined) calls.current.onArrive?.(event.dataTransfer?.getData(type) ?? '')
      else if (to >= 0 && to !== dragged) calls.current.onPlace(dragged, to)
    }
    const end = () => {
      dragged = undefined
    }
    const events = { dragstart: begin, dragover: over, drop, dragend: end } as const
    for (const [name, listener] of Object.entries(events)) box.addEventListener(name as keyof typeof events, listener)
    return () => {
      for (const [name, listener] of Object.entries(events)) box.removeEventListener(name as keyof typeof events, listener)
    }
  }, [list, kind])
}
