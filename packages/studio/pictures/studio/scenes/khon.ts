import { CylinderGeometry, ExtrudeGeometry, Group, Mesh, MeshPhysicalMaterial, Shape, SphereGeometry } from 'three'
import { gilt } from '../clay.ts'
import { matt, wood, wroughtMetal } from '../materials.ts'
import { flameBouquet, flameLeaf, petal, placed, row } from '../ornament.ts'
import { ball, joined, limb, sculpt, without } from '../sculpt.ts'
import { blankCanvas, textureOf } from '../surface.ts'
import { smoothProfile, through, tube, turned } from '../turned.ts'
import type { SetUp } from './set-up.ts'

const FACE: Readonly<Record<string, { skin: string; lips: string; brow: string; tusks: boolean }>> = {
  green: { skin: '#1f7a4c', lips: '#b3262b', brow: '#15110f', tusks: true },
  white: { skin: '#f0ece0', lips: '#c8484a', brow: '#15110f', tusks: false },
  red: { skin: '#b32a26', lips: '#6d120f', brow: '#15110f', tusks: true },
}

/** The painted face, mapped from the front: eyes, brows, mouth, gold lines. */
function facePaint({ skin, lips, brow, tusks }: { skin: string; lips: string; brow: string; tusks: boolean }): MeshPhysicalMaterial {
  const size = 1024
  const [canvas, pen] = blankCanvas(size)
  pen.fillStyle = skin
  pen.fillRect(0, 0, size, size)
  pen.translate(size / 2, size / 2)
  for (const side of [-1, 1]) {
    pen.save()
    pen.scale(side, 1)
    pen.fillStyle = '#f6f0e0'
    pen.beginPath()
    pen.moveTo(70, -70)
    pen.bezierCurveTo(120, -150, 250, -150, 320, -100)
    pen.bezierCurveTo(260, -40, 130, -30, 70, -70)
    pen.fill()
    pen.strokeStyle = '#c79a38'
    pen.lineWidth = 12
    pen.stroke()
    pen.fillStyle = '#17120f'
    pen.beginPath()
    pen.arc(190, -92, 42, 0, 7)
    pen.fill()
    pen.fillStyle = '#fff'
    pen.beginPath()
    pen.arc(178, -106, 11, 0, 7)
    pen.fill()
    pen.strokeStyle = brow
    pen.lineWidth = 30
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(50, -140)
    pen.bezierCurveTo(130, -240, 270, -250, 370, -170)
    pen.stroke()
    pen.strokeStyle = '#d2a447'
    pen.lineWidth = 9
    pen.beginPath()
    pen.moveTo(46, -168)
    pen.bezierCurveTo(130, -275, 290, -285, 396, -190)
    pen.stroke()
    pen.beginPath()
    pen.moveTo(90, 60)
    pen.bezierCurveTo(200, 20, 300, 60, 330, 150)
    pen.bezierCurveTo(270, 110, 250, 160, 290, 190)
    pen.stroke()
    pen.restore()
  }
  pen.fillStyle = lips
  pen.beginPath()
  pen.moveTo(-240, 150)
  pen.bezierCurveTo(-120, 190, 120, 190, 240, 150)
  pen.bezierCurveTo(200, 300, -200, 300, -240, 150)
  pen.fill()
  pen.fillStyle = '#f3ead4'
  pen.beginPath()
  pen.moveTo(-205, 178)
  pen.bezierCurveTo(-100, 212, 100, 212, 205, 178)
  pen.bezierCurveTo(160, 244, -160, 244, -205, 178)
  pen.fill()
  pen.strokeStyle = '#5a4632'
  pen.lineWidth = 3
  for (let k = -4; k <= 4; k++) {
    pen.beginPath()
    pen.moveTo(k * 38, 186)
    pen.lineTo(k * 36, 234)
    pen.stroke()
  }
  if (tusks) {
    pen.fillStyle = '#fff8e6'
    for (const side of [-1, 1]) {
      pen.beginPath()
      pen.moveTo(side * 205, 200)
      pen.quadraticCurveTo(side * 250, 150, side * 232, 96)
      pen.quadraticCurveTo(side * 190, 140, side * 168, 200)
      pen.fill()
    }
  }
  pen.fillStyle = '#d2a447'
  placed(pen, 0, -250, 120, 0, flameBouquet)
  for (const side of [-1, 1]) {
    pen.save()
    pen.scale(side, 1)
    placed(pen, 240, 330, 110, -0.9, flameLeaf)
    pen.restore()
  }
  placed(pen, 0, 400, 70, Math.PI, petal(0.4))
  return new MeshPhysicalMaterial({ map: textureOf(canvas), roughness: 0.38, clearcoat: 0.6, clearcoatRoughness: 0.12 })
}

export const goldWork = () =>
  wroughtMetal('#e2b354', {
    work: (pen, w, h) => {
      for (let k = 0; k < 6; k++) {
        row(pen, w, h * (0.16 + k * 0.166), 26, h * 0.12, k % 2 ? flameLeaf : petal(0.36))
        pen.fillRect(0, h * (0.168 + k * 0.166), w, h * 0.01)
      }
    },
    aged: 0.75,
    depth: 8,
    roughness: 0.24,
  })

export function flamePlate(size: number, material: MeshPhysicalMaterial): Mesh {
  const shape = new Shape()
  shape.moveTo(0, 0)
  shape.bezierCurveTo(-0.42, 0.08, -0.46, 0.5, -0.12, 0.62)
  shape.bezierCurveTo(0.02, 0.68, 0.06, 0.84, 0.2, 1)
  shape.bezierCurveTo(0.24, 0.82, 0.2, 0.7, 0.15, 0.6)
  shape.bezierCurveTo(0.28, 0.62, 0.36, 0.6, 0.44, 0.66)
  shape.bezierCurveTo(0.4, 0.5, 0.3, 0.44, 0.22, 0.4)
  shape.bezierCurveTo(0.32, 0.38, 0.4, 0.34, 0.46, 0.36)
  shape.bezierCurveTo(0.4, 0.18, 0.2, 0.04, 0, 0)
  const mesh = new Mesh(new ExtrudeGeometry(shape, { depth: 0.05, bevelSize: 0.03, bevelThickness: 0.03, bevelSegments: 3, curveSegments: 14 }), material)
  mesh.scale.setScalar(size)
  return mesh
}

/** A tiered crown, from its brim up; height about 0.62. */
export function crown(scale: number, jewel: string): Group {
  const group = new Group()
  const gold = goldWork()
  const profile = smoothProfile(
    [
      [0.29, 0],
      [0.3, 0.03],
      [0.285, 0.07],
      [0.27, 0.1],
      [0.26, 0.15],
      [0.21, 0.17],
      [0.2, 0.22],
      [0.155, 0.24],
      [0.145, 0.29],
      [0.105, 0.31],
      [0.095, 0.35],
      [0.06, 0.38],
      [0.045, 0.48],
      [0.02, 0.6],
      [0, 0.72],
    ],
    160,
  )
  group.add(new Mesh(turned(profile, 0, 96), gold))
  for (const [r, y, n, size] of [
    [0.298, 0.045, 22, 0.017],
    [0.262, 0.135, 20, 0.013],
    [0.203, 0.2, 16, 0.012],
    [0.15, 0.27, 12, 0.01],
  ] as const)
    for (let i = 0; i < n; i++) {
      const gem = new Mesh(new SphereGeometry(size, 12, 8), new MeshPhysicalMaterial({ color: i % 2 ? jewel : '#f2ead8', roughness: 0.1, clearcoat: 1 }))
      gem.position.set(Math.sin((i / n) * Math.PI * 2) * r, y, Math.cos((i / n) * Math.PI * 2) * r)
      group.add(gem)
    }
  for (let i = 0; i < 11; i++) {
    const plate = flamePlate(0.12, gilt('#e2b354', 0.28))
    const turn = ((i - 5) / 5) * 1.5
    plate.position.set(Math.sin(turn) * 0.275, 0.07, Math.cos(turn) * 0.275)
    plate.rotation.y = turn
    group.add(plate)
  }
  group.scale.setScalar(scale)
  return group
}

const khonMask: SetUp = ({ slug }, view) => {
  const look = FACE[slug]!
  const group = new Group()
  const skull = joined(0.08, ball(0, 0.5, 0, 0.3, 0.38, 0.3), ball(0, 0.3, 0.06, 0.25, 0.2, 0.24))
  const face = joined(
    0.045,
    skull,
    ball(0, 0.44, 0.3, 0.05, 0.085, 0.06),
    ball(0.042, 0.4, 0.3, 0.035, 0.03, 0.035),
    ball(-0.042, 0.4, 0.3, 0.035, 0.03, 0.035),
    ball(0.115, 0.54, 0.24, 0.08, 0.05, 0.05),
    ball(-0.115, 0.54, 0.24, 0.08, 0.05, 0.05),
    ball(0.15, 0.4, 0.2, 0.08, 0.08, 0.06),
    ball(-0.15, 0.4, 0.2, 0.08, 0.08, 0.06),
    ball(0, 0.31, 0.26, 0.13, 0.035, 0.05),
    ball(0, 0.2, 0.22, 0.07, 0.05, 0.05),
    limb([-0.16, 0.625, 0.22], [0.16, 0.625, 0.22], 0.03),
  )
  const form = without(face, (_x, y) => y - 0.09, 0.02)
  const geometry = sculpt(form, [-0.36, 0.06, -0.36], [0.36, 0.92, 0.42], 0.0115)
  const uvs = geometry.getAttribute('uv')
  const positions = geometry.getAttribute('position')
  for (let i = 0; i < uvs.count; i++) uvs.setXY(i, positions.getX(i) / 0.7 + 0.5, (positions.getY(i) - 0.47) / 0.78 + 0.5)
  group.add(new Mesh(geometry, facePaint(look)))
  const hat = crown(1.06, slug === 'red' ? '#1f6b4f' : '#b3262b')
  hat.position.y = 0.7
  group.add(hat)
  for (const side of [-1, 1]) {
    const ear = flamePlate(0.34, gilt('#e2b354', 0.26))
    ear.position.set(side * 0.29, 0.26, 0.05)
    ear.scale.x *= side
    ear.rotation.y = side * 0.5
    group.add(ear)
    if (look.tusks)
      group.add(
        new Mesh(
          tube(
            through(
              [
                [side * 0.12, 0.28, 0.27],
                [side * 0.145, 0.32, 0.29],
                [side * 0.15, 0.37, 0.28],
              ],
              16,
            ),
            (t) => 0.016 * (1 - t * 0.8),
            10,
          ),
          matt('#fbf3df', 0.35),
        ),
      )
  }
  const collar = new Mesh(
    turned(
      smoothProfile(
        [
          [0.2, 0],
          [0.24, 0.01],
          [0.25, 0.05],
          [0.225, 0.1],
          [0.22, 0.14],
        ],
        40,
      ),
      0,
      90,
    ),
    goldWork(),
  )
  group.add(collar)
  const stand = new Mesh(new CylinderGeometry(0.26, 0.28, 0.04, 80), wood('#5b3a22', { rings: 5 }))
  stand.position.y = 0.02
  const all = new Group()
  group.position.y = 0.04
  all.add(group, stand)
  return view === 'a'
    ? { subject: all, paper: '#ebe2d4', view: { around: 14, above: 6, fill: 0.86 } }
    : { subject: all, paper: '#ebe2d4', view: { around: -32, above: 8, closeUp: { at: [0, 0.62, 0.12], radius: 0.42 }, fill: 0.98 }, lens: 0.05 }
}

/** Scenes of this file, by kind. */
export const khon: Readonly<Record<string, SetUp>> = {
  'khon-mask': khonMask,
}
