import { MOBILE_MAX_WIDTH } from '../platform/device.ts'

/** The widths our server makes; each picture exists in every one of them up to its own. */
export const PICTURE_WIDTHS = [200, 320, 400, 640, 800, 960, 1280] as const

export type Screen = 'phone' | 'desk'

/** Steps of a half or more: of two that lie closer a browser saves little, and each stands in the page as often as a picture does. */
const STEPS: Readonly<Record<Screen, readonly number[]>> = { phone: [200, 400, 640, 800], desk: [200, 320, 640, 960, 1280] }
/** From the fewest to the most pixels a screen has in its width: for a phone one of 320 at 1.5 and one of 768 at 2, for a desk its window at 1 and 1280 at 2, where most places stop growing. */
const PIXELS: Readonly<Record<Screen, { least: number; most: number }>> = {
  phone: { least: 480, most: 1536 },
  desk: { least: MOBILE_MAX_WIDTH + 1, most: 2560 },
}
/** For a length that does not grow with the screen. */
const DENSITY: Readonly<Record<Screen, { least: number; most: number }>> = { phone: { least: 1.5, most: 3 }, desk: { least: 1, most: 2 } }
const REM = 16

/** What of a `sizes` a phone needs: what only holds on wider screens is left out. */
export const phoneSizes = (sizes: string): string =>
  partsOf(sizes)
    .filter(({ from }) => from < MOBILE_MAX_WIDTH)
    .map(({ said }) => said)
    .join(', ') || sizes

/** The widths that a screen of this kind would choose from, for a picture that stands in `sizes`: none that is too small everywhere, and none behind the first that is enough. */
export function widthsFor(sizes: string, screen: Screen): readonly number[] {
  const lengths = lengthsOf(sizes, screen)
  if (lengths.length === 0) return STEPS[screen]
  const least = Math.min(...lengths.map((length) => length('least')))
  const most = Math.max(...lengths.map((length) => length('most')))
  const enough = STEPS[screen].findIndex((width) => width >= most)
  const offered = STEPS[screen].slice(0, enough < 0 ? undefined : enough + 1)
  const wanted = offered.filter((width) => width >= least)
  return wanted.length > 0 ? wanted : offered.slice(-1)
}

/** The lengths of a `sizes` that hold on such screens, each in pixels of the coarsest and of the finest of them. */
function lengthsOf(sizes: string, screen: Screen): ((end: 'least' | 'most') => number)[] {
  const parts = partsOf(sizes)
  const first = parts.findIndex(({ from }) => from <= MOBILE_MAX_WIDTH)
  const held = screen === 'phone' ? partsOf(phoneSizes(sizes)) : parts.slice(0, first < 0 ? undefined : first + 1)
  return held.flatMap(({ from, length }) => {
    const [, number, unit] = /^([\d.]+)(rem|px|vw)$/.exec(length) ?? []
    if (number === undefined) return []
    const { least, most } = PIXELS[screen]
    // A part that holds from a wider window on is never as narrow as the narrowest.
    const pixels = { least: Math.max(least, from), most }
    return [
      (end: 'least' | 'most') => (unit === 'vw' ? (Number(number) / 100) * pixels[end] : Number(number) * (unit === 'rem' ? REM : 1) * DENSITY[screen][end]),
    ]
  })
}

/** `(min-width: 48rem) 30vw, 46vw` in its parts, each with the window in pixels from which on it holds. */
const partsOf = (sizes: string) =>
  sizes.split(', ').map((said) => {
    const [, rem = '0', length = said] = /^\(min-width: ([\d.]+)rem\) (.+)$/.exec(said) ?? []
    return { said, from: Number(rem) * REM, length }
  })
