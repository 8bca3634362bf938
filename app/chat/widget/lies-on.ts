/** A part of the window, in CSS pixels from its top left. */
export type Spot = { left: number; top: number; right: number; bottom: number }

/** What somebody presses. */
const PRESSED = 'a,button,input,select,textarea,label,summary,[role="button"],[role="tab"]'
/** Something pressed is in the way once so much of it lies beneath; the corner of a large card is not. */
const COVERED_AT_MOST = 0.2
/** Where it is looked beneath: closer together than a line of small words is high, so that no price slips between. */
const GRID = [0.04, 0.27, 0.5, 0.73, 0.96]

const shared = (one: Spot, other: Spot): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/** What shows beneath something that floats in this spot. */
function beneath(spot: Spot, floating: Element): Element[] {
  const found = new Set<Element>()
  for (const across of GRID)
    for (const down of GRID) {
      const [x, y] = [spot.left + (spot.right - spot.left) * across, spot.top + (spot.bottom - spot.top) * down]
      // What shows there: whatever lies further below is covered by it already.
      const shown = document.elementsFromPoint(x, y).find((each) => !floating.contains(each))
      if (shown) found.add(shown)
    }
  return [...found]
}

/** Whether something that floats in this spot would lie on words, on a field that is typed in, or on a good part of something pressed. */
export const liesOn = (spot: Spot, floating: Element): boolean => beneath(spot, floating).some((each) => hasWordsIn(each, spot) || isPressedIn(each, spot))

/** Whether it would lie on a good part of something pressed, or on any part of a field. */
export const liesOnPressed = (spot: Spot, floating: Element): boolean =>
  beneath(spot, floating).some((each) => each.matches('input,select,textarea') || isPressedIn(each, spot))

function isPressedIn(element: Element, spot: Spot): boolean {
  const pressed = element.closest(PRESSED)
  if (!pressed) return false
  const { width, height } = pressed.getBoundingClientRect()
  // Its sign says that it can be pressed, and where it leads.
  const signs = [...pressed.querySelectorAll(':scope > svg')]
  return (
    shared(pressed.getBoundingClientRect(), spot) > width * height * COVERED_AT_MOST || signs.some((sign) => shared(sign.getBoundingClientRect(), spot) > 0)
  )
}

function hasWordsIn(element: Element, spot: Spot): boolean {
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((line) => shared(line, spot) > 0)
  })
}

/** Whether it would lie on any part of anything pressed in the page's main part, however little. */
export const touchesPressed = (spot: Spot): boolean =>
  [...document.querySelectorAll(`main :is(${PRESSED})`)].some(
    (each) => shared(each.getBoundingClientRect(), spot) > 0 && each.checkVisibility({ visibilityProperty: true }),
  )
