import { CylinderGeometry, Group, Mesh, type MeshStandardMaterial, Vector3 } from 'three'
import { basketFloor, type Outline, strandMaterial, twisted, wovenWall } from '../../basketry.ts'
import { roundedBox } from '../../boxes.ts'
import { matt, metal, wood } from '../../materials.ts'
import { placed } from '../../ornament.ts'
import { hash, noise } from '../../random.ts'
import type { Shot } from '../../studio.ts'
import { shade } from '../../surface.ts'
import { swept, through, tube } from '../../turned.ts'
import { carved, lotusRelief } from '../panels.ts'
import { outline } from '../benjarong.ts'
import { BENCH_LIGHT, chisel, handle, lying, shaving, workbench } from './props.ts'

/** Strands have their tint in their vertices; these are of one colour. */
const strand = (hex: string): MeshStandardMaterial => {
  const material = strandMaterial()
  material.vertexColors = false
  material.color.set(hex)
  return material
}

/** A coil of split cane, as it is kept damp. */
function coil(radius: number, thick: number, rounds: number, hex: string): Mesh {
  const path = Array.from({ length: rounds * 60 }, (_, i) => {
    const a = (i / 60) * Math.PI * 2
    const r = radius * (1 + (noise(i * 0.013, 3) - 0.5) * 0.22)
    return new Vector3(Math.cos(a) * r, thick + (i / (rounds * 60)) * thick * 7 + (noise(i * 0.05, 8) - 0.5) * thick * 2, Math.sin(a) * r * 0.92)
  })
  return new Mesh(
    swept(path, (_, angle) => [Math.cos(angle) * thick * 1.7, Math.sin(angle) * thick * 0.6], 8),
    strand(hex),
  )
}

/** A basket woven half way up its stakes, the next strand on its way. */
function basketWork(hex: string, { rows, stakes, flare, thick }: { rows: number; stakes: number; flare: number; thick: number }): Shot {
  const group = workbench({ hex: '#836446', wall: '#b9a98f' })
  const outlineOf: Outline = { height: 0.3, squash: 1, radius: (t) => 0.34 + flare * 0.55 * Math.sin(t * 1.1) }
  const basket = new Group()
  basket.add(wovenWall(outlineOf, { colour: hex, rows, stakes, thick }), basketFloor(0.34, 0.012, shade(hex, -0.15)))
  const cane = strand(shade(hex, 0.08))
  for (let i = 0; i < stakes; i++) {
    const a = (i / stakes) * Math.PI * 2 + Math.PI / 2
    const long = 0.36 + hash(i, 4) * 0.1
    const points = Array.from({ length: 9 }, (_, k): [number, number, number] => {
      const t = k / 8
      const r = outlineOf.radius(1) + flare * (0.3 * t - 0.55 * t * t) + (noise(t * 2 + i, 3) - 0.5) * 0.014 * t
      const swing = (hash(i, 8) - 0.5) * 0.1 * t * t
      return [Math.cos(a + swing) * r, 0.28 + long * t, Math.sin(a + swing) * r]
    })
    basket.add(
      new Mesh(
        swept(through(points, 26), (_, turn) => [Math.cos(turn) * thick * 0.95, Math.sin(turn) * thick * 0.5], 6, new Vector3(Math.cos(a), 0, Math.sin(a))),
        cane,
      ),
    )
  }
  // The strand that is being woven leaves the wall in front and lies on the bench.
  const r = outlineOf.radius(1)
  const going: [number, number, number][] = Array.from({ length: 24 }, (_, i) => {
    const a = Math.PI * 0.85 - (i / 23) * Math.PI * 0.48
    return [Math.cos(a) * (r + (i % 2 ? 0.012 : -0.006)), 0.312, Math.sin(a) * (r + (i % 2 ? 0.012 : -0.006))]
  })
  going.push([0.34, 0.29, r + 0.06], [0.52, 0.17, r + 0.12], [0.6, 0.03, r + 0.2], [0.42, 0.012, r + 0.34], [0.1, 0.012, r + 0.36])
  basket.add(
    new Mesh(
      swept(through(going, 160), (_, angle) => [Math.cos(angle) * thick * 0.6, Math.sin(angle) * 0.012], 8),
      cane,
    ),
  )
  basket.position.set(-0.06, 0, -0.12)
  group.add(basket)
  const ring = coil(0.24, 0.0095, 7, shade(hex, 0.06))
  ring.position.set(0.72, 0, -0.28)
  group.add(ring)
  const knife = new Group()
  knife.add(handle(0.24, 0.026, '#7a4b2b'))
  const blade = roundedBox(0.05, 0.26, 0.006, metal('#b7b8b6', 0.3), 0.003)
  blade.position.y = 0.235
  knife.add(blade)
  group.add(lying(knife, -0.72, 0.62, 0.42, 0.022))
  for (let i = 0; i < 9; i++) {
    const splint = roundedBox(0.5 + hash(i, 2) * 0.5, 0.006, 0.016, strand(shade(hex, (hash(i, 6) - 0.5) * 0.2)), 0.003)
    splint.position.set(-0.72 + hash(i, 3) * 0.08, 0.002 + i * 0.005, 0.18 + hash(i, 4) * 0.1)
    splint.rotation.y = 0.9 + (hash(i, 5) - 0.5) * 0.3
    group.add(splint)
  }
  return {
    subject: group,
    paper: '#dccfb8',
    view: { around: 8, above: 26, closeUp: { at: [0, 0.28, 0.1], radius: 0.7 }, fill: 0.98, shift: [0, 0] },
    ...BENCH_LIGHT,
  }
}

/** A panel cut from the left: on the right the drawing waits. */
function carving(): Shot {
  const group = workbench({ hex: '#7c5d40', wall: '#b3a28a' })
  const half = (pen: CanvasRenderingContext2D, from: number, wide: number, h: number, draw: () => void) => {
    pen.save()
    pen.beginPath()
    pen.rect(from, 0, wide, h)
    pen.clip()
    draw()
    pen.restore()
  }
  const board = carved(
    '#a87848',
    (pen, w, h) => {
      const edge = w * 0.6
      half(pen, 0, edge, h, () => {
        lotusRelief(pen, w, h)
        pen.globalCompositeOperation = 'destination-out'
        pen.globalAlpha = 0.6
        for (let k = 0; k < 9; k++)
          placed(pen, w / 2, h * 0.5, w * 0.34, (k - 4) * 0.22, (p) => {
            p.lineWidth = 0.014
            p.beginPath()
            p.moveTo(0, -0.2)
            p.lineTo(0, -0.9)
            p.stroke()
          })
      })
      // Where nobody has cut yet the board is as high as its figures, and the drawing waits on it.
      half(pen, edge, w, h, () => {
        pen.fillRect(edge, 0, w, h)
        pen.strokeStyle = pen.fillStyle = '#000'
        pen.globalAlpha = 0.75
        lotusRelief(pen, w, h, (draw) => outline(draw, 0.03))
      })
      pen.lineWidth = 12
      pen.strokeRect(34, 34, w - 68, h - 68)
    },
    false,
  )
  board.rotation.x = -Math.PI / 2
  board.rotation.z = 0
  const laid = new Group()
  laid.add(board)
  laid.position.set(-0.08, 0.05, 0.62)
  laid.rotation.y = 0.22
  group.add(laid)
  for (const [edge, x, z, turn] of [
    [0.06, 0.02, 0.34, 2.5],
    [0.035, 0.52, 0.52, 1.9],
    [0.085, 0.6, 0.5, 1.75],
    [0.022, 0.68, 0.5, 1.6],
  ] as const)
    group.add(lying(chisel(edge, 0.34), x, z, turn, x < 0.1 ? 0.13 : 0.03))
  const mallet = new Group()
  mallet.add(handle(0.4, 0.028, '#8a5b34'))
  const knob = new Mesh(new CylinderGeometry(0.085, 0.07, 0.22, 40), wood('#6d4526', { rings: 5, pixels: 256, polish: 0.4 }))
  knob.position.y = 0.46
  mallet.add(knob)
  group.add(lying(mallet, -0.84, 0.5, 1.1, 0.07))
  for (let i = 0; i < 46; i++) {
    const curl = shaving(i, '#c99b66')
    const [x, z] = [-0.3 + (hash(i, 11) - 0.3) * 1.2, -0.2 + hash(i, 12) * 1.1]
    const onBoard = Math.abs(x + 0.08) < 0.42 && z > -0.5 && z < 0.58
    if (onBoard && i % 3) continue
    curl.position.set(x, onBoard ? 0.092 : 0, z)
    curl.scale.setScalar(onBoard ? 0.5 : 0.85)
    group.add(curl)
  }
  return {
    subject: group,
    paper: '#d8c9b0',
    view: { around: -8, above: 42, closeUp: { at: [-0.02, 0.05, 0.14], radius: 0.66 }, fill: 0.98, shift: [0, 0] },
    ...BENCH_LIGHT,
    key: [-1, 0.6, 0.1],
  }
}

/** Ropes of dyed yarn on a peg. */
export function skein(hex: string, long: number, seed: number): Mesh {
  const path = through(
    [
      [-0.035, -long * 0.9, 0.01],
      [-0.06, -long * 0.5, 0.02],
      [-0.032, -0.06, 0.02],
      [0, 0.012, 0.01],
      [0.032, -0.06, 0.02],
      [0.06, -long * 0.5, 0.02],
      [0.035, -long * 0.9, 0.01],
      [0, -long, 0.01],
    ],
    110,
    true,
  )
  return new Mesh(twisted(path, 0.05, 7, 3 + (seed % 3), 7), matt(hex, 0.9))
}

export const peg = (x: number, y: number, z: number): Mesh => {
  const mesh = new Mesh(tube([new Vector3(x, y, z - 0.06), new Vector3(x, y + 0.012, z + 0.06)], 0.014, 12), matt('#6d4526', 0.6))
  return mesh
}

export const woodAndFibre: Readonly<Record<string, () => Shot>> = {
  basketry: () => basketWork('#c69a5b', { rows: 13, stakes: 44, flare: 0.16, thick: 0.013 }),
  bamboo: () => basketWork('#cdb87a', { rows: 20, stakes: 60, flare: 0.05, thick: 0.009 }),
  carving,
}
