import { Group, Mesh, MeshPhysicalMaterial } from 'three'
import { mappedFromAbove, roundedBox } from '../boxes.ts'
import { glazeFlow } from '../clay.ts'
import { lacquer, metal, wood } from '../materials.ts'
import { hash } from '../random.ts'
import { shade } from '../surface.ts'
import { swept, through, tube, turned, vesselProfile } from '../turned.ts'
import type { SetUp } from './set-up.ts'

const mangoBowl: SetUp = ({ hex }) => {
  const group = new Group()
  const make = (size: number, tone: number, seed: number) => {
    const bowl = mappedFromAbove(
      new Mesh(
        turned(
          vesselProfile(
            [
              [0.22, 0],
              [0.25, 0.015],
              [0.42, 0.12],
              [0.5, 0.24],
              [0.52, 0.3],
            ],
            0.024,
          ),
          0.006,
        ),
        wood(shade(hex, tone), { rings: 7, polish: 0.55, seed }),
      ),
      0.6,
    )
    // The side of a turned bowl shows the same rings running through the wall.
    const positions = bowl.geometry.getAttribute('position')
    const uvs = bowl.geometry.getAttribute('uv')
    for (let i = 0; i < uvs.count; i++) uvs.setXY(i, uvs.getX(i) + positions.getY(i) * 0.5, uvs.getY(i) + positions.getY(i) * 0.35)
    bowl.scale.setScalar(size)
    return bowl
  }
  const large = make(1, 0, 2)
  const small = make(0.58, 0.1, 5)
  small.position.set(0.56, 0, 0.46)
  const plate = new Mesh(
    turned(
      vesselProfile(
        [
          [0.36, 0],
          [0.38, 0.012],
          [0.54, 0.03],
          [0.62, 0.06],
        ],
        0.02,
      ),
      0.004,
    ),
    large.material,
  )
  mappedFromAbove(plate, 0.7)
  large.position.y = 0.032
  group.add(large, small, plate)
  return { subject: group, paper: '#ece5d9', view: { around: 6, above: 27, fill: 0.86 } }
}

const coconutBowls: SetUp = ({ slug, hex }) => {
  const group = new Group()
  const shell = '#5a3a24'
  const outer = wood(shell, { rings: 16, polish: 0.6, seed: 4, pixels: 512 })
  const inner =
    slug === 'natural'
      ? wood('#7a5334', { rings: 12, polish: 0.6, seed: 6, pixels: 512 })
      : new MeshPhysicalMaterial({ color: hex, roughness: 0.28, clearcoat: 0.9, clearcoatRoughness: 0.06, vertexColors: true })
  const profile = [
    [0.1, 0],
    [0.16, 0.012],
    [0.29, 0.1],
    [0.35, 0.22],
    [0.345, 0.3],
  ] as const
  const make = (size: number) => {
    const bowl = new Group()
    const whole = vesselProfile(profile, 0.018)
    bowl.add(new Mesh(turned(whole.slice(0, 82), 0.018), outer))
    bowl.add(new Mesh(glazeFlow(turned(whole.slice(81), 0.018), '#ffffff', '#ffffff', false), inner))
    bowl.scale.setScalar(size)
    return bowl
  }
  for (const [x, y, z, size, turn] of [
    [-0.12, 0, -0.12, 1, 0],
    [-0.12, 0.085, -0.12, 0.98, 1],
    [0.5, 0, 0.3, 0.85, 2],
  ] as const) {
    const bowl = make(size)
    bowl.position.set(x, y, z)
    bowl.rotation.y = turn
    if (y > 0) bowl.rotation.z = 0.03
    group.add(bowl)
  }
  group.add(spoon('#8a5a35', 0.86, [-0.28, 0, 0.46], 0.5))
  return { subject: group, paper: slug === 'white' ? '#e2d8c8' : '#ece4d7', view: { around: 4, above: 30, fill: 0.84 } }
}

/** A carved spoon lying on the table, bowl to the left. */
function spoon(hex: string, length: number, at: readonly [number, number, number], turn: number, wide = 1): Group {
  const group = new Group()
  const timber = wood(hex, { rings: 5, polish: 0.5, seed: Math.round(length * 13), pixels: 384 })
  const bowl = mappedFromAbove(
    new Mesh(
      turned(
        vesselProfile(
          [
            [0.02, 0.004],
            [0.06, 0.008],
            [0.092, 0.03],
            [0.1, 0.05],
          ],
          0.012,
          30,
        ),
        0.004,
        60,
      ),
      timber,
    ),
    0.3,
  )
  bowl.scale.set(1.35, 1, wide)
  group.add(bowl)
  const handle = swept(
    through(
      [
        [0.115, 0.046, 0],
        [0.2, 0.05, 0],
        [0.45, 0.04, 0],
        [length, 0.018, 0],
      ],
      60,
    ),
    (t, angle) => [
      Math.cos(angle) * (0.02 + 0.012 * t * t) * wide * (t > 0.97 ? Math.sqrt((1 - t) / 0.03) : 1),
      Math.sin(angle) * 0.013 * (t > 0.97 ? Math.sqrt((1 - t) / 0.03) : 1),
    ],
    14,
  )
  group.add(new Mesh(handle, timber))
  group.rotation.y = turn
  group.position.set(...at)
  return group
}

const woodSpoons: SetUp = ({ hex }) => {
  const group = new Group()
  for (const [i, x] of [-0.34, -0.12, 0.1, 0.32].entries()) {
    const piece = spoon(
      shade(hex, (hash(i, 2) - 0.5) * 0.24),
      0.86 + hash(i, 1) * 0.2,
      [x, 0, -0.42 + hash(i, 4) * 0.08],
      -Math.PI / 2 + (hash(i, 3) - 0.5) * 0.12,
      [1, 0.7, 1.15, 0.9][i],
    )
    group.add(piece)
  }
  return { subject: group, paper: '#ebe3d6', view: { around: 14, above: 52, fill: 0.84 } }
}

const teakTray: SetUp = ({ slug, hex }) => {
  const group = new Group()
  const timber =
    slug === 'red'
      ? lacquer(
          hex,
          (pen, w) => {
            pen.lineWidth = 6
            pen.strokeRect(40, 40, w - 80, w - 80)
          },
          { width: 1024, height: 1024 },
        )
      : wood(hex, { rings: 6, polish: 0.45, seed: 3, pixels: 1024 })
  const edge = slug === 'red' ? timber : wood(shade(hex, -0.12), { rings: 3, polish: 0.4, seed: 9 })
  const board = roundedBox(1.16, 0.03, 0.74, timber, 0.05)
  group.add(board)
  for (const side of [-1, 1]) {
    const long = roundedBox(1.16, 0.075, 0.035, edge, 0.014)
    long.position.set(0, 0.015, side * 0.355)
    const short = roundedBox(0.035, 0.11, 0.72, edge, 0.014)
    short.position.set(side * 0.565, 0.015, 0)
    group.add(long, short)
    const handle = new Mesh(
      tube(
        through(
          [
            [side * 0.575, 0.1, -0.13],
            [side * 0.59, 0.16, -0.1],
            [side * 0.59, 0.17, 0],
            [side * 0.59, 0.16, 0.1],
            [side * 0.575, 0.1, 0.13],
          ],
          40,
        ),
        0.013,
        12,
      ),
      metal('#a9864a', 0.35),
    )
    group.add(handle)
  }
  const cup = new Mesh(
    glazeFlow(
      turned(
        vesselProfile(
          [
            [0.07, 0],
            [0.08, 0.01],
            [0.12, 0.06],
            [0.13, 0.16],
          ],
          0.01,
        ),
        0.004,
      ),
      '#c9b08a',
    ),
    new MeshPhysicalMaterial({ color: '#dcd8ca', roughness: 0.4, clearcoat: 0.7, clearcoatRoughness: 0.1, vertexColors: true }),
  )
  cup.position.set(-0.26, 0.03, 0.04)
  const other = cup.clone()
  other.position.set(0.02, 0.03, -0.12)
  group.add(cup, other)
  return { subject: group, paper: '#e9e1d3', view: { around: 28, above: 30, fill: 0.88 } }
}

/** Scenes of this file, by kind. */
export const timber: Readonly<Record<string, SetUp>> = {
  'mango-wood-bowl': mangoBowl,
  'coconut-bowls': coconutBowls,
  'wood-spoons': woodSpoons,
  'teak-tray': teakTray,
}
