import { Group, Mesh, MeshPhysicalMaterial } from 'three'
import { gilt, painted, type Painting, paintedPot } from '../clay.ts'
import { flowerLattice, type Ornament, petal, placed, row } from '../ornament.ts'
import { blend, shade } from '../surface.ts'
import { circle, type Profile, smoothProfile, through, tube, turned } from '../turned.ts'
import type { SetUp } from './set-up.ts'

type Pen = CanvasRenderingContext2D

export const white = (): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ color: '#f4f1e8', roughness: 0.25, clearcoat: 0.9, clearcoatRoughness: 0.05, vertexColors: true })

/** Five colours on a coloured ground, every line gilded; `rows` of the lattice between two bands of leaves. */
function benjarong(hex: string, across: number, rows: number): Painting {
  const bright = ['#c8383a', '#f1e7d0', '#2f8a62', '#e0a63c', '#2c4fa0'].filter((tone) => tone !== hex)
  const light = shade(hex, 0.75)
  const top = 0.13
  const bottom = 0.84
  const flower = (gold: boolean) => (pen: Pen, x: number, y: number, size: number, index: number) => {
    if (gold) {
      pen.lineWidth = 2.4
      for (let i = 0; i < 4; i++) placed(pen, x, y, size * 0.86, (i * Math.PI) / 2, outline(petal(0.42), 2.4 / size))
      placed(pen, x, y, size * 0.2, 0, (inner) => {
        inner.beginPath()
        inner.arc(0, 0, 1, 0, 7)
        inner.fill()
      })
      for (let i = 0; i < 4; i++) placed(pen, x, y, size * 0.62, Math.PI / 4 + (i * Math.PI) / 2, outline(petal(0.2), 2 / size))
      return
    }
    pen.fillStyle = bright[(index * 7) % bright.length]!
    for (let i = 0; i < 4; i++) placed(pen, x, y, size * 0.86, (i * Math.PI) / 2, petal(0.42))
    pen.fillStyle = bright[(index * 7 + 2) % bright.length]!
    for (let i = 0; i < 4; i++) placed(pen, x, y, size * 0.62, Math.PI / 4 + (i * Math.PI) / 2, petal(0.2))
    pen.fillStyle = light
    for (let i = 0; i < 4; i++) placed(pen, x, y, size * 0.42, (i * Math.PI) / 2, petal(0.34))
  }
  return {
    ground: hex,
    paint: (pen, w, h) => {
      flowerLattice(quiet(pen), w, h * top, h * bottom, across, rows, flower(false))
      pen.fillStyle = blend(hex, '#f1e7d0', 0.9)
      pen.fillRect(0, 0, w, h * 0.045)
      pen.fillRect(0, h * 0.075, w, h * 0.055)
      pen.fillRect(0, h * bottom, w, h * 0.06)
      pen.fillStyle = '#c8383a'
      row(pen, w, h * 0.13, across * 3, h * 0.05, petal(0.4))
      pen.fillStyle = '#2f8a62'
      row(pen, w, h * bottom, across * 3, h * 0.055, petal(0.4), Math.PI)
    },
    gild: (pen, w, h) => {
      pen.lineWidth = 3.2
      flowerLattice(pen, w, h * top, h * bottom, across, rows, flower(true))
      for (const y of [0, 0.045, 0.075, 0.13, bottom, bottom + 0.06, 0.93]) pen.fillRect(0, h * y - 3, w, 7)
      pen.fillRect(0, h * 0.955, w, h * 0.05)
      pen.lineWidth = 2
      row(pen, w, h * 0.13, across * 3, h * 0.05, outline(petal(0.4), 0.045))
      row(pen, w, h * bottom, across * 3, h * 0.055, outline(petal(0.4), 0.04), Math.PI)
      row(pen, w, h * 0.062, across * 8, h * 0.006, (inner) => {
        inner.beginPath()
        inner.arc(0, 0, 1, 0, 7)
        inner.fill()
      })
    },
  }
}

/** The same shape as a line instead of a field; `wide` in its own unit. */
export const outline =
  (draw: Ornament, wide: number): Ornament =>
  (pen) => {
    const { fill } = pen
    pen.lineWidth = wide
    pen.fill = () => pen.stroke()
    draw(pen)
    pen.fill = fill
  }

/** A pen whose lines do not show: for drawing only fields. */
function quiet(pen: Pen): Pen {
  pen.strokeStyle = 'rgba(0,0,0,0)'
  return pen
}

const JAR: Profile = [
  [0.2, 0],
  [0.215, 0.02],
  [0.3, 0.14],
  [0.37, 0.34],
  [0.35, 0.54],
  [0.27, 0.66],
  [0.235, 0.7],
]

function lidOf(radius: number, painting: Painting): Group {
  const group = new Group()
  const dome = smoothProfile(
    [
      [radius, 0],
      [radius * 1.02, 0.02],
      [radius * 0.92, 0.07],
      [radius * 0.6, 0.13],
      [radius * 0.22, 0.17],
      [0, 0.18],
    ],
    50,
  )
  group.add(new Mesh(turned(dome, 0.001), painted({ ...painting, height: 512 })))
  const knob = smoothProfile(
    [
      [0, 0.16],
      [0.05, 0.165],
      [0.034, 0.2],
      [0.062, 0.235],
      [0.05, 0.27],
      [0.018, 0.3],
      [0, 0.34],
    ],
    50,
  )
  group.add(new Mesh(turned(knob, 0), gilt()))
  group.add(new Mesh(tube(circle(radius * 1.01, 0.008), 0.013, 10), gilt()))
  return group
}

function benjarongJarOf(hex: string): Group {
  const group = new Group()
  group.add(paintedPot(JAR, 0.014, painted(benjarong(hex, 14, 3)), white()))
  const lid = lidOf(0.245, benjarong(hex, 10, 1))
  lid.position.y = 0.7
  group.add(lid, new Mesh(tube(circle(0.212, 0.012), 0.013, 10), gilt()))
  return group
}

const benjarongJar: SetUp = ({ slug, hex }, view) => {
  const group = benjarongJarOf(hex)
  const small = benjarongJarOf(hex)
  small.scale.setScalar(0.48)
  small.position.set(0.5, 0, 0.28)
  small.rotation.y = 1
  group.add(small)
  const paper = slug === 'ivory' ? '#ddd0bf' : '#ede5d8'
  return view === 'a'
    ? { subject: group, paper, view: { around: 0, above: 14, fill: 0.78 } }
    : { subject: group, paper, view: { around: 15, above: 22, closeUp: { at: [-0.02, 0.52, 0.26], radius: 0.27 }, fill: 0.98 }, lens: 0.06 }
}

const TEAPOT: Profile = [
  [0.17, 0],
  [0.18, 0.02],
  [0.29, 0.12],
  [0.33, 0.26],
  [0.27, 0.4],
  [0.17, 0.47],
  [0.15, 0.48],
]

const CUP: Profile = [
  [0.075, 0],
  [0.08, 0.015],
  [0.12, 0.06],
  [0.145, 0.13],
  [0.155, 0.19],
]

const benjarongTea: SetUp = ({ hex }) => {
  const group = new Group()
  group.add(paintedPot(TEAPOT, 0.012, painted(benjarong(hex, 12, 3)), white()))
  const lid = lidOf(0.155, benjarong(hex, 8, 1))
  lid.position.y = 0.475
  lid.scale.set(1, 0.8, 1)
  group.add(lid)
  const enamel = painted({ ...benjarong(hex, 4, 2), width: 512, height: 512 })
  const spout = new Mesh(
    tube(
      through(
        [
          [0.27, 0.16, 0],
          [0.37, 0.2, 0],
          [0.43, 0.32, 0],
          [0.5, 0.42, 0],
        ],
        50,
      ),
      (t) => 0.055 - t * 0.028,
      20,
    ),
    enamel,
  )
  group.add(spout, new Mesh(tube(circle(0.027, 0, 30), 0.006, 8), gilt()))
  const spoutRim = group.children.at(-1)!
  spoutRim.position.set(0.5, 0.42, 0)
  spoutRim.rotation.z = -0.9
  group.add(
    new Mesh(
      tube(
        through(
          [
            [-0.27, 0.36, 0],
            [-0.42, 0.42, 0],
            [-0.47, 0.28, 0],
            [-0.4, 0.14, 0],
            [-0.3, 0.13, 0],
          ],
          60,
        ),
        0.022,
        14,
      ),
      gilt(),
    ),
  )
  for (const [x, z] of [
    [-0.34, 0.5],
    [0.12, 0.6],
    [0.5, 0.42],
  ] as const) {
    const cup = paintedPot(CUP, 0.009, painted({ ...benjarong(hex, 9, 2), width: 1024, height: 512 }), white())
    cup.position.set(x, 0, z)
    cup.add(new Mesh(tube(circle(0.15, 0.192), 0.006, 8), gilt()))
    group.add(cup)
  }
  return { subject: group, paper: '#ece4d7', view: { around: 6, above: 22, fill: 0.86 } }
}

/** Scenes of this file, by kind. */
export const benjarongWare: Readonly<Record<string, SetUp>> = {
  'benjarong-jar': benjarongJar,
  'benjarong-tea-set': benjarongTea,
}
