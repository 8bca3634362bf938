/** A repeatable number in [0, 1) for a lattice point. */
export function hash(x: number, y: number, seed = 0): number {
  let mixed = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(seed | 0, 1442695041)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

/** Smooth value noise in [0, 1]; with `period` it repeats, so that a texture closes on itself. */
export function noise(x: number, y: number, seed = 0, period = 0): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const fx = x - column
  const fy = y - row
  const sx = fx * fx * (3 - 2 * fx)
  const sy = fy * fy * (3 - 2 * fy)
  const wrap = (value: number) => (period ? ((value % period) + period) % period : value)
  const left = wrap(column)
  const right = wrap(column + 1)
  const top = wrap(row)
  const bottom = wrap(row + 1)
  const upper = hash(left, top, seed) * (1 - sx) + hash(right, top, seed) * sx
  const lower = hash(left, bottom, seed) * (1 - sx) + hash(right, bottom, seed) * sx
  return upper * (1 - sy) + lower * sy
}

/** Several octaves of `noise`, in [0, 1]. */
export function clouds(x: number, y: number, octaves = 4, seed = 0): number {
  let sum = 0
  let weight = 0.5
  let scale = 1
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(x * scale, y * scale, seed + octave * 17) * weight
    weight *= 0.5
    scale *= 2.03
  }
  return sum / (1 - 0.5 ** octaves)
}

/** Distances to the nearest and second nearest of scattered points, and a number that names the cell. Repeats every `period` cells. */
export function cells(x: number, y: number, seed = 0, period = 0): { nearest: number; second: number; name: number } {
  const column = Math.floor(x)
  const row = Math.floor(y)
  let nearest = 9
  let second = 9
  let name = 0
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const wrap = (value: number) => (period ? ((value % period) + period) % period : value)
      const hx = wrap(column + dx)
      const hy = wrap(row + dy)
      const px = column + dx + hash(hx, hy, seed)
      const py = row + dy + hash(hx, hy, seed + 91)
      const distance = Math.hypot(px - x, py - y)
      if (distance < nearest) {
        second = nearest
        nearest = distance
        name = hash(hx, hy, seed + 7)
      } else if (distance < second) second = distance
    }
  return { nearest, second, name }
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
