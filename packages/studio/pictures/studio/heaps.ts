import {
  type BufferGeometry,
  Color,
  Euler,
  IcosahedronGeometry,
  InstancedMesh,
  LatheGeometry,
  type Material,
  Matrix4,
  MeshStandardMaterial,
  Quaternion,
  SphereGeometry,
  Vector2,
  Vector3,
} from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { sheet } from './cloth-shapes.ts'
import { hash, noise } from './random.ts'
import { smoothProfile, through, tube } from './turned.ts'

/** Where one of many small things lies. */
export type Lying = { at: readonly [number, number, number]; turn: readonly [number, number, number]; size: number }

/** Many small things of one shape, each in its own colour between two. */
export function many(geometry: BufferGeometry, material: Material, places: readonly Lying[], colours: readonly [string, string]): InstancedMesh {
  const mesh = new InstancedMesh(geometry, material, places.length)
  const [from, to] = colours.map((hex) => new Color(hex)) as [Color, Color]
  const matrix = new Matrix4()
  const turn = new Quaternion()
  places.forEach(({ at, turn: angles, size }, i) => {
    turn.setFromEuler(new Euler(...angles))
    matrix.compose(new Vector3(...at), turn, new Vector3(size, size, size))
    mesh.setMatrixAt(i, matrix)
    mesh.setColorAt(i, from.clone().lerp(to, hash(i, 77)))
  })
  return mesh
}

/** Places on a mound: densely on its surface, some rolled off beside it. `flat` keeps long things lying. */
export function mound(count: number, radius: number, height: number, { y = 0, flat = 0.35, seed = 1, stray = 0.03 } = {}): Lying[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = hash(i, 1, seed) * Math.PI * 2
    const off = hash(i, 2, seed) < stray
    const r = off ? radius * (1 + hash(i, 3, seed) * 0.35) : radius * Math.sqrt(hash(i, 3, seed))
    const rise = off ? 0 : height * (1 - (r / radius) ** 2) * (0.86 + noise(Math.cos(angle) * r * 9, Math.sin(angle) * r * 9, seed) * 0.28)
    return {
      at: [Math.cos(angle) * r, y + rise + 0.004, Math.sin(angle) * r],
      turn: [(hash(i, 4, seed) - 0.5) * flat * 3, hash(i, 5, seed) * 6.28, (hash(i, 6, seed) - 0.5) * flat * 3],
      size: 0.8 + hash(i, 7, seed) * 0.4,
    }
  })
}

/** A smooth hill of powder, or what fills a heap from inside. */
export function hill(radius: number, height: number, rough = 0.01, seed = 1): BufferGeometry {
  return sheet(70, 30, (u, v) => {
    const angle = u * Math.PI * 2
    const r = radius * (1 - v)
    const y =
      height * (1 - (1 - v) ** 2 * 1) ** 1.2 +
      (noise(Math.cos(angle) * r * 40, Math.sin(angle) * r * 40, seed) - 0.5) * rough +
      (noise(Math.cos(angle) * r * 8, Math.sin(angle) * r * 8, seed + 1) - 0.5) * rough * 3
    return [Math.cos(angle) * r, Math.max(0, y), -Math.sin(angle) * r]
  })
}

export const grain = (long: number, thick: number): BufferGeometry => new SphereGeometry(thick, 10, 8).scale(long / thick, 1, 1)
export const pebble = (radius: number): BufferGeometry => new IcosahedronGeometry(radius, 1)

/** A dried chili: bent, tapering, wrinkled, with its stalk along +x. */
export function chili(long: number): BufferGeometry {
  const line = through(
    [
      [0, 0, 0],
      [long * 0.3, long * 0.05, long * 0.02],
      [long * 0.7, long * 0.02, long * 0.14],
      [long, -0.01, long * 0.1],
    ],
    22,
  )
  const body = tube(line, (t) => long * 0.085 * (1 - t ** 1.6) * (0.84 + noise(t * 18, 3) * 0.3) + 0.0008, 9)
  return body
}

export const stalk = (long: number): BufferGeometry =>
  tube(
    through(
      [
        [0.004, 0, 0],
        [-long * 0.12, long * 0.03, 0],
        [-long * 0.22, long * 0.09, 0.004],
      ],
      8,
    ),
    long * 0.018,
    6,
  )

/** A star anise: eight boats around a heart. */
export function starAnise(size: number): BufferGeometry {
  const parts: BufferGeometry[] = []
  for (let i = 0; i < 8; i++) {
    const boat = sheet(8, 10, (u, v) => {
      const across = (u - 0.5) * 2
      const wide = Math.sin(Math.min(1, v * 0.94 + 0.08) * Math.PI) ** 0.8 * size * 0.15
      return [v * size, Math.abs(across) ** 1.4 * size * 0.16 * Math.sin(v * Math.PI) ** 0.5 + 0.01, across * wide]
    })
    parts.push(boat.rotateY((i / 8) * Math.PI * 2 + (hash(i, 3) - 0.5) * 0.16))
  }
  return mergeGeometries(parts)
}

/** A rolled quill of cinnamon along x. */
export function quill(long: number, radius: number): BufferGeometry {
  return sheet(60, 16, (u, v) => {
    const angle = u * Math.PI * 3.4
    const r = radius * (1 - u * 0.42) * (1 + (noise(v * 5, u * 8, 4) - 0.5) * 0.14)
    return [(v - 0.5) * long, radius + Math.sin(angle) * r, Math.cos(angle) * r]
  })
}

/** A leaf lying, gently bent, with its tip along +x. */
export function leafSheet(long: number, wide: number, bend = 0.12): BufferGeometry {
  return sheet(10, 20, (u, v) => {
    const across = (u - 0.5) * 2
    const half = Math.sin(Math.min(1, v * 0.97 + 0.03) ** 0.8 * Math.PI) ** 0.8 * wide * 0.5
    return [v * long, Math.sin(v * Math.PI) * bend * long + Math.abs(across) * wide * 0.12 + 0.006, across * half]
  })
}

/** A thin slice of dried fruit. */
export function slice(long: number, wide: number, seed = 1): BufferGeometry {
  const geometry = new LatheGeometry(
    smoothProfile(
      [
        [0, -0.012],
        [wide * 0.4, -0.012],
        [wide * 0.5, 0],
        [wide * 0.4, 0.012],
        [0, 0.012],
      ],
      16,
    ).map(([x, y]) => new Vector2(x, y)),
    40,
  )
  const positions = geometry.getAttribute('position')
  for (let i = 0; i < positions.count; i++) {
    const [x, y, z] = [positions.getX(i), positions.getY(i), positions.getZ(i)]
    const edge = 1 + (noise(Math.atan2(z, x) * 2 + seed, 2, seed) - 0.5) * 0.3
    positions.setXYZ(i, x * (long / wide) * edge, y + (noise(x * 9, z * 9, seed) - 0.5) * 0.05 + x * x * 0.5, z * edge)
  }
  geometry.computeVertexNormals()
  return geometry
}

export const rough = (roughness = 0.8): MeshStandardMaterial => new MeshStandardMaterial({ color: '#ffffff', roughness, envMapIntensity: 0.5, side: 2 })
