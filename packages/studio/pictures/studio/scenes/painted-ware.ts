import { Group, Mesh, MeshPhysicalMaterial, SphereGeometry } from 'three'
import { glaze, painted, type Painting, paintedPot, potOf } from '../clay.ts'
import { fish, flameCurl, flameLeaf, leaf, lotus, lotusLines, type Ornament, petal, placed, rosette, row, vine } from '../ornament.ts'
import { blend } from '../surface.ts'
import { type Profile, smoothProfile, through, tube, turned } from '../turned.ts'
import type { SetUp } from './set-up.ts'
import { white, outline } from './benjarong.ts'

type Pen = CanvasRenderingContext2D

/** Cobalt brushed on white: washes under darker lines. */
function cobalt(hex: string, motif: string): Painting {
  const pale = blend(hex, '#ffffff', 0.5)
  const washed = (draw: (pen: Pen) => void) => (pen: Pen) => {
    pen.globalAlpha = 0.55
    pen.fillStyle = pen.strokeStyle = pale
    draw(pen)
    pen.globalAlpha = 1
  }
  return {
    ground: '#f1f1ec',
    paint: (pen, w, h) => {
      pen.fillStyle = pen.strokeStyle = hex
      pen.lineWidth = 5
      for (const y of [0.07, 0.09, 0.26, 0.275, 0.8, 0.815, 0.95]) {
        pen.globalAlpha = 0.8
        pen.fillRect(0, h * y, w, 4)
      }
      pen.globalAlpha = 1
      row(pen, w, h * 0.95, 30, h * 0.12, outline(petal(0.4), 0.05))
      pen.globalAlpha = 0.7
      row(pen, w, h * 0.95, 30, h * 0.08, petal(0.36))
      pen.globalAlpha = 1
      vine(pen, w, h * 0.175, h * 0.035, 12, rosette(6, 0.3))
      const middle = h * 0.54
      if (motif === 'fish') {
        for (let i = 0; i < 5; i++) {
          const x = ((i + 0.5) / 5) * w
          const y = middle + (i % 2 ? 40 : -30)
          placed(pen, x, y, h * 0.27, i % 2 ? 0.12 : -0.16, (p) => {
            washed(fish)(p)
            p.fillStyle = p.strokeStyle = hex
            outline(fish, 0.022)(p)
            for (let k = 0; k < 4; k++) {
              p.lineWidth = 0.014
              p.beginPath()
              p.arc(0.22 - k * 0.13, 0, 0.12, -0.8, 0.8)
              p.stroke()
            }
            p.beginPath()
            p.arc(0.36, -0.04, 0.025, 0, 7)
            p.fill()
          })
          for (let k = -2; k <= 2; k++) placed(pen, x + w * 0.1 + k * 8, middle + 110, h * 0.2, k * 0.22, outline(petal(0.07), 0.03))
        }
      } else {
        const bloom: Ornament = motif === 'lotus' ? lotus : rosette(8, 0.3)
        const lines: Ornament = motif === 'lotus' ? lotusLines : outline(rosette(8, 0.3), 0.04)
        pen.lineWidth = 6
        for (let i = 0; i < 6; i++) {
          const x = ((i + 0.5) / 6) * w
          const y = middle + (motif === 'lotus' ? 60 : 0) + (i % 2 ? 34 : -34)
          pen.beginPath()
          pen.moveTo(x - w / 12, middle + 70)
          pen.bezierCurveTo(x - w / 20, middle - 130, x + w / 30, middle + 150, x + w / 12, middle + (i % 2 ? -40 : 60))
          pen.stroke()
          for (let k = 0; k < 6; k++) {
            pen.globalAlpha = k % 2 ? 0.55 : 0.9
            placed(pen, x + (k - 2.5) * 52, middle + Math.sin(k * 2.1 + i) * 110, h * 0.07, k * 1.3 + i, leaf)
          }
          pen.globalAlpha = 1
          const size = h * (motif === 'lotus' ? 0.2 : 0.13)
          placed(pen, x, y, size, 0, (p) => {
            p.fillStyle = '#f1f1ec'
            bloom(p)
            washed(bloom)(p)
            p.strokeStyle = hex
            p.fillStyle = hex
            p.lineWidth = 0.035
            lines(p)
          })
          placed(pen, x, y - (motif === 'lotus' ? size * 0.3 : 0), size * 0.16, 0, (p) => {
            p.fillStyle = hex
            p.beginPath()
            p.arc(0, 0, 1, 0, 7)
            p.fill()
          })
        }
      }
    },
  }
}

const MEIPING: Profile = [
  [0.19, 0],
  [0.2, 0.02],
  [0.22, 0.2],
  [0.33, 0.52],
  [0.36, 0.7],
  [0.27, 0.86],
  [0.13, 0.92],
  [0.12, 0.97],
  [0.15, 1.02],
]

const blueWhite: SetUp = ({ hex, motif }) => {
  const group = new Group()
  const porcelain = painted(cobalt(hex, motif ?? 'floral'))
  group.add(paintedPot(MEIPING, 0.014, porcelain, white()))
  const bowl = paintedPot(
    [
      [0.1, 0],
      [0.105, 0.03],
      [0.2, 0.1],
      [0.26, 0.2],
    ],
    0.01,
    porcelain,
    white(),
  )
  bowl.position.set(0.5, 0, 0.34)
  bowl.rotation.y = 2
  group.add(bowl)
  return { subject: group, paper: '#e3ddd3', view: { around: 0, above: 14, fill: 0.76 } }
}

const sangkhalok: SetUp = ({ hex, motif }) => {
  const ground = motif === 'lotus' ? '#c3c2b2' : '#d9cfb4'
  const plate = new Group()
  const size = 1536
  const face: Painting = {
    ground,
    width: size,
    height: size,
    paint: (pen) => {
      pen.translate(size / 2, size / 2)
      pen.fillStyle = pen.strokeStyle = hex
      pen.globalAlpha = 0.85
      for (const [r, wide] of [
        [735, 16],
        [560, 8],
        [540, 4],
        [360, 8],
      ] as const) {
        pen.lineWidth = wide
        pen.beginPath()
        pen.arc(0, 0, r, 0, 7)
        pen.stroke()
      }
      for (let i = 0; i < 24; i++)
        placed(pen, Math.cos((i / 24) * Math.PI * 2) * 590, Math.sin((i / 24) * Math.PI * 2) * 590, 120, (i / 24) * Math.PI * 2 + Math.PI / 2, (p) => {
          outline(petal(0.4), 0.07)(p)
          p.globalAlpha = 0.5
          petal(0.2)(p)
          p.globalAlpha = 0.85
        })
      for (let i = 0; i < 16; i++)
        placed(pen, Math.cos((i / 16) * Math.PI * 2) * 450, Math.sin((i / 16) * Math.PI * 2) * 450, 70, (i / 16) * Math.PI * 2, outline(rosette(4, 0.4), 0.09))
      if (motif === 'fish')
        placed(pen, 30, 0, 560, -0.3, (p) => {
          fish(p)
          p.strokeStyle = ground
          for (let k = 0; k < 6; k++) {
            p.lineWidth = 0.016
            p.beginPath()
            p.arc(0.3 - k * 0.11, 0, 0.13, -0.9, 0.9)
            p.stroke()
          }
          p.fillStyle = ground
          p.beginPath()
          p.arc(0.38, -0.04, 0.028, 0, 7)
          p.fill()
        })
      else if (motif === 'lotus')
        placed(pen, 0, 170, 380, 0, (p) => {
          p.lineWidth = 0.04
          lotusLines(p)
          p.globalAlpha = 0.4
          lotus(p)
        })
      else
        for (let i = 0; i < 4; i++)
          placed(pen, 0, 0, 310, (i * Math.PI) / 2, (p) => {
            flameLeaf(p)
            p.strokeStyle = ground
            p.lineWidth = 0.03
            flameCurl(p)
          })
      pen.setTransform(1, 0, 0, 1, 0, 0)
    },
  }
  const dish = smoothProfile(
    [
      [0, 0.05],
      [0.3, 0.052],
      [0.48, 0.075],
      [0.6, 0.14],
      [0.64, 0.155],
    ],
    60,
  )
  const top = new Mesh(turned(dish, 0.003), painted(face))
  top.geometry.scale(1, 1, 1)
  const positions = top.geometry.getAttribute('position')
  const uvs = top.geometry.getAttribute('uv')
  for (let i = 0; i < uvs.count; i++) uvs.setXY(i, positions.getX(i) / 1.3 + 0.5, 0.5 - positions.getZ(i) / 1.3)
  top.material.side = 2
  plate.add(top)
  plate.add(
    potOf(
      [
        [0.28, 0],
        [0.29, 0.03],
        [0.45, 0.05],
        [0.6, 0.12],
        [0.645, 0.15],
      ],
      0.012,
      glaze(ground, 0.7),
      '#b09468',
    ),
  )
  plate.children[1]!.position.y = -0.003
  plate.rotation.x = 1.02
  plate.position.set(0, 0.56, -0.32)
  const stand = new Group()
  const bar = new MeshPhysicalMaterial({ color: '#4a2d1b', roughness: 0.5 })
  for (const side of [-1, 1]) {
    stand.add(
      new Mesh(
        tube(
          through(
            [
              [side * 0.22, 0.02, 0.14],
              [side * 0.22, 0.045, -0.1],
              [side * 0.2, 0.3, -0.42],
              [side * 0.16, 0.5, -0.5],
            ],
            40,
          ),
          0.016,
          10,
        ),
        bar,
      ),
    )
    stand.add(
      new Mesh(
        tube(
          through(
            [
              [side * 0.22, 0.012, 0.2],
              [side * 0.22, 0.05, 0.14],
              [side * 0.22, 0.1, 0.13],
            ],
            20,
          ),
          0.016,
          10,
        ),
        bar,
      ),
    )
    stand.add(
      new Mesh(
        tube(
          through(
            [
              [side * 0.22, 0.014, -0.7],
              [side * 0.2, 0.3, -0.44],
            ],
            10,
          ),
          0.016,
          10,
        ),
        bar,
      ),
    )
    const foot = new Mesh(new SphereGeometry(0.016, 12, 10), bar)
    foot.position.set(side * 0.22, 0.016, -0.7)
    stand.add(foot)
  }
  stand.add(
    new Mesh(
      tube(
        through(
          [
            [-0.21, 0.2, -0.3],
            [0.21, 0.2, -0.3],
          ],
          6,
        ),
        0.012,
        8,
      ),
      bar,
    ),
  )
  const group = new Group()
  group.add(plate, stand)
  const bowl = potOf(
    [
      [0.11, 0],
      [0.12, 0.03],
      [0.2, 0.09],
      [0.24, 0.2],
    ],
    0.014,
    glaze(ground, 0.8),
    '#7c5a3a',
  )
  bowl.position.set(0.56, 0, 0.24)
  group.add(bowl)
  return { subject: group, paper: '#e6dccb', view: { around: 4, above: 12, fill: 0.84 } }
}

/** Scenes of this file, by kind. */
export const paintedWare: Readonly<Record<string, SetUp>> = {
  'blue-white-jar': blueWhite,
  'sangkhalok-plate': sangkhalok,
}
