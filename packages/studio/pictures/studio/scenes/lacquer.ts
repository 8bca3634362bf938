import { Group, Mesh, MeshPhysicalMaterial, SphereGeometry } from 'three'
import { mappedFromAbove, roundedBox } from '../boxes.ts'
import { gilt } from '../clay.ts'
import { lacquer, metal } from '../materials.ts'
import { flameBouquet, flameLeaf, leaf, type Ornament, petal, placed, rosette, row, vine } from '../ornament.ts'
import { hash } from '../random.ts'
import { blankCanvas, heightsOf, normalsFrom, shade, textureOf } from '../surface.ts'
import { circle, type Profile, smoothProfile, tube, turned } from '../turned.ts'
import type { SetUp } from './set-up.ts'

type Pen = CanvasRenderingContext2D

/** A round medallion: heart, petals, a wreath of flames, a beaded rim. The drawing fills a square canvas. */
export function medallion(pen: Pen, size: number, flames: boolean): void {
  pen.save()
  pen.translate(size / 2, size / 2)
  const around = (count: number, radius: number, each: number, draw: Ornament, turn = 0) => {
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2
      placed(pen, Math.sin(angle) * radius, -Math.cos(angle) * radius, each, angle + turn, draw)
    }
  }
  placed(pen, 0, 0, size * 0.13, 0, rosette(8, 0.34))
  around(12, size * 0.14, size * 0.08, petal(0.36))
  if (flames) {
    around(12, size * 0.235, size * 0.14, flameBouquet)
    around(24, size * 0.4, size * 0.055, flameLeaf)
  } else {
    around(10, size * 0.3, size * 0.075, rosette(6, 0.34))
    around(10, size * 0.3, size * 0.06, leaf, Math.PI / 2.4)
    around(20, size * 0.385, size * 0.06, leaf, 1)
  }
  pen.lineWidth = size * 0.006
  for (const r of [0.225, 0.375, 0.465, 0.48]) {
    pen.beginPath()
    pen.arc(0, 0, size * r, 0, Math.PI * 2)
    pen.stroke()
  }
  pen.restore()
}

/** A running band of flames or vines for the side of a round piece; it closes on itself. */
export function frieze(pen: Pen, w: number, h: number, flames: boolean, count = 14): void {
  for (const y of [0.07, 0.11, 0.89, 0.93]) pen.fillRect(0, h * y, w, h * 0.014)
  if (flames) {
    const size = Math.min(h * 0.66, (w / count) * 0.92)
    row(pen, w, h * 0.84, count, size, flameBouquet)
    row(pen, w, h * 0.16, count, h * 0.3, petal(0.3), Math.PI)
    pen.save()
    pen.translate(w / count / 2, 0)
    row(pen, w, h * 0.84, count, size * 0.5, flameLeaf)
    row(pen, w, h * 0.42, count, size * 0.2, rosette(4, 0.4))
    pen.restore()
  } else {
    pen.lineWidth = h * 0.02
    vine(pen, w, h * 0.5, h * 0.2, Math.round(count * 0.6), rosette(7, 0.32))
  }
}

const lacquerBox: SetUp = ({ slug, hex, motif }, view) => {
  const group = new Group()
  const flames = motif === 'flame leaves'
  const gold = slug === 'vermilion' ? '#1b1310' : '#dcae50'
  const side = lacquer(hex, (pen, w, h) => frieze(pen, w, h, flames, 16), { gold, width: 3072, height: 352 })
  const top = lacquer(hex, (pen, w) => medallion(pen, w, flames), { gold, width: 1280, height: 1280 })
  if (slug === 'vermilion')
    for (const material of [side, top]) {
      material.metalnessMap = null
      material.metalness = 0
    }
  const wall: Profile = [
    [0.42, 0.03],
    [0.445, 0.06],
    [0.45, 0.2],
    [0.445, 0.3],
  ]
  const body = new Mesh(turned(smoothProfile(wall, 40), 0.002), side)
  const lidSide = new Mesh(
    turned(
      smoothProfile(
        [
          [0.462, 0.29],
          [0.464, 0.34],
          [0.462, 0.4],
          [0.45, 0.425],
        ],
        30,
      ),
      0.002,
    ),
    side,
  )
  const lid = mappedFromAbove(
    new Mesh(
      turned(
        smoothProfile(
          [
            [0.452, 0.424],
            [0.4, 0.45],
            [0.2, 0.472],
            [0, 0.476],
          ],
          40,
        ),
        0,
      ),
      top,
    ),
    0.47,
  )
  lid.material.side = 2
  const foot = new Mesh(
    turned(
      smoothProfile(
        [
          [0.36, 0],
          [0.38, 0.01],
          [0.4, 0.035],
          [0.43, 0.04],
        ],
        20,
      ),
      0,
    ),
    new MeshPhysicalMaterial({ color: shade(hex, -0.2), roughness: 0.4, clearcoat: 0.5 }),
  )
  group.add(body, lidSide, lid, foot, new Mesh(tube(circle(0.463, 0.294), 0.01, 10), gilt(slug === 'vermilion' ? '#2a1d16' : '#dcae50', 0.35)))
  const cup = group.clone()
  cup.scale.set(0.42, 0.5, 0.42)
  cup.position.set(0.56, 0, 0.42)
  const scene = new Group()
  scene.add(group, cup)
  return view === 'a'
    ? { subject: scene, paper: '#ece3d5', view: { around: 4, above: 27, fill: 0.84 } }
    : { subject: scene, paper: '#ece3d5', view: { around: -20, above: 52, closeUp: { at: [0.05, 0.42, 0.1], radius: 0.38 }, fill: 0.98 }, lens: 0.04 }
}

/** Cut shell: pinks, greens and blues that change from piece to piece. */
function inlay(ground: string, draw: (pen: Pen, w: number, h: number) => void, width: number, height: number): MeshPhysicalMaterial {
  const [mask, pen] = blankCanvas(width, height)
  pen.fillStyle = '#000'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = pen.strokeStyle = '#fff'
  draw(pen, width, height)
  const [canvas, colours] = blankCanvas(width, height)
  colours.fillStyle = ground
  colours.fillRect(0, 0, width, height)
  const [shell, shellPen] = blankCanvas(width, height)
  const tones = ['#e9e4dc', '#d5e6df', '#f0d6de', '#cfdcee', '#e6efd6', '#f3e6cf', '#c8e4e6']
  const piece = Math.round(width / 90)
  for (let y = 0; y < height; y += piece)
    for (let x = 0; x < width; x += piece) {
      const gradient = shellPen.createLinearGradient(x, y, x + piece, y + piece)
      gradient.addColorStop(0, tones[Math.floor(hash(x, y, 1) * tones.length)]!)
      gradient.addColorStop(1, tones[Math.floor(hash(x, y, 2) * tones.length)]!)
      shellPen.fillStyle = gradient
      shellPen.fillRect(x, y, piece - 1, piece - 1)
    }
  const shellData = shellPen.getImageData(0, 0, width, height)
  const maskData = pen.getImageData(0, 0, width, height)
  for (let i = 0; i < maskData.data.length; i += 4) shellData.data[i + 3] = maskData.data[i]!
  shellPen.putImageData(shellData, 0, 0)
  colours.drawImage(shell, 0, 0)
  const where = textureOf(mask, false)
  return new MeshPhysicalMaterial({
    map: textureOf(canvas),
    roughness: 0.22,
    clearcoat: 0.9,
    clearcoatRoughness: 0.06,
    iridescence: 0.9,
    iridescenceMap: where,
    iridescenceIOR: 1.7,
    iridescenceThicknessMinimum: 180,
    iridescenceThicknessMaximum: 420,
    normalMap: normalsFrom(heightsOf(mask, 1), width, height, -0.6),
  })
}

const pearlInlay: SetUp = ({ hex, motif }) => {
  const group = new Group()
  const flowers = motif === 'flowers'
  const field = (pen: Pen, w: number, h: number) => {
    pen.lineWidth = h * 0.012
    for (const inset of [0.04, 0.075]) pen.strokeRect(w * inset * (h / w), h * inset, w - 2 * w * inset * (h / w), h * (1 - 2 * inset))
    const cells = Math.max(2, Math.round((w / h) * 1.6))
    if (h / w > 0.6) {
      placed(pen, w / 2, h / 2, 1, 0, (inner) => {
        inner.translate(-w * 0.42, -w * 0.42)
        medallion(inner, w * 0.84, !flowers)
      })
      for (const [x, y] of [
        [0.14, 0.16],
        [0.86, 0.16],
        [0.14, 0.84],
        [0.86, 0.84],
      ] as const)
        placed(pen, w * x, h * y, h * 0.07, 0.4, rosette(6, 0.34))
    } else {
      vine(pen, w, h * 0.5, h * 0.17, cells, flowers ? rosette(6, 0.34) : leaf)
      row(pen, w, h * 0.9, cells * 4, h * 0.06, petal(0.4))
      row(pen, w, h * 0.1, cells * 4, h * 0.06, petal(0.4), Math.PI)
    }
  }
  const side = inlay(hex, field, 1536, 480)
  const top = inlay(hex, field, 1280, 880)
  const body = roundedBox(0.96, 0.26, 0.66, side, 0.03)
  const lid = roundedBox(0.99, 0.12, 0.69, side, 0.03)
  lid.position.y = 0.265
  const plate = roundedBox(0.9, 0.02, 0.6, top, 0.008)
  plate.position.y = 0.374
  group.add(body, lid, plate)
  for (const [x, z] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const foot = new Mesh(new SphereGeometry(0.04, 20, 14), metal('#c2953f', 0.3))
    foot.scale.y = 0.6
    foot.position.set(x * 0.42, 0.0, z * 0.27)
    group.add(foot)
  }
  const clasp = roundedBox(0.09, 0.11, 0.012, metal('#c2953f', 0.3), 0.01)
  clasp.position.set(0, 0.21, 0.345)
  group.add(clasp)
  group.position.y = 0.024
  const scene = new Group()
  scene.add(group)
  return { subject: scene, paper: '#eae2d6', view: { around: 26, above: 30, fill: 0.86 } }
}

/** Scenes of this file, by kind. */
export const lacquerWare: Readonly<Record<string, SetUp>> = {
  'lacquer-box': lacquerBox,
  'pearl-inlay-box': pearlInlay,
}
