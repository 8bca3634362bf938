import { ExtrudeGeometry, Group, Mesh, MeshStandardMaterial, Shape } from 'three'
import { sheet } from '../cloth-shapes.ts'
import { matt, wood } from '../materials.ts'
import { flameLeaf, placed, rosette } from '../ornament.ts'
import { hash } from '../random.ts'
import { blankCanvas, shade, textureOf } from '../surface.ts'
import { through, tube } from '../turned.ts'
import type { SetUp } from './set-up.ts'
import { leaning } from './panels.ts'

const kite: SetUp = ({ hex }) => {
  const group = new Group()
  const half: [number, number][] = [
    [0, 1.5],
    [0.13, 1.22],
    [0.2, 1.02],
    [0.5, 1.12],
    [0.74, 0.98],
    [0.56, 0.8],
    [0.3, 0.66],
    [0.36, 0.4],
    [0.3, 0.2],
    [0.14, 0.4],
    [0, 0.52],
  ]
  const shape = new Shape()
  const outline = [
    ...half,
    ...half
      .slice(1, -1)
      .reverse()
      .map(([x, y]): [number, number] => [-x, y]),
  ]
  shape.moveTo(outline[0]![0], outline[0]![1])
  for (const [x, y] of outline.slice(1)) shape.lineTo(x, y)
  const geometry = new ExtrudeGeometry(shape, { depth: 0.004, bevelEnabled: false })
  const [canvas, pen] = blankCanvas(1024, 1024)
  pen.fillStyle = hex
  pen.fillRect(0, 0, 1024, 1024)
  for (let i = 0; i < 500; i++) {
    pen.strokeStyle = hash(i, 1) > 0.5 ? 'rgba(255,255,255,.09)' : 'rgba(0,0,0,.06)'
    pen.lineWidth = 1.5
    pen.beginPath()
    const [x, y] = [hash(i, 2) * 1024, hash(i, 3) * 1024]
    pen.moveTo(x, y)
    pen.quadraticCurveTo(x + 20, y + 20, x + (hash(i, 4) - 0.5) * 120, y + (hash(i, 5) - 0.5) * 120)
    pen.stroke()
  }
  const px = (x: number, y: number): [number, number] => [512 + x * 640, 1024 - (y - 0.15) * 720]
  const light = hex === '#e2b23a' ? '#b5302a' : '#f6e6b8'
  pen.fillStyle = light
  for (const [x, y, r] of [
    [0, 0.92, 90],
    [0.5, 0.95, 56],
    [-0.5, 0.95, 56],
    [0.26, 0.36, 44],
    [-0.26, 0.36, 44],
    [0, 1.28, 40],
  ] as const) {
    const [cx, cy] = px(x, y)
    placed(pen, cx, cy, r, 0, rosette(8, 0.36))
    pen.fillStyle = shade(hex, -0.35)
    placed(pen, cx, cy, r * 0.3, 0, rosette(6, 0.5))
    pen.fillStyle = light
  }
  for (const side of [-1, 1])
    for (const [x, y, turn] of [
      [0.26, 0.9, 1.3],
      [0.16, 0.7, 2.4],
      [0.12, 1.08, 0.4],
    ] as const) {
      const [cx, cy] = px(x * side, y)
      pen.save()
      pen.translate(cx, cy)
      pen.scale(side, 1)
      placed(pen, 0, 0, 90, turn, flameLeaf)
      pen.restore()
    }
  const uvs = geometry.getAttribute('uv')
  const positions = geometry.getAttribute('position')
  for (let i = 0; i < uvs.count; i++) {
    uvs.setXY(i, 0.5 + (positions.getX(i) * 640) / 1024, ((positions.getY(i) - 0.15) * 720) / 1024)
  }
  const map = textureOf(canvas)
  group.add(
    new Mesh(
      geometry,
      new MeshStandardMaterial({ map, roughness: 0.75, side: 2, emissive: '#ffffff', emissiveMap: map, emissiveIntensity: 0.08, envMapIntensity: 0.3 }),
    ),
  )
  const bamboo = wood('#c9a066', { rings: 3, pixels: 256 })
  const spars = [
    [
      [0, 1.56, 0.008],
      [0, 0.5, 0.008],
    ],
    [
      [-0.76, 0.98, 0.008],
      [-0.3, 1.08, 0.02],
      [0.3, 1.08, 0.02],
      [0.76, 0.98, 0.008],
    ],
    [
      [0.31, 0.19, 0.008],
      [0.3, 0.62, 0.012],
      [0, 0.95, 0.01],
      [-0.3, 0.62, 0.012],
      [-0.31, 0.19, 0.008],
    ],
  ] as const
  for (const points of spars) group.add(new Mesh(tube(through(points, 50), 0.009, 8), bamboo))
  const edge = [...outline, outline[0]!]
  for (let i = 1; i < edge.length; i++)
    group.add(
      new Mesh(
        tube(
          through(
            [
              [edge[i - 1]![0], edge[i - 1]![1], 0.002],
              [edge[i]![0], edge[i]![1], 0.002],
            ],
            4,
          ),
          0.004,
          5,
        ),
        matt(light, 0.9),
      ),
    )
  for (const side of [-1, 1])
    for (let k = 0; k < 3; k++) {
      const ribbon = sheet(4, 40, (u, v) => {
        const t = 1 - v
        return [
          side * (0.3 + k * 0.012) + (u - 0.5) * 0.03 + Math.sin(t * 5 + k * 2) * 0.03 * t + side * t * 0.08 * k,
          0.2 - t * (0.42 - k * 0.07) * 0.46,
          0.006 + k * 0.006 + Math.cos(t * 6 + k) * 0.014 * t,
        ]
      })
      group.add(new Mesh(ribbon, matt([light, shade(hex, -0.2), '#f0b23e'][k]!, 0.85)))
    }
  group.add(
    new Mesh(
      tube(
        through(
          [
            [0, 1.2, 0.015],
            [0.1, 1.0, 0.14],
            [0, 0.7, 0.015],
          ],
          24,
        ),
        0.003,
        5,
      ),
      matt('#e9dcc0'),
    ),
  )
  return { subject: leaning(group, 0.0, 0.16), paper: '#e7e3da', view: { around: 14, above: 6, fill: 0.88 } }
}

/** Scenes of this file, by kind. */
export const kites: Readonly<Record<string, SetUp>> = {
  kite,
}
