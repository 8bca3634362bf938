import { type RefObject, useEffect, useRef } from 'react'

/** Browser only. While the part this is given to is on the screen, news appears above it, however tall it grows. */
export function useNewsLift<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const lift = () => {
      const top = part.current?.getBoundingClientRect().top
      if (top !== undefined) style.setProperty('--news-lift', `${Math.max(0, Math.round(window.innerHeight - top))}px`)
    }
    const watched = new ResizeObserver(lift)
    if (part.current) watched.observe(part.current)
    window.addEventListener('resize', lift)
    lift()
    return () => {
      watched.disconnect()
      window.removeEventListener('resize', lift)
      style.removeProperty('--news-lift')
    }
  }, [])
  return part
}
