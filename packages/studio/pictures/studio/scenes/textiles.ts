import { CylinderGeometry, Group, Mesh, type MeshStandardMaterial, type Object3D, SphereGeometry } from 'three'
import { foldedPile, fringe, hungOver, laid, rolled } from '../cloth-shapes.ts'
import { indigoCloth, KHIT, khitCloth, mudmeeCloth, phakaomaCloths, phaSinCloth, silkScarfCloths } from '../cloths.ts'
import { matt, wood } from '../materials.ts'
import { bands, diamonds, starRow, teeth, tile } from '../motif.ts'
import { hash } from '../random.ts'
import { shade } from '../surface.ts'
import { type Cloth, clothMaterial } from '../weave.ts'
import type { SetUp } from './set-up.ts'

const PAPER = '#efe8dc'

/** A wooden rail on two cords that leave the picture upwards. */
export function rail(width: number, height: number, thick = 0.024, hex = '#8a5b34'): Group {
  const group = new Group()
  const bar = new Mesh(new CylinderGeometry(thick, thick, width, 24), wood(hex, { rings: 3, pixels: 256 }))
  bar.rotation.z = Math.PI / 2
  bar.position.y = height
  group.add(bar)
  for (const side of [-1, 1]) {
    const knob = new Mesh(new SphereGeometry(thick * 1.5, 20, 16), bar.material)
    knob.position.set((side * width) / 2, height, 0)
    group.add(knob)
    const cord = new Mesh(new CylinderGeometry(0.005, 0.005, 3, 6), matt('#b9a683'))
    cord.position.set(side * width * 0.455, height + 1.5, 0)
    cord.userData.unframed = true
    cord.userData.noShadow = true
    group.add(cord)
  }
  return group
}

const yarn = (hex: string): MeshStandardMaterial => matt(hex, 0.9)

/** A long cloth hanging over a rail, with fringes if it has them. */
function hangingCloth(cloth: Cloth, { width = 0.92, front = 1.25, back = 0.95, fringed = '', folds = 2.5, depth = 0.05, repeat = 1.2, seed = 1 } = {}): Group {
  const height = front + 0.32
  const group = new Group()
  const drape = new Mesh(hungOver({ width, front, back, height, folds, depth, seed }), clothMaterial(cloth, [1 / repeat, 1 / repeat]))
  group.add(drape, rail(width * 1.28, height))
  if (fringed) {
    const positions = drape.geometry.getAttribute('position')
    // Row 0 of a sheet is v = 1: the free edge in front.
    const at = (t: number): readonly [number, number, number] => {
      const i = Math.min(150, Math.round(t * 150))
      return [positions.getX(i), positions.getY(i), positions.getZ(i)]
    }
    group.add(new Mesh(fringe(110, at, [0, -1, 0], 0.11, 3), yarn(fringed)))
  }
  return group
}

/** Piles of folded cloth, one on the other. */
function pile(cloths: readonly Cloth[], { width = 0.86, depth = 0.62, layers = 5, gap = 0.032, repeat = 0.7 } = {}): Group {
  const group = new Group()
  let y = 0
  cloths.forEach((cloth, i) => {
    const mesh = new Mesh(
      foldedPile({ width: width - hash(i, 3) * 0.05, depth: depth - hash(i, 5) * 0.03, layers, gap, seed: i + 1 }),
      clothMaterial(cloth, [1 / repeat, 1 / repeat]),
    )
    mesh.position.set((hash(i, 1) - 0.5) * 0.05, y, (hash(i, 2) - 0.5) * 0.04)
    mesh.rotation.y = (hash(i, 4) - 0.5) * 0.12
    y += layers * gap * 0.98
    group.add(mesh)
  })
  return group
}

const mudmee: SetUp = ({ hex, motif }, view) => {
  const group = hangingCloth(mudmeeCloth(hex, motif), { width: 1, front: 1.3, folds: 2.2, depth: 0.06, repeat: 1.0, seed: 4 })
  return view === 'a'
    ? { subject: group, paper: PAPER, view: { around: -14, above: 6, fill: 0.86, shift: [0, 0] } }
    : { subject: group, paper: PAPER, view: { around: 26, above: 10, closeUp: { at: [0, 1.05, 0.08], radius: 0.36 }, fill: 0.98 }, lens: 0.03 }
}

/** Three of them folded, and one as it is worn: long, with its fringe. */
const silkScarves: SetUp = ({ hex }, view) => {
  const cloths = silkScarfCloths(hex)
  if (view === 'b') {
    const worn = hangingCloth(cloths[0]!, { width: 0.6, front: 1.24, back: 1.02, fringed: shade(hex, 0.12), folds: 3, depth: 0.085, repeat: 0.62, seed: 11 })
    return { subject: worn, paper: '#ece5d9', view: { around: 17, above: 6, fill: 0.85, shift: [0, 0] } }
  }
  const group = pile(cloths, { layers: 5, gap: 0.03, repeat: 0.62 })
  return { subject: group, paper: '#ece5d9', view: { around: -28, above: 24, fill: 0.8 } }
}

const indigoScarf: SetUp = ({ slug, hex, motif }, view) => {
  const cloth = indigoCloth({ slug, hex, motif })
  const group = hangingCloth(cloth, { width: 0.72, front: 1.22, back: 1.0, fringed: shade(hex, 0.1), folds: 2.6, depth: 0.07, repeat: 0.8, seed: 7 })
  return view === 'a'
    ? { subject: group, paper: '#eee7da', view: { around: 18, above: 6, fill: 0.84, shift: [0, 0] } }
    : { subject: group, paper: '#eee7da', view: { around: -20, above: 4, closeUp: { at: [0, 0.42, 0.1], radius: 0.3 }, fill: 0.98 }, lens: 0.03 }
}

const khitShawl: SetUp = ({ slug }, view) => {
  const colours = KHIT[slug]!
  const group = hangingCloth(khitCloth(colours), { width: 0.86, front: 1.28, fringed: colours[0]!, folds: 2, depth: 0.045, repeat: 0.95, seed: 2 })
  return view === 'a'
    ? { subject: group, paper: '#ede6da', view: { around: 12, above: 6, fill: 0.86, shift: [0, 0] } }
    : { subject: group, paper: '#ede6da', view: { around: -24, above: 8, closeUp: { at: [0, 0.86, 0.1], radius: 0.32 }, fill: 0.98 }, lens: 0.03 }
}

const phakaoma: SetUp = ({ hex }, view) => {
  const [check, other] = phakaomaCloths(hex)
  if (view === 'b') {
    const worn = hangingCloth(check, { width: 0.84, front: 1.16, back: 1.04, folds: 2.3, depth: 0.075, repeat: 0.66, seed: 6 })
    return { subject: worn, paper: '#efe9df', view: { around: -16, above: 7, fill: 0.85, shift: [0, 0] } }
  }
  return { subject: pile([check, other, check], { layers: 6, gap: 0.026, repeat: 0.66 }), paper: '#efe9df', view: { around: -30, above: 26, fill: 0.82 } }
}

const phaSin: SetUp = ({ hex }, view) => {
  const striped = phaSinCloth(hex)
  const group = hangingCloth(striped, { width: 1, front: 1.2, back: 1.1, folds: 2, depth: 0.05, repeat: 1.246, seed: 9 })
  return view === 'a'
    ? { subject: group, paper: '#eee7db', view: { around: -10, above: 5, fill: 0.86, shift: [0, 0] } }
    : { subject: group, paper: '#eee7db', view: { around: 22, above: 6, closeUp: { at: [0, 0.68, 0.08], radius: 0.34 }, fill: 0.98 }, lens: 0.03 }
}

const throwCloth: SetUp = ({ hex, motif }, view) => {
  const light = shade(hex, 0.5)
  const cloth: Cloth = {
    colours: [hex, light, shade(hex, -0.35)],
    motif:
      motif === 'diamonds'
        ? tile('star', 2)
        : bands([
            [34, 0],
            [6, 1],
            [4, 2],
            [6, 1],
            [24, 0],
            [10, teeth(10, 10, 1)],
          ]),
    threads: [120, 120],
    slub: 0.9,
    raised: 0.35,
  }
  const group = hangingCloth(cloth, { width: 1.1, front: 1.15, back: 1.0, fringed: light, folds: 2.4, depth: 0.1, repeat: 0.9, seed: 5 })
  return view === 'a'
    ? { subject: group, paper: '#e9e2d6', view: { around: 22, above: 8, fill: 0.84, shift: [0, 0] } }
    : { subject: group, paper: '#e9e2d6', view: { around: -18, above: 5, closeUp: { at: [0, 0.56, 0.12], radius: 0.32 }, fill: 0.98 }, lens: 0.03 }
}

const tableRunner: SetUp = ({ hex, motif }, view) => {
  const cloth: Cloth = {
    colours: [hex, '#ecebe6', shade(hex, 0.45), '#d8c07a'],
    motif: motif === 'diamonds' ? diamonds(44, 52) : tile('khit', 2),
    silk: true,
    threads: [220, 220],
    raised: 0.35,
  }
  if (view === 'b') {
    const long = hangingCloth(cloth, { width: 0.56, front: 1.3, back: 0.9, fringed: shade(hex, 0.2), folds: 1.2, depth: 0.03, repeat: 0.72, seed: 8 })
    return { subject: long, paper: '#e6dfd3', view: { around: 14, above: 6, fill: 0.86, shift: [0, 0] } }
  }
  const group = new Group()
  const material = clothMaterial(cloth, [1.4, 1.4])
  const roll = new Mesh(rolled({ length: 0.62, radius: 0.13, turns: 4, tail: 0.95, thick: 0.02 }), material)
  group.add(roll)
  group.add(
    new Mesh(
      fringe(70, (t) => [0.95, 0.008, (t - 0.5) * 0.62], [1, 0, 0], 0.09, 2),
      yarn(shade(hex, 0.2)),
    ),
  )
  return { subject: group, paper: '#e6dfd3', view: { around: 34, above: 32, fill: 0.86 } }
}

const cloudsOfWax = (hex: string) => shade(hex, 0.8)

const reedMat: SetUp = ({ hex, motif }) => {
  const straw = '#d9c48e'
  const cloth: Cloth = {
    colours: [straw, hex, shade(hex, -0.4), '#e9dcb4'],
    motif:
      motif === 'diamonds'
        ? bands([
            [50, 0],
            [70, diamonds(40, 70)],
          ])
        : bands([
            [40, 0],
            [16, 1],
            [4, 2],
            [8, 0],
            [4, 2],
            [16, 1],
            [30, starRow(30, [1, 2])],
          ]),
    threads: [120, 190],
    slub: 0.25,
    raised: 0.05,
  }
  const group = new Group()
  const roll = new Mesh(rolled({ length: 0.86, radius: 0.17, turns: 4, tail: 1.05, thick: 0.03 }), clothMaterial(cloth, [1.2, 1.1]))
  group.add(roll)
  return { subject: group, paper: '#ebe3d4', view: { around: 32, above: 28, fill: 0.86 } }
}

const placemats: SetUp = ({ hex }) => {
  const group = new Group()
  const tones = [shade(hex, -0.15), hex, shade(hex, 0.18), hex]
  const items: Object3D[] = tones.map((tone, i) => {
    const cloth: Cloth = {
      colours: [tone, shade(tone, 0.4)],
      warp: (n) => (n % 14 < 1 ? '#f2ead8' : undefined),
      weft: (j) => (j < 10 || j > 108 ? shade(tone, -0.35) : hash(j, 3) > 0.8 ? shade(tone, 0.18) : undefined),
      threads: [50, 118],
      slub: 0.7,
    }
    const mat = new Mesh(laid({ width: 1.1, depth: 0.78, wrinkle: 0.004, seed: i, turn: i === 3 ? 0.26 : 0 }), clothMaterial(cloth, [1 / 1.1, 1 / 0.78]))
    mat.position.set(i * 0.02, i * 0.016, i * -0.015)
    mat.rotation.y = (i - 1.5) * 0.1
    return mat
  })
  group.add(...items)
  return { subject: group, paper: cloudsOfWax('#d8cbb4'), view: { around: 26, above: 46, fill: 0.86 } }
}

export const textiles: Readonly<Record<string, SetUp>> = {
  'mudmee-silk': mudmee,
  'silk-scarves': silkScarves,
  'indigo-scarf': indigoScarf,
  'khit-shawl': khitShawl,
  phakaoma,
  'pha-sin': phaSin,
  'cotton-throw': throwCloth,
  'table-runner': tableRunner,
  'reed-mat': reedMat,
  placemats,
}
