import { type Group, Mesh, type MeshStandardMaterial, Vector3 } from 'three'
import { fringe } from '../../cloth-shapes.ts'
import { indigoCloth, KHIT, khitCloth, phakaomaCloths, silkScarfCloths } from '../../cloths.ts'
import { draped, type Draping, dressForm, knotOf, torso } from '../../figures.ts'
import { matt } from '../../materials.ts'
import { shade } from '../../surface.ts'
import { type Cloth, clothMaterial } from '../../weave.ts'
import type { WornSetUp } from './worn-set-up.ts'

/** Dresses the form: one cloth in several lengths, each with its fringe where it ends. */
function wrapped(lengths: readonly (Draping & { fringed?: readonly ('start' | 'end')[] })[], material: MeshStandardMaterial, fringed: string): Group {
  const group = dressForm()
  for (const { fringed: ends = [], ...one } of lengths) {
    const mesh = draped(one)
    mesh.material = material
    group.add(mesh)
    if (fringed === '') continue
    const positions = mesh.geometry.getAttribute('position')
    const columns = one.columns ?? 120
    const rows = one.rows ?? 260
    for (const end of ends) {
      // The first row of a sheet is v = 1.
      const from = end === 'end' ? 0 : rows * (columns + 1)
      const at = (t: number): readonly [number, number, number] => {
        const i = from + Math.min(columns, Math.round(t * columns))
        return [positions.getX(i), positions.getY(i), positions.getZ(i)]
      }
      const threads = new Mesh(fringe(26, at, [0, -1, 0], 0.085, 3), matt(fringed, 0.9))
      group.add(threads)
    }
  }
  return group
}

const clothOf = (cloth: Cloth, repeat: number): MeshStandardMaterial => clothMaterial(cloth, [1 / repeat, 1 / repeat])

/** Hung around the neck: one end longer than the other, gathered behind. */
export const silkScarfWorn: WornSetUp = ({ hex }) => {
  const group = wrapped(
    [
      {
        path: [
          [0.1, 0.2, 0.2],
          [0.095, 0.5, 0.2],
          [0.1, 0.8, 0.2],
          [0.115, 1.0, 0.1],
          [0.085, 1.09, -0.02],
          [0, 1.105, -0.12],
          [-0.085, 1.09, -0.02],
          [-0.115, 1.0, 0.1],
          [-0.1, 0.8, 0.2],
          [-0.1, 0.56, 0.2],
          [-0.105, 0.36, 0.2],
        ],
        width: (t) => 0.1 + 0.085 * Math.abs(t * 2 - 1) ** 1.4,
        cloth: 0.36,
        folds: 4,
        seed: 5,
        off: () => 0.012,
        fringed: ['start', 'end'],
      },
    ],
    clothOf(silkScarfCloths(hex)[0]!, 0.4),
    shade(hex, 0.12),
  )
  return {
    subject: group,
    paper: '#ece5d9',
    view: { around: -9, above: 4, closeUp: { at: [0, 1.45, 0.05], radius: 0.55 }, fill: 0.97, shift: [0, 0] },
    lens: 0.02,
  }
}

/** Wound once around the neck: a soft ring in front, one end hanging. */
export const indigoScarfWorn: WornSetUp = (variant) => {
  const group = wrapped(
    [
      {
        path: [
          [-0.1, 0.34, 0.2],
          [-0.1, 0.6, 0.2],
          [-0.085, 0.85, 0.2],
          [-0.09, 1.0, 0.1],
          [-0.08, 1.08, 0],
        ],
        width: (t) => 0.22 - 0.1 * t,
        cloth: 0.4,
        folds: 4,
        seed: 3,
        fringed: ['start'],
      },
      {
        path: [
          [-0.09, 1.09, -0.06],
          [-0.1, 1.04, 0.02],
          [-0.06, 0.985, 0.12],
          [0.02, 0.955, 0.16],
          [0.08, 1.0, 0.1],
          [0.1, 1.07, 0],
          [0.06, 1.12, -0.08],
          [-0.02, 1.13, -0.1],
          [-0.07, 1.12, -0.07],
        ],
        width: (t) => 0.12 + 0.05 * Math.sin(Math.PI * Math.min(1, t * 1.3)),
        cloth: 0.4,
        folds: 4,
        seed: 8,
        off: () => 0.034,
      },
    ],
    clothOf(indigoCloth(variant), 0.5),
    shade(variant.hex, 0.1),
  )
  return {
    subject: group,
    paper: '#eee7da',
    view: { around: 14, above: 5, closeUp: { at: [0, 1.5, 0.05], radius: 0.52 }, fill: 0.97, shift: [0, 0] },
    lens: 0.02,
  }
}

/** Over both shoulders, as evenings in the north ask for. */
export const khitShawlWorn: WornSetUp = ({ slug }) => {
  const colours = KHIT[slug]!
  const group = wrapped(
    [
      {
        path: [
          [0.1, 0.22, 0.2],
          [0.115, 0.52, 0.2],
          [0.15, 0.8, 0.16],
          [0.2, 0.99, 0.06],
          [0.17, 1.03, -0.06],
          [0, 1.03, -0.14],
          [-0.17, 1.03, -0.06],
          [-0.2, 0.99, 0.06],
          [-0.15, 0.8, 0.16],
          [-0.115, 0.52, 0.2],
          [-0.1, 0.22, 0.2],
        ],
        width: (t) => 0.21 + 0.03 * Math.abs(t * 2 - 1),
        cloth: 0.3,
        folds: 3,
        seed: 4,
        off: () => 0.014,
        fringed: ['start', 'end'],
      },
    ],
    clothOf(khitCloth(colours), 0.42),
    colours[0]!,
  )
  return {
    subject: group,
    paper: '#ede6da',
    view: { around: 11, above: 4, closeUp: { at: [0, 1.45, 0.05], radius: 0.55 }, fill: 0.97, shift: [0, 0] },
    lens: 0.02,
  }
}

/** Around the waist, knotted in front, as it is worn on any field. */
export const phakaomaWorn: WornSetUp = ({ hex }) => {
  const material = clothOf(phakaomaCloths(hex)[0], 0.34)
  const around = (from: number, to: number, y: number): [number, number, number][] =>
    Array.from({ length: 13 }, (_, i) => {
      const a = from + ((to - from) * i) / 12
      return [Math.sin(a) * 0.28, y + Math.cos(a) * 0.012 - 0.006, Math.cos(a) * 0.24]
    })
  const group = wrapped(
    [
      { path: around(0.25, Math.PI * 2 + 0.25, 0.5), width: () => 0.13, cloth: 0.3, folds: 4, seed: 6, off: () => 0.012 },
      {
        path: [
          [0.045, 0.49, 0.2],
          [0.06, 0.4, 0.22],
          [0.075, 0.25, 0.24],
          [0.07, 0.1, 0.24],
        ],
        width: (t) => 0.07 + 0.1 * t,
        cloth: 0.24,
        folds: 3,
        seed: 9,
        off: () => 0.03,
        rows: 120,
      },
      {
        path: [
          [0.03, 0.49, 0.2],
          [0.0, 0.4, 0.22],
          [-0.035, 0.28, 0.24],
          [-0.04, 0.17, 0.24],
        ],
        width: (t) => 0.07 + 0.09 * t,
        cloth: 0.24,
        folds: 3,
        seed: 12,
        off: () => 0.045,
        rows: 120,
      },
    ],
    material,
    '',
  )
  const knot = knotOf(new Vector3(0.04, 0.5, 0.0), 0.05)
  for (let z = 0.4; z > 0; z -= 0.004)
    if (torso(0.04, 0.5, z) < 0.045) {
      knot.position.z = z
      break
    }
  knot.material = material
  group.add(knot)
  return {
    subject: group,
    paper: '#efe9df',
    view: { around: -12, above: 5, closeUp: { at: [0, 1.27, 0.05], radius: 0.51 }, fill: 0.97, shift: [0, 0] },
    lens: 0.02,
  }
}

/** Scenes of this file, by kind. */
export const wornScarves: Readonly<Record<string, WornSetUp>> = {
  'silk-scarves': silkScarfWorn,
  'indigo-scarf': indigoScarfWorn,
  'khit-shawl': khitShawlWorn,
  phakaoma: phakaomaWorn,
}
