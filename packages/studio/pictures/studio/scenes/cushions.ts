import { Group, Mesh, Vector3 } from 'three'
import { twisted } from '../basketry.ts'
import { matt } from '../materials.ts'
import { bands, diamonds, type Motif, starRow, teeth, tile, zigzag } from '../motif.ts'
import { clouds } from '../random.ts'
import { joined, limb, outlineDistance, sculpt, stuffed } from '../sculpt.ts'
import { shade } from '../surface.ts'
import { through, tube } from '../turned.ts'
import { type Cloth, clothMaterial } from '../weave.ts'
import type { SetUp } from './set-up.ts'

export const BRIGHT = ['#d8402f', '#e8b63e', '#3f8a5a', '#3b62b0', '#e889a0', '#f2ead8']

const khit: Motif = bands([
  [14, 0],
  [3, 2],
  [10, teeth(12, 10, 1)],
  [58, tile('khit', 2)],
  [10, (i, j) => teeth(12, 10, 1)(i, -j)],
  [3, 2],
])

export const crossStitch: Motif = bands([
  [10, 0],
  [3, 1],
  [24, tile('cross', 1)],
  [3, 2],
  [12, zigzag(12, 12, 3)],
  [3, 4],
  [28, starRow(26, [5, 1])],
  [3, 2],
  [10, teeth(8, 10, 6)],
])

/** Lays a woven cloth on a sewn form by its front; `size` is what one repeat covers. */
export function dressed(mesh: Mesh, size: number, x0 = 0, y0 = 0): Mesh {
  const uvs = mesh.geometry.getAttribute('uv')
  for (let i = 0; i < uvs.count; i++) uvs.setXY(i, (uvs.getX(i) - x0) / size, (uvs.getY(i) - y0) / size)
  return mesh
}

const axePillow: SetUp = ({ hex }, view) => {
  const group = new Group()
  const cream = '#efe3c6'
  const main = clothMaterial({
    colours: [hex, cream, '#e0ae3e', shade(hex, -0.45)],
    motif: bands([
      [26, 0],
      [3, 1],
      [30, tile('star', 1)],
      [3, 1],
      [26, 0],
      [4, 2],
    ]),
    threads: [160, 184],
    raised: 0.4,
    slub: 0.3,
  })
  const half = 0.46
  const r = 0.156
  const step = r * 1.72
  const logs = [0, 1, 2].flatMap((level) =>
    Array.from({ length: 3 - level }, (_, i) =>
      limb([(i - (2 - level) / 2) * step, r + level * step * 0.86, -half], [(i - (2 - level) / 2) * step, r + level * step * 0.86, half], r),
    ),
  )
  const packed = joined(0.045, ...logs)
  const form = (x: number, y: number, z: number) => Math.max(packed(x, y, z), Math.abs(z) - half, -y + 0.004)
  const body = new Mesh(sculpt(form, [-0.48, -0.02, -0.52], [0.48, 0.82, 0.52], 0.0145), main)
  const uvs = body.geometry.getAttribute('uv')
  const positions = body.geometry.getAttribute('position')
  for (let i = 0; i < uvs.count; i++) {
    const [x, y, z] = [positions.getX(i), positions.getY(i), positions.getZ(i)]
    uvs.setXY(i, z * 1.15, (Math.atan2(y - 0.3, x) / 6.2832) * 2.4 + 0.5)
  }
  group.add(body)
  const endCloth = clothMaterial({ colours: [shade(hex, -0.2), cream, '#e0ae3e', hex], motif: khit, threads: [130, 130], raised: 0.5 })
  const corners: [number, number][] = [
    [-0.43, 0.03],
    [0.43, 0.03],
    [0.46, 0.1],
    [0.06, 0.78],
    [0, 0.8],
    [-0.06, 0.78],
    [-0.46, 0.1],
  ]
  for (const side of [-1, 1]) {
    const end = dressed(new Mesh(sculpt(stuffed(outlineDistance(corners), 0.05, 0.12), [-0.5, 0, -0.08], [0.5, 0.84, 0.08], 0.013), endCloth), 0.62, 0, 0.1)
    end.position.z = side * half
    group.add(end)
    // The cord follows the straight seams, so the points lie on lines, not on a curve through the corners.
    const seam = corners.flatMap(([ax, ay], i) => {
      const [bx, by] = corners[(i + 1) % corners.length]!
      return Array.from({ length: 16 }, (_, k) => new Vector3(ax + ((bx - ax) * k) / 16, ay + ((by - ay) * k) / 16, side * (half + 0.004)))
    })
    const piping = new Mesh(tube([...seam, seam[0]!.clone()], 0.01, 8), matt('#d9a441', 0.85))
    group.add(piping)
  }
  return view === 'a'
    ? { subject: group, paper: '#ece4d6', view: { around: 34, above: 17, fill: 0.84 } }
    : { subject: group, paper: '#ece4d6', view: { around: 4, above: 8, closeUp: { at: [0, 0.34, 0.5], radius: 0.34 }, fill: 0.98 }, lens: 0.03 }
}

const cushionCloth = (hex: string, motif?: string): Cloth => {
  const cream = '#f0e4c8'
  if (motif === 'cross stitch') return { colours: [hex, ...BRIGHT], motif: crossStitch, threads: [150, 150], raised: 0.5, slub: 0.2 }
  if (motif === 'diamonds')
    return { colours: [hex, cream, shade(hex, 0.45), '#e0b04a'], motif: diamonds(44, 52), slip: 2, threads: [170, 170], slub: 0.5, raised: 0.05 }
  if (motif === 'stripes')
    return {
      colours: [hex, cream, shade(hex, -0.35)],
      motif: bands([
        [22, 0],
        [4, 1],
        [6, 0],
        [10, teeth(10, 10, 1)],
        [4, 2],
        [14, 0],
        [8, 1],
      ]),
      threads: [140, 140],
      slub: 0.7,
      raised: 0.3,
    }
  return { colours: [hex, cream, shade(hex, -0.5), '#a63a2c'], motif: khit, threads: [150, 150], raised: 0.5, slub: 0.4 }
}

function cushionOf(size: number, cloth: Cloth, piping: string): Group {
  const group = new Group()
  const h = size / 2
  const corners: [number, number][] = []
  for (const [sx, sy, ex, ey] of [
    [-1, -1, 1, -1],
    [1, -1, 1, 1],
    [1, 1, -1, 1],
    [-1, 1, -1, -1],
  ] as const)
    for (let i = 0; i < 10; i++) {
      const t = i / 10
      const bow = 1 - 0.07 * Math.sin(t * Math.PI)
      const [x, y] = [sx + (ex - sx) * t, sy + (ey - sy) * t]
      corners.push([x * h * (sx === ex ? bow : 1), y * h * (sy === ey ? bow : 1)])
    }
  const form = stuffed(outlineDistance(corners), size * 0.19, size * 0.5, (x, y) => (clouds(x * 3 + 5, y * 3, 3, 4) - 0.5) * 0.03)
  group.add(dressed(new Mesh(sculpt(form, [-h - 0.03, -h - 0.03, -0.22], [h + 0.03, h + 0.03, 0.22], size / 58), clothMaterial(cloth)), size, -h, -h))
  group.add(
    new Mesh(
      twisted(
        through(
          [...corners, corners[0]!].map(([x, y]) => [x, y, 0] as const),
          220,
        ),
        0.012,
        2,
        70,
        6,
      ),
      matt(piping, 0.85),
    ),
  )
  group.position.y = h * 0.985
  return group
}

const cushion: SetUp = ({ hex, motif }) => {
  const scene = new Group()
  const front = new Group()
  front.add(cushionOf(0.8, cushionCloth(hex, motif), shade(hex, -0.3)))
  front.rotation.x = -0.2
  front.position.set(0.08, 0.0, 0.2)
  const back = new Group()
  back.add(
    cushionOf(
      0.92,
      { colours: [shade(hex, 0.3), shade(hex, 0.45)], weft: (j) => (j % 30 < 3 ? '#f0e4c8' : undefined), threads: [130, 130], slub: 0.8 },
      shade(hex, 0.1),
    ),
  )
  back.rotation.x = -0.16
  back.rotation.y = 0.12
  back.position.set(-0.2, 0, -0.22)
  scene.add(back, front)
  return { subject: scene, paper: '#ebe3d6', view: { around: -14, above: 11, fill: 0.84 } }
}

/** Scenes of this file, by kind. */
export const cushions: Readonly<Record<string, SetUp>> = {
  'axe-pillow': axePillow,
  cushion,
}
