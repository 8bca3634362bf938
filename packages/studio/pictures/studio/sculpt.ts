import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'

/** Distance to a surface: negative inside. */
export type Form = (x: number, y: number, z: number) => number

export const ball =
  (cx: number, cy: number, cz: number, rx: number, ry = rx, rz = rx): Form =>
  (x, y, z) => {
    const k = Math.hypot((x - cx) / rx, (y - cy) / ry, (z - cz) / rz)
    return (k - 1) * Math.min(rx, ry, rz)
  }

/** A limb from one point to another, its radius changing on the way. */
export function limb(a: readonly [number, number, number], b: readonly [number, number, number], ra: number, rb = ra): Form {
  const [ax, ay, az] = a
  const [dx, dy, dz] = [b[0] - ax, b[1] - ay, b[2] - az]
  const length = dx * dx + dy * dy + dz * dz || 1
  return (x, y, z) => {
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / length))
    return Math.hypot(x - ax - dx * t, y - ay - dy * t, z - az - dz * t) - (ra + (rb - ra) * t)
  }
}

/** Joins forms as clay does: the seam is filled over a width of `k`. */
export function joined(k: number, ...forms: Form[]): Form {
  return (x, y, z) => {
    let d = forms[0]!(x, y, z)
    for (let i = 1; i < forms.length; i++) {
      const e = forms[i]!(x, y, z)
      const h = Math.max(k - Math.abs(d - e), 0) / k
      d = Math.min(d, e) - h * h * k * 0.25
    }
    return d
  }
}

/** Takes a form away with a soft edge. */
export function without(form: Form, cut: Form, k = 0.01): Form {
  return (x, y, z) => {
    const [d, e] = [form(x, y, z), -cut(x, y, z)]
    const h = Math.max(k - Math.abs(d - e), 0) / k
    return Math.max(d, e) + h * h * k * 0.25
  }
}

/** The same on both sides of z = 0. */
export const mirrored =
  (form: Form): Form =>
  (x, y, z) =>
    form(x, y, Math.abs(z))

/** A flat shape given by its outline (counter-clockwise corners): distance in the plane. */
export function outlineDistance(corners: readonly (readonly [number, number])[]): (x: number, y: number) => number {
  return (x, y) => {
    let nearest = Infinity
    let inside = false
    for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
      const [ax, ay] = corners[i]!
      const [bx, by] = corners[j]!
      const [ex, ey, wx, wy] = [bx - ax, by - ay, x - ax, y - ay]
      const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey || 1)))
      nearest = Math.min(nearest, Math.hypot(wx - ex * t, wy - ey * t))
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    }
    return inside ? -nearest : nearest
  }
}

/** Something filled and sewn along a flat outline: thick in the middle, thin at the seam. */
export function stuffed(flat: (x: number, y: number) => number, thick: number, reach: number, wrinkle?: (x: number, y: number) => number): Form {
  return (x, y, z) => {
    const deep = -flat(x, y)
    if (deep <= 0) return Math.hypot(deep, Math.max(0, Math.abs(z) - 0.004))
    const t = Math.min(1, deep / reach)
    const half = 0.004 + thick * Math.sqrt(t * (2 - t)) + (wrinkle ? wrinkle(x, y) * t : 0)
    return (Math.abs(z) - half) * 0.7
  }
}

/** Makes the surface of a form within a box, by surface nets; smooth normals from the form itself. UV are x and y. */
export function sculpt(form: Form, min: readonly [number, number, number], max: readonly [number, number, number], cell: number): BufferGeometry {
  const count = [0, 1, 2].map((axis) => Math.ceil((max[axis]! - min[axis]!) / cell) + 1)
  const [nx, ny, nz] = count as [number, number, number]
  const at = (i: number, j: number, k: number) => (k * ny + j) * nx + i
  const field = new Float32Array(nx * ny * nz)
  for (let k = 0; k < nz; k++)
    for (let j = 0; j < ny; j++) for (let i = 0; i < nx; i++) field[at(i, j, k)] = form(min[0] + i * cell, min[1] + j * cell, min[2] + k * cell)
  const index = new Int32Array(nx * ny * nz).fill(-1)
  const positions: number[] = []
  const corners = [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [1, 1, 0],
    [0, 0, 1],
    [1, 0, 1],
    [0, 1, 1],
    [1, 1, 1],
  ] as const
  const edges = [
    [0, 1],
    [2, 3],
    [4, 5],
    [6, 7],
    [0, 2],
    [1, 3],
    [4, 6],
    [5, 7],
    [0, 4],
    [1, 5],
    [2, 6],
    [3, 7],
  ] as const
  const value = new Float32Array(8)
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        let mask = 0
        for (let c = 0; c < 8; c++) {
          const [di, dj, dk] = corners[c]!
          value[c] = field[at(i + di, j + dj, k + dk)]!
          if (value[c]! < 0) mask |= 1 << c
        }
        if (mask === 0 || mask === 255) continue
        let [sx, sy, sz, n] = [0, 0, 0, 0]
        for (const [a, b] of edges) {
          if (((mask >> a) & 1) === ((mask >> b) & 1)) continue
          const t = value[a]! / (value[a]! - value[b]!)
          const [ca, cb] = [corners[a], corners[b]]
          sx += ca[0] + (cb[0] - ca[0]) * t
          sy += ca[1] + (cb[1] - ca[1]) * t
          sz += ca[2] + (cb[2] - ca[2]) * t
          n++
        }
        index[at(i, j, k)] = positions.length / 3
        positions.push(min[0] + (i + sx / n) * cell, min[1] + (j + sy / n) * cell, min[2] + (k + sz / n) * cell)
      }
  const faces: number[] = []
  const quad = (a: number, b: number, c: number, d: number, flip: boolean) => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return
    if (flip) faces.push(a, c, b, a, d, c)
    else faces.push(a, b, c, a, c, d)
  }
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const here = field[at(i, j, k)]! < 0
        if (here !== field[at(i + 1, j, k)]! < 0)
          quad(index[at(i, j - 1, k - 1)]!, index[at(i, j, k - 1)]!, index[at(i, j, k)]!, index[at(i, j - 1, k)]!, !here)
        if (here !== field[at(i, j + 1, k)]! < 0)
          quad(index[at(i - 1, j, k - 1)]!, index[at(i - 1, j, k)]!, index[at(i, j, k)]!, index[at(i, j, k - 1)]!, !here)
        if (here !== field[at(i, j, k + 1)]! < 0)
          quad(index[at(i - 1, j - 1, k)]!, index[at(i, j - 1, k)]!, index[at(i, j, k)]!, index[at(i - 1, j, k)]!, !here)
      }
  const normals: number[] = []
  const uvs: number[] = []
  const normal = new Vector3()
  const h = cell * 0.6
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!]
    normal.set(form(x + h, y, z) - form(x - h, y, z), form(x, y + h, z) - form(x, y - h, z), form(x, y, z + h) - form(x, y, z - h)).normalize()
    normals.push(normal.x, normal.y, normal.z)
    uvs.push(x, y)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(faces)
  return geometry
}
