import { Group, Mesh, Vector3 } from 'three'
import { dressForm, onto, torso } from '../../figures.ts'
import { matt } from '../../materials.ts'
import { through, tube } from '../../turned.ts'
import { roundBagOf } from '../baskets.ts'
import { hillTribeBagOf } from '../cloth-bags.ts'
import type { WornSetUp } from './worn-set-up.ts'

/** From a place in front over the far shoulder to a place behind, close to the body. */
function acrossBody(front: Vector3, behind: Vector3): Vector3[] {
  const rough: [number, number, number][] = [
    [0.13, 0.56, 0.18],
    [0.05, 0.76, 0.2],
    [-0.05, 0.94, 0.14],
    [-0.115, 1.06, 0.02],
    [-0.105, 1.04, -0.1],
    [0, 0.84, -0.2],
    [0.12, 0.56, -0.16],
  ]
  return [front, ...rough.map((p) => onto(torso, new Vector3(...p), 0.012)), behind]
}

/** Across the body, at the hip. */
const hillTribeWorn: WornSetUp = (variant) => {
  const group = dressForm()
  const place = new Group()
  place.scale.setScalar(0.46)
  place.position.set(0.19, 0.02, 0.185)
  place.rotation.y = 0.5
  place.updateMatrixWorld(true)
  const local = acrossBody(place.localToWorld(new Vector3(-0.34, 0.86, 0.01)), place.localToWorld(new Vector3(0.34, 0.86, -0.01))).map((p) =>
    place.worldToLocal(p.clone()),
  )
  const along = through(
    [[-0.335, 0.24, 0], [-0.342, 0.6, 0.01], ...local.map(({ x, y, z }): [number, number, number] => [x, y, z]), [0.342, 0.6, -0.01], [0.335, 0.24, 0]],
    120,
  ).map(({ x, y, z }): [number, number, number] => [x, y, z])
  place.add(hillTribeBagOf(variant, along))
  group.add(place)
  return {
    subject: group,
    paper: '#ece5da',
    view: { around: 12, above: 4, closeUp: { at: [0.04, 1.38, 0.05], radius: 0.56 }, fill: 0.97, shift: [0, 0] },
    lens: 0.02,
  }
}

const roundBagWorn: WornSetUp = ({ hex }) => {
  const group = dressForm()
  const bag = roundBagOf(hex, false)
  bag.scale.setScalar(0.37)
  bag.position.set(0.19, 0.12, 0.19)
  bag.rotation.y = 0.5
  bag.updateMatrixWorld(true)
  const path = acrossBody(bag.localToWorld(new Vector3(-0.4, 0.7, 0.02)), bag.localToWorld(new Vector3(0.4, 0.7, -0.02)))
  group.add(
    bag,
    new Mesh(
      tube(
        through(
          path.map(({ x, y, z }): [number, number, number] => [x, y, z]),
          140,
        ),
        0.0058,
        8,
      ),
      matt('#7a4426', 0.55),
    ),
  )
  return {
    subject: group,
    paper: '#eee6d8',
    view: { around: 8, above: 4, closeUp: { at: [0.04, 1.38, 0.05], radius: 0.56 }, fill: 0.97, shift: [0, 0] },
    lens: 0.02,
  }
}

/** Scenes of this file, by kind. */
export const carriedBags: Readonly<Record<string, WornSetUp>> = {
  'hill-tribe-bag': hillTribeWorn,
  'rattan-bag': roundBagWorn,
}
