import { Group, Mesh } from 'three'
import { mappedFromAbove } from '../boxes.ts'
import { lacquer, metal, wood, wroughtMetal } from '../materials.ts'
import { flameBouquet, flameLeaf, leaf, lotus, petal, placed, rosette, row } from '../ornament.ts'
import { blend } from '../surface.ts'
import { circle, type Profile, smoothProfile, tube, turned, vesselProfile } from '../turned.ts'
import type { SetUp } from './set-up.ts'
import { medallion, frieze } from './lacquer.ts'

type Pen = CanvasRenderingContext2D

const nielloBox: SetUp = ({ slug, hex, motif }) => {
  const bright = slug === 'gilt' ? '#dcae50' : '#cfceca'
  const flames = motif === 'flame leaves'
  const make = (radius: number, tall: number) => {
    const group = new Group()
    const side = lacquer('#1c1b1e', (pen, w, h) => frieze(pen, w, h, flames, 12), { gold: bright, width: 2560, height: 320, worn: 0.05 })
    const top = lacquer('#1c1b1e', (pen, w) => medallion(pen, w, flames), { gold: bright, width: 1280, height: 1280, worn: 0.05 })
    group.add(
      new Mesh(
        turned(
          smoothProfile(
            [
              [radius * 0.96, 0.02],
              [radius, 0.05],
              [radius, tall * 0.6],
              [radius, tall * 0.62],
            ],
            30,
          ),
          0,
        ),
        side,
      ),
    )
    group.add(
      new Mesh(
        turned(
          smoothProfile(
            [
              [radius * 1.02, tall * 0.63],
              [radius * 1.02, tall * 0.8],
              [radius * 0.97, tall * 0.9],
            ],
            20,
          ),
          0,
        ),
        side,
      ),
    )
    const lid = mappedFromAbove(
      new Mesh(
        turned(
          smoothProfile(
            [
              [radius * 0.975, tall * 0.895],
              [radius * 0.8, tall * 0.98],
              [radius * 0.4, tall * 1.04],
              [0, tall * 1.06],
            ],
            40,
          ),
          0,
        ),
        top,
      ),
      radius,
    )
    lid.material.side = 2
    const rimMetal = metal(bright, 0.25)
    group.add(lid)
    for (const [r, y, thick] of [
      [1.0, 0.025, 0.014],
      [1.015, tall * 0.62, 0.01],
      [0.975, tall * 0.895, 0.008],
    ] as const)
      group.add(new Mesh(tube(circle(radius * r, y), thick, 10), rimMetal))
    const knob = new Mesh(
      turned(
        smoothProfile(
          [
            [0, tall * 1.03],
            [0.03, tall * 1.05],
            [0.022, tall * 1.08],
            [0.042, tall * 1.15],
            [0.03, tall * 1.21],
            [0, tall * 1.26],
          ],
          30,
        ),
        0,
        40,
      ),
      rimMetal,
    )
    group.add(knob)
    return group
  }
  const scene = new Group()
  const large = make(0.4, 0.4)
  const small = make(0.22, 0.24)
  small.position.set(0.58, 0, 0.36)
  scene.add(large, small)
  return { subject: scene, paper: blend('#e9e2d8', hex, 0.03), view: { around: 4, above: 24, fill: 0.84 } }
}

const silverBowl: SetUp = ({ slug, hex, motif }, view) => {
  const flames = motif === 'flame leaves'
  const work = (pen: Pen, w: number, h: number) => {
    // The outside is the first half of the wall, so the relief sits in the lower half of the canvas.
    const top = h * 0.55
    const tall = h * 0.42
    for (const y of [0.03, 0.07, 0.8, 0.84]) pen.fillRect(0, top + tall * y, w, tall * 0.014)
    row(pen, w, top + tall * 0.05, 90, tall * 0.014, (p) => {
      p.beginPath()
      p.arc(0, 0, 1, 0, 7)
      p.fill()
    })
    row(pen, w, top + tall * 0.98, 26, tall * 0.13, petal(0.4))
    const figures = 8
    for (let i = 0; i < figures; i++) {
      const x = ((i + 0.5) / figures) * w
      const y = top + tall * 0.76
      if (flames) {
        pen.globalAlpha = 0.95
        placed(pen, x, y, tall * 0.56, 0, flameBouquet)
        placed(pen, x + w / figures / 2, top + tall * 0.14, tall * 0.3, Math.PI, flameBouquet)
        placed(pen, x + w / figures / 2, y, tall * 0.3, 0, flameLeaf)
      } else if (motif === 'lotus') {
        placed(pen, x, y, tall * 0.42, 0, lotus)
        placed(pen, x, top + tall * 0.3, tall * 0.11, 0, rosette(8, 0.34))
        placed(pen, x + w / figures / 2, y, tall * 0.46, 0.1, leaf)
        placed(pen, x + w / figures / 2, top + tall * 0.2, tall * 0.1, 0, rosette(6, 0.34))
      } else {
        for (let k = -3; k <= 3; k++) placed(pen, x, y, tall * (0.62 - Math.abs(k) * 0.06), k * 0.2, petal(0.09))
        for (let k = 0; k < 7; k++) placed(pen, x + Math.sin(k * 0.7) * 8, top + tall * (0.2 + k * 0.07), tall * 0.1, k % 2 ? 0.9 : -0.9, petal(0.3))
      }
    }
  }
  const relief = wroughtMetal(hex, { work, aged: slug === 'flame' ? 0.62 : 0.42, depth: 13, roughness: 0.24 })
  const bowl = new Mesh(
    turned(
      vesselProfile(
        [
          [0.26, 0],
          [0.3, 0.03],
          [0.42, 0.16],
          [0.45, 0.32],
          [0.425, 0.46],
          [0.44, 0.5],
        ],
        0.014,
      ),
      0.003,
    ),
    relief,
  )
  const small = bowl.clone()
  small.scale.setScalar(0.5)
  small.position.set(0.54, 0, 0.4)
  small.rotation.y = 1.2
  const group = new Group()
  group.add(bowl, small)
  return view === 'a'
    ? { subject: group, paper: '#e9e3d9', view: { around: 4, above: 20, fill: 0.84 } }
    : { subject: group, paper: '#e9e3d9', view: { around: -26, above: 16, closeUp: { at: [-0.1, 0.28, 0.3], radius: 0.26 }, fill: 0.98 }, lens: 0.05 }
}

const BELL: Profile = [
  [0.3, 0],
  [0.285, 0.03],
  [0.24, 0.14],
  [0.2, 0.3],
  [0.17, 0.4],
  [0.1, 0.455],
  [0.03, 0.47],
]

const brassBells: SetUp = ({ slug, hex }) => {
  const brass = wroughtMetal(slug === 'verdigris' ? '#8d8f68' : hex, {
    work: (pen, w, h) => {
      for (const y of [0.3, 0.34, 0.7, 0.73, 0.92]) pen.fillRect(0, h * y, w, h * 0.012)
      row(pen, w, h * 0.66, 22, h * 0.22, flameLeaf)
      row(pen, w, h * 0.86, 40, h * 0.05, petal(0.4))
    },
    aged: slug === 'bright' ? 0.5 : 0.9,
    roughness: slug === 'bright' ? 0.22 : 0.36,
    depth: 7,
  })
  if (slug === 'verdigris') brass.metalness = 0.72
  const group = new Group()
  const timber = wood('#6b4327', { rings: 5 })
  for (const [x, z, size] of [
    [-0.12, -0.05, 1],
    [0.4, 0.24, 0.72],
    [-0.02, 0.5, 0.5],
  ] as const) {
    const bell = new Group()
    bell.add(new Mesh(turned(smoothProfile(BELL, 70), 0.002), brass))
    bell.add(new Mesh(tube(circle(0.297, 0.012), 0.016, 10), brass))
    const loop = new Mesh(tube(circle(0.06, 0), 0.014, 10), brass)
    loop.rotation.x = Math.PI / 2
    loop.position.y = 0.53
    const handle = new Mesh(
      turned(
        smoothProfile(
          [
            [0.018, 0.57],
            [0.03, 0.6],
            [0.024, 0.66],
            [0.042, 0.72],
            [0.036, 0.82],
            [0.018, 0.86],
            [0, 0.87],
          ],
          40,
        ),
        0.002,
        40,
      ),
      timber,
    )
    bell.add(loop, handle)
    bell.scale.setScalar(size)
    bell.position.set(x, 0, z)
    bell.rotation.y = x * 4
    group.add(bell)
  }
  return { subject: group, paper: slug === 'verdigris' ? '#e9e0d0' : '#eae3d6', view: { around: 0, above: 15, fill: 0.8 } }
}

/** Scenes of this file, by kind. */
export const metalware: Readonly<Record<string, SetUp>> = {
  'niello-box': nielloBox,
  'silver-bowl': silverBowl,
  'brass-bells': brassBells,
}
