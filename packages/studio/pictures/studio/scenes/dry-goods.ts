import { Group, Mesh, MeshPhysicalMaterial, MeshStandardMaterial } from 'three'
import { grain, hill, leafSheet, many, mound, pebble, slice, starAnise } from '../heaps.ts'
import { matt } from '../materials.ts'
import { labelCanvas, pouch, sack, wrapLabel } from '../packing.ts'
import { shade } from '../surface.ts'
import { smoothProfile, turned } from '../turned.ts'
import { clothMaterial } from '../weave.ts'
import type { SetUp } from './set-up.ts'
import { bowlOf, crumbs, winnowing } from './spices.ts'

const rice: SetUp = ({ slug, hex }) => {
  const group = new Group()
  const ink = slug === 'white' ? '#2f5a3c' : shade(hex, -0.2)
  const linen = clothMaterial({ colours: ['#dccfb4', '#cbbd9f'], threads: [110, 110], slub: 0.7 }, [2.4, 1.2])
  const { group: bag, radius } = sack('#a98a58', linen)
  bag.add(
    wrapLabel(
      labelCanvas({
        thai: slug === 'white' ? 'ข้าวหอมมะลิ' : slug === 'red' ? 'ข้าวแดง' : 'ข้าวไรซ์เบอร์รี่',
        english: slug === 'white' ? 'Jasmine rice' : slug === 'red' ? 'Red rice' : 'Riceberry',
        ink,
        ground: '#efe6d2',
      }),
      (y) => radius(y) * 0.935,
      0.14,
      0.46,
    ),
  )
  group.add(bag)
  const grains = (count: number, r: number, h: number, seed: number) =>
    many(grain(0.022, 0.0066), new MeshStandardMaterial({ roughness: 0.45, envMapIntensity: 0.6 }), mound(count, r, h, { seed, stray: 0.02 }), [
      shade(hex, -0.12),
      shade(hex, 0.25),
    ])
  group.add(bowlOf('#6d8f86', 0.8, [0.5, 0.36], new Mesh(hill(0.25, 0.09, 0.004), matt(shade(hex, -0.1))), grains(1900, 0.245, 0.1, 3)))
  const loose = grains(90, 0.34, 0, 7)
  loose.position.set(0.12, 0.004, 0.62)
  group.add(loose)
  return { subject: group, paper: '#ebe3d4', view: { around: 2, above: 17, fill: 0.86 } }
}

const driedFruit: SetUp = ({ slug, hex }) => {
  const group = new Group()
  const words = { mango: ['มะม่วงอบแห้ง', 'Dried mango'], banana: ['กล้วยตาก', 'Dried banana'], roselle: ['กระเจี๊ยบ', 'Roselle'] }[slug]!
  const bag = pouch(0.52, 0.78, 0.13, '#c9ab7c', labelCanvas({ thai: words[0]!, english: words[1]!, ink: shade(hex, -0.4), ground: '#f4ebd7' }, 640, 600))
  bag.position.x = -0.2
  bag.rotation.y = 0.1
  group.add(bag)
  const fruit = new MeshPhysicalMaterial({ roughness: 0.42, clearcoat: 0.35, clearcoatRoughness: 0.3, emissive: hex, emissiveIntensity: 0.08, side: 2 })
  const shape = slug === 'banana' ? slice(0.16, 0.13, 3) : slug === 'roselle' ? starAnise(0.09) : slice(0.26, 0.12, 2)
  group.add(
    bowlOf(
      '#5f7f7c',
      0.9,
      [0.34, 0.22],
      new Mesh(hill(0.22, 0.05), matt(shade(hex, -0.2))),
      many(shape, fruit, mound(slug === 'roselle' ? 60 : 30, 0.18, 0.12, { y: 0.02, flat: 0.55, seed: 4, stray: 0 }), [shade(hex, -0.12), shade(hex, 0.2)]),
    ),
  )
  group.add(
    many(
      shape,
      fruit,
      [
        { at: [-0.02, 0.02, 0.52], turn: [0, 0.4, 0], size: 1 },
        { at: [0.18, 0.02, 0.58], turn: [0.05, 2, 0.04], size: 0.9 },
      ],
      [hex, shade(hex, 0.1)],
    ),
  )
  return { subject: group, paper: '#ece3d4', view: { around: 0, above: 16, fill: 0.88 } }
}

const coffee: SetUp = ({ slug, hex }) => {
  const group = new Group()
  const bag = pouch(
    0.54,
    0.84,
    0.14,
    hex,
    labelCanvas({ thai: 'กาแฟดอย', english: 'Highland coffee', ink: slug === 'kraft' ? '#4a2c18' : shade(hex, -0.2), ground: '#f1e7d3' }, 640, 600),
    slug === 'kraft' ? 0.05 : 0.35,
  )
  bag.position.x = -0.18
  bag.rotation.y = 0.12
  group.add(bag)
  const bean = grain(0.03, 0.019)
  const shine = new MeshPhysicalMaterial({ roughness: 0.4, clearcoat: 0.35, clearcoatRoughness: 0.3 })
  const pile = many(bean, shine, mound(420, 0.24, 0.1, { seed: 4, flat: 0.8, stray: 0.05 }), ['#2e1a10', '#5a3520'])
  pile.position.set(0.34, 0, 0.24)
  const inside = new Mesh(hill(0.21, 0.085), matt('#2e1a10'))
  inside.position.set(0.34, 0, 0.24)
  group.add(inside, pile)
  return { subject: group, paper: slug === 'black' ? '#e3d9c8' : '#ebe2d3', view: { around: 0, above: 16, fill: 0.88 } }
}

const palmSugar: SetUp = ({ hex }) => {
  const group = winnowing(0.56)
  const sugar = crumbs(hex, 4, 0.12)
  const disc = smoothProfile(
    [
      [0, 0],
      [0.13, 0.002],
      [0.145, 0.03],
      [0.135, 0.062],
      [0.1, 0.07],
      [0, 0.068],
    ],
    40,
  )
  for (const [x, y, z, size] of [
    [-0.16, 0.02, -0.1, 1],
    [-0.17, 0.088, -0.1, 0.98],
    [-0.15, 0.156, -0.11, 0.96],
    [0.14, 0.02, -0.16, 1],
    [0.13, 0.088, -0.15, 0.95],
    [-0.02, 0.02, 0.2, 1],
    [0.27, 0.02, 0.12, 0.92],
  ] as const) {
    const piece = new Mesh(turned(disc, 0.02), sugar)
    piece.scale.setScalar(size)
    piece.position.set(x, y, z)
    piece.rotation.y = x * 9 + y * 20
    group.add(piece)
  }
  for (let i = 0; i < 4; i++) {
    const strip = new Mesh(leafSheet(0.7, 0.09, 0.06), new MeshPhysicalMaterial({ color: '#5f7a3a', roughness: 0.45, side: 2 }))
    strip.position.set(-0.46, 0.03, 0.2 - i * 0.05)
    strip.rotation.y = 0.3 + i * 0.28
    group.add(strip)
  }
  group.add(many(pebble(0.014), sugar, mound(40, 0.3, 0, { y: 0.03, seed: 6 }), ['#ffffff', '#e8d8c0']))
  return { subject: group, paper: '#ece3d2', view: { around: 8, above: 36, fill: 0.88 } }
}

/** Scenes of this file, by kind. */
export const dryGoods: Readonly<Record<string, SetUp>> = {
  'jasmine-rice': rice,
  'dried-fruit': driedFruit,
  'coffee-bag': coffee,
  'palm-sugar': palmSugar,
}
