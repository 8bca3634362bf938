import { CylinderGeometry, Group, Mesh, MeshStandardMaterial } from 'three'
import { sheet } from '../cloth-shapes.ts'
import { matt, saPaper, wood } from '../materials.ts'
import { petal, placed, rosette } from '../ornament.ts'
import { blankCanvas, shade, textureOf } from '../surface.ts'
import { smoothProfile, through, tube, turned } from '../turned.ts'
import type { SetUp } from './set-up.ts'

/** Oiled mulberry paper with flowers brushed around the middle, seen from above. */
function umbrellaPaper(hex: string): MeshStandardMaterial {
  const size = 1536
  const base = saPaper(hex, { seed: 3 })
  const [canvas, pen] = blankCanvas(size)
  pen.drawImage(base.map!.image as HTMLCanvasElement, 0, 0, size, size)
  pen.translate(size / 2, size / 2)
  const light = hex === '#ecdfc0' ? ['#c8485a', '#e88a9a', '#4d7a4a'] : ['#f6ead0', '#f2b8b0', '#7fae6a']
  pen.strokeStyle = hex === '#ecdfc0' ? '#6b4a30' : '#2a1a14'
  pen.lineWidth = 7
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * Math.PI * 2 + 0.3
    pen.save()
    pen.rotate(turn)
    pen.beginPath()
    pen.moveTo(-150, -330)
    pen.bezierCurveTo(-40, -430, 60, -330, 190, -440)
    pen.stroke()
    for (let k = 0; k < 8; k++) {
      pen.fillStyle = light[2]!
      pen.globalAlpha = 0.85
      placed(pen, -130 + k * 42, -372 + Math.sin(k * 1.9) * 50, 62, k * 1.7, petal(0.28))
    }
    pen.globalAlpha = 1
    for (const [x, y, r, tone] of [
      [20, -385, 74, 0],
      [128, -425, 52, 1],
      [-92, -372, 48, 1],
      [70, -322, 34, 0],
    ] as const) {
      pen.fillStyle = light[tone]!
      placed(pen, x, y, r, x, rosette(5, 0.52))
      pen.fillStyle = shade(light[tone]!, -0.25)
      placed(pen, x, y, r * 0.7, x + 0.6, rosette(5, 0.16))
      pen.fillStyle = '#e2b040'
      placed(pen, x, y, r * 0.2, 0, (p) => {
        p.beginPath()
        p.arc(0, 0, 1, 0, 7)
        p.fill()
      })
    }
    pen.restore()
  }
  pen.strokeStyle = light[0]!
  pen.lineWidth = 5
  for (const r of [175, 190, 655]) {
    pen.beginPath()
    pen.arc(0, 0, r, 0, 7)
    pen.stroke()
  }
  pen.fillStyle = light[0]!
  for (let i = 0; i < 60; i++) placed(pen, Math.cos((i / 60) * 6.2832) * 690, Math.sin((i / 60) * 6.2832) * 690, 40, (i / 60) * 6.2832 + 1.57, petal(0.34))
  const map = textureOf(canvas)
  return new MeshStandardMaterial({ map, roughness: 0.62, side: 2, envMapIntensity: 0.5, emissive: '#ffffff', emissiveMap: map, emissiveIntensity: 0.06 })
}

function umbrellaOf(hex: string): Group {
  const group = new Group()
  const ribs = 28
  const radius = 0.82
  const rise = 0.3
  const canopy = sheet(ribs * 6, 30, (u, v) => {
    const angle = u * Math.PI * 2
    const r = radius * (1 - v)
    const sag = Math.abs(Math.sin((angle * ribs) / 2)) * 0.02 * (1 - v)
    const edge = v === 0 ? Math.abs(Math.sin((angle * ribs) / 2)) * 0.016 : 0
    return [Math.cos(angle) * (r - edge), rise * (1 - (1 - v) ** 1.25) - sag, -Math.sin(angle) * (r - edge)]
  })
  const uvs = canvasUvs(canopy, radius)
  group.add(new Mesh(uvs, umbrellaPaper(hex)))
  const bamboo = wood('#c9a066', { rings: 4, pixels: 256 })
  for (let i = 0; i < ribs; i++) {
    const a = (i / ribs) * Math.PI * 2
    const line = [0.02, 0.3, 0.6, 1].map((t): [number, number, number] => [Math.cos(a) * radius * t, rise * (1 - t ** 1.25) - 0.016, -Math.sin(a) * radius * t])
    group.add(new Mesh(tube(through(line, 14), 0.0065, 6), bamboo))
    const strut = through(
      [
        [Math.cos(a) * 0.03, -0.16, -Math.sin(a) * 0.03],
        [Math.cos(a) * 0.42, 0.155, -Math.sin(a) * 0.42],
      ],
      6,
    )
    group.add(new Mesh(tube(strut, 0.005, 5), bamboo))
  }
  const pole = new Mesh(new CylinderGeometry(0.018, 0.018, 1.15, 18), bamboo)
  pole.position.y = -0.26
  const cap = new Mesh(
    turned(
      smoothProfile(
        [
          [0.07, 0.27],
          [0.06, 0.3],
          [0.03, 0.34],
          [0.02, 0.4],
          [0, 0.41],
        ],
        24,
      ),
      0,
      40,
    ),
    matt('#2a1c16', 0.5),
  )
  const runner = new Mesh(new CylinderGeometry(0.04, 0.04, 0.07, 24), matt('#2a1c16', 0.5))
  runner.position.y = -0.17
  const grip = new Mesh(
    turned(
      smoothProfile(
        [
          [0, -0.88],
          [0.022, -0.87],
          [0.028, -0.8],
          [0.024, -0.66],
          [0.02, -0.64],
        ],
        24,
      ),
      0,
      30,
    ),
    matt('#2a1c16', 0.5),
  )
  group.add(pole, cap, runner, grip)
  return group
}

function canvasUvs(geometry: ReturnType<typeof sheet>, radius: number): ReturnType<typeof sheet> {
  const positions = geometry.getAttribute('position')
  const uvs = geometry.getAttribute('uv')
  for (let i = 0; i < uvs.count; i++) uvs.setXY(i, positions.getX(i) / (2 * radius) + 0.5, 0.5 - positions.getZ(i) / (2 * radius))
  return geometry
}

const umbrella: SetUp = ({ hex }, view) => {
  const group = new Group()
  const one = umbrellaOf(hex)
  const tilt = 1.02
  one.rotation.x = tilt
  one.position.set(0, Math.sin(tilt) * 0.82 + 0.004, 0.2)
  group.add(one)
  return view === 'a'
    ? { subject: group, paper: hex === '#ecdfc0' ? '#ddd2c2' : '#eee6d9', view: { around: 14, above: 10, fill: 0.88 } }
    : {
        subject: group,
        paper: hex === '#ecdfc0' ? '#ddd2c2' : '#eee6d9',
        view: { around: 40, above: 22, closeUp: { at: [0.1, 0.98, 0.42], radius: 0.44 }, fill: 0.98 },
        lens: 0.05,
      }
}

/** Scenes of this file, by kind. */
export const umbrellas: Readonly<Record<string, SetUp>> = {
  'sa-umbrella': umbrella,
}
