import { Group, Mesh, type MeshStandardMaterial, Vector3 } from 'three'
import { sheet } from '../../cloth-shapes.ts'
import { mudmeeCloth, phaSinCloth } from '../../cloths.ts'
import { dressForm } from '../../figures.ts'
import { matt, metal } from '../../materials.ts'
import { clouds, noise, smooth } from '../../random.ts'
import { circle, tube } from '../../turned.ts'
import { twisted } from '../../basketry.ts'
import { clothMaterial } from '../../weave.ts'
import { batik } from '../hangings.ts'
import type { WornSetUp } from './worn-set-up.ts'

const WAIST = 0.56
const HEM = -0.42

/** How wide the body is under a skirt, at a height: half across and half deep. */
function bodyAt(y: number): readonly [number, number] {
  const t = smooth(WAIST, 0.27, y)
  const flare = Math.max(0, 0.3 - y)
  return [0.172 + 0.072 * t + flare * 0.045, 0.13 + 0.058 * t + flare * 0.075]
}

/** A cloth around the hips: one turn and an overlap in front that falls in pleats. */
function skirt({ overlap, pleats, deep, seed, hem = false }: { overlap: number; pleats: number; deep: number; seed: number; hem?: boolean }): Mesh {
  const turn = Math.PI * 2 + overlap
  const geometry = sheet(
    300,
    130,
    (u, v) => {
      const y = HEM + (WAIST - HEM) * v
      const down = 1 - v
      const angle = 0.28 + turn * (1 - u)
      const [rx, rz] = bodyAt(y)
      // The last part lies over the first, folded to and fro.
      const top = Math.max(0, (angle - 0.28 - (turn - overlap)) / overlap)
      const layer = 0.008 + (angle > 0.28 + Math.PI * 2 ? 0.016 : 0)
      const fold = top > 0 ? (0.5 + 0.5 * Math.sin(top * pleats * Math.PI * 2 + noise(v * 3, 2, seed) * 1.2)) * deep * (0.35 + 0.65 * down) : 0
      const sway = Math.sin(angle * 5 + seed + noise(v * 2, angle, seed) * 2) * 0.024 * down * down + Math.sin(angle * 11 + 2) * 0.007 * down
      const crease = (clouds(angle * 2.4, y * 5, 3, seed) - 0.5) * 0.016
      const off = layer + fold + Math.max(-0.004, sway) + crease
      const drop = (noise(angle * 3, 4, seed) - 0.5) * 0.012 * down
      return [Math.sin(angle) * (rx + off), y + drop - 0.006 * top, Math.cos(angle) * (rz + off)]
    },
    // A cloth with a hem ends its repeat there.
    [1.9, hem ? HEM - WAIST : WAIST - HEM],
  )
  return new Mesh(geometry, matt('#ffffff'))
}

/** A form with a skirt; what it stands on is seen below the hem. */
function standing(material: MeshStandardMaterial, how: Parameters<typeof skirt>[0]): Group {
  const group = dressForm({ pole: 0.95, below: 0.1 })
  const mesh = skirt(how)
  mesh.material = material
  group.add(mesh)
  return group
}

const belt = (y: number, material: MeshStandardMaterial): Group => {
  const group = new Group()
  const [rx, rz] = bodyAt(y)
  for (const [rise, thick] of [
    [-0.018, 0.008],
    [0, 0.013],
    [0.018, 0.008],
  ] as const) {
    const path = circle(1, y + rise, 220).map((p) => new Vector3(p.x * (rx + 0.034), p.y, p.z * (rz + 0.034)))
    group.add(new Mesh(rise === 0 ? twisted(path, thick, 3, 70, 7) : tube(path, thick * 0.6, 8), material))
  }
  const buckle = new Mesh(tube(circle(0.036, 0, 60), 0.01, 10), material)
  buckle.rotation.x = Math.PI / 2
  buckle.position.set(0, y, rz + 0.045)
  group.add(buckle)
  return group
}

const FRAME = { above: 4, closeUp: { at: [0, 1.0, 0] as const, radius: 0.55 }, fill: 0.97, shift: [0, 0] as const }

/** Tucked in at the waist, with its corner falling in front. */
const sarong: WornSetUp = ({ hex, motif }) => {
  const material = batik(hex, motif === 'batik leaves')
  for (const texture of [material.map!, material.normalMap!]) texture.repeat.set(1.35, 1.35)
  const group = standing(material, { overlap: 2.2, pleats: 2.5, deep: 0.03, seed: 4 })
  return { subject: group, paper: '#f0e9dd', view: { around: -20, ...FRAME }, lens: 0.02 }
}

/** With the front pleats of the court and a silver belt. */
const tubeSkirt: WornSetUp = ({ hex }) => {
  const material = clothMaterial(phaSinCloth(hex), [1 / 0.9, 1 / 0.985])
  const group = standing(material, { overlap: 1.0, pleats: 3, deep: 0.026, seed: 7, hem: true })
  group.add(belt(0.535, metal('#d6d5cf', 0.22)))
  return { subject: group, paper: '#eee7db', view: { around: 16, ...FRAME }, lens: 0.02 }
}

const ikatSkirt: WornSetUp = ({ hex, motif }) => {
  const material = clothMaterial(mudmeeCloth(hex, motif), [1 / 0.62, 1 / 0.62])
  const group = standing(material, { overlap: 1.5, pleats: 4, deep: 0.024, seed: 2 })
  group.add(belt(0.535, metal('#d8b25e', 0.24)))
  return { subject: group, paper: '#efe8dc', view: { around: -12, ...FRAME }, lens: 0.02 }
}

/** Scenes of this file, by kind. */
export const wornSkirts: Readonly<Record<string, WornSetUp>> = {
  'batik-sarong': sarong,
  'pha-sin': tubeSkirt,
  'mudmee-silk': ikatSkirt,
}
