import { type RefObject, useEffect, useRef, useState } from 'react'

/** Long enough to read a slide twice. */
const SECONDS_PER_SLIDE = 8

/** What moves the slides of a row that scrolls sideways, and what they show. */
export type Slides = {
  track: RefObject<HTMLUListElement | null>
  current: number
  /** Slides go on by themselves; false where the reader stopped them or wants no motion. */
  playing: boolean
  /** The pictures of later slides may be fetched. */
  awake: boolean
  setPlaying(playing: boolean): void
  show(slide: number): void
}

/** Slides of a scrolling row: they go on by themselves unless somebody is looking closer (pointer or focus inside), paused, or wants less motion. */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [wanted, setPlaying] = useState<boolean>()
  const [still, setStill] = useState(false)
  const [held, setHeld] = useState(false)
  const [awake, setAwake] = useState(false)
  const playing = (wanted ?? !still) && count > 1

  const show = (slide: number) => {
    const row = track.current
    row?.scrollTo({ left: slide * row.clientWidth, behavior: still ? 'auto' : 'smooth' })
  }

  useEffect(() => {
    const motion = window.matchMedia('(prefers-reduced-motion: reduce)')
    const ask = () => setStill(motion.matches)
    ask()
    motion.addEventListener('change', ask)
    return () => motion.removeEventListener('change', ask)
  }, [])

  // The first view comes first; what lies behind it waits until the page is there.
  useEffect(() => {
    const wake = () => setAwake(true)
    const loaded = document.readyState === 'complete' ? requestAnimationFrame(wake) : undefined
    window.addEventListener('load', wake, { once: true })
    return () => {
      if (loaded !== undefined) cancelAnimationFrame(loaded)
      window.removeEventListener('load', wake)
    }
  }, [])

  useEffect(() => {
    const row = track.current
    if (!row || count < 2) return
    const scrolled = () => setCurrent(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)))
    const hold = () => setHeld(true)
    const release = () => setHeld(row.matches(':hover, :focus-within'))
    const events = { pointerenter: hold, focusin: hold, pointerleave: release, focusout: release } as const
    row.addEventListener('scroll', scrolled, { passive: true })
    for (const [name, listener] of Object.entries(events)) row.addEventListener(name, listener)
    return () => {
      row.removeEventListener('scroll', scrolled)
      for (const [name, listener] of Object.entries(events)) row.removeEventListener(name, listener)
    }
  }, [count])

  useEffect(() => {
    if (!playing || held) return
    const next = window.setInterval(() => {
      const row = track.current
      if (!row || document.hidden) return
      const shown = Math.round(row.scrollLeft / Math.max(1, row.clientWidth))
      row.scrollTo({ left: ((shown + 1) % count) * row.clientWidth, behavior: still ? 'auto' : 'smooth' })
    }, SECONDS_PER_SLIDE * 1000)
    return () => window.clearInterval(next)
  }, [playing, held, count, still])

  return { track, current, playing, awake, setPlaying, show }
}
