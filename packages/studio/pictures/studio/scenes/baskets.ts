import { CircleGeometry, CylinderGeometry, Group, Mesh, type MeshStandardMaterial, SphereGeometry, TorusGeometry, Vector3 } from 'three'
import { basketFloor, coiledWall, type Outline, plait, twisted, wovenWall, wrapped } from '../basketry.ts'
import { matt, metal, surfaced, wroughtMetal } from '../materials.ts'
import { flameLeaf, row } from '../ornament.ts'
import { repeated, shade } from '../surface.ts'
import { circle, smoothProfile, through, tube, turned } from '../turned.ts'
import type { SetUp } from './set-up.ts'

const arch = (half: number, from: number, top: number, z = 0): Vector3[] =>
  Array.from({ length: 61 }, (_, i) => {
    const angle = Math.PI * (1 - i / 60)
    return new Vector3(Math.cos(angle) * half, from + Math.sin(angle) * (top - from), z)
  })

const oval = (radius: number, y: number, squash: number): Vector3[] => circle(radius, y, 120).map((p) => new Vector3(p.x, p.y, p.z * squash))

const rattanBasket: SetUp = ({ hex }, view) => {
  const group = new Group()
  const outline: Outline = { height: 0.46, squash: 0.82, radius: (t) => 0.36 + 0.14 * Math.sin(t * 1.7) }
  group.add(wovenWall(outline, { colour: hex, rows: 19, stakes: 52, thick: 0.012 }))
  group.add(basketFloor(0.36, 0.012, shade(hex, -0.15), 0.82))
  const top = outline.radius(1)
  group.add(wrapped(oval(top, 0.47, 0.82), 0.026, shade(hex, -0.12)))
  group.add(wrapped(oval(0.365, 0.02, 0.82), 0.018, shade(hex, -0.2)))
  group.add(wrapped(arch(top, 0.46, 0.98), 0.02, shade(hex, -0.1), 52))
  for (const side of [-1, 1])
    group.add(
      wrapped(
        through(
          [
            [side * (top + 0.004), 0.34, 0],
            [side * (top + 0.012), 0.42, 0],
            [side * top, 0.5, 0],
          ],
          12,
        ),
        0.03,
        shade(hex, -0.3),
        60,
      ),
    )
  return view === 'a'
    ? { subject: group, paper: '#efe7d8', view: { around: 28, above: 22, fill: 0.8 } }
    : { subject: group, paper: '#efe7d8', view: { around: 12, above: 34, closeUp: { at: [0.06, 0.42, 0.2], radius: 0.34 }, fill: 0.96 }, lens: 0.05 }
}

const kratip: SetUp = ({ slug, hex }) => {
  const group = new Group()
  const base = '#d6b678'
  const surface = repeated(
    plait(base, {
      strips: 44,
      second: shade(base, 0.08),
      band: slug === 'natural' ? undefined : (v) => (Math.abs(v - 0.62) < 0.12 || Math.abs(v - 0.3) < 0.03 ? hex : undefined),
    }),
    2,
    1,
  )
  const material = surfaced(surface, 0.9)
  const wall = smoothProfile(
    [
      [0.27, 0.1],
      [0.335, 0.2],
      [0.345, 0.36],
      [0.33, 0.5],
    ],
    60,
  )
  group.add(new Mesh(turned(wall, 0.006), material))
  const foot = smoothProfile(
    [
      [0.3, 0],
      [0.27, 0.05],
      [0.26, 0.12],
    ],
    30,
  )
  group.add(new Mesh(turned(foot, 0.004), material))
  const lid = smoothProfile(
    [
      [0.352, 0.47],
      [0.358, 0.55],
      [0.352, 0.66],
      [0.3, 0.705],
      [0.18, 0.72],
      [0, 0.725],
    ],
    60,
  )
  group.add(new Mesh(turned(lid, 0.006), material))
  for (const [r, y, thick] of [
    [0.3, 0.014, 0.014],
    [0.358, 0.476, 0.012],
    [0.352, 0.655, 0.009],
    [0.265, 0.11, 0.01],
  ] as const)
    group.add(wrapped(circle(r, y, 120), thick, slug === 'natural' ? shade(base, -0.25) : shade(hex, -0.1)))
  for (const side of [-1, 1]) {
    const cord = new Mesh(
      twisted(
        through(
          [
            [side * 0.3, 0.04, 0.06],
            [side * 0.37, 0.2, 0.1],
            [side * 0.375, 0.5, 0.08],
            [side * 0.32, 0.74, 0.04],
            [side * 0.12, 0.86, 0.02],
            [0, 0.885, 0],
          ],
          110,
        ),
        0.011,
        2,
        34,
      ),
      matt(slug === 'natural' ? '#b99a66' : shade(hex, 0.1)),
    )
    group.add(cord)
  }
  const small = group.clone()
  small.scale.setScalar(0.62)
  small.position.set(0.56, 0, 0.3)
  small.rotation.y = 0.9
  const scene = new Group()
  scene.add(group, small)
  return { subject: scene, paper: '#ece4d5', view: { around: -10, above: 15, fill: 0.82 } }
}

const hyacinth: SetUp = ({ slug, hex }) => {
  const group = new Group()
  const rowColour =
    slug === 'two-tone'
      ? (r: number, rows: number) => (r < rows * 0.45 ? '#b3905c' : '#e6dcc6')
      : slug === 'charcoal'
        ? (r: number) => (r % 5 === 3 ? '#8a7d68' : undefined)
        : undefined
  const outline: Outline = { height: 0.56, radius: (t) => 0.4 + 0.07 * Math.sin(t * Math.PI) }
  group.add(coiledWall(outline, { colour: slug === 'two-tone' ? '#b3905c' : hex, rowColour, rows: 12 }))
  group.add(basketFloor(0.4, 0.02, shade(hex, -0.2)))
  for (const side of [-1, 1]) {
    const handle = new Mesh(
      twisted(
        through(
          [
            [side * 0.43, 0.5, 0.12],
            [side * 0.49, 0.6, 0.1],
            [side * 0.5, 0.66, 0],
            [side * 0.49, 0.6, -0.1],
            [side * 0.43, 0.5, -0.12],
          ],
          60,
        ),
        0.026,
        2,
        7,
      ),
      matt(slug === 'two-tone' ? '#e0d6c0' : shade(hex, -0.1)),
    )
    group.add(handle)
  }
  const inner = new Group()
  const smallOutline: Outline = { height: 0.27, radius: (t) => 0.22 + 0.03 * Math.sin(t * Math.PI) }
  inner.add(coiledWall(smallOutline, { colour: slug === 'two-tone' ? '#e0d6c0' : hex, rows: 8 }), basketFloor(0.22, 0.02, shade(hex, -0.2)))
  inner.position.set(0.56, 0, 0.42)
  group.add(inner)
  return { subject: group, paper: '#ebe3d6', view: { around: 6, above: 24, fill: 0.84 } }
}

export function lipaoBagOf(hex: string): Group {
  const group = new Group()
  const outline: Outline = { height: 0.5, squash: 0.5, radius: (t) => 0.44 - 0.05 * t + 0.03 * Math.sin(t * Math.PI) }
  const pale = shade(hex, 0.42)
  group.add(
    wovenWall(outline, {
      colour: hex,
      rowColour: (r, rows) => (r === Math.round(rows * 0.3) || r === Math.round(rows * 0.7) || r === Math.round(rows * 0.72) ? pale : undefined),
      rows: 36,
      stakes: 84,
      thick: 0.006,
      varied: 0.35,
    }),
  )
  group.add(basketFloor(0.43, 0.01, hex, 0.5))
  const lid = new Mesh(new CircleGeometry(0.4, 90), surfaced(repeated(plait(hex, { strips: 60, second: shade(hex, 0.1) }), 1.5, 1.5), 0.8))
  lid.rotation.x = -Math.PI / 2
  lid.scale.y = 0.5
  lid.position.y = 0.515
  group.add(lid)
  const silver = wroughtMetal('#d2d0ca', {
    work: (pen, w, h) => {
      row(pen, w, h * 0.8, 30, 300, flameLeaf)
      row(pen, w, h * 0.4, 30, 260, flameLeaf, Math.PI)
    },
    aged: 0.7,
  })
  for (const [r, y, thick] of [
    [0.405, 0.505, 0.018],
    [0.445, 0.014, 0.014],
  ] as const)
    group.add(new Mesh(tube(oval(r, y, 0.5), thick, 10), silver))
  group.add(new Mesh(tube(arch(0.36, 0.5, 0.86), 0.015, 12), strandMaterialPlain(hex)))
  group.add(wrapped(arch(0.36, 0.51, 0.86), 0.018, hex, 80, 0.3))
  for (const side of [-1, 1]) {
    const boss = new Mesh(new SphereGeometry(0.03, 20, 14), metal('#d2d0ca'))
    boss.position.set(side * 0.36, 0.51, 0)
    group.add(boss)
  }
  const clasp = new Mesh(new CylinderGeometry(0.045, 0.05, 0.016, 32), metal('#d2d0ca', 0.3))
  clasp.rotation.x = Math.PI / 2
  clasp.position.set(0, 0.45, 0.212)
  group.add(clasp)
  return group
}

const yanLipao: SetUp = ({ hex }, view) => {
  const group = lipaoBagOf(hex)
  return view === 'a'
    ? { subject: group, paper: '#ece4d8', view: { around: 20, above: 17, fill: 0.82 } }
    : { subject: group, paper: '#ece4d8', view: { around: -18, above: 30, closeUp: { at: [0, 0.44, 0.16], radius: 0.26 }, fill: 0.98 }, lens: 0.04 }
}

const strandMaterialPlain = (hex: string): MeshStandardMaterial => matt(hex, 0.6)

/** The round bag; its strap is another's, where it is worn. */
export function roundBagOf(hex: string, strapped = true): Group {
  const group = new Group()
  const weave = repeated(plait(hex, { strips: 30, second: shade(hex, -0.1) }), 1, 1)
  const face = smoothProfile(
    [
      [0, 0.13],
      [0.2, 0.125],
      [0.38, 0.105],
      [0.45, 0.08],
    ],
    40,
  )
  const material = surfaced(weave, 1)
  for (const side of [1, -1]) {
    const disc = new Mesh(turned(face, 0.002), material)
    const uvs = disc.geometry.getAttribute('uv')
    const positions = disc.geometry.getAttribute('position')
    for (let i = 0; i < uvs.count; i++) uvs.setXY(i, positions.getX(i) * 1.1 + 0.5, positions.getZ(i) * 1.1 + 0.5)
    disc.rotation.x = (side * Math.PI) / 2
    disc.position.y = 0.48
    group.add(disc)
  }
  const wall = wovenWall({ height: 0.16, radius: () => 0.455 }, { colour: hex, rows: 7, stakes: 90, thick: 0.008 })
  wall.rotation.x = Math.PI / 2
  wall.position.set(0, 0.48, -0.08)
  group.add(wall)
  for (const z of [-0.082, 0.082]) {
    const rim = wrapped(circle(0.455, 0, 140), 0.017, shade(hex, -0.12))
    rim.rotation.x = Math.PI / 2
    rim.position.set(0, 0.48, z)
    group.add(rim)
  }
  const leather = matt('#7a4426', 0.55)
  const strapPath = through(
    [
      [-0.4, 0.7, 0.02],
      [-0.42, 0.95, 0.05],
      [-0.2, 1.3, 0.02],
      [0.1, 1.36, -0.02],
      [0.36, 1.08, -0.04],
      [0.41, 0.7, -0.02],
    ],
    90,
  )
  const strap = new Mesh(tube(strapPath, 0.012, 8), leather)
  if (strapped) group.add(strap)
  const tab = new Mesh(new CylinderGeometry(0.045, 0.045, 0.012, 30), leather)
  tab.rotation.x = Math.PI / 2
  tab.position.set(0, 0.82, 0.13)
  group.add(tab)
  const knob = new Mesh(new SphereGeometry(0.02, 16, 12), metal('#c79a45'))
  knob.position.set(0, 0.82, 0.142)
  group.add(knob)
  return group
}

const roundBag: SetUp = ({ hex }) => ({ subject: roundBagOf(hex), paper: '#eee6d8', view: { around: 26, above: 9, fill: 0.84 } })

/** One hat as it is worn, with the stuff it is plaited of. */
export function hatOf({ slug, hex }: { slug: string; hex: string }) {
  const group = new Group()
  const straw = slug === 'tea' ? '#94683a' : '#dcbf83'
  const surface = repeated(plait(straw, { strips: 46, second: shade(straw, -0.08) }), 3, 1)
  const shell = smoothProfile(
    [
      [0.6, 0.02],
      [0.56, 0.08],
      [0.4, 0.17],
      [0.27, 0.24],
      [0.22, 0.34],
      [0.16, 0.42],
      [0, 0.46],
    ],
    90,
  )
  const material = surfaced(surface, 0.9)
  group.add(new Mesh(turned(shell, 0.008), material))
  const trim = slug === 'indigo' ? hex : shade(straw, -0.35)
  group.add(wrapped(circle(0.602, 0.024, 160), 0.014, trim, 60))
  group.add(wrapped(circle(0.266, 0.248, 120), 0.009, trim, 60))
  for (const y of [0.4]) group.add(wrapped(circle(0.185, y, 80), 0.006, trim, 60))
  return { hat: group, straw, shell, material, trim }
}

const hat: SetUp = (variant) => {
  const { hat: group, straw, shell, material, trim } = hatOf(variant)
  const other = new Group()
  const under = new Mesh(turned(shell, 0.008), material)
  other.add(under, wrapped(circle(0.602, 0.024, 160), 0.014, trim, 60))
  for (const r of [0.2, 0.34, 0.47]) {
    const ring = new Mesh(new TorusGeometry(r, 0.006, 6, 90), strandMaterialPlain(shade(straw, -0.2)))
    ring.rotation.x = Math.PI / 2
    ring.position.y = r === 0.2 ? 0.34 : r === 0.34 ? 0.195 : 0.12
    other.add(ring)
  }
  other.rotation.x = -1.22
  other.position.set(0.3, 0.585, -0.52)
  const scene = new Group()
  group.position.set(-0.1, 0, 0.3)
  scene.add(group, other)
  return { subject: scene, paper: '#ebe5d8', view: { around: 4, above: 22, fill: 0.84 } }
}

export const baskets: Readonly<Record<string, SetUp>> = {
  'rattan-basket': rattanBasket,
  'sticky-rice-basket': kratip,
  'hyacinth-basket': hyacinth,
  'yan-lipao-bag': yanLipao,
  'rattan-bag': roundBag,
  'bamboo-hat': hat,
}
