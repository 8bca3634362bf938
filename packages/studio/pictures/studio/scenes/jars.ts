import { Group, Mesh, MeshPhysicalMaterial } from 'three'
import { glaze, potOf } from '../clay.ts'
import { chili, hill, leafSheet, many, mound, pebble, rough, stalk } from '../heaps.ts'
import { lacquer, matt, metal, wood } from '../materials.ts'
import { petal, rosette, row, vine } from '../ornament.ts'
import { clothCap, filledGlass, labelCanvas, liquid, wrapLabel } from '../packing.ts'
import { hash } from '../random.ts'
import { shade } from '../surface.ts'
import { circle, type Profile, smoothProfile, tube, turned } from '../turned.ts'
import type { SetUp } from './set-up.ts'
import { bowlOf, crumbs, FILLINGS } from './spices.ts'

const JAR: Profile = [
  [0.2, 0],
  [0.225, 0.012],
  [0.235, 0.06],
  [0.235, 0.34],
  [0.22, 0.4],
  [0.19, 0.43],
  [0.19, 0.48],
]

const curryPaste: SetUp = ({ slug, hex }) => {
  const group = new Group()
  const paste = crumbs(hex, 6, 0.35)
  const words = { green: ['แกงเขียวหวาน', 'Green curry'], red: ['แกงแดง', 'Red curry'], yellow: ['แกงกะหรี่', 'Yellow curry'], massaman: ['แกงมัสมั่น', 'Massaman'] }[
    slug
  ] ?? ['น้ำพริกแกง', 'Curry paste']
  const { group: jar, radius } = filledGlass(JAR, 0.012, paste, 0.4)
  jar.add(
    wrapLabel(labelCanvas({ thai: words[0]!, english: words[1]!, ink: shade(hex, -0.35), ground: '#f2e9d6' }), radius, 0.085, 0.315),
    clothCap(0.2, 0.485, '#ded0b2'),
  )
  jar.position.x = -0.16
  group.add(jar)
  group.add(bowlOf('#8c8274', 0.62, [0.32, 0.24], new Mesh(hill(0.25, 0.08, 0.03, 4), paste)))
  const heaps = many(
    chili(0.22),
    new MeshPhysicalMaterial({ roughness: 0.3, clearcoat: 0.7 }),
    Array.from({ length: 4 }, (_, i) => ({
      at: [0.02 + i * 0.1, 0.02, 0.5 + hash(i, 3) * 0.08] as const,
      turn: [0, hash(i, 2) * 5, 0] as const,
      size: 0.9 + hash(i, 5) * 0.3,
    })),
    slug === 'green' ? ['#4d7a2c', '#6d9a3c'] : ['#a3201a', '#c8372a'],
  )
  group.add(heaps)
  for (let i = 0; i < 3; i++) {
    const leafMesh = new Mesh(leafSheet(0.24, 0.11), new MeshPhysicalMaterial({ color: '#3f6b35', roughness: 0.35, clearcoat: 0.5, side: 2 }))
    leafMesh.position.set(-0.42 + i * 0.07, 0, 0.3 + i * 0.06)
    leafMesh.rotation.y = 0.4 + i * 1.4
    group.add(leafMesh)
  }
  return { subject: group, paper: '#ece3d3', view: { around: 0, above: 20, fill: 0.88 } }
}

const teaTin: SetUp = ({ slug, hex }) => {
  const group = new Group()
  const gold = slug === 'jasmine' ? '#8a6a30' : '#dcae50'
  const words = { oolong: ['ชาอู่หลง', 'Oolong'], jasmine: ['ชามะลิ', 'Jasmine tea'], 'butterfly-pea': ['ชาอัญชัน', 'Butterfly pea'], black: ['ชาดำ', 'Black tea'] }[
    slug
  ] ?? ['ชา', 'Tea']
  const tin = lacquer(
    hex,
    (pen, w, h) => {
      for (const y of [0.04, 0.06, 0.94, 0.96]) pen.fillRect(0, h * y, w, h * 0.006)
      pen.lineWidth = 5
      vine(pen, w, h * 0.14, h * 0.035, 10, rosette(6, 0.34))
      vine(pen, w, h * 0.86, h * 0.035, 10, rosette(6, 0.34))
      row(pen, w, h * 0.3, 24, h * 0.05, petal(0.4))
      row(pen, w, h * 0.7, 24, h * 0.05, petal(0.4), Math.PI)
    },
    { gold, worn: 0.05 },
  )
  const body = new Mesh(
    turned(
      smoothProfile(
        [
          [0.225, 0],
          [0.23, 0.008],
          [0.23, 0.3],
          [0.23, 0.5],
        ],
        40,
      ),
      0,
    ),
    tin,
  )
  const shine = metal(slug === 'jasmine' ? '#c9b27a' : '#d2a857', 0.3)
  const lid = new Mesh(
    turned(
      smoothProfile(
        [
          [0.236, 0.5],
          [0.236, 0.6],
          [0.226, 0.612],
          [0.12, 0.616],
          [0, 0.617],
        ],
        50,
      ),
      0,
    ),
    shine,
  )
  const tall = new Group()
  tall.add(
    body,
    lid,
    wrapLabel(
      labelCanvas({ thai: words[0]!, english: words[1]!, ink: shade(hex, slug === 'jasmine' ? -0.6 : -0.2), ground: '#f3ead6' }),
      () => 0.232,
      0.15,
      0.35,
    ),
  )
  tall.position.x = -0.2
  group.add(tall)
  const tones: [string, string] =
    slug === 'butterfly-pea'
      ? ['#2c3a86', '#5a6ac0']
      : slug === 'black'
        ? ['#2a1a14', '#4d3020']
        : slug === 'jasmine'
          ? ['#7f8a4a', '#d8d0a8']
          : ['#3f4a2a', '#6d7848']
  const leaves = many(leafSheet(0.062, 0.022, 0.3), rough(0.8), mound(520, 0.23, 0.085, { y: 0.005, flat: 0.9, seed: 3 }), tones)
  group.add(bowlOf('#e3dccb', 0.78, [0.32, 0.2], new Mesh(hill(0.23, 0.07), matt(tones[0])), leaves))
  const strays = many(leafSheet(0.062, 0.022, 0.3), rough(0.8), mound(34, 0.2, 0, { flat: 0.12, seed: 8, stray: 0.3 }), tones)
  strays.position.set(0.02, 0.004, 0.5)
  group.add(strays)
  return { subject: group, paper: '#eae2d2', view: { around: 2, above: 18, fill: 0.88 } }
}

const honey: SetUp = ({ slug, hex }) => {
  const group = new Group()
  const { group: jar, radius } = filledGlass(
    [
      [0.21, 0],
      [0.24, 0.015],
      [0.27, 0.1],
      [0.28, 0.24],
      [0.25, 0.38],
      [0.19, 0.45],
      [0.185, 0.5],
    ],
    0.014,
    liquid(hex, slug === 'dark' ? 0.25 : 0.5),
    0.43,
  )
  jar.add(
    wrapLabel(labelCanvas({ thai: 'น้ำผึ้งป่า', english: 'Wild honey', ink: '#6b3d10', ground: '#f4ead2' }), radius, 0.1, 0.33),
    clothCap(0.2, 0.505, '#e3d6b8'),
  )
  jar.position.x = -0.14
  group.add(jar)
  const comb = new Group()
  const wax = new MeshPhysicalMaterial({ color: shade(hex, 0.25), roughness: 0.3, emissive: hex, emissiveIntensity: 0.25, clearcoat: 0.8 })
  for (let r = 0; r < 9; r++)
    for (let c = 0; c < 8; c++) {
      const x = c * 0.052 + (r % 2) * 0.026
      const z = r * 0.045
      if (hash(r, c, 3) < 0.1 && (r === 0 || c === 0 || c === 7)) continue
      const cell = new Mesh(
        turned(
          [
            [0.027, 0],
            [0.0275, 0.08],
            [0.022, 0.082],
            [0.021, 0.05],
            [0, 0.045],
          ],
          0,
          6,
        ),
        wax,
      )
      cell.position.set(x, 0, z)
      comb.add(cell)
    }
  comb.position.set(0.2, 0.012, 0.02)
  comb.rotation.y = -0.3
  const dish = potOf(
    [
      [0.22, 0],
      [0.23, 0.012],
      [0.3, 0.022],
      [0.34, 0.04],
    ],
    0.012,
    glaze('#d9d3c2', 0.2),
    '#b99d74',
  )
  dish.position.set(0.4, 0, 0.14)
  group.add(dish, comb)
  const dipper = new Group()
  const timber = wood('#b88a58', { rings: 4, pixels: 256 })
  for (let k = 0; k < 6; k++) {
    const disc = new Mesh(
      turned(
        smoothProfile(
          [
            [0.02, -0.008],
            [0.05 - Math.abs(k - 2.5) * 0.006, 0],
            [0.02, 0.008],
          ],
          10,
        ),
        0,
        40,
      ),
      timber,
    )
    disc.position.y = k * 0.024
    dipper.add(disc)
  }
  dipper.add(
    new Mesh(
      turned(
        smoothProfile(
          [
            [0.016, -0.01],
            [0.016, 0.12],
            [0.012, 0.3],
            [0.016, 0.44],
            [0, 0.45],
          ],
          30,
        ),
        0,
        30,
      ),
      timber,
    ),
  )
  dipper.rotation.set(0, 0.9, Math.PI / 2 - 0.05)
  dipper.position.set(0.18, 0.05, 0.46)
  group.add(dipper)
  return { subject: group, paper: '#efe5d2', view: { around: 0, above: 20, fill: 0.88 } }
}

const chiliOil: SetUp = ({ slug, hex }) => {
  const group = new Group()
  const { group: bottle, radius } = filledGlass(
    [
      [0.15, 0],
      [0.17, 0.012],
      [0.175, 0.05],
      [0.175, 0.4],
      [0.15, 0.5],
      [0.075, 0.58],
      [0.06, 0.64],
      [0.062, 0.74],
      [0.072, 0.75],
    ],
    0.012,
    liquid(hex, 0.4),
    0.6,
  )
  const flakes = many(
    pebble(0.012).scale(1, 0.35, 1),
    rough(0.6),
    Array.from({ length: 420 }, (_, i) => ({
      at: [Math.sin(hash(i, 1) * 6.28) * 0.164, 0.02 + hash(i, 2) ** 2 * 0.2, Math.cos(hash(i, 1) * 6.28) * 0.164] as const,
      turn: [hash(i, 3) * 3, hash(i, 4) * 3, 0] as const,
      size: 0.7 + hash(i, 5) * 0.7,
    })),
    slug === 'green' ? ['#4d5f1c', '#8a9a3c'] : ['#5f120a', '#c8452a'],
  )
  const cork = new Mesh(
    turned(
      smoothProfile(
        [
          [0, 0.7],
          [0.055, 0.7],
          [0.064, 0.8],
          [0.06, 0.81],
          [0, 0.812],
        ],
        24,
      ),
      0.006,
      50,
    ),
    wood('#c9a06c', { rings: 14, pixels: 256, polish: 0 }),
  )
  bottle.add(
    flakes,
    cork,
    wrapLabel(labelCanvas({ thai: 'น้ำมันพริก', english: 'Chili oil', ink: shade(hex, -0.4), ground: '#f2e8d4' }, 560, 520), radius, 0.12, 0.36),
  )
  const seal = new Mesh(tube(circle(0.064, 0.66, 60), 0.006, 8), matt('#b79a68'))
  bottle.add(seal)
  bottle.position.x = -0.14
  group.add(bottle)
  group.add(bowlOf('#d9d2c2', 0.6, [0.28, 0.2], new Mesh(hill(0.245, 0.012, 0.004), liquid(hex, 0.4)), FILLINGS.chili!(0.15, 0.05, 0, 5)))
  const places = [0, 1, 2, 3].map((i) => ({ at: [0 + i * 0.09, 0.02, 0.42 + hash(i, 3) * 0.1] as const, turn: [0, hash(i, 2) * 5, 0] as const, size: 0.9 }))
  group.add(
    many(chili(0.22), new MeshPhysicalMaterial({ roughness: 0.3, clearcoat: 0.7 }), places, slug === 'green' ? ['#4d7a2c', '#6d9a3c'] : ['#a3201a', '#c8372a']),
    many(stalk(0.22), rough(), places, ['#6d7a3c', '#8a8a4c']),
  )
  return { subject: group, paper: '#ebe2d2', view: { around: 0, above: 16, fill: 0.88 } }
}

/** Scenes of this file, by kind. */
export const jars: Readonly<Record<string, SetUp>> = {
  'curry-paste': curryPaste,
  'tea-tin': teaTin,
  'honey-jar': honey,
  'chili-oil': chiliOil,
}
