import { CylinderGeometry, Group, Mesh, type MeshStandardMaterial, SphereGeometry, Vector3 } from 'three'
import { fringe } from '../cloth-shapes.ts'
import { matt, metal } from '../materials.ts'
import { bands, diamonds, starRow, teeth, tile, zigzag } from '../motif.ts'
import { clouds, hash } from '../random.ts'
import { outlineDistance, sculpt, stuffed, without } from '../sculpt.ts'
import { shade } from '../surface.ts'
import { swept, through } from '../turned.ts'
import { type Cloth, clothMaterial } from '../weave.ts'
import type { SetUp } from './set-up.ts'
import { rail } from './textiles.ts'
import { BRIGHT, crossStitch, dressed } from './cushions.ts'

const strap = (points: readonly (readonly [number, number, number])[], wide: number, thick: number, material: MeshStandardMaterial): Mesh =>
  new Mesh(
    swept(through(points, 80), (_, angle) => [Math.cos(angle) * wide, Math.sin(angle) * thick], 14, new Vector3(0, 0, 1)),
    material,
  )

const tote: SetUp = ({ hex, motif }) => {
  const group = new Group()
  const cream = '#efe4cb'
  const cloth: Cloth =
    motif === 'khit'
      ? {
          colours: [hex, hex === '#d8c8a8' ? '#3b4f86' : cream, '#b5482f', '#e0ae3e'],
          motif: bands([
            [46, 0],
            [3, 2],
            [10, teeth(12, 10, 1)],
            [58, tile('khit', 2)],
            [10, (i, j) => teeth(12, 10, 1)(i, -j)],
            [3, 2],
            [60, 0],
          ]),
          threads: [190, 190],
          raised: 0.45,
          slub: 0.5,
        }
      : {
          colours: [hex, cream, shade(hex, 0.35)],
          motif: bands([
            [24, 0],
            [3, 2],
            [30, diamonds(30, 30)],
            [3, 2],
          ]),
          slip: 2.2,
          threads: [180, 180],
          slub: 0.6,
          worn: 0.15,
        }
  const corners: [number, number][] = [
    [-0.36, 0],
    [0.36, 0],
    [0.42, 0.66],
    [-0.42, 0.66],
  ]
  const flat = outlineDistance(corners)
  const bag = stuffed(flat, 0.13, 0.2, (x, y) => (clouds(x * 3, y * 3 + 4, 3, 6) - 0.5) * 0.05 * (1.1 - y))
  const form = without(
    (x, y, z) => Math.max(bag(x, Math.max(y, 0.05), z), -y, y - 0.64),
    (x, y, z) => Math.max(bag(x, 0.5, z * 1.2) + 0.03, 0.6 - y),
    0.008,
  )
  group.add(dressed(new Mesh(sculpt(form, [-0.46, -0.02, -0.18], [0.46, 0.68, 0.18], 0.0125), clothMaterial(cloth)), 0.8, 0, 0))
  const leather = matt('#8a5630', 0.6)
  for (const z of [0.085, -0.085]) {
    group.add(
      strap(
        [
          [-0.2, 0.44, z + Math.sign(z) * 0.05],
          [-0.2, 0.62, z + Math.sign(z) * 0.02],
          [-0.15, 0.86, z * 0.9],
          [0, 0.98, z * (z > 0 ? 1.5 : 0.6)],
          [0.15, 0.86, z * 0.9],
          [0.2, 0.62, z + Math.sign(z) * 0.02],
          [0.2, 0.44, z + Math.sign(z) * 0.05],
        ],
        0.03,
        0.008,
        leather,
      ),
    )
    if (z > 0)
      for (const x of [-0.2, 0.2]) {
        const rivet = new Mesh(new SphereGeometry(0.013, 14, 10), metal('#c79a45'))
        rivet.position.set(x, 0.475, 0.142)
        group.add(rivet)
      }
  }
  return { subject: group, paper: '#ebe4d8', view: { around: -22, above: 10, fill: 0.84 } }
}

/** The shoulder bag; `strapAlong` is where its strap runs, from one side seam to the other. */
export function hillTribeBagOf({ hex, motif }: { hex: string; motif?: string | undefined }, strapAlong: readonly (readonly [number, number, number])[]): Group {
  const group = new Group()
  const cloth: Cloth =
    motif === 'stripes'
      ? {
          colours: [hex, ...BRIGHT],
          motif: bands([
            [8, 0],
            [3, 2],
            [6, 4],
            [3, 2],
            [10, 0],
            [10, teeth(8, 10, 6)],
            [4, 3],
            [8, 0],
            [14, starRow(14, [2, 6])],
          ]),
          threads: [130, 130],
          raised: 0.4,
          slub: 0.5,
        }
      : { colours: [hex, ...BRIGHT], motif: crossStitch, threads: [130, 130], raised: 0.55, slub: 0.3 }
  const material = clothMaterial(cloth)
  const corners: [number, number][] = [
    [-0.34, 0.2],
    [0.34, 0.2],
    [0.35, 0.78],
    [-0.35, 0.78],
  ]
  const bag = stuffed(outlineDistance(corners), 0.055, 0.16, (x, y) => (clouds(x * 4, y * 4, 3, 3) - 0.5) * 0.04)
  group.add(dressed(new Mesh(sculpt(bag, [-0.39, 0.15, -0.11], [0.39, 0.83, 0.11], 0.0125), material), 0.7, -0.35, 0.2))
  const strapCloth = clothMaterial(
    {
      colours: [hex, ...BRIGHT],
      motif: bands([
        [10, zigzag(10, 10, 2)],
        [4, 1],
        [10, teeth(8, 10, 3)],
        [4, 6],
      ]),
      threads: [30, 150],
      raised: 0.4,
    },
    [1, 1],
  )
  group.add(strap(strapAlong, 0.034, 0.008, strapCloth))
  for (const [i, x] of [-0.33, -0.165, 0, 0.165, 0.33].entries()) {
    const tone = BRIGHT[i % 5]!
    const ball = new Mesh(new SphereGeometry(0.03, 20, 16), matt(tone, 0.95))
    ball.position.set(x, 0.165, 0)
    group.add(
      ball,
      new Mesh(
        fringe(18, (t) => [x + (t - 0.5) * 0.03, 0.15, (hash(Math.round(t * 90), i) - 0.5) * 0.03], [0, -1, 0], 0.12, i + 2),
        matt(tone, 0.95),
      ),
    )
  }
  const silver = metal('#cfcdc7', 0.25)
  for (let i = 0; i < 15; i++) {
    const coin = new Mesh(new CylinderGeometry(0.016, 0.016, 0.006, 20), silver)
    coin.rotation.x = Math.PI / 2
    coin.position.set(-0.3 + i * 0.043, 0.742, 0.045)
    group.add(coin)
  }
  return group
}

const hillTribeBag: SetUp = (variant) => {
  const group = hillTribeBagOf(variant, [
    [-0.335, 0.24, 0],
    [-0.345, 0.7, 0.012],
    [-0.3, 0.9, 0.03],
    [-0.1, 1.34, 0.04],
    [0, 1.435, 0],
    [0.1, 1.34, -0.04],
    [0.3, 0.9, -0.03],
    [0.345, 0.7, -0.012],
    [0.335, 0.24, 0],
  ])
  group.add(rail(1.0, 1.4))
  return { subject: group, paper: '#ece5da', view: { around: 14, above: 5, fill: 0.86, shift: [0, 0] } }
}

/** Scenes of this file, by kind. */
export const clothBags: Readonly<Record<string, SetUp>> = {
  'woven-tote': tote,
  'hill-tribe-bag': hillTribeBag,
}
