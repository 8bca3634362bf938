/** A part of the window, in CSS pixels from its top left. */
export type Spot = { left: number; top: number; right: number; bottom: number }

/** What somebody presses. */
const PRESSED = 'a,button,input,select,textarea,label,summary,[role="button"],[role="tab"]'
/** Something pressed is in the way once so much of it lies beneath; the corner of a large card is not. */
const COVERED_AT_MOST = 0.2

const shared = (one: Spot, other: Spot): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/** Whether something that floats in this spot would lie on words, on a field that is typed in, or on a good part of something pressed. */
export function liesOn(spot: Spot, floating: Element): boolean {
  const beneath = new Set<Element>()
  for (const across of [0.1, 0.5, 0.9])
    for (const down of [0.1, 0.5, 0.9]) {
      const [x, y] = [spot.left + (spot.right - spot.left) * across, spot.top + (spot.bottom - spot.top) * down]
      // What shows there: whatever lies further below is covered by it already.
      const shown = document.elementsFromPoint(x, y).find((each) => !floating.contains(each))
      if (shown) beneath.add(shown)
    }
  return [...beneath].some((each) => hasWordsIn(each, spot) || isPressedIn(each, spot))
}

function isPressedIn(element: Element, spot: Spot): boolean {
  const pressed = element.closest(PRESSED)?.getBoundingClientRect()
  return pressed !== undefined && shared(pressed, spot) > pressed.width * pressed.height * COVERED_AT_MOST
}

function hasWordsIn(element: Element, spot: Spot): boolean {
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((line) => shared(line, spot) > 0)
  })
}
