import { type BufferGeometry, Color, Float32BufferAttribute, Group, Mesh, MeshStandardMaterial, Vector2, Vector3 } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { hash, noise } from './random.ts'
import { paintSurface, repeated, rgb, type Surface } from './surface.ts'
import { circle, swept } from './turned.ts'

/** The outline of a basket: radius at height part `t` in [0, 1]; `squash` makes it oval. */
export type Outline = { height: number; radius: (t: number) => number; squash?: number }

export type Weaving = {
  colour: string
  /** Colour of a row, if it differs. */
  rowColour?: (row: number, rows: number) => string | undefined
  rows: number
  stakes: number
  thick?: number
  /** How much strands differ from one another, in [0, 1]. */
  varied?: number
  seed?: number
}

function coloured(geometry: BufferGeometry, tint: (t: number) => Color): BufferGeometry {
  const uvs = geometry.getAttribute('uv')
  const colours = new Float32Array(uvs.count * 3)
  for (let i = 0; i < uvs.count; i++) tint(uvs.getX(i)).toArray(colours, i * 3)
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3))
  return geometry
}

/** Fibres running along a strand, to be tinted by the vertices. */
function strandSurface(): Surface {
  return repeated(
    paintSurface(256, 64, 1.6, (x, y, point) => {
      const fibre = noise(x / 60, y / 1.6, 3) * 0.6 + noise(x / 14, y / 3, 4) * 0.4
      const tone = 218 + fibre * 60
      point.r = tone
      point.g = tone - 4
      point.b = tone - 12
      point.height = fibre
      point.rough = 0.5 + fibre * 0.2
    }),
    3,
    1,
  )
}

export const strandMaterial = (): MeshStandardMaterial =>
  new MeshStandardMaterial({ ...strandSurface(), roughness: 1, vertexColors: true, envMapIntensity: 0.55, normalScale: new Vector2(0.5, 0.5) })

const tintOf = (hex: string, seed: number, varied: number): ((t: number) => Color) => {
  const base = new Color(hex)
  const warm = new Color(hex).offsetHSL(0.01, 0.04, 0.07)
  const dark = new Color(hex).offsetHSL(-0.012, 0.02, -0.1)
  const own = hash(seed, 3, 7)
  return (t) =>
    new Color()
      .copy(base)
      .lerp(own > 0.5 ? warm : dark, Math.abs(own - 0.5) * 2 * varied)
      .lerp(dark, noise(t * 2.2, seed * 3.7, 5) * varied * 0.55)
}

/** Real strands over and under real stakes, in one mesh: the wall of a basket without floor and rim. */
export function wovenWall({ height, radius, squash = 1 }: Outline, { colour, rowColour, rows, stakes, thick = 0.012, varied = 0.7, seed = 1 }: Weaving): Mesh {
  const parts: BufferGeometry[] = []
  const strandHeight = height / rows
  const steps = stakes * 4
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.5) / rows
    const middle = radius(t)
    const path = Array.from({ length: steps + 1 }, (_, i) => {
      const angle = (i / steps) * Math.PI * 2 + Math.PI / 2
      const r = middle + Math.sin((angle * stakes) / 2 + row * Math.PI) * thick
      const y = height * t + (noise(i * 0.11, row * 3, seed) - 0.5) * strandHeight * 0.14
      return new Vector3(Math.cos(angle) * r, y, Math.sin(angle) * r * squash)
    })
    path[steps] = path[0]!.clone()
    const strand = swept(path, (_, angle) => [Math.cos(angle) * thick * 0.62, Math.sin(angle) * strandHeight * 0.56], 8)
    parts.push(coloured(strand, tintOf(rowColour?.(row, rows) ?? colour, row + seed * 50, varied)))
  }
  for (let stake = 0; stake < stakes; stake++) {
    const angle = (stake / stakes) * Math.PI * 2 + Math.PI / 2
    const path = Array.from({ length: rows * 2 + 1 }, (_, i) => {
      const t = i / (rows * 2)
      const r = radius(Math.min(1, t)) - Math.sin((angle * stakes) / 2 + (t * rows - 0.5) * Math.PI) * thick * 0.85
      return new Vector3(Math.cos(angle) * r, height * t, Math.sin(angle) * r * squash)
    })
    const out = new Vector3(Math.cos(angle), 0, Math.sin(angle))
    const stakeGeometry = swept(path, (_, turn) => [Math.cos(turn) * thick * 0.95, Math.sin(turn) * thick * 0.5], 6, out)
    parts.push(coloured(stakeGeometry, tintOf(colour, stake + 900, varied)))
  }
  return new Mesh(mergeGeometries(parts), strandMaterial())
}

/** A rod wrapped around with a thin strip: rims and handles. */
export function wrapped(path: readonly Vector3[], thick: number, hex: string, turnsPerUnit = 46, varied = 0.5): Mesh {
  const length = path.reduce((sum, point, i) => (i ? sum + point.distanceTo(path[i - 1]!) : 0), 0)
  const turns = Math.round(length * turnsPerUnit)
  const steps = Math.min(1400, turns * 6)
  const fine: Vector3[] = []
  for (let i = 0; i <= steps; i++) {
    const at = (i / steps) * (path.length - 1)
    const k = Math.min(path.length - 2, Math.floor(at))
    fine.push(path[k]!.clone().lerp(path[k + 1]!, at - k))
  }
  const geometry = swept(
    fine,
    (t, angle) => {
      const strip = Math.abs(Math.sin((t * turns * Math.PI * 2 + angle) / 2))
      const r = thick * (0.86 + 0.2 * strip ** 0.5)
      return [Math.cos(angle) * r, Math.sin(angle) * r]
    },
    12,
  )
  return new Mesh(coloured(geometry, tintOf(hex, 5, varied)), strandMaterial())
}

/** Strands twisted around a line: ropes, braids and twisted metal. */
export function twisted(path: readonly Vector3[], thick: number, strands: number, turns: number, around = 8): BufferGeometry {
  const geometries: BufferGeometry[] = []
  const up = new Vector3(0, 1, 0)
  for (let strand = 0; strand < strands; strand++) {
    const spun = path.map((point, i) => {
      const before = path[Math.max(0, i - 1)]!
      const after = path[Math.min(path.length - 1, i + 1)]!
      const tangent = after.clone().sub(before).normalize()
      const side = tangent
        .clone()
        .cross(Math.abs(tangent.y) > 0.95 ? new Vector3(0, 0, 1) : up)
        .normalize()
      const high = side.clone().cross(tangent)
      const angle = (i / (path.length - 1)) * turns * Math.PI * 2 + (strand / strands) * Math.PI * 2
      return point
        .clone()
        .addScaledVector(side, Math.cos(angle) * thick * 0.5)
        .addScaledVector(high, Math.sin(angle) * thick * 0.5)
    })
    geometries.push(swept(spun, (_, angle) => [Math.cos(angle) * thick * 0.56, Math.sin(angle) * thick * 0.56], around))
  }
  return mergeGeometries(geometries)
}

/** Coils of thick twisted stalk, one on the other: water hyacinth. */
export function coiledWall({ height, radius, squash = 1 }: Outline, { colour, rowColour, rows, varied = 0.8 }: Omit<Weaving, 'stakes'>): Mesh {
  const parts: BufferGeometry[] = []
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.5) / rows
    const r = radius(t)
    const path = circle(r, height * t, 260).map((point, i) => new Vector3(point.x, point.y + (noise(i * 0.05, row, 3) - 0.5) * 0.008, point.z * squash))
    const turns = Math.round(r * 26)
    const coil = twisted(path, (height / rows) * 0.62, 2, turns, 8)
    parts.push(coloured(coil, tintOf(rowColour?.(row, rows) ?? colour, row + 40, varied)))
  }
  return new Mesh(mergeGeometries(parts), strandMaterial())
}

/** Flat plaiting of strips, two over and two under, as on rice baskets and hats. */
export function plait(
  hex: string,
  {
    strips = 40,
    second,
    seed = 1,
    pixels = 1024,
    band,
  }: { strips?: number; second?: string; seed?: number; pixels?: number; band?: (v: number, i: number, j: number) => string | undefined } = {},
): Surface {
  const one = rgb(hex)
  const two = rgb(second ?? hex)
  return paintSurface(pixels, pixels, 3, (px, py, point) => {
    const x = (px / pixels) * strips
    const y = (1 - py / pixels) * strips
    const i = Math.floor(x)
    const j = Math.floor(y)
    const fx = x - i - 0.5
    const fy = y - j - 0.5
    const over = (((i + j) % 4) + 4) % 4 < 2
    const across = over ? fy : fx
    const own = hash(over ? j : i, over ? 1 : 2, seed)
    const fibre = noise(over ? x * 0.9 : y * 0.9, (over ? y : x) * 11, seed + 3)
    const special = band?.(1 - py / pixels, i, j)
    const [r, g, b] = special && over ? rgb(special) : over ? one : two
    const edge = Math.min(1, (0.5 - Math.abs(across)) * 7)
    const tone = (0.82 + own * 0.26) * (0.86 + fibre * 0.22) * (0.62 + 0.38 * edge)
    point.r = r * tone
    point.g = g * tone
    point.b = b * tone
    point.height = (over ? 0.65 : 0.45) * edge + fibre * 0.08
    point.rough = 0.52 + fibre * 0.2
  })
}

/** A floor of the same stuff, so that no basket is open below. */
export function basketFloor(radius: number, y: number, hex: string, squash = 1): Group {
  const group = new Group()
  const parts: BufferGeometry[] = []
  for (let ring = 1; ring <= 14; ring++) {
    const r = (radius * ring) / 14
    parts.push(
      coloured(
        swept(
          circle(r, y, 72).map((p) => new Vector3(p.x, p.y, p.z * squash)),
          (_, a) => [Math.cos(a) * (radius / 26), Math.sin(a) * 0.008],
          6,
        ),
        tintOf(hex, ring, 0.5),
      ),
    )
  }
  group.add(new Mesh(mergeGeometries(parts), strandMaterial()))
  return group
}
