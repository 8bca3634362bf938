import { type RefObject, useEffect, useState } from 'react'
import { liesOn, liesOnPressed, touchesPressed } from './lies-on.ts'

/** Side and distance from the edge of the whole button, in rem: `size-14` and `end-4`. */
const SIDE_REM = 3.5
const EDGE_REM = 1
/** What a finger meets (WCAG 2.5.5). */
const FINGER_REM = 2.75
/** So long after the last movement the page counts as at rest. */
const REST_MS = 150

const TYPED = 'input:not([type="checkbox"],[type="radio"],[type="button"],[type="submit"]),textarea,select,[contenteditable="true"]'

/** The desk of a shop on a phone: fields reach from edge to edge there, and talks have a part of their own. */
const isWorkedOn = () => window.location.pathname.includes('/seller-dashboard') && window.matchMedia('(width < 64rem)').matches

/** `tucked` is a tab in the margin that a finger meets beyond its edge; `narrow` one whose reach would lie on what is pressed; `away` is not there at all. */
export type Place = 'whole' | 'tucked' | 'narrow' | 'away'

/** Whether the chat's button has to make itself small: something is typed, or it would lie on words or on what is pressed. Looked at whenever the page comes to rest; never while a finger or the mouse is on it, so that what is pressed is what is let go. */
export function useTucked(button: RefObject<HTMLElement | null>, open: boolean): Place {
  const [found, setFound] = useState<Place>('whole')
  useEffect(() => {
    if (open) return
    let timer = 0
    let met = false
    const place = button.current
    const look = () => {
      if (!place || met) return
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const { bottom } = place.getBoundingClientRect()
      const right = document.documentElement.clientWidth - EDGE_REM * rem
      const whole = { left: right - SIDE_REM * rem, top: bottom - SIDE_REM * rem, right, bottom }
      const worked = isWorkedOn()
      const inTheWay = document.activeElement?.matches(TYPED) === true || liesOn(whole, place) || (worked && touchesPressed(whole))
      const reach = { ...whole, left: right + (EDGE_REM - FINGER_REM) * rem, right: right + EDGE_REM * rem }
      setFound(!inTheWay ? 'whole' : worked ? 'away' : liesOnPressed(reach, place) ? 'narrow' : 'tucked')
    }
    const later = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(look, REST_MS)
    }
    later()
    const meet = () => {
      met = true
    }
    const leave = () => {
      met = false
      later()
    }
    place?.addEventListener('pointerenter', meet)
    place?.addEventListener('pointerleave', leave)
    // Pages that come later, parts that open, bars that appear.
    const grown = new ResizeObserver(later)
    grown.observe(document.body)
    // And what comes into a part that keeps its height, as a talk does.
    const filled = new MutationObserver(later)
    filled.observe(document.body, { childList: true, subtree: true })
    const events = ['scroll', 'resize', 'focusin', 'focusout', 'click'] as const
    for (const event of events) window.addEventListener(event, later, { passive: true })
    return () => {
      window.clearTimeout(timer)
      grown.disconnect()
      filled.disconnect()
      for (const event of events) window.removeEventListener(event, later)
      place?.removeEventListener('pointerenter', meet)
      place?.removeEventListener('pointerleave', leave)
    }
  }, [button, open])
  return open ? 'whole' : found
}
