import { Box3, Group, type Object3D } from 'three'
import type { Shot, Size } from '../studio.ts'
import { setUp } from './kinds.ts'

type Placed = readonly [kind: string, variant: string, x: number, z: number, height: number, turn: number]

/** Brings pieces of the shop together on one table; each is sized by the height it has there. */
function stillLife(pieces: readonly Placed[]): Group {
  const table = new Group()
  for (const [kind, variant, x, z, height, turn] of pieces) {
    const { subject } = setUp(kind, variant, 'a')
    const box = new Box3().setFromObject(subject)
    const holder = new Group()
    const centred: Object3D = subject
    centred.position.x -= (box.min.x + box.max.x) / 2
    centred.position.z -= (box.min.z + box.max.z) / 2
    holder.add(centred)
    holder.scale.setScalar(height / (box.max.y - box.min.y))
    holder.rotation.y = turn
    holder.position.set(x, 0, z)
    table.add(holder)
  }
  return table
}

const hero =
  (pieces: readonly Placed[], paper: string, above: number, around = 0) =>
  (_size: Size): Shot => ({
    subject: stillLife(pieces),
    paper,
    view: { around, above, fill: 0.84, fov: 22, shift: [0.1, 0.02] },
    lens: 0.02,
    key: [-0.8, 1.0, 0.62],
  })

/** Composed still lifes for the front page, by number; the pieces stand in the right two thirds, words have room on the left. */
export const heroScenes: Readonly<Record<string, (size: Size) => Shot>> = {
  '1': hero(
    [
      ['khon-mask', 'green', 0.95, -0.3, 1.25, -0.15],
      ['celadon-vase', 'jade', -0.05, -0.45, 1.2, 0],
      ['rattan-basket', 'natural', 1.95, -0.1, 0.95, 0.5],
      ['benjarong-jar', 'cobalt', 0.45, 0.5, 0.62, 0.1],
      ['phakaoma', 'red', -0.95, 0.25, 0.36, 0.45],
      ['silver-bowl', 'lotus', 1.4, 0.72, 0.36, 0.3],
    ],
    '#eadfce',
    9,
  ),
  '2': hero(
    [
      ['sa-umbrella', 'red', 0.9, -0.75, 1.5, 0.1],
      ['axe-pillow', 'blue', -0.35, 0.05, 0.72, 0.75],
      ['phakaoma', 'red', 1.25, 0.4, 0.34, -0.4],
      ['sticky-rice-basket', 'natural', 2.1, 0.0, 0.66, 0.2],
      ['silk-scarves', 'teal', 0.35, 0.72, 0.28, 0.4],
    ],
    '#ece2d2',
    11,
  ),
  '3': hero(
    [
      ['jasmine-rice', 'white', -0.35, -0.25, 0.95, 0.2],
      ['honey-jar', 'amber', 0.85, -0.15, 0.52, 0],
      ['benjarong-tea-set', 'emerald', 1.9, -0.05, 0.58, -0.2],
      ['spice-bowls', 'curry', 0.55, 0.78, 0.2, 0.1],
      ['bamboo-hat', 'natural', 1.35, -0.95, 0.95, 0],
    ],
    '#e8dcc8',
    13,
  ),
}
