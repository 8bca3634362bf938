import { Group, Mesh, MeshPhysicalMaterial } from 'three'
import { plait, wrapped } from '../basketry.ts'
import { mappedFromAbove } from '../boxes.ts'
import { glaze, potOf } from '../clay.ts'
import { chili, grain, hill, leafSheet, many, mound, pebble, quill, rough, stalk, starAnise } from '../heaps.ts'
import { matt, surfaced, wood } from '../materials.ts'
import { filledGlass, labelCanvas, woodLid, wrapLabel } from '../packing.ts'
import { hash, noise } from '../random.ts'
import { paintSurface, repeated, rgb, shade } from '../surface.ts'
import { circle, type Profile, through, tube, turned, vesselProfile } from '../turned.ts'
import type { SetUp } from './set-up.ts'

const BOWL: Profile = [
  [0.12, 0],
  [0.13, 0.025],
  [0.22, 0.08],
  [0.27, 0.15],
  [0.285, 0.2],
]

/** A small bowl with something heaped in it, standing at a place. */
export function bowlOf(tone: string, size: number, at: readonly [number, number], ...content: (Mesh | Group)[]): Group {
  const group = new Group()
  group.add(potOf(BOWL, 0.014, glaze(tone, 0.2), '#b99d74'))
  for (const part of content) {
    part.position.y += 0.13
    group.add(part)
  }
  group.scale.setScalar(size)
  group.position.set(at[0], 0, at[1])
  return group
}

/** Speckled paste or ground spice. */
export function crumbs(hex: string, bump = 5, wet = 0): MeshPhysicalMaterial {
  const [r, g, b] = rgb(hex)
  const surface = repeated(
    paintSurface(512, 512, bump, (x, y, point) => {
      const lump = noise(x / 9, y / 9, 3) * 0.6 + noise(x / 3.4, y / 3.4, 5) * 0.4
      const speck = hash(x >> 2, y >> 2, 4)
      const tone = 0.78 + lump * 0.42 + (speck > 0.93 ? 0.25 : speck < 0.06 ? -0.3 : 0)
      point.r = r * tone
      point.g = g * tone
      point.b = b * tone
      point.height = lump
      point.rough = wet ? 0.3 + lump * 0.3 : 0.9
    }),
    3,
    3,
  )
  return new MeshPhysicalMaterial({ ...surface, roughness: 1, clearcoat: wet, clearcoatRoughness: 0.2, side: 2 })
}

/** A shallow plaited tray. */
export function winnowing(radius: number): Group {
  const group = new Group()
  const material = surfaced(plait('#d2b176', { strips: 40, second: '#c6a263' }), 0.9)
  group.add(
    mappedFromAbove(
      new Mesh(
        turned(
          vesselProfile(
            [
              [radius * 0.7, 0],
              [radius * 0.86, 0.012],
              [radius, 0.07],
            ],
            0.012,
          ),
          0.006,
        ),
        material,
      ),
      radius,
    ),
  )
  group.add(wrapped(circle(radius, 0.072, 140), 0.016, '#b08a4e'))
  return group
}

const driedChili: SetUp = ({ hex }) => {
  const group = winnowing(0.6)
  const places = Array.from({ length: 150 }, (_, i) => {
    const angle = hash(i, 1) * 6.28
    const r = Math.sqrt(hash(i, 2)) * 0.44
    return {
      at: [Math.cos(angle) * r - 0.06, 0.035 + (0.44 - r) * 0.4 * hash(i, 6), Math.sin(angle) * r] as const,
      turn: [(hash(i, 3) - 0.5) * 0.5, hash(i, 4) * 6.28, (hash(i, 7) - 0.5) * 0.6] as const,
      size: 0.85 + hash(i, 5) * 0.35,
    }
  })
  group.add(
    many(chili(0.3), new MeshPhysicalMaterial({ roughness: 0.32, clearcoat: 0.6, clearcoatRoughness: 0.25 }), places, [shade(hex, -0.3), shade(hex, 0.12)]),
  )
  group.add(many(stalk(0.3), rough(0.8), places, ['#a08a52', '#6d7a3c']))
  const strays = [0, 1, 2].map((i) => ({ at: [0.42 + i * 0.1, 0.024, 0.58 - i * 0.1] as const, turn: [0, 1.2 + i * 1.9, 0] as const, size: 1 }))
  group.add(
    many(chili(0.3), new MeshPhysicalMaterial({ roughness: 0.32, clearcoat: 0.6 }), strays, [hex, shade(hex, 0.1)]),
    many(stalk(0.3), rough(0.8), strays, ['#a08a52', '#6d7a3c']),
  )
  return { subject: group, paper: '#eae0cf', view: { around: 10, above: 38, fill: 0.88 } }
}

type Filling = (radius: number, height: number, y: number, seed: number) => Group

/** What spices look like, heaped. */
export const FILLINGS: Readonly<Record<string, Filling>> = {
  'star-anise': (radius, height, y, seed) =>
    new Group().add(
      new Mesh(hill(radius * 0.92, height * 0.7), matt('#5b2f1a')).translateY(y),
      many(starAnise(0.075), rough(0.6), mound(90, radius * 0.92, height, { y: y + 0.01, flat: 0.5, seed }), ['#55290f', '#8a4a26']),
      many(pebble(0.011), new MeshPhysicalMaterial({ roughness: 0.15, clearcoat: 1 }), mound(60, radius * 0.8, height, { y: y + 0.03, seed: seed + 4 }), [
        '#7a3f1c',
        '#5a2a12',
      ]),
    ),
  turmeric: (radius, height, y, seed) => new Group().add(new Mesh(hill(radius, height, 0.008, seed), crumbs('#d9961c', 3)).translateY(y)),
  chili: (radius, height, y, seed) =>
    new Group().add(
      new Mesh(hill(radius, height * 0.9, 0.006, seed), crumbs('#9c2016', 5)).translateY(y),
      many(pebble(0.011).scale(1, 0.3, 1), rough(0.6), mound(420, radius, height, { y, seed }), ['#7a1610', '#d8582c']),
    ),
  pepper: (radius, height, y, seed) =>
    new Group().add(
      new Mesh(hill(radius * 0.95, height * 0.8), matt('#2a2420')).translateY(y),
      many(pebble(0.019), rough(0.75), mound(420, radius * 0.95, height, { y: y + 0.006, seed }), ['#26201b', '#4d4138']),
    ),
  cinnamon: (radius, height, y, seed) =>
    new Group().add(
      ...Array.from({ length: 9 }, (_, i) => {
        const stick = new Mesh(quill(radius * 1.7, 0.022 + hash(i, seed) * 0.008), wood('#9a5a30', { rings: 3, pixels: 128, seed: i }))
        stick.rotation.set(0, 0.4 + (hash(i, 3, seed) - 0.5) * 0.5, (hash(i, 4) - 0.5) * 0.1)
        stick.position.set((hash(i, 5) - 0.5) * radius * 0.2, y + (i % 3) * height * 0.36, ((i % 4) - 1.5) * radius * 0.36)
        return stick
      }),
    ),
  lemongrass: (radius, height, y, seed) =>
    new Group().add(
      ...Array.from({ length: 10 }, (_, i) => {
        const stick = new Mesh(
          tube(
            through(
              [
                [-radius * 0.95, 0.02, 0],
                [0, 0.03, 0.01],
                [radius * 0.95, 0.02, 0],
              ],
              14,
            ),
            (t) => 0.021 - t * 0.009,
            10,
          ),
          matt(i % 2 ? '#cfd39a' : '#dfe0b8', 0.6),
        )
        stick.rotation.y = 0.5 + (hash(i, 2, seed) - 0.5) * 0.7
        stick.position.set(0, y + (i % 3) * height * 0.34, ((i % 5) - 2) * radius * 0.26)
        return stick
      }),
    ),
  lime: (radius, height, y, seed) =>
    new Group().add(
      many(
        leafSheet(0.15, 0.075),
        new MeshPhysicalMaterial({ roughness: 0.35, clearcoat: 0.5, side: 2 }),
        mound(34, radius * 0.75, height, { y, flat: 0.3, seed }),
        ['#35602c', '#5f8a42'],
      ),
    ),
  coriander: (radius, height, y, seed) =>
    new Group().add(
      new Mesh(hill(radius * 0.95, height * 0.8), matt('#b08f58')).translateY(y),
      many(pebble(0.017), rough(0.7), mound(440, radius * 0.95, height, { y: y + 0.006, seed }), ['#a88550', '#d3b580']),
    ),
  clove: (radius, height, y, seed) =>
    new Group().add(
      new Mesh(hill(radius * 0.95, height * 0.8), matt('#3d2416')).translateY(y),
      many(grain(0.028, 0.0075), rough(0.75), mound(420, radius * 0.95, height, { y: y + 0.006, flat: 0.6, seed }), ['#3a2012', '#6b4024']),
    ),
}

const spiceJars: SetUp = ({ slug, hex }) => {
  const group = new Group()
  const filling = FILLINGS[slug]!
  const words = { 'star-anise': ['โป๊ยกั๊ก', 'Star anise'], turmeric: ['ขมิ้น', 'Turmeric'], pepper: ['พริกไทย', 'Pepper'], cinnamon: ['อบเชย', 'Cinnamon'] }[
    slug
  ] ?? ['เครื่องเทศ', 'Spice']
  const inJar = slug === 'turmeric' ? crumbs('#d9961c', 3) : crumbs(hex, 9)
  const { group: jar, radius } = filledGlass(
    [
      [0.19, 0],
      [0.21, 0.012],
      [0.215, 0.05],
      [0.215, 0.44],
      [0.2, 0.49],
      [0.18, 0.52],
    ],
    0.012,
    inJar,
    0.4,
  )
  if (slug !== 'turmeric') {
    const [geometry, material] =
      slug === 'star-anise'
        ? [starAnise(0.052), rough(0.6)]
        : slug === 'pepper'
          ? [pebble(0.019), rough(0.75)]
          : [quill(0.2, 0.02).translate(0, -0.02, 0).rotateZ(1.45), rough(0.7)]
    jar.add(
      many(
        geometry,
        material,
        Array.from({ length: slug === 'pepper' ? 700 : slug === 'cinnamon' ? 60 : 150 }, (_, i) => ({
          at: [
            Math.sin(hash(i, 1) * 6.28) * (slug === 'pepper' ? 0.188 : 0.165),
            0.04 + hash(i, 2) * 0.36,
            Math.cos(hash(i, 1) * 6.28) * (slug === 'pepper' ? 0.188 : 0.165),
          ] as const,
          turn: [hash(i, 4) * 3, hash(i, 1) * 6.28, hash(i, 5) * (slug === 'cinnamon' ? 0.4 : 3)] as const,
          size: 0.9 + hash(i, 6) * 0.3,
        })),
        [shade(hex, -0.25), shade(hex, 0.2)],
      ),
    )
  }
  jar.add(
    wrapLabel(labelCanvas({ thai: words[0]!, english: words[1]!, ink: '#4a2f1c', ground: '#f1e7d3' }), (y) => radius(y) + 0.012, 0.12, 0.33),
    woodLid(0.205, 0.515),
  )
  jar.position.x = -0.2
  group.add(jar, bowlOf('#e0d8c6', 0.72, [0.3, 0.22], filling(0.24, 0.09, 0, 3)))
  if (slug === 'star-anise' || slug === 'pepper')
    group.add(
      many(
        slug === 'pepper' ? pebble(0.019) : starAnise(0.08),
        rough(0.65),
        mound(12, 0.16, 0, { seed: 5, stray: 0.4 }).map((one) => ({ ...one, at: [one.at[0] - 0.06, one.at[1], one.at[2] + 0.5] as const })),
        [shade(hex, -0.2), shade(hex, 0.15)],
      ),
    )
  return { subject: group, paper: '#ebe2d2', view: { around: 4, above: 20, fill: 0.88 } }
}

const spiceBowls: SetUp = ({ slug }) => {
  const sets: Readonly<Record<string, readonly string[]>> = {
    curry: ['chili', 'turmeric', 'coriander', 'lime', 'pepper'],
    'tom-yum': ['lemongrass', 'lime', 'chili', 'pepper', 'turmeric'],
    five: ['star-anise', 'cinnamon', 'clove', 'coriander', 'pepper'],
  }
  const group = new Group()
  const tones = ['#d9d2c2', '#5f7f7c', '#c4a47a', '#8c5a44', '#d9d2c2']
  const places = [
    [-0.4, -0.2, 0.94],
    [0.26, -0.34, 0.9],
    [0.46, 0.26, 0.82],
    [-0.12, 0.34, 0.86],
    [-0.62, 0.4, 0.66],
  ] as const
  sets[slug]!.forEach((name, i) => {
    const [x, z, size] = places[i]!
    group.add(bowlOf(tones[i]!, size, [x, z], FILLINGS[name]!(0.235, 0.085, 0, i + 2)))
  })
  return { subject: group, paper: '#e9e0d0', view: { around: 6, above: 42, fill: 0.88 } }
}

/** Scenes of this file, by kind. */
export const spices: Readonly<Record<string, SetUp>> = {
  'dried-chili': driedChili,
  'spice-jars': spiceJars,
  'spice-bowls': spiceBowls,
}
