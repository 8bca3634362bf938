import { Group, MeshPhysicalMaterial, Vector2 } from 'three'
import { roundedBox } from '../boxes.ts'
import { lacquer, wood } from '../materials.ts'
import { flameBouquet, flameCurl, flameLeaf, leaf, lotus, type Ornament, placed, rosette, row, vine } from '../ornament.ts'
import { clouds, hash } from '../random.ts'
import { blankCanvas, heightsOf, normalsFrom, rgb, shade, textureOf } from '../surface.ts'
import type { SetUp } from './set-up.ts'
import { medallion } from './lacquer.ts'

type Pen = CanvasRenderingContext2D

/** A relief cut into a board, framed. The board stands leaning a little back. */
export function carved(hex: string, draw: (pen: Pen, w: number, h: number) => void, washed: boolean): Group {
  const [w, h] = [1024, 1408]
  const [canvas, pen] = blankCanvas(w, h)
  pen.fillStyle = '#000'
  pen.fillRect(0, 0, w, h)
  pen.fillStyle = pen.strokeStyle = '#fff'
  draw(pen, w, h)
  const broad = heightsOf(canvas, 9)
  const fine = heightsOf(canvas, 2)
  const heights = new Float32Array(w * h)
  const timber = wood(hex, { rings: 6, polish: 0.3, seed: 12, pixels: 1024 })
  const image = timber.map!.image as HTMLCanvasElement
  const [painted, paint] = blankCanvas(w, h)
  paint.drawImage(image, 0, 0, w, h)
  const data = paint.getImageData(0, 0, w, h)
  const [cr, cg, cb] = rgb('#efe6d4')
  for (let i = 0; i < heights.length; i++) {
    const chisel = hash(Math.floor((i % w) / 14), Math.floor(i / w / 10), 2) * 0.1 * (1 - fine[i]!)
    heights[i] = broad[i]! * 0.8 + fine[i]! * 0.35 + chisel
    const deep = 1 - Math.max(broad[i]! * 0.9, fine[i]!)
    const tone = 1.12 - deep * 0.62
    const wash = washed ? (0.25 + 0.5 * deep) * clouds((i % w) / 60, i / w / 60, 3, 2) * 1.3 : 0
    data.data[i * 4] = (data.data[i * 4]! * (1 - wash) + cr * wash) * tone
    data.data[i * 4 + 1] = (data.data[i * 4 + 1]! * (1 - wash) + cg * wash) * tone
    data.data[i * 4 + 2] = (data.data[i * 4 + 2]! * (1 - wash) + cb * wash) * tone
  }
  paint.putImageData(data, 0, 0)
  timber.map = textureOf(painted)
  timber.normalMap = normalsFrom(heights, w, h, 16)
  timber.normalScale = new Vector2(1, 1)
  const group = new Group()
  group.add(roundedBox(0.88, 1.21, 0.05, timber, 0.006))
  const edge = wood(shade(hex, -0.15), { rings: 3, polish: 0.4, seed: 7 })
  for (const side of [-1, 1]) {
    const post = roundedBox(0.06, 1.31, 0.09, edge, 0.014)
    post.position.set(side * 0.46, -0.05, 0)
    const beam = roundedBox(0.98, 0.06, 0.094, edge, 0.014)
    beam.position.y = side < 0 ? -0.05 : 1.2
    group.add(post, beam)
  }
  return group
}

/** Stands a framed piece up so that its foot touches the floor and its back leans on nothing one sees. */
export function leaning(piece: Group, lowest: number, back = 0.1): Group {
  const holder = new Group()
  piece.position.y = -lowest
  const tilted = new Group()
  tilted.add(piece)
  tilted.rotation.x = -back
  holder.add(tilted)
  return holder
}

/** A great lotus with two smaller ones, leaves and rosettes. `way` changes how each figure is drawn. */
export function lotusRelief(pen: Pen, w: number, h: number, way = (draw: Ornament): Ornament => draw): void {
  placed(pen, w / 2, h * 0.5, w * 0.4, 0, way(lotus))
  for (const side of [-1, 1]) {
    placed(pen, w / 2 + side * w * 0.24, h * 0.78, w * 0.24, side * 0.3, way(lotus))
    placed(pen, w / 2 + side * w * 0.32, h * 0.52, w * 0.2, side * 0.8, way(leaf))
    placed(pen, w / 2 + side * w * 0.3, h * 0.3, w * 0.2, side * 0.5, way(leaf))
    placed(pen, w / 2 + side * w * 0.22, h * 0.2, w * 0.09, 0, way(rosette(8, 0.34)))
  }
  placed(pen, w / 2, h * 0.17, w * 0.13, 0, way(rosette(10, 0.3)))
}

const carvedPanel: SetUp = ({ slug, hex, motif }) => {
  const board = carved(
    slug === 'white' ? '#9a7650' : hex,
    (pen, w, h) => {
      if (motif === 'lotus') {
        lotusRelief(pen, w, h)
        pen.lineWidth = 18
        for (const x of [-0.24, 0, 0.24]) {
          pen.beginPath()
          pen.moveTo(w / 2 + x * w, h * (x ? 0.78 : 0.5))
          pen.quadraticCurveTo(w / 2 + x * w * 1.3, h * 0.9, w / 2 + x * w * 0.6, h * 0.955)
          pen.stroke()
        }
      } else {
        for (const [y, size] of [
          [0.95, 0.36],
          [0.68, 0.32],
          [0.43, 0.28],
          [0.23, 0.2],
        ] as const)
          placed(pen, w / 2, h * y, w * size * 1.3, 0, flameBouquet)
        for (const side of [-1, 1])
          for (let k = 0; k < 5; k++) {
            pen.save()
            pen.translate(w / 2, 0)
            pen.scale(side, 1)
            placed(pen, w * 0.33, h * (0.92 - k * 0.18), w * 0.24, -0.25, flameLeaf)
            pen.restore()
          }
      }
      pen.lineWidth = 12
      pen.strokeRect(34, 34, w - 68, h - 68)
      pen.globalCompositeOperation = 'destination-out'
      pen.globalAlpha = 0.5
      if (motif === 'lotus')
        for (let k = 0; k < 9; k++)
          placed(pen, w / 2, h * 0.5, w * 0.34, (k - 4) * 0.22, (p) => {
            p.lineWidth = 0.012
            p.beginPath()
            p.moveTo(0, -0.2)
            p.lineTo(0, -0.9)
            p.stroke()
          })
      else
        for (const side of [-1, 1])
          for (let k = 0; k < 5; k++) {
            pen.save()
            pen.translate(w / 2, 0)
            pen.scale(side, 1)
            placed(pen, w * 0.33, h * (0.92 - k * 0.18), w * 0.24, -0.25, (p) => {
              p.lineWidth = 0.05
              flameCurl(p)
            })
            pen.restore()
          }
      pen.globalAlpha = 1
      pen.globalCompositeOperation = 'source-over'
    },
    slug === 'white',
  )
  return { subject: leaning(board, -0.05), paper: '#e8dfd1', view: { around: -16, above: 8, fill: 0.86 } }
}

const gildedPanel: SetUp = ({ hex, motif }) => {
  const flames = motif === 'flame leaves'
  const face = lacquer(
    hex,
    (pen, w, h) => {
      pen.lineWidth = 8
      for (const inset of [30, 48, 112]) pen.strokeRect(inset, inset, w - 2 * inset, h - 2 * inset)
      pen.save()
      pen.translate(0, 80)
      row(pen, w, 0, 22, 26, rosette(4, 0.42))
      row(pen, w, h - 160, 22, 26, rosette(4, 0.42))
      pen.restore()
      for (let k = 1; k < 30; k++) for (const x of [80, w - 80]) placed(pen, x, 60 + (k / 30) * (h - 120), 24, 0, rosette(4, 0.42))
      pen.save()
      pen.translate(w / 2 - w * 0.33, h / 2 - w * 0.33)
      medallion(pen, w * 0.66, flames)
      pen.restore()
      for (const sx of [-1, 1])
        for (const sy of [-1, 1]) {
          pen.save()
          pen.translate(w / 2, h / 2)
          pen.scale(sx, sy)
          placed(pen, w * 0.36, h * 0.395, w * 0.22, -0.75, flames ? flameBouquet : leaf)
          placed(pen, w * 0.16, h * 0.39, w * 0.15, -0.2, flames ? flameLeaf : leaf)
          placed(pen, w * 0.37, h * 0.24, w * 0.15, -1.2, flames ? flameLeaf : leaf)
          pen.restore()
        }
      pen.lineWidth = 4
      if (!flames) {
        vine(pen, w, h * 0.165, 20, 9, rosette(6, 0.3))
        vine(pen, w, h * 0.835, 20, 9, rosette(6, 0.3))
      }
    },
    { width: 1024, height: 1408, worn: 0.35 },
  )
  const group = new Group()
  group.add(roundedBox(0.9, 1.24, 0.04, face, 0.006))
  const edge = new MeshPhysicalMaterial({ color: shade(hex, -0.1), roughness: 0.32, clearcoat: 0.7, clearcoatRoughness: 0.1 })
  for (const side of [-1, 1]) {
    const post = roundedBox(0.045, 1.31, 0.07, edge, 0.01)
    post.position.set(side * 0.465, -0.035, 0)
    const beam = roundedBox(0.975, 0.045, 0.074, edge, 0.01)
    beam.position.y = side < 0 ? -0.035 : 1.23
    group.add(post, beam)
  }
  return { subject: leaning(group, -0.035), paper: '#e6ddd0', view: { around: 18, above: 8, fill: 0.86 } }
}

/** Scenes of this file, by kind. */
export const panels: Readonly<Record<string, SetUp>> = {
  'carved-panel': carvedPanel,
  'gilded-panel': gildedPanel,
}
