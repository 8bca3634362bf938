import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, LatheGeometry, Vector2, Vector3 } from 'three'
import { noise } from './random.ts'

/** A profile from the axis outwards: radius and height. */
export type Profile = readonly (readonly [radius: number, height: number])[]

/** A smooth line through the points of a profile, evenly spaced. */
export function smoothProfile(points: Profile, steps = 90): [number, number][] {
  const curve = new CatmullRomCurve3(
    points.map(([radius, height]) => new Vector3(radius, height, 0)),
    false,
    'centripetal',
  )
  return curve.getSpacedPoints(steps).map(({ x, y }) => [Math.max(0, x), y])
}

/** A thin walled vessel: the outside from foot to lip, a rounded lip, then the inside down again, so that no edge is a cut. */
export function vesselProfile(outside: Profile, wall: number, steps = 80): [number, number][] {
  const outer = smoothProfile(outside, steps)
  const normal = (i: number): [number, number] => {
    const [ax, ay] = outer[Math.max(0, i - 1)]!
    const [bx, by] = outer[Math.min(outer.length - 1, i + 1)]!
    const length = Math.hypot(bx - ax, by - ay) || 1
    return [-(by - ay) / length, (bx - ax) / length]
  }
  const inner = outer
    .map(([radius, height], i): [number, number] => {
      const [nx, ny] = normal(i)
      return [Math.max(0, radius + nx * wall), Math.max(height + ny * wall, wall)]
    })
    .reverse()
  const [lipRadius, lipHeight] = outer.at(-1)!
  const [innerRadius, innerHeight] = inner[0]!
  const lip: [number, number][] = []
  const [cx, cy] = [(lipRadius + innerRadius) / 2, (lipHeight + innerHeight) / 2]
  const start = Math.atan2(lipHeight - cy, lipRadius - cx)
  for (let i = 1; i < 8; i++) {
    const angle = start + (Math.PI * i) / 8
    lip.push([cx + (Math.cos(angle) * wall) / 2, cy + (Math.sin(angle) * wall) / 2])
  }
  const lastInner = inner.findIndex(([radius]) => radius <= 0.0005)
  const closed = lastInner >= 0 ? inner.slice(0, lastInner + 1) : [...inner, [0, inner.at(-1)![1]] as [number, number]]
  return [[0, outer[0]![1]], ...outer, ...lip, ...closed]
}

/** Turns a profile on the wheel; `hand` is how far from a perfect circle the potter is allowed to be. `v` runs by arc length. */
export function turned(profile: Profile, hand = 0.004, segments = 128): BufferGeometry {
  const points = profile.map(([radius, height]) => new Vector2(radius, height))
  const geometry = new LatheGeometry(points, segments)
  const positions = geometry.getAttribute('position')
  const uvs = geometry.getAttribute('uv')
  const lengths = [0]
  for (let i = 1; i < points.length; i++) lengths.push(lengths[i - 1]! + points[i]!.distanceTo(points[i - 1]!))
  const total = lengths.at(-1)!
  for (let i = 0; i < positions.count; i++) {
    uvs.setY(i, lengths[i % points.length]! / total)
    const [x, y, z] = [positions.getX(i), positions.getY(i), positions.getZ(i)]
    const radius = Math.hypot(x, z)
    const around = Math.floor(i / points.length) / segments
    const wobble = 1 + (noise(around * 5, y * 3, 11, 5) - 0.5) * 2 * hand
    if (radius > 0) positions.setXYZ(i, x * wobble, y, z * wobble)
  }
  geometry.computeVertexNormals()
  closeSeam(geometry, points.length, segments)
  // Where the ends of a painting meet is turned away from the camera.
  return geometry.rotateY(Math.PI)
}

/** The first and last column of a turned piece are the same line: give them the same normals. */
function closeSeam(geometry: BufferGeometry, rows: number, segments: number): void {
  const normals = geometry.getAttribute('normal')
  const a = new Vector3()
  const b = new Vector3()
  for (let row = 0; row < rows; row++) {
    const last = segments * rows + row
    a.fromBufferAttribute(normals, row)
    b.fromBufferAttribute(normals, last)
    a.add(b).normalize()
    normals.setXYZ(row, a.x, a.y, a.z)
    normals.setXYZ(last, a.x, a.y, a.z)
  }
}

/** A ribbon swept along a line with a given cross section; closed sections give tubes. `section` gives offset along side and up. */
export function swept(
  path: readonly Vector3[],
  section: (t: number, angle: number) => readonly [side: number, up: number],
  around = 10,
  upHint = new Vector3(0, 1, 0),
): BufferGeometry {
  const positions: number[] = []
  const uvs: number[] = []
  const faces: number[] = []
  const tangent = new Vector3()
  const side = new Vector3()
  const up = upHint.clone()
  let travelled = 0
  path.forEach((point, i) => {
    const before = path[Math.max(0, i - 1)]!
    const after = path[Math.min(path.length - 1, i + 1)]!
    tangent.subVectors(after, before).normalize()
    side.crossVectors(tangent, up)
    if (side.lengthSq() < 1e-8) side.set(1, 0, 0)
    side.normalize()
    up.crossVectors(side, tangent).normalize()
    if (i > 0) travelled += point.distanceTo(before)
    const t = i / (path.length - 1)
    for (let j = 0; j <= around; j++) {
      const [across, high] = section(t, (j / around) * Math.PI * 2)
      positions.push(point.x + side.x * across + up.x * high, point.y + side.y * across + up.y * high, point.z + side.z * across + up.z * high)
      uvs.push(travelled, j / around)
    }
    if (i > 0)
      for (let j = 0; j < around; j++) {
        const at = i * (around + 1) + j
        const old = at - around - 1
        faces.push(old, at, old + 1, at, at + 1, old + 1)
      }
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return geometry
}

/** A round tube along a line. */
export const tube = (path: readonly Vector3[], radius: number | ((t: number) => number), around = 10): BufferGeometry => {
  const radiusAt = typeof radius === 'number' ? () => radius : radius
  return swept(path, (t, angle) => [Math.cos(angle) * radiusAt(t), Math.sin(angle) * radiusAt(t)], around)
}

/** Points along a smooth line through a few given ones. */
export const through = (points: readonly (readonly [number, number, number])[], steps = 60, closed = false): Vector3[] =>
  new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    closed,
    'centripetal',
  ).getSpacedPoints(steps)

/** Points on a level circle. */
export const circle = (radius: number, height: number, steps = 96): Vector3[] =>
  Array.from({ length: steps + 1 }, (_, i) => new Vector3(Math.cos((i / steps) * Math.PI * 2) * radius, height, Math.sin((i / steps) * Math.PI * 2) * radius))
