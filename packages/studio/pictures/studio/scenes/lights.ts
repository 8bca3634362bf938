import { CylinderGeometry, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial, SphereGeometry, Vector3 } from 'three'
import { twisted } from '../basketry.ts'
import { blossom, lotusRings } from '../blossom.ts'
import { mappedFromAbove, roundedBox } from '../boxes.ts'
import { leafSheet } from '../heaps.ts'
import { matt, metal, saPaper, waxy, wood } from '../materials.ts'
import { hash } from '../random.ts'
import { shade } from '../surface.ts'
import { circle, smoothProfile, swept, through, tube, turned } from '../turned.ts'
import type { SetUp } from './set-up.ts'

const paperLamp: SetUp = ({ hex }) => {
  const group = new Group()
  const paper = saPaper(hex, { lit: 0.62, seed: 5 })
  const profile = smoothProfile(
    [
      [0.17, 0.1],
      [0.27, 0.2],
      [0.32, 0.42],
      [0.3, 0.66],
      [0.22, 0.84],
      [0.15, 0.9],
    ],
    120,
  )
  const ribbed = profile.map(([r, y]): [number, number] => [r - Math.abs(Math.sin(y * 46)) * 0.008, y])
  const shell = new Mesh(turned(ribbed, 0.004), paper)
  group.add(shell)
  const timber = wood('#7a4f2c', { rings: 5 })
  group.add(
    new Mesh(
      turned(
        smoothProfile(
          [
            [0, 0],
            [0.2, 0],
            [0.21, 0.02],
            [0.19, 0.05],
            [0.13, 0.07],
            [0.17, 0.1],
            [0.16, 0.115],
          ],
          50,
        ),
        0,
      ),
      timber,
    ),
  )
  group.add(new Mesh(tube(circle(0.15, 0.905), 0.014, 10), timber))
  const bamboo = matt('#a9824c', 0.6)
  for (let k = 1; k < 12; k++) {
    const at = profile[Math.round((k / 12) * (profile.length - 1))]!
    group.add(new Mesh(tube(circle(at[0] + 0.002, at[1], 120), 0.0045, 6), bamboo))
  }
  const small = new Group()
  for (const child of group.children) small.add(child.clone())
  small.scale.setScalar(0.52)
  small.position.set(0.48, 0, 0.3)
  group.add(small)
  return { subject: group, paper: '#d9ccb8', view: { around: 4, above: 10, fill: 0.84 }, exposure: 0.98 }
}

function flame(): Mesh {
  const mesh = new Mesh(
    turned(
      smoothProfile(
        [
          [0, 0],
          [0.016, 0.02],
          [0.02, 0.045],
          [0.011, 0.085],
          [0, 0.12],
        ],
        24,
      ),
      0,
      24,
    ),
    new MeshBasicMaterial({ color: '#ffdf9a' }),
  )
  mesh.userData.noShadow = true
  return mesh
}

const lotusCandles: SetUp = ({ hex }) => {
  const group = new Group()
  const candle = (size: number, x: number, z: number, lit: boolean) => {
    const one = new Group()
    one.add(new Mesh(blossom(lotusRings(0.72).slice(1)), waxy(hex, 0.42)))
    const heart = new Mesh(
      turned(
        smoothProfile(
          [
            [0, 0],
            [0.08, 0],
            [0.09, 0.2],
            [0.08, 0.25],
            [0, 0.248],
          ],
          30,
        ),
        0.01,
        60,
      ),
      waxy('#e2c25c', 0.45),
    )
    one.add(heart)
    const wick = new Mesh(new CylinderGeometry(0.005, 0.006, 0.05, 8), matt('#2a221c'))
    wick.position.y = 0.27
    one.add(wick)
    if (lit) {
      const light = flame()
      light.position.y = 0.285
      one.add(light)
    }
    one.scale.setScalar(size)
    one.position.set(x, 0.02 * size, z)
    one.rotation.y = x * 5
    group.add(one)
  }
  candle(1, -0.2, -0.08, true)
  candle(0.82, 0.42, 0.02, true)
  candle(0.72, 0.06, 0.5, false)
  for (let i = 0; i < 5; i++) {
    const fallen = new Mesh(leafSheet(0.17, 0.09, 0.2), matt(shade(hex, -0.04), 0.6))
    fallen.position.set(-0.5 + hash(i, 2) * 1.0, 0, 0.36 + hash(i, 3) * 0.36)
    fallen.rotation.y = hash(i, 4) * 6
    group.add(fallen)
  }
  return { subject: group, paper: '#dfd3c2', view: { around: 4, above: 25, fill: 0.88 }, exposure: 1.02 }
}

const rattanLamp: SetUp = ({ hex }) => {
  const group = new Group()
  const strand = matt(hex, 0.6)
  const at = (t: number) => ({ r: 0.14 + 0.3 * Math.sin(t * Math.PI * 0.94 + 0.12) ** 0.9, y: 0.24 + t * 0.66 })
  const strands = 26
  for (let i = 0; i < strands; i++)
    for (const way of [-1, 1]) {
      const line = Array.from({ length: 60 }, (_, k) => {
        const t = k / 59
        const { r, y } = at(t)
        const a = (i / strands) * Math.PI * 2 + way * t * 2.1
        const weave = Math.sin(t * strands * 0.72 + (way > 0 ? 0 : Math.PI)) * 0.006
        return new Vector3(Math.cos(a) * (r + weave), y, Math.sin(a) * (r + weave))
      })
      group.add(
        new Mesh(
          swept(line, (_, angle) => [Math.cos(angle) * 0.0105, Math.sin(angle) * 0.006], 7),
          strand,
        ),
      )
    }
  for (const t of [0, 1]) {
    const { r, y } = at(t)
    group.add(new Mesh(twisted(circle(r, y, 140), 0.018, 2, 40, 6), strand))
  }
  const bulb = new Mesh(new SphereGeometry(0.1, 32, 24), new MeshStandardMaterial({ color: '#ffe9c0', emissive: '#ffd08a', emissiveIntensity: 1.5 }))
  bulb.position.y = 0.52
  bulb.userData.noShadow = true
  group.add(bulb)
  const timber = wood('#7a4f2c', { rings: 5 })
  group.add(
    mappedFromAbove(
      new Mesh(
        turned(
          smoothProfile(
            [
              [0, 0],
              [0.22, 0],
              [0.235, 0.015],
              [0.22, 0.04],
              [0.06, 0.055],
              [0.035, 0.08],
              [0.03, 0.24],
              [0.05, 0.27],
              [0.04, 0.4],
              [0, 0.41],
            ],
            70,
          ),
          0,
        ),
        timber,
      ),
      0.3,
    ),
  )
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * Math.PI * 2 + 0.4
    const { r, y } = at(0)
    group.add(
      new Mesh(
        tube(
          through(
            [
              [0.03 * Math.cos(a), 0.22, 0.03 * Math.sin(a)],
              [r * Math.cos(a), y, r * Math.sin(a)],
            ],
            6,
          ),
          0.006,
          6,
        ),
        metal('#8a7a5a'),
      ),
    )
  }
  return { subject: group, paper: '#d8ccb9', view: { around: 0, above: 8, fill: 0.8 }, exposure: 1.0 }
}

const windChime: SetUp = ({ hex }) => {
  const group = new Group()
  const height = 1.5
  const bamboo = wood(hex, { rings: 5, polish: 0.5, pixels: 512 })
  const cord = matt('#b79a68')
  const cap = mappedFromAbove(
    new Mesh(
      turned(
        smoothProfile(
          [
            [0.26, height - 0.06],
            [0.27, height - 0.03],
            [0.24, height + 0.02],
            [0.14, height + 0.1],
            [0.03, height + 0.14],
            [0, height + 0.142],
          ],
          50,
        ),
        0.012,
      ),
      wood('#5a3a24', { rings: 12, pixels: 384 }),
    ),
    0.3,
  )
  group.add(cap)
  const hang = new Mesh(new CylinderGeometry(0.005, 0.005, 3, 6), cord)
  hang.position.y = height + 1.64
  hang.userData.unframed = hang.userData.noShadow = true
  group.add(hang)
  const tubes = 7
  for (let i = 0; i < tubes; i++) {
    const a = (i / tubes) * Math.PI * 2 + 0.2
    const [x, z] = [Math.cos(a) * 0.2, Math.sin(a) * 0.2]
    const long = 0.5 + ((i * 3) % tubes) * 0.075
    const top = height - 0.22
    const outer: [number, number][] = [
      [0.036, top - long],
      [0.042, top - long + 0.01],
      [0.041, top - long * 0.55],
      [0.0455, top - long * 0.53],
      [0.041, top - long * 0.51],
      [0.041, top - 0.01],
      [0.034, top],
      [0.03, top - 0.04],
    ]
    const one = new Mesh(turned([[0.032, top - long + 0.05], ...outer], 0.01, 40), bamboo)
    one.position.set(x, 0, z)
    one.rotation.y = i
    group.add(
      one,
      new Mesh(
        tube(
          through(
            [
              [x * 1.02, height - 0.03, z * 1.02],
              [x, top + 0.02, z],
            ],
            4,
          ),
          0.0035,
          5,
        ),
        cord,
      ),
    )
  }
  const clapper = new Mesh(new CylinderGeometry(0.1, 0.1, 0.03, 40), wood('#7a5030', { rings: 6, pixels: 256 }))
  clapper.position.y = height - 0.66
  const line = new Mesh(new CylinderGeometry(0.0035, 0.0035, 1.1, 5), cord)
  line.position.y = height - 0.6
  const sail = roundedBox(0.16, 0.22, 0.012, wood('#7a5030', { rings: 4, pixels: 256 }), 0.005)
  sail.position.y = height - 1.36
  group.add(clapper, line, sail)
  for (let i = 0; i < 3; i++) {
    const bead = new Mesh(new SphereGeometry(0.022, 16, 12), matt(['#b5482f', '#e0ae3e', '#3f6b4c'][i]!, 0.5))
    bead.position.y = height - 1.06 + i * 0.042
    group.add(bead)
  }
  return { subject: group, paper: '#efe8db', view: { around: 10, above: 2, fill: 0.84, shift: [0, 0] } }
}

/** Scenes of this file, by kind. */
export const lights: Readonly<Record<string, SetUp>> = {
  'sa-lamp': paperLamp,
  'lotus-candles': lotusCandles,
  'rattan-lamp': rattanLamp,
  'wind-chime': windChime,
}
