import { Group, Mesh, SphereGeometry } from 'three'
import { blossom, lotusRings } from '../blossom.ts'
import { waxy } from '../materials.ts'
import { shade } from '../surface.ts'
import { smoothProfile, turned } from '../turned.ts'
import type { SetUp } from './set-up.ts'

const soapFlower: SetUp = ({ hex }) => {
  const group = new Group()
  const soap = waxy(hex, 0.55)
  const flower = new Mesh(blossom(lotusRings(1)), soap)
  flower.position.y = 0.13
  group.add(flower)
  const heart = new Mesh(new SphereGeometry(0.09, 24, 18), waxy('#e6c65a', 0.5))
  heart.position.y = 0.26
  group.add(heart)
  const leaves = new Mesh(blossom([{ count: 7, length: 0.5, width: 0.34, lean: 1.5, radius: 0.2, height: 0.035, curl: -0.2 }]), waxy('#7f9a62', 0.55))
  group.add(leaves)
  const base = new Mesh(
    turned(
      smoothProfile(
        [
          [0, 0],
          [0.26, 0],
          [0.28, 0.03],
          [0.24, 0.1],
          [0.12, 0.16],
          [0, 0.18],
        ],
        40,
      ),
      0.01,
    ),
    waxy(shade(hex, 0.2), 0.55),
  )
  group.add(base)
  const bud = new Mesh(blossom(lotusRings(0.5).slice(0, 3)), soap)
  bud.position.set(0.62, 0.05, 0.32)
  const budBase = new Mesh(
    turned(
      smoothProfile(
        [
          [0, 0],
          [0.12, 0],
          [0.13, 0.02],
          [0.1, 0.07],
          [0, 0.09],
        ],
        30,
      ),
      0.01,
    ),
    soap,
  )
  budBase.position.set(0.62, 0, 0.32)
  group.add(bud, budBase)
  return { subject: group, paper: '#ece5da', view: { around: 10, above: 30, fill: 0.84 } }
}

/** Scenes of this file, by kind. */
export const soapFlowers: Readonly<Record<string, SetUp>> = {
  'soap-flower': soapFlower,
}
