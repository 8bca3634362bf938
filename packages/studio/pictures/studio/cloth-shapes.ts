import { BufferGeometry, Float32BufferAttribute, PlaneGeometry } from 'three'
import { clouds, noise } from './random.ts'

/** A sheet from a formula: `place(u, v)` gives the point; u runs across, v along the warp. */
export function sheet(
  columns: number,
  rows: number,
  place: (u: number, v: number) => readonly [number, number, number],
  uvScale: readonly [number, number] = [1, 1],
): BufferGeometry {
  const geometry = new PlaneGeometry(1, 1, columns, rows)
  const positions = geometry.getAttribute('position')
  const uvs = geometry.getAttribute('uv')
  for (let i = 0; i < positions.count; i++) {
    const u = uvs.getX(i)
    const v = uvs.getY(i)
    positions.setXYZ(i, ...place(u, v))
    uvs.setXY(i, u * uvScale[0], v * uvScale[1])
  }
  geometry.computeVertexNormals()
  return geometry
}

/** A path of points with their lengths, to wrap cloth along. */
function measured(points: readonly (readonly [number, number])[]): { at: (t: number) => [number, number]; length: number } {
  const lengths = [0]
  for (let i = 1; i < points.length; i++) lengths.push(lengths[i - 1]! + Math.hypot(points[i]![0] - points[i - 1]![0], points[i]![1] - points[i - 1]![1]))
  const length = lengths.at(-1)!
  const at = (t: number): [number, number] => {
    const wanted = Math.min(1, Math.max(0, t)) * length
    let i = 1
    while (i < lengths.length - 1 && lengths[i]! < wanted) i++
    const part = (wanted - lengths[i - 1]!) / (lengths[i]! - lengths[i - 1]! || 1)
    const [ax, ay] = points[i - 1]!
    const [bx, by] = points[i]!
    return [ax + (bx - ax) * part, ay + (by - ay) * part]
  }
  return { at, length }
}

/** A cloth folded to and fro into a pile: rounded folds at both ends, a little uneven as hands leave it. */
export function foldedPile({
  width,
  depth,
  layers,
  gap,
  seed = 1,
}: {
  width: number
  depth: number
  layers: number
  gap: number
  seed?: number
}): BufferGeometry {
  const path: [number, number][] = []
  for (let layer = 0; layer < layers; layer++) {
    const right = layer % 2 === 0
    const inset = (noise(layer * 3.1, seed, 5) - 0.5) * width * 0.03
    const half = width / 2 + inset
    const y = gap * (layer + 0.5)
    for (let i = 0; i <= 14; i++) path.push([(right ? -1 : 1) * half + ((right ? 2 : -2) * half * i) / 14, y])
    if (layer < layers - 1)
      for (let i = 1; i < 8; i++) {
        const angle = -Math.PI / 2 + (Math.PI * i) / 8
        path.push([(right ? 1 : -1) * (half + Math.cos(angle) * gap * 0.62), y + gap / 2 + (Math.sin(angle) * gap) / 2])
      }
  }
  const { at, length } = measured(path)
  const height = layers * gap
  return sheet(
    26,
    layers * 26,
    (u, v) => {
      const [x, y] = at(v)
      const z = (u - 0.5) * depth
      const softness = y / height
      const sag = (clouds(x * 2.2 + seed, z * 2.2, 3, seed) - 0.5) * gap * 1.1 * softness
      const edge = Math.abs(u - 0.5) * 2
      const droop = -(edge ** 8) * gap * 0.5 * softness - (Math.abs(x) / (width / 2)) ** 10 * gap * 0.4 * softness
      const frayed = z + (noise(v * 40, u * 2, seed) - 0.5) * 0.012
      return [x + (noise(y * 9, z * 3, seed + 3) - 0.5) * 0.012, Math.max(0.003, y + sag + droop), frayed]
    },
    [depth, length],
  )
}

/** A cloth over a rail: hangs down behind and in front, in folds that deepen downwards. Rail at `height`, along x. */
export function hungOver({
  width,
  front,
  back,
  height,
  rail = 0.03,
  folds = 3,
  depth = 0.06,
  seed = 1,
}: {
  width: number
  front: number
  back: number
  height: number
  rail?: number
  folds?: number
  depth?: number
  seed?: number
}): BufferGeometry {
  const path: [number, number][] = []
  for (let i = 0; i <= 30; i++) path.push([-rail - 0.012, height - back + (back * i) / 30])
  for (let i = 1; i < 10; i++) {
    const angle = Math.PI - (Math.PI * i) / 10
    path.push([Math.cos(angle) * (rail + 0.012), height + Math.sin(angle) * (rail + 0.008)])
  }
  for (let i = 0; i <= 40; i++) path.push([rail + 0.012, height - (front * i) / 40])
  const { at, length } = measured(path)
  return sheet(
    150,
    120,
    (u, v) => {
      const [z, y] = at(v)
      const isFront = z > 0
      const fall = Math.max(0, (height - y) / Math.max(front, back))
      const phase =
        u * folds * Math.PI * 2 + (noise(u * folds * 1.3, seed * 3, seed) - 0.5) * 3 + (isFront ? 0 : 1.3) + fall * (noise(u * 4, 3, seed + 8) - 0.5) * 1.2
      const swing = depth * (0.12 + 0.88 * Math.min(1, fall * 1.6))
      const wave = Math.sin(phase) * swing + Math.sin(phase * 2.13 + 1) * swing * 0.22
      const gathered = 1 - 0.1 * Math.min(1, fall * 2) * Math.sin(Math.PI * u) ** 0.3 * 0.5
      const x = (u - 0.5) * width * gathered + Math.cos(phase) * swing * 0.42
      const crease = (clouds(u * 6, y * 5, 3, seed + 2) - 0.5) * 0.012
      return [
        x,
        y + (noise(u * 9, 1, seed) - 0.5) * 0.014 * fall,
        z + (isFront ? Math.max(wave + swing * 0.8, -0.02) : Math.min(wave - swing * 0.8, 0.02)) + crease,
      ]
    },
    [width, length],
  )
}

/** A cloth lying on the table with soft wrinkles and, if wished, one corner turned over. `y` is up. */
export function laid({
  width,
  depth,
  wrinkle = 0.012,
  turn = 0,
  seed = 1,
  lift = 0.006,
}: {
  width: number
  depth: number
  wrinkle?: number
  turn?: number
  seed?: number
  lift?: number
}): BufferGeometry {
  return sheet(
    110,
    110,
    (u, v) => {
      let x = (u - 0.5) * width
      let z = (0.5 - v) * depth
      const ridge = Math.abs(clouds(x * 1.7 + z * 0.6 + seed, z * 1.1 - x * 0.4, 3, seed) - 0.5) * 2
      let y = lift + (1 - ridge) ** 3 * wrinkle + clouds(u * 9, v * 9, 2, seed + 4) * wrinkle * 0.25
      if (turn > 0) {
        // The corner right in front folds back over a line at 45°.
        const line = width / 2 + depth / 2 - turn - (x + z)
        if (line < 0) {
          const radius = 0.035
          const over = -line / Math.SQRT2
          const bend = Math.min(over / radius, Math.PI)
          const flat = Math.max(0, over - Math.PI * radius)
          const back = Math.sin(bend) * radius - flat
          x += (-over + back) / Math.SQRT2
          z += (-over + back) / Math.SQRT2
          y += (1 - Math.cos(bend)) * radius
        }
      }
      return [x, y, z]
    },
    [width, depth],
  )
}

/** A cloth or mat rolled up, lying along z on the floor, with its end running out to the right. */
export function rolled({ length, radius, turns, tail, thick }: { length: number; radius: number; turns: number; tail: number; thick: number }): BufferGeometry {
  const path: [number, number][] = []
  for (let i = 0; i <= turns * 40; i++) {
    const angle = (i / 40) * Math.PI * 2
    const r = radius - thick * (turns - i / 40)
    path.push([Math.sin(angle) * -r, radius - Math.cos(angle) * r * 1])
  }
  for (let i = 1; i <= 20; i++) path.push([(tail * i) / 20, 0.006 + Math.sin((i / 20) * Math.PI) * 0.004])
  const { at, length: long } = measured(path)
  return sheet(
    40,
    420,
    (u, v) => {
      const [x, y] = at(v)
      return [x, Math.max(0.004, y), (u - 0.5) * length + (noise(v * 20, 3, 2) - 0.5) * 0.012]
    },
    [length, long],
  )
}

/** Fringe: short twisted threads along an edge, as thin curved quads. `edge(t)` gives where each begins, `out` where it points. */
export function fringe(
  count: number,
  edge: (t: number) => readonly [number, number, number],
  out: readonly [number, number, number],
  long: number,
  seed = 1,
): BufferGeometry {
  const positions: number[] = []
  const faces: number[] = []
  const uvs: number[] = []
  for (let n = 0; n < count; n++) {
    const [x, y, z] = edge((n + 0.5) / count)
    const sway = (noise(n * 1.7, 1, seed) - 0.5) * long * 0.5
    const stretch = long * (0.85 + noise(n * 3.3, 2, seed) * 0.3)
    for (let k = 0; k <= 4; k++) {
      const t = k / 4
      const wide = 0.0042 * (1 - t * 0.4)
      for (const side of [-1, 1]) {
        positions.push(
          x + out[0] * stretch * t + (out[0] === 0 ? side * wide + sway * t * t : 0),
          Math.max(0.003, y + out[1] * stretch * t + (1 - t) * 0.002),
          z + out[2] * stretch * t + (out[0] === 0 ? 0 : side * wide + sway * t * t),
        )
        uvs.push(0.5 + side * 0.01, n / count)
      }
      if (k > 0) {
        const at = n * 10 + k * 2
        faces.push(at - 2, at - 1, at, at - 1, at + 1, at)
      }
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return geometry
}
