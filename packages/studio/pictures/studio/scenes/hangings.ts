import { Group, Mesh, MeshStandardMaterial, SphereGeometry, Vector3 } from 'three'
import { twisted } from '../basketry.ts'
import { hungOver, sheet } from '../cloth-shapes.ts'
import { matt, wood } from '../materials.ts'
import { bands, diamonds, type Motif, teeth, tile } from '../motif.ts'
import { leaf, placed, rosette } from '../ornament.ts'
import { cells, clouds, hash, noise, smooth } from '../random.ts'
import { blankCanvas, rgb, shade, textureOf } from '../surface.ts'
import { through, tube } from '../turned.ts'
import { clothMaterial, woven } from '../weave.ts'
import type { SetUp } from './set-up.ts'
import { rail } from './textiles.ts'

/** Wax-drawn flowers in washes of dye, with the fine cracks of the wax. */
export function batik(hex: string, leaves: boolean): MeshStandardMaterial {
  const size = 1400
  const [canvas, pen] = blankCanvas(size)
  const warm = leaves ? '#9fb54a' : hex === '#d2643c' ? '#f0b23e' : '#e9859a'
  pen.fillStyle = hex
  pen.fillRect(0, 0, size, size)
  pen.filter = 'blur(40px)'
  for (let i = 0; i < 40; i++) {
    pen.fillStyle = shade(hex, (hash(i, 1) - 0.5) * 0.7)
    pen.beginPath()
    pen.arc(hash(i, 2) * size, hash(i, 3) * size, 60 + hash(i, 4) * 120, 0, 7)
    pen.fill()
  }
  pen.filter = 'none'
  const drawOne = (x: number, y: number, r: number, turn: number, i: number) => {
    const tone = [warm, '#f3e3c0', shade(warm, 0.3), shade(hex, 0.55)][i % 4]!
    placed(pen, x, y, r, turn, (p) => {
      p.lineWidth = 0.045
      p.strokeStyle = '#f7efdc'
      if (leaves && i % 3 !== 0) {
        p.fillStyle = i % 2 ? shade(hex, 0.3) : warm
        for (const side of [-1, 0, 1])
          placed(p, 0, 0.4, side ? 0.9 : 1.2, side * 0.62, (q) => {
            leaf(q)
            q.beginPath()
            q.moveTo(0, 0)
            q.bezierCurveTo(-0.3, -0.25, -0.27, -0.7, 0, -1)
            q.bezierCurveTo(0.27, -0.7, 0.3, -0.25, 0, 0)
            q.moveTo(0, 0)
            q.lineTo(0, -0.85)
            q.stroke()
          })
      } else {
        p.fillStyle = tone
        rosette(5, 0.46)(p)
        for (let k = 0; k < 5; k++)
          placed(p, 0, 0, 1, (k / 5) * 6.2832, (q) => {
            q.beginPath()
            q.moveTo(0, 0)
            q.bezierCurveTo(-0.46, -0.25, -0.41, -0.7, 0, -1)
            q.bezierCurveTo(0.41, -0.7, 0.46, -0.25, 0, 0)
            for (const s of [-0.12, 0, 0.12]) {
              q.moveTo(s * 0.4, -0.25)
              q.lineTo(s, -0.72)
            }
            q.stroke()
          })
        p.fillStyle = shade(hex, -0.3)
        p.beginPath()
        p.arc(0, 0, 0.17, 0, 7)
        p.fill()
        p.stroke()
      }
    })
  }
  for (let i = 0; i < 46; i++) {
    const x = ((i % 7) + 0.5 + (hash(i, 5) - 0.5) * 0.5) * (size / 7)
    const y = (Math.floor(i / 7) + 0.5 + (hash(i, 6) - 0.5) * 0.5) * (size / 7)
    drawOne(x, y, 70 + hash(i, 7) * 70, hash(i, 8) * 6.28, i)
  }
  pen.fillStyle = '#f7efdc'
  for (let i = 0; i < 700; i++) {
    pen.globalAlpha = 0.75
    pen.beginPath()
    pen.arc(hash(i, 9) * size, hash(i, 10) * size, 2 + hash(i, 11) * 3, 0, 7)
    pen.fill()
  }
  pen.globalAlpha = 1
  const image = pen.getImageData(0, 0, size, size)
  const [r, g, b] = rgb(shade(hex, -0.35))
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const bend = noise(x / 40, y / 40, 3) * 0.5
      const crack = cells(x / 95 + bend, y / 95 + bend, 8)
      const line = (1 - smooth(0.004, 0.022, crack.second - crack.nearest)) * 0.4 * noise(x / 120, y / 120, 5)
      const thread = 0.95 + ((x + y) % 3) * 0.03
      const at = (y * size + x) * 4
      image.data[at] = (image.data[at]! * (1 - line) + r * line) * thread
      image.data[at + 1] = (image.data[at + 1]! * (1 - line) + g * line) * thread
      image.data[at + 2] = (image.data[at + 2]! * (1 - line) + b * line) * thread
    }
  pen.putImageData(image, 0, 0)
  const weave = woven({ colours: ['#ffffff'], threads: [230, 230], pixels: 1024 })
  return new MeshStandardMaterial({ map: textureOf(canvas), normalMap: weave.normalMap, roughness: 0.85, side: 2, envMapIntensity: 0.35 })
}

const batikSarong: SetUp = ({ hex, motif }) => {
  const group = new Group()
  const material = batik(hex, motif === 'batik leaves')
  for (const texture of [material.map!, material.normalMap!]) texture.repeat.set(0.85, 0.85)
  group.add(new Mesh(hungOver({ width: 1.0, front: 1.28, back: 1.0, height: 1.6, folds: 2.4, depth: 0.07, seed: 12 }), material), rail(1.28, 1.6))
  return { subject: group, paper: '#f0e9dd', view: { around: -16, above: 6, fill: 0.86, shift: [0, 0] } }
}

const wallHanging: SetUp = ({ hex, motif }) => {
  const group = new Group()
  const cream = hex === '#e8dcc4' ? '#b06a42' : '#f0e6d0'
  const pattern: Motif =
    motif === 'diamonds'
      ? bands([
          [10, 0],
          [3, 1],
          [44, diamonds(44, 44)],
          [3, 1],
        ])
      : motif === 'stripes'
        ? bands([
            [16, 0],
            [5, 1],
            [4, 2],
            [5, 1],
            [20, 0],
            [12, teeth(12, 12, 1)],
            [6, 2],
          ])
        : bands([
            [14, 0],
            [3, 2],
            [50, tile('khit', 2)],
            [3, 2],
            [12, teeth(12, 12, 1)],
          ])
  const width = 0.82
  const tall = 0.92
  const height = 1.36
  const cloth = clothMaterial({ colours: [hex, cream, shade(hex, -0.4), '#d9a441'], motif: pattern, threads: [104, 116], raised: 0.5, slub: 0.9 })
  group.add(
    new Mesh(
      sheet(60, 60, (u, v) => [(u - 0.5) * width, height - tall + v * tall, 0.018 + (clouds(u * 2, v * 2, 2, 3) - 0.5) * 0.03 + (1 - v) * 0.012]),
      cloth,
    ),
  )
  const yarn = matt(shade(hex, 0.1), 0.95)
  for (let i = 0; i < 25; i++) {
    const x = (i / 24 - 0.5) * (width - 0.02)
    const long = 0.24 + (1 - Math.abs(i - 12) / 12) * 0.2
    group.add(
      new Mesh(
        twisted(
          through(
            [
              [x, height - tall + 0.01, 0.02],
              [x + (hash(i, 2) - 0.5) * 0.012, height - tall - long * 0.5, 0.024],
              [x + (hash(i, 3) - 0.5) * 0.02, height - tall - long, 0.02],
            ],
            40,
          ),
          0.013,
          2,
          12,
          6,
        ),
        yarn,
      ),
    )
    const knot = new Mesh(new SphereGeometry(0.017, 12, 10), yarn)
    knot.position.set(x, height - tall - 0.02, 0.022)
    group.add(
      knot,
      new Mesh(
        tube(
          through(
            [
              [x, height - 0.02, 0.02],
              [x, height + 0.03, 0.03],
              [x, height + 0.052, 0],
              [x, height, -0.02],
            ],
            14,
          ),
          0.009,
          6,
        ),
        yarn,
      ),
    )
  }
  const branch = new Mesh(
    tube(
      Array.from(
        { length: 60 },
        (_, i) => new Vector3((i / 59 - 0.5) * 1.14, height + 0.025 + (noise(i * 0.09, 2) - 0.5) * 0.03, (noise(i * 0.11, 7) - 0.5) * 0.02),
      ),
      (t) => 0.022 + (noise(t * 9, 4) - 0.5) * 0.008,
      14,
    ),
    wood('#8f6a45', { rings: 12, polish: 0.1, pixels: 384 }),
  )
  group.add(branch)
  for (const side of [-1, 1]) {
    const cord = new Mesh(
      tube(
        through(
          [
            [side * 0.5, height + 0.04, 0],
            [side * 0.02, height + 0.42, 0],
          ],
          10,
        ),
        0.006,
        6,
      ),
      matt('#c9b58e'),
    )
    group.add(cord)
  }
  const peg = new Mesh(new SphereGeometry(0.022, 16, 12), wood('#6b4327', { pixels: 128 }))
  peg.position.set(0, height + 0.425, 0)
  group.add(peg)
  return { subject: group, paper: '#efe8dc', view: { around: -12, above: 3, fill: 0.88, shift: [0, 0] } }
}

/** Scenes of this file, by kind. */
export const hangings: Readonly<Record<string, SetUp>> = {
  'batik-sarong': batikSarong,
  'wall-hanging': wallHanging,
}
