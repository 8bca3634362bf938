import { BoxGeometry, Group, Mesh, MeshPhysicalMaterial, MeshStandardMaterial, TorusGeometry, Vector3 } from 'three'
import { glaze, potOf } from '../../clay.ts'
import { sheet } from '../../cloth-shapes.ts'
import { chili, hill, leafSheet, many, mound, pebble, rough, stalk } from '../../heaps.ts'
import { matt, metal, surfaced, wood } from '../../materials.ts'
import { paintLotus } from '../../painting.ts'
import { clouds, hash, noise, smooth } from '../../random.ts'
import { ball, sculpt } from '../../sculpt.ts'
import type { Shot } from '../../studio.ts'
import { blankCanvas, paintSurface, repeated, shade, textureOf } from '../../surface.ts'
import { circle, smoothProfile, through, tube, turned, vesselProfile } from '../../turned.ts'
import { clothMaterial } from '../../weave.ts'
import { crossStitch } from '../cushions.ts'
import { BRIGHT } from '../cushions.ts'
import { bowlOf, crumbs, FILLINGS } from '../spices.ts'
import { BENCH_LIGHT, brush, lying, workbench } from './props.ts'
import { peg, skein } from './wood-and-fibre.ts'

/** The mortar in the middle of what goes into it. */
function mortar(): Shot {
  const group = workbench({ hex: '#8a6747', wall: '#b8a88f' })
  const granite = paintSurface(512, 512, 3, (x, y, point) => {
    const speck = hash(x >> 1, y >> 1, 3)
    const grain = noise(x / 5, y / 5, 4)
    const tone = 104 + grain * 34 + (speck > 0.9 ? 62 : speck < 0.12 ? -48 : 0)
    point.r = tone
    point.g = tone
    point.b = tone + 3
    point.height = grain * 0.5 + (speck > 0.85 ? 0.25 : 0)
    point.rough = 0.75
  })
  const stone = surfaced(repeated(granite, 3, 2), 1)
  const bowl = new Mesh(
    turned(
      vesselProfile(
        [
          [0.24, 0],
          [0.25, 0.02],
          [0.23, 0.08],
          [0.29, 0.18],
          [0.36, 0.32],
          [0.39, 0.44],
          [0.4, 0.48],
        ],
        0.075,
      ),
      0.003,
    ),
    stone,
  )
  group.add(bowl)
  const paste = new Mesh(hill(0.27, 0.09, 0.03, 4).translate(0, 0.29, 0), crumbs('#a23a1c', 6, 0.5))
  group.add(paste)
  group.add(
    many(pebble(0.016).scale(1.6, 0.4, 1), new MeshPhysicalMaterial({ roughness: 0.3, clearcoat: 0.6 }), mound(70, 0.2, 0.08, { y: 0.3, seed: 6, stray: 0 }), [
      '#c22a1a',
      '#e2b884',
    ]),
  )
  const pestle = new Mesh(
    turned(
      smoothProfile(
        [
          [0, 0],
          [0.075, 0.02],
          [0.085, 0.08],
          [0.058, 0.3],
          [0.05, 0.46],
          [0.066, 0.56],
          [0.05, 0.62],
          [0, 0.635],
        ],
        60,
      ),
      0,
      48,
    ),
    stone,
  )
  pestle.position.set(0.07, 0.33, -0.02)
  pestle.rotation.set(0.12, 0, -0.6)
  group.add(pestle)
  group.add(
    bowlOf('#d9d2c2', 0.74, [-0.66, -0.24], FILLINGS.turmeric!(0.235, 0.085, 0, 3)),
    bowlOf('#5f7f7c', 0.7, [0.68, 0.06], FILLINGS.coriander!(0.235, 0.085, 0, 5)),
    bowlOf('#8c5a44', 0.62, [0.56, -0.46], FILLINGS.pepper!(0.235, 0.085, 0, 4)),
  )
  const places = Array.from({ length: 15 }, (_, i) => ({
    at: [-0.6 + hash(i, 1) * 0.42, 0.022 + (i % 3) * 0.022, 0.36 + hash(i, 2) * 0.24] as const,
    turn: [(hash(i, 3) - 0.5) * 0.4, hash(i, 4) * 6.28, 0] as const,
    size: 0.8 + hash(i, 5) * 0.3,
  }))
  group.add(
    many(chili(0.26), new MeshPhysicalMaterial({ roughness: 0.25, clearcoat: 0.8 }), places, ['#b3201a', '#d8382a']),
    many(stalk(0.26), rough(0.7), places, ['#5c7a3a', '#7a8f4a']),
  )
  for (let i = 0; i < 5; i++) {
    const stick = new Mesh(
      tube(
        through(
          [
            [0, 0.024, 0],
            [0.3, 0.03, 0.01],
            [0.62, 0.02, 0],
          ],
          20,
        ),
        (t) => 0.024 - t * 0.011,
        12,
      ),
      matt(i % 2 ? '#cdd396' : '#e0e2bb', 0.55),
    )
    stick.position.set(0.2 + hash(i, 1) * 0.05, i > 2 ? 0.036 : 0, 0.5 + (i % 3) * 0.05)
    stick.rotation.y = 0.28 + (hash(i, 3) - 0.5) * 0.2
    group.add(stick)
  }
  for (let i = 0; i < 9; i++) {
    const leaf = new Mesh(leafSheet(0.15, 0.075), new MeshPhysicalMaterial({ color: i % 2 ? '#35602c' : '#4d7a38', roughness: 0.35, clearcoat: 0.5, side: 2 }))
    leaf.position.set(-0.12 + hash(i, 3) * 0.24, 0.004 + (i % 3) * 0.014, 0.56 + hash(i, 5) * 0.14)
    leaf.rotation.y = hash(i, 6) * 6.28
    group.add(leaf)
  }
  const skin = new MeshPhysicalMaterial({ color: '#8e4a58', roughness: 0.35, clearcoat: 0.4 })
  for (let i = 0; i < 6; i++) {
    const r = 0.048 + hash(i, 2) * 0.014
    const shallot = new Mesh(
      turned(
        smoothProfile(
          [
            [0, 0],
            [r * 0.8, r * 0.25],
            [r, r * 0.8],
            [r * 0.6, r * 1.5],
            [r * 0.15, r * 2.1],
            [r * 0.08, r * 2.4],
          ],
          30,
        ),
        0.01,
        30,
      ),
      i % 3 === 2 ? matt('#eadfcb', 0.5) : skin,
    )
    shallot.position.set(-0.78 + (i % 3) * 0.11, 0.01, 0.1 + Math.floor(i / 3) * 0.12)
    shallot.rotation.set(0.9, i * 1.3, 0.4)
    shallot.position.y = r * 0.6
    group.add(shallot)
  }
  const galangal = new Mesh(
    sculpt(
      (x, y, z) =>
        Math.min(
          ball(0, 0, 0, 0.13, 0.045, 0.05)(x, y, z),
          ball(0.1, 0.02, 0.05, 0.06, 0.036, 0.04)(x, y, z),
          ball(-0.09, 0.01, 0.05, 0.05, 0.034, 0.06)(x, y, z),
        ) +
        Math.sin(x * 160) * 0.002,
      [-0.2, -0.07, -0.1],
      [0.2, 0.09, 0.16],
      0.007,
    ),
    matt('#d9b184', 0.6),
  )
  galangal.position.set(0.5, 0.045, 0.36)
  galangal.rotation.y = 0.7
  group.add(galangal)
  return {
    subject: group,
    paper: '#dccfb9',
    view: { around: -6, above: 32, closeUp: { at: [0, 0.2, 0.1], radius: 0.68 }, fill: 0.98, shift: [0, 0] },
    ...BENCH_LIGHT,
  }
}

/** A hoop with cross stitch half way along its rows, and the yarns it takes. */
function stitching(): Shot {
  const group = workbench({ hex: '#9a7a58', wall: '#bfb09a' })
  const half = clothMaterial(
    {
      colours: ['#26232a', ...BRIGHT],
      motif: (i, j) => (j < 62 || (j < 92 && i < 74) ? crossStitch(i, j) : 0),
      threads: [130, 130],
      raised: 0.6,
      slub: 0.4,
      pixels: 1400,
    },
    [1, 1],
  )
  const radius = 0.5
  const hoop = new Group()
  hoop.add(
    new Mesh(
      sheet(80, 40, (u, v) => {
        const a = u * Math.PI * 2
        const r = radius * (1 - v)
        return [Math.cos(a) * r, 0, Math.sin(a) * r]
      }),
      half,
    ),
  )
  const disc = hoop.children[0] as Mesh
  const uvs = disc.geometry.getAttribute('uv')
  const at = disc.geometry.getAttribute('position')
  for (let i = 0; i < uvs.count; i++) uvs.setXY(i, at.getX(i) / 1.04 + 0.5, 0.5 - at.getZ(i) / 1.04)
  const beech = wood('#c79c66', { rings: 4, pixels: 256, polish: 0.5 })
  hoop.add(new Mesh(tube(circle(radius + 0.012, 0.004, 140), 0.026, 14), beech))
  const loose = new Mesh(
    sheet(
      160,
      16,
      (u, v) => {
        const a = u * Math.PI * 2
        const r = radius + 0.02 + v * 0.24
        const wave = Math.sin(a * 9 + noise(a * 2, 3) * 4) * 0.03 * v
        return [Math.cos(a) * (r + wave), -0.02 - v * 0.075 + wave * 0.5, Math.sin(a) * (r + wave)]
      },
      [4, 0.4],
    ),
    clothMaterial({ colours: ['#26232a'], threads: [130, 130], slub: 0.4 }, [1, 1]),
  )
  hoop.add(loose)
  hoop.position.set(-0.06, 0.115, 0.12)
  hoop.rotation.set(0.03, 0.2, -0.02)
  group.add(hoop)
  const needle = new Mesh(
    tube([new Vector3(0, 0, 0), new Vector3(0.14, 0.035, -0.05)], (t) => 0.0045 * (1 - t * 0.6), 8),
    metal('#d6d5d0', 0.2),
  )
  needle.position.set(0.1, 0.13, 0.02)
  const thread = new Mesh(
    tube(
      through(
        [
          [0.1, 0.135, 0.02],
          [0.2, 0.16, 0.2],
          [0.42, 0.06, 0.4],
          [0.56, 0.012, 0.56],
          [0.3, 0.012, 0.72],
          [0.1, 0.012, 0.7],
        ],
        80,
      ),
      0.0048,
      7,
    ),
    matt(BRIGHT[0]!, 0.85),
  )
  group.add(needle, thread)
  BRIGHT.forEach((tone, i) => {
    const rope = skein(tone, 0.4, i)
    rope.rotation.x = -Math.PI / 2 + 0.02
    rope.rotation.z = 0.5 + (hash(i, 4) - 0.5) * 0.3
    rope.position.set(-0.5 + i * 0.21, 0.035, -0.72 + (i % 2) * 0.06)
    group.add(rope)
  })
  const iron = metal('#9a9a96', 0.3)
  for (const side of [-1, 1]) {
    const blade = new Mesh(
      tube(
        through(
          [
            [0, 0, 0],
            [side * 0.01, 0, 0.14],
            [side * 0.03, 0, 0.24],
          ],
          20,
        ),
        0.008,
        8,
      ),
      iron,
    )
    const eye = new Mesh(new TorusGeometry(0.042, 0.009, 10, 36), iron)
    eye.rotation.x = Math.PI / 2
    eye.position.set(side * 0.052, 0, 0.28)
    const tip = new Mesh(
      tube([new Vector3(0, 0, 0), new Vector3(-side * 0.012, 0, -0.18)], (t) => 0.011 * (1 - t * 0.85), 8),
      iron,
    )
    const scissors = new Group()
    scissors.add(blade, eye, tip)
    scissors.position.set(0.7, 0.014, 0.34)
    scissors.rotation.y = 0.5
    group.add(scissors)
  }
  group.add(peg(0, 1.6, -1.1))
  return {
    subject: group,
    paper: '#ddd1bd',
    view: { around: -9, above: 48, closeUp: { at: [-0.02, 0.05, 0.04], radius: 0.66 }, fill: 0.98, shift: [0, 0] },
    ...BENCH_LIGHT,
  }
}

/** A lotus pond on the easel, painted from the top down. */
function easel(): Shot {
  const group = workbench({ hex: '#8d6f52', wall: '#b9ac98' })
  const [w, h] = [1000, 1240]
  const [canvas, pen] = blankCanvas(w, h)
  paintLotus(pen, w, h, '#d9899c')
  const image = pen.getImageData(0, 0, w, h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const bare = smooth(0.0, 0.06, (x / w) * 0.55 + (y / h) * 0.62 - 0.78 + (clouds(x / 130, y / 40, 3, 5) - 0.5) * 0.2)
      const at = (y * w + x) * 4
      const weave = 236 + ((x >> 1) % 2) * 5 - ((y >> 1) % 2) * 5
      for (const [k, tint] of [
        [0, 0],
        [1, -6],
        [2, -18],
      ] as const)
        image.data[at + k] = image.data[at + k]! * (1 - bare) + (weave + tint) * bare
    }
  pen.putImageData(image, 0, 0)
  const board = new Group()
  const front = new Mesh(new BoxGeometry(0.92, 1.14, 0.03), new MeshStandardMaterial({ map: textureOf(canvas), roughness: 0.8, envMapIntensity: 0.4 }))
  front.position.y = 0.62
  board.add(front)
  const timber = wood('#8a5f38', { rings: 3, pixels: 256, polish: 0.4 })
  const ledge = new Mesh(new BoxGeometry(1.06, 0.05, 0.12), timber)
  ledge.position.set(0, 0.02, 0.02)
  const mast = new Mesh(new BoxGeometry(0.08, 1.9, 0.05), timber)
  mast.position.set(0, 0.6, -0.05)
  board.add(ledge, mast)
  board.rotation.x = -0.14
  board.position.set(-0.04, 0.02, -0.3)
  group.add(board)
  const palette = new Mesh(
    sculpt(
      (x, y, z) =>
        Math.max(Math.hypot(x / 0.34, z / 0.25) - 1, 0) * 0.25 +
        Math.max(Math.abs(y) - 0.008, (Math.hypot(x / 0.34, z / 0.25) - 1) * 0.25, 0.035 - Math.hypot(x - 0.2, z - 0.08)),
      [-0.38, -0.03, -0.3],
      [0.38, 0.03, 0.3],
      0.009,
    ),
    wood('#a87440', { rings: 5, pixels: 256, polish: 0.7 }),
  )
  palette.position.set(0.18, 0.018, 0.5)
  palette.rotation.y = 0.3
  group.add(palette)
  ;['#d9899c', '#f2e6d4', '#3f6b45', '#28486e', '#e0b040', '#8e2436', '#7fa08a'].forEach((tone, i) => {
    const dab = new Mesh(
      hill(0.045 + hash(i, 3) * 0.016, 0.03, 0.012, i + 2),
      new MeshPhysicalMaterial({ color: tone, roughness: 0.3, clearcoat: 0.6, side: 2 }),
    )
    const a = 2.2 + i * 0.48
    dab.position.set(0.16 + Math.cos(a) * 0.2, 0.024, 0.5 - Math.sin(a) * 0.14)
    group.add(dab)
  })
  const jar = potOf(
    [
      [0.09, 0],
      [0.1, 0.015],
      [0.11, 0.14],
      [0.115, 0.24],
    ],
    0.01,
    glaze('#6f9fb5', 0.6),
    '#b99d74',
  )
  jar.position.set(-0.52, 0, 0.36)
  group.add(jar)
  for (let i = 0; i < 6; i++) {
    const one = brush(
      0.5 + hash(i, 1) * 0.12,
      0.009 + hash(i, 2) * 0.008,
      ['#d9899c', '#3f6b45', '#efe6d2', '#28486e', '#5a4030', '#e0b040'][i],
      shade('#8a5a34', (hash(i, 3) - 0.5) * 0.5),
    )
    one.rotation.set((hash(i, 4) - 0.5) * 0.4, 0, (hash(i, 5) - 0.5) * 0.5)
    one.position.set(-0.52 + (hash(i, 6) - 0.5) * 0.06, 0.03, 0.36 + (hash(i, 7) - 0.5) * 0.06)
    group.add(one)
  }
  group.add(lying(brush(0.56, 0.012, '#d9899c', '#6b4327'), -0.1, 0.72, 0.25, 0.03))
  return {
    subject: group,
    paper: '#ddd2c0',
    view: { around: 9, above: 16, closeUp: { at: [-0.02, 0.52, 0.1], radius: 0.74 }, fill: 0.98, shift: [0, 0] },
    ...BENCH_LIGHT,
    lit: { at: [0, 0.4, 0.1], radius: 1.2 },
  }
}

export const tables: Readonly<Record<string, () => Shot>> = { mortar, stitching, easel }
