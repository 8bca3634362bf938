import { BoxGeometry, CylinderGeometry, Group, InstancedMesh, Matrix4, Mesh, Vector3 } from 'three'
import { roundedBox } from '../../boxes.ts'
import { sheet } from '../../cloth-shapes.ts'
import { KHIT, khitCloth, mudmeeCloth, phakaomaCloths, phaSinCloth } from '../../cloths.ts'
import { matt, wood } from '../../materials.ts'
import { hash, noise } from '../../random.ts'
import type { Shot } from '../../studio.ts'
import { shade } from '../../surface.ts'
import { smoothProfile, tube, turned } from '../../turned.ts'
import { type Cloth, clothMaterial } from '../../weave.ts'
import { boards } from './props.ts'

const HALF = 0.46
const FELL = 0.02
const BACK = -1.5

/** Many straight threads from one place to another. */
function threads(ends: readonly (readonly [Vector3, Vector3])[], thick: number, hex: string): InstancedMesh {
  const mesh = new InstancedMesh(new CylinderGeometry(thick, thick, 1, 5), matt(hex, 0.85), ends.length)
  const matrix = new Matrix4()
  const up = new Vector3(0, 1, 0)
  ends.forEach(([from, to], i) => {
    const along = to.clone().sub(from)
    const length = along.length()
    const turn = new Matrix4().lookAt(new Vector3(), along, Math.abs(along.clone().normalize().y) > 0.98 ? new Vector3(1, 0, 0) : up)
    matrix
      .copy(turn)
      .multiply(new Matrix4().makeRotationX(Math.PI / 2))
      .scale(new Vector3(1, length, 1))
    matrix.setPosition(from.clone().add(to).multiplyScalar(0.5))
    mesh.setMatrixAt(i, matrix)
  })
  return mesh
}

/** A boat of wood with its bobbin. */
function shuttle(hex: string): Group {
  const group = new Group()
  const boat = new Mesh(
    turned(
      smoothProfile(
        [
          [0, -0.27],
          [0.014, -0.24],
          [0.042, -0.12],
          [0.047, 0],
          [0.042, 0.12],
          [0.014, 0.24],
          [0, 0.27],
        ],
        60,
      ),
      0,
      40,
    ),
    wood('#a06a35', { rings: 3, pixels: 256, polish: 0.8 }),
  )
  boat.scale.set(1, 1, 0.62)
  boat.rotation.z = Math.PI / 2
  boat.rotation.x = 0
  group.add(boat)
  const well = new Mesh(new BoxGeometry(0.2, 0.02, 0.05), matt('#3c2615'))
  well.position.y = 0.038
  const bobbin = new Mesh(
    turned(
      smoothProfile(
        [
          [0.008, -0.085],
          [0.02, -0.06],
          [0.026, 0],
          [0.02, 0.06],
          [0.008, 0.085],
        ],
        30,
      ),
      0.01,
      24,
    ),
    matt(hex, 0.7),
  )
  bobbin.rotation.z = Math.PI / 2
  bobbin.position.y = 0.046
  group.add(well, bobbin)
  return group
}

/** A floor loom seen from the weaver's bench: the cloth so far, the shuttle on it, reed and heddles, the warp behind. */
function loom(cloth: Cloth, repeat: number, warp: string, weft: string, sticks = 0): Shot {
  const group = boards('#b3a288', -2.3, -2)
  group.add(
    new Mesh(
      sheet(2, 2, (u, v) => [(u - 0.5) * 6, -1.5, 1.6 - v * 4], [3, 2]),
      matt('#6f5940'),
    ),
  )
  const timber = wood('#8f6238', { rings: 5, pixels: 512, polish: 0.35 })
  const dark = wood('#6d4526', { rings: 4, pixels: 384, polish: 0.4 })
  const woven = sheet(
    90,
    140,
    (u, v) => {
      const far = (0.62 - FELL + 0.11 + 0.43) * (1 - v)
      const [z, y] =
        far < 0.62 - FELL
          ? [FELL + far, 0]
          : far < 0.62 - FELL + 0.11
            ? (() => {
                const a = ((far - 0.62 + FELL) / 0.11) * (Math.PI / 2)
                return [0.62 + Math.sin(a) * 0.07, Math.cos(a) * 0.07 - 0.07]
              })()
            : [0.69, -0.07 - (far - 0.62 + FELL - 0.11)]
      const draw = 1 - 0.012 * Math.min(1, far * 3)
      return [(u - 0.5) * 2 * HALF * draw, (y ?? 0) + (noise(u * 9, v * 9, 3) - 0.5) * 0.003, z ?? 0]
    },
    [HALF * 2, 1.14],
  )
  group.add(new Mesh(woven, clothMaterial(cloth, [1 / repeat, 1 / repeat])))
  const ends: [Vector3, Vector3][] = []
  const count = 150
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count - 0.5) * 2 * HALF
    const shed = i % 2 === 0 ? 0.05 : -0.05
    const middle = new Vector3(x, shed, -0.56)
    ends.push([new Vector3(x, 0, FELL + 0.004), middle], [middle, new Vector3(x, 0.02 + (hash(i, 2) - 0.5) * 0.006, BACK)])
  }
  group.add(threads(ends, 0.0019, warp))
  // The reed in its beater.
  for (const [y, tall] of [
    [0.14, 0.085],
    [-0.13, 0.07],
  ] as const) {
    const bar = roundedBox(HALF * 2 + 0.26, tall, 0.06, timber, 0.015)
    bar.position.set(0, y - tall / 2, -0.2)
    group.add(bar)
  }
  group.add(
    threads(
      Array.from({ length: 110 }, (_, i): [Vector3, Vector3] => [
        new Vector3(((i + 0.5) / 110 - 0.5) * 2 * HALF, -0.13, -0.2),
        new Vector3(((i + 0.5) / 110 - 0.5) * 2 * HALF, 0.1, -0.2),
      ]),
      0.0014,
      '#b98f55',
    ),
  )
  for (const side of [-1, 1]) {
    const arm = roundedBox(0.055, 1.5, 0.05, timber, 0.012)
    arm.position.set(side * (HALF + 0.1), -0.14, -0.2)
    group.add(arm)
  }
  // Heddles hang on sticks from pulleys above.
  for (const [z, lift] of [
    [-0.5, 0.05],
    [-0.62, -0.05],
  ] as const) {
    for (const y of [0.3 + lift, -0.26 + lift]) {
      const stick = new Mesh(new CylinderGeometry(0.014, 0.014, HALF * 2 + 0.16, 14), dark)
      stick.rotation.z = Math.PI / 2
      stick.position.set(0, y, z)
      group.add(stick)
    }
    group.add(
      threads(
        Array.from({ length: 75 }, (_, i): [Vector3, Vector3] => {
          const x = ((i * 2 + (z < -0.55 ? 1.5 : 0.5)) / 150 - 0.5) * 2 * HALF
          return [new Vector3(x + (hash(i, 4) - 0.5) * 0.006, -0.26 + lift, z), new Vector3(x, 0.3 + lift, z)]
        }),
        0.0022,
        '#efe6d2',
      ),
    )
    for (const side of [-0.26, 0.26]) group.add(new Mesh(tube([new Vector3(side, 0.3 + lift, z), new Vector3(side, 1.6, -0.56)], 0.005, 6), matt('#cdbb95')))
  }
  // Pattern sticks wait in the warp behind the heddles.
  for (let i = 0; i < sticks; i++) {
    const stick = new Mesh(new CylinderGeometry(0.0085, 0.0085, HALF * 2 + 0.2 + hash(i, 3) * 0.1, 10), matt(shade('#c9a566', (hash(i, 1) - 0.5) * 0.3), 0.6))
    stick.rotation.z = Math.PI / 2
    stick.position.set((hash(i, 2) - 0.5) * 0.05, 0.034, -0.78 - i * 0.042)
    group.add(stick)
  }
  for (const [z, y] of [
    [0.62, -0.07],
    [BACK, -0.03],
  ] as const) {
    const beam = new Mesh(new CylinderGeometry(0.066, 0.066, HALF * 2 + 0.44, 36), timber)
    beam.rotation.z = Math.PI / 2
    beam.position.set(0, y, z)
    group.add(beam)
  }
  for (const x of [-HALF - 0.2, HALF + 0.2]) {
    const rail = roundedBox(0.1, 0.12, 2.5, timber, 0.02)
    rail.position.set(x, -0.2, -0.42)
    group.add(rail)
    for (const z of [0.62, -0.56, BACK]) {
      const post = roundedBox(0.1, z === -0.56 ? 2.5 : 1.1, 0.1, timber, 0.02)
      post.position.set(x, -0.95, z)
      group.add(post)
    }
  }
  const boat = shuttle(weft)
  boat.position.set(0.06, 0.04, 0.24)
  boat.rotation.y = 0.16
  group.add(
    boat,
    new Mesh(tube([new Vector3(0.02, 0.07, 0.235), new Vector3(-0.2, 0.012, 0.12), new Vector3(-HALF + 0.01, 0.006, FELL + 0.02)], 0.0026, 6), matt(weft, 0.8)),
  )
  return {
    subject: group,
    paper: '#d9ccb6',
    view: { around: 17, above: 27, closeUp: { at: [0, 0.02, -0.06], radius: 0.6 }, fill: 0.98, shift: [0, 0] },
    lens: 0.018,
    exposure: 1.2,
    key: [-0.9, 0.95, 0.35],
    lit: { at: [0, -0.05, -0.2], radius: 1.15 },
  }
}

/** The looms of the shop, by name. */
export const looms: Readonly<Record<string, () => Shot>> = {
  'loom-silk': () => loom(mudmeeCloth('#8b1e2d', 'diamonds'), 0.62, '#9c3a44', '#d9b04a'),
  'loom-khit': () => loom(khitCloth(KHIT.black!), 0.6, '#3a3436', '#e6dcc6', 12),
  'loom-tin-jok': () => loom(phaSinCloth('#232f57'), 0.82, '#2a3560', '#e6b53e', 4),
  'loom-cotton': () => loom(phakaomaCloths('#2e4f9c')[0], 0.5, '#d7d2c4', '#2e4f9c'),
}
