import { type BufferGeometry, Matrix4, Vector3 } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { sheet } from './cloth-shapes.ts'
import { hash } from './random.ts'

/** One petal, hollowed like a spoon, growing along y and bending outwards (towards z) by `curl`. */
function petalSheet(width: number, length: number, hollow: number, curl: number): BufferGeometry {
  return sheet(12, 18, (u, v) => {
    const across = (u - 0.5) * 2
    const wide = Math.sin(Math.min(1, v * 0.97 + 0.06) ** 0.85 * Math.PI) ** 0.5 * width * 0.5
    const bend = curl * v * v
    return [
      across * wide,
      v * length * Math.cos(bend * 0.6),
      -(1 - across * across) * hollow * Math.sin(v * Math.PI) ** 0.7 + Math.sin(bend) * length * v * 0.6,
    ]
  })
}

/** A ring of petals: how many, how long, how far they lean out (0 upright, π/2 flat). */
export type Ring = { count: number; length: number; width: number; lean: number; radius: number; height: number; curl?: number }

/** A flower of many rings, growing up from the origin. */
export function blossom(rings: readonly Ring[]): BufferGeometry {
  const parts: BufferGeometry[] = []
  const up = new Vector3(0, 1, 0)
  rings.forEach(({ count, length, width, lean, radius, height, curl = 0.3 }, ring) => {
    for (let i = 0; i < count; i++) {
      const part = petalSheet(width, length * (0.94 + hash(i, ring) * 0.12), width * 0.22, curl)
      const turn = ((i + (ring % 2) / 2) / count) * Math.PI * 2 + (hash(ring, i, 3) - 0.5) * 0.08
      part.applyMatrix4(new Matrix4().makeRotationX(lean + (hash(i, ring, 5) - 0.5) * 0.07))
      part.applyMatrix4(new Matrix4().makeTranslation(0, height, radius))
      part.applyMatrix4(new Matrix4().makeRotationAxis(up, turn))
      parts.push(part)
    }
  })
  const merged = mergeGeometries(parts)
  merged.computeVertexNormals()
  return merged
}

/** The rings of a half-open lotus of the given size. */
export const lotusRings = (size: number): Ring[] => [
  { count: 6, length: 0.5 * size, width: 0.3 * size, lean: 0.1, radius: 0.05 * size, height: 0.05 * size, curl: -0.15 },
  { count: 8, length: 0.56 * size, width: 0.33 * size, lean: 0.34, radius: 0.09 * size, height: 0.04 * size, curl: 0 },
  { count: 9, length: 0.58 * size, width: 0.34 * size, lean: 0.7, radius: 0.12 * size, height: 0.03 * size, curl: 0.15 },
  { count: 10, length: 0.54 * size, width: 0.33 * size, lean: 1.05, radius: 0.14 * size, height: 0.02 * size, curl: 0.05 },
  { count: 10, length: 0.44 * size, width: 0.3 * size, lean: 1.32, radius: 0.14 * size, height: 0.02 * size, curl: -0.35 },
]
