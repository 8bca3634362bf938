/** A drawing in threads: the colour number (0 is the ground) at warp `i` and weft `j`. */
export type Motif = (i: number, j: number) => number

const fold = (value: number, period: number): number => {
  const t = ((value % period) + period) % period
  return t < period / 2 ? t : period - t
}

/** Nested diamonds with a bright heart, the oldest mudmee figure. */
export const diamonds =
  (width: number, height: number): Motif =>
  (i, j) => {
    const d = fold(i, width) / (width / 2) + fold(j, height) / (height / 2)
    const e = fold(i + width / 2, width) / (width / 2) + fold(j + height / 2, height) / (height / 2)
    if (d < 0.2) return 3
    if (d < 0.4) return 0
    if (d < 0.56) return 1
    if (d < 0.68) return 2
    if (e < 0.16) return 2
    if (e < 0.28) return 0
    if (e < 0.38) return 1
    return 0
  }

/** Diamonds with hooks reaching out of their corners: the naga of Isan silk. */
export const nagaHooks =
  (width: number, height: number): Motif =>
  (i, j) => {
    const x = fold(i, width) / (width / 2)
    const y = fold(j, height) / (height / 2)
    const d = x + y
    if (d < 0.18) return 3
    if (d < 0.3) return 1
    if (Math.abs(d - 0.46) < 0.06) return 2
    const hook = Math.abs(((x * 2.2 + 0.12) % 0.5) - 0.25) < 0.085 && d > 0.56 && d < 0.9 && y > x * 0.5
    if (hook) return 1
    if (Math.abs(d - 1) < 0.05) return 2
    return Math.abs(y - 0.97) < 0.04 ? 3 : 0
  }

const QUARTERS: Readonly<Record<string, readonly string[]>> = {
  khit: [
    '1..........22',
    '11........2..',
    '.11......2..1',
    '..11....2..11',
    '...11..2..11.',
    '3...112..11..',
    '33...2..11..3',
    '.33.2..11..33',
    '..32..11..33.',
    '..2..11..33..',
    '.2..11..33..1',
    '2..11..33..11',
    '2.11..33..113',
  ],
  star: [
    '33..1...2....',
    '333.11..22...',
    '.333.11..22..',
    '..333.11..22.',
    '1..333.11..22',
    '11..333.11..2',
    '.11..333.11..',
    '..11..333.11.',
    '2..11..333.11',
    '22..11..333.1',
    '.22..11..333.',
    '..22..11..333',
    '...22..11..33',
  ],
  cross: [
    '333.....11...',
    '333....1111..',
    '33.....1111..',
    '......22.11..',
    '.....2222....',
    '....22..22..1',
    '...22.33.2.11',
    '1..2..33..211',
    '11.22....22..',
    '111.22..22...',
    '.111.2222..33',
    '..11..22..333',
    '......1...333',
  ],
}

/** Weaves a mirrored tile from a quarter drawn in letters; `grain` threads make one square of the drawing. */
export function tile(name: 'khit' | 'star' | 'cross', grain: number): Motif {
  const quarter = QUARTERS[name]!
  const side = quarter.length
  const period = (side - 1) * 2
  return (i, j) => {
    const x = Math.round(fold(Math.floor(i / grain), period))
    const y = Math.round(fold(Math.floor(j / grain), period))
    const letter = quarter[Math.min(side - 1, y)]?.[Math.min(side - 1, x)] ?? '.'
    return letter === '.' ? 0 : Number(letter)
  }
}

/** Bands across the cloth: `[height in threads, colour number or motif]`, repeated. */
export function bands(list: readonly (readonly [number, number | Motif])[]): Motif {
  const total = list.reduce((sum, [height]) => sum + height, 0)
  return (i, j) => {
    let at = ((j % total) + total) % total
    for (const [height, fill] of list) {
      if (at < height) return typeof fill === 'number' ? fill : fill(i, at - height / 2)
      at -= height
    }
    return 0
  }
}

/** A zigzag line. */
export const zigzag =
  (width: number, height: number, colour: number, ground = 0): Motif =>
  (i, j) =>
    Math.abs(fold(i, width) * ((2 * height) / width) - height / 2 - j) < height * 0.24 ? colour : ground

/** Small triangles in a row. */
export const teeth =
  (width: number, height: number, colour: number, ground = 0): Motif =>
  (i, j) =>
    fold(i, width) * ((2 * height) / width) > j + height / 2 ? colour : ground

/** A row of stars made of diamonds. */
export const starRow =
  (width: number, colours: readonly [number, number], ground = 0): Motif =>
  (i, j) => {
    const x = fold(i, width)
    const y = Math.abs(j)
    const d = x + y
    if (d < width * 0.12) return colours[1]
    if (d < width * 0.3 || (Math.min(x, y) < width * 0.05 && Math.max(x, y) < width * 0.44)) return colours[0]
    return ground
  }

/** Nothing woven in. */
export const plain: Motif = () => 0
