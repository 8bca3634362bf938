import { CylinderGeometry, Group, Mesh, MeshPhysicalMaterial, SphereGeometry, Vector3 } from 'three'
import { earthenware, glazeFlow, painted, paintedPot, potOf, glaze } from '../../clay.ts'
import { hill } from '../../heaps.ts'
import { matt, metal, wood, wroughtMetal } from '../../materials.ts'
import { flowerLattice, leaf, lotus, petal, placed, rosette, row } from '../../ornament.ts'
import { hash, noise } from '../../random.ts'
import { ball, joined, sculpt } from '../../sculpt.ts'
import type { Shot } from '../../studio.ts'
import { circle, type Profile, smoothProfile, tube, turned, vesselProfile } from '../../turned.ts'
import { gilt } from '../../clay.ts'
import { outline, white } from '../benjarong.ts'
import { BENCH_LIGHT, brush, hammer, handle, lying, workbench } from './props.ts'

const CLAY = '#a5907a'

/** Wet clay: it shines where the hand was. */
function wetClay(hex = CLAY): MeshPhysicalMaterial {
  const material = earthenware(hex, 0.5)
  material.clearcoat = 0.75
  material.clearcoatRoughness = 0.28
  return material
}

/** The rings that fingers leave on the wheel. */
function thrown(profile: Profile, wall: number, rings: number): Mesh {
  const marked = smoothProfile(profile, 120).map(([r, y], i): [number, number] => [r + Math.sin(i * (rings / 120) * Math.PI * 2) * 0.0016 * (i > 8 ? 1 : 0), y])
  return new Mesh(glazeFlow(turned(vesselProfile(marked, wall, 140), 0.006), '#e6dccd', '#ffffff', false), wetClay())
}

/** A bowl just opened on the wheel. */
function wheel(): Shot {
  const group = workbench({ hex: '#75583d', wall: '#b3a48e' })
  const slip = wetClay('#b4a18b')
  const head = new Mesh(
    turned(
      smoothProfile(
        [
          [0, 0.1],
          [0.56, 0.1],
          [0.585, 0.112],
          [0.585, 0.145],
          [0.56, 0.156],
          [0, 0.156],
        ],
        80,
      ),
      0,
      110,
    ),
    wood('#7b6753', { rings: 8, pixels: 512, polish: 0.1 }),
  )
  const pin = new Mesh(new CylinderGeometry(0.14, 0.2, 0.12, 40), matt('#4a3b30'))
  pin.position.y = 0.04
  const puddle = new Mesh(
    hill(0.5, 0.014, 0.012, 3).translate(0, 0.152, 0),
    new MeshPhysicalMaterial({ color: '#ab9781', roughness: 0.35, clearcoat: 0.7, clearcoatRoughness: 0.2, side: 2 }),
  )
  for (const r of [0.33, 0.45]) group.add(new Mesh(glazeFlow(tube(circle(r, 0.16, 120), 0.0035, 6), '#ffffff', '#ffffff', false), slip))
  const bowl = thrown(
    [
      [0.17, 0],
      [0.19, 0.015],
      [0.2, 0.05],
      [0.27, 0.13],
      [0.335, 0.24],
      [0.365, 0.35],
      [0.385, 0.4],
    ],
    0.03,
    11,
  )
  bowl.position.y = 0.158
  const foot = new Mesh(glazeFlow(tube(circle(0.19, 0.168, 100), 0.026, 10), '#ffffff', '#ffffff', false), slip)
  group.add(head, pin, puddle, bowl, foot)
  const water = new Group()
  water.add(
    potOf(
      [
        [0.16, 0],
        [0.17, 0.02],
        [0.22, 0.1],
        [0.235, 0.17],
      ],
      0.014,
      glaze('#8fb8a0', 0.7),
      '#bfa67c',
    ),
  )
  const surface = new Mesh(new CylinderGeometry(0.212, 0.212, 0.004, 60), new MeshPhysicalMaterial({ color: '#b09e8a', roughness: 0.06, clearcoat: 1 }))
  surface.position.y = 0.13
  water.add(surface)
  water.position.set(-0.78, 0, 0.42)
  group.add(water)
  const sponge = new Mesh(
    sculpt(
      (x, y, z) => ball(0, 0, 0, 0.085, 0.05, 0.07)(x, y, z) + (noise(x * 70, y * 70 + z * 50, 3) - 0.5) * 0.012,
      [-0.11, -0.07, -0.09],
      [0.11, 0.07, 0.09],
      0.006,
    ),
    matt('#cfa964', 0.95),
  )
  sponge.position.set(-0.4, 0.05, 0.72)
  const rib = new Mesh(new CylinderGeometry(0.1, 0.1, 0.014, 40, 1, false, 0, Math.PI), wood('#b98a57', { rings: 3, pixels: 256 }))
  rib.position.set(0.52, 0.012, 0.55)
  rib.rotation.y = 0.6
  group.add(sponge, rib)
  const lump = new Mesh(
    glazeFlow(
      sculpt(
        (x, y, z) =>
          joined(0.1, ball(0, 0.12, 0, 0.2, 0.17, 0.17), ball(0.16, 0.09, 0.06, 0.13, 0.11, 0.12))(x, y, z) + (noise(x * 14, y * 14 + z * 11, 5) - 0.5) * 0.02,
        [-0.26, -0.02, -0.24],
        [0.36, 0.34, 0.26],
        0.012,
      ),
      '#ffffff',
      '#ffffff',
      false,
    ),
    wetClay('#9d8974'),
  )
  lump.position.set(0.74, 0, -0.1)
  group.add(lump)
  const needle = new Group()
  needle.add(handle(0.16, 0.016))
  const point = new Mesh(new CylinderGeometry(0.003, 0.001, 0.12, 8), metal('#b5b5b2'))
  point.position.y = 0.22
  needle.add(point)
  group.add(lying(needle, 0.3, 0.74, 0.35))
  return {
    subject: group,
    paper: '#d6c9b4',
    view: { around: -9, above: 24, closeUp: { at: [0, 0.2, 0.1], radius: 0.66 }, fill: 0.98, shift: [0, 0] },
    ...BENCH_LIGHT,
  }
}

/** A bowl on its bed of pitch: one half chased, the other still only drawn. */
function chasing(): Shot {
  const group = workbench({ hex: '#6f5238', wall: '#a8977f' })
  const work = (pen: CanvasRenderingContext2D, w: number, h: number) => {
    const top = h * 0.55
    const tall = h * 0.42
    for (const y of [0.03, 0.07, 0.8, 0.84]) pen.fillRect(0, top + tall * y, w, tall * 0.014)
    const figures = 8
    for (let i = 0; i < figures; i++) {
      const x = ((i + 0.5) / figures) * w
      const y = top + tall * 0.76
      // The last three are only scribed.
      const scribed = i === 4 || i === 5
      const way = scribed ? (draw: typeof lotus) => outline(draw, 0.02) : (draw: typeof lotus) => draw
      if (scribed) {
        pen.globalAlpha = 0.5
      }
      placed(pen, x, y, tall * 0.42, 0, way(lotus))
      placed(pen, x, top + tall * 0.3, tall * 0.11, 0, way(rosette(8, 0.34)))
      placed(pen, x + w / figures / 2, y, tall * 0.46, 0.1, way(leaf))
      placed(pen, x + w / figures / 2, top + tall * 0.2, tall * 0.1, 0, way(rosette(6, 0.34)))
      pen.globalAlpha = 1
    }
    row(pen, w, top + tall * 0.98, 26, tall * 0.13, petal(0.4))
  }
  const relief = wroughtMetal('#cfcfca', { work, aged: 0.4, depth: 13, roughness: 0.24 })
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
  bowl.rotation.y = 2.4
  const tilted = new Group()
  tilted.add(bowl)
  tilted.rotation.x = -1
  tilted.position.set(-0.04, 0.33, 0.2)
  group.add(tilted)
  const pitch = new MeshPhysicalMaterial({ color: '#1d1815', roughness: 0.35, clearcoat: 0.6, clearcoatRoughness: 0.3 })
  const bed = new Mesh(
    sculpt(
      (x, y, z) => ball(0, 0, 0, 0.42, 0.2, 0.36)(x, y, z) + (noise(x * 9, z * 9 + y * 5, 4) - 0.5) * 0.03,
      [-0.5, -0.24, -0.44],
      [0.5, 0.24, 0.44],
      0.014,
    ),
    pitch,
  )
  bed.position.set(-0.04, 0.09, 0.06)
  const ring = new Mesh(tube(circle(0.42, 0.045, 100), 0.05, 14), matt('#7a5231', 0.7))
  ring.scale.z = 0.9
  ring.position.z = 0.06
  group.add(bed, ring)
  const steel = metal('#84868a', 0.34)
  for (let i = 0; i < 7; i++) {
    const punch = new Group()
    const long = 0.26 + hash(i, 4) * 0.06
    const rod = new Mesh(
      tube([new Vector3(0, 0, 0), new Vector3(0, long * 0.6, 0), new Vector3(0, long, 0)], (t) => 0.014 - 0.006 * t ** 4 + (t < 0.04 ? -0.003 : 0), 8),
      steel,
    )
    punch.add(rod)
    group.add(lying(punch, 0.42 + i * 0.012, 0.24 + i * 0.062, 0.18 + (hash(i, 7) - 0.5) * 0.14, 0.016))
  }
  group.add(lying(hammer(0.46, 0.07), -0.62, 0.66, 0.3, 0.036))
  const cup = potOf(
    [
      [0.1, 0],
      [0.11, 0.02],
      [0.13, 0.14],
      [0.14, 0.24],
    ],
    0.012,
    glaze('#7d5a3c', 0.2),
    '#5a3e28',
  )
  cup.position.set(0.66, 0, -0.36)
  group.add(cup)
  for (let i = 0; i < 7; i++) {
    const rod = new Mesh(
      tube([new Vector3(0, 0.04, 0), new Vector3((hash(i, 1) - 0.5) * 0.2, 0.42 + hash(i, 3) * 0.1, (hash(i, 2) - 0.5) * 0.16)], 0.012, 8),
      i % 3 ? steel : metal('#a98a4a', 0.4),
    )
    rod.position.set(0.66 + (hash(i, 5) - 0.5) * 0.1, 0, -0.36 + (hash(i, 6) - 0.5) * 0.1)
    group.add(rod)
  }
  return {
    subject: group,
    paper: '#cfc2ad',
    view: { around: -7, above: 30, closeUp: { at: [0.02, 0.16, 0.14], radius: 0.66 }, fill: 0.98, shift: [0, 0] },
    ...BENCH_LIGHT,
  }
}

/** A jar half painted: gold lines and colours on the left, bare porcelain on the right. */
function gilding(): Shot {
  const group = workbench({ hex: '#9a7a58', wall: '#c2b49c' })
  const bright = ['#c8383a', '#2f8a62', '#e0a63c', '#24408e']
  const half = (pen: CanvasRenderingContext2D, w: number, h: number, draw: () => void) => {
    pen.save()
    pen.beginPath()
    pen.rect(0, 0, w * 0.53, h)
    pen.clip()
    draw()
    pen.restore()
  }
  const painting = {
    ground: '#f3efe5',
    paint: (pen: CanvasRenderingContext2D, w: number, h: number) =>
      half(pen, w, h, () => {
        pen.fillStyle = '#1f6b4f'
        pen.fillRect(0, h * 0.13, w * 0.47, h * 0.71)
        pen.strokeStyle = 'rgba(0,0,0,0)'
        flowerLattice(pen, w * 0.46, h * 0.13, h * 0.84, 6, 3, (p, x, y, size, index) => {
          p.fillStyle = bright[(index * 7) % 4]!
          for (let i = 0; i < 4; i++) placed(p, x, y, size * 0.86, (i * Math.PI) / 2, petal(0.42))
          p.fillStyle = '#f3e6d0'
          for (let i = 0; i < 4; i++) placed(p, x, y, size * 0.42, (i * Math.PI) / 2, petal(0.34))
        })
      }),
    gild: (pen: CanvasRenderingContext2D, w: number, h: number) => {
      pen.lineWidth = 3
      half(pen, w, h, () => {
        flowerLattice(pen, w * 0.5, h * 0.13, h * 0.84, 6.5, 3, (p, x, y, size) => {
          for (let i = 0; i < 4; i++) placed(p, x, y, size * 0.86, (i * Math.PI) / 2, outline(petal(0.42), 2.4 / size))
        })
        for (const y of [0.045, 0.075, 0.13, 0.84, 0.9]) pen.fillRect(0, h * y - 3, w, 7)
      })
      for (const y of [0, 0.955]) pen.fillRect(0, h * y - 3, w, 9)
    },
  }
  const jar = paintedPot(
    [
      [0.2, 0],
      [0.215, 0.02],
      [0.3, 0.14],
      [0.37, 0.34],
      [0.35, 0.54],
      [0.27, 0.66],
      [0.235, 0.7],
    ],
    0.014,
    painted(painting),
    white(),
  )
  jar.rotation.y = 0.25
  const banding = new Mesh(new CylinderGeometry(0.34, 0.34, 0.05, 80), wood('#6d4a2c', { rings: 6, pixels: 384 }))
  banding.position.y = 0.115
  const stem = new Mesh(new CylinderGeometry(0.06, 0.14, 0.09, 40), metal('#6f6a62', 0.5))
  stem.position.y = 0.045
  jar.position.y = 0.14
  group.add(jar, banding, stem, new Mesh(tube(circle(0.212, 0.152), 0.011, 10), gilt()))
  const dishes: [string, number, number][] = [
    ['#c8383a', -0.62, 0.46],
    ['#24408e', -0.36, 0.68],
    ['#2f8a62', -0.72, 0.14],
    ['#e0a63c', 0.6, 0.2],
  ]
  for (const [tone, x, z] of dishes) {
    const dish = potOf(
      [
        [0.07, 0],
        [0.08, 0.012],
        [0.12, 0.035],
        [0.135, 0.055],
      ],
      0.009,
      glaze('#efe9dc', 0),
      '#e5dccb',
    )
    dish.position.set(x, 0, z)
    const paint = new Mesh(
      hill(0.1, 0.014, 0.012, 4).translate(0, 0.022, 0),
      new MeshPhysicalMaterial({ color: tone, roughness: 0.3, clearcoat: 0.7, side: 2 }),
    )
    dish.add(paint)
    group.add(dish)
  }
  const gold = potOf(
    [
      [0.1, 0],
      [0.11, 0.015],
      [0.15, 0.05],
      [0.165, 0.085],
    ],
    0.01,
    glaze('#f0eade', 0),
    '#e5dccb',
  )
  gold.position.set(0.46, 0, 0.56)
  gold.add(
    new Mesh(
      new CylinderGeometry(0.138, 0.12, 0.02, 50),
      new MeshPhysicalMaterial({ color: '#dfa83c', metalness: 0.35, roughness: 0.25, clearcoat: 0.8, emissive: '#5a3c08' }),
    ),
  )
  gold.children.at(-1)!.position.y = 0.05
  group.add(gold)
  const rest = new Mesh(new CylinderGeometry(0.02, 0.02, 0.3, 20), white())
  rest.rotation.x = Math.PI / 2
  const tip = brush(0.62, 0.012, '#c99a3a', '#2b2320')
  const leaning = lying(tip, -0.02, 0.76, -0.12, 0.025)
  group.add(
    leaning,
    lying(brush(0.55, 0.009, '#a8322e', '#7d4b2a'), -0.1, 0.88, 0.1, 0.014),
    lying(brush(0.58, 0.01, '#23407e', '#8a5a34'), -0.16, 0.96, -0.02, 0.014),
  )
  for (let i = 0; i < 3; i++) {
    const drop = new Mesh(new SphereGeometry(0.008 + hash(i, 2) * 0.006, 14, 10), matt(bright[i]!, 0.4))
    drop.scale.y = 0.3
    drop.position.set(-0.4 + i * 0.13, 0.002, 0.36 + hash(i, 7) * 0.1)
    group.add(drop)
  }
  return {
    subject: group,
    paper: '#ddd1bd',
    view: { around: 8, above: 24, closeUp: { at: [0, 0.3, 0.2], radius: 0.66 }, fill: 0.98, shift: [0, 0] },
    ...BENCH_LIGHT,
  }
}

export const clayAndMetal: Readonly<Record<string, () => Shot>> = { wheel, chasing, gilding }
