import { Group, Mesh, MeshStandardMaterial } from 'three'
import { roundedBox } from '../boxes.ts'
import { sheet } from '../cloth-shapes.ts'
import { wood } from '../materials.ts'
import { flameCurl, flameLeaf, petal, placed, row } from '../ornament.ts'
import { hash, noise } from '../random.ts'
import { blankCanvas, shade, textureOf } from '../surface.ts'
import { through, tube } from '../turned.ts'
import type { SetUp } from './set-up.ts'

type Pen = CanvasRenderingContext2D

/** Cut leather: a figure of the shadow play, pierced all over, held by a split of bamboo. */
const shadowPuppet: SetUp = ({ hex }) => {
  const [w, h] = [1024, 1408]
  const [canvas, pen] = blankCanvas(w, h)
  const [mask, cut] = blankCanvas(w, h)
  cut.fillStyle = '#000'
  cut.fillRect(0, 0, w, h)
  cut.fillStyle = cut.strokeStyle = '#fff'
  cut.lineJoin = 'round'
  const draw = (p: Pen) => {
    // Crown, head, body, skirt and legs of a dancing prince facing right, in flames.
    placed(p, 500, 330, 250, -0.05, petal(0.2))
    for (const [x, y, s, turn] of [
      [420, 340, 120, -0.9],
      [580, 330, 110, 0.9],
      [400, 420, 110, -1.4],
    ] as const)
      placed(p, x, y, s, turn, flameLeaf)
    p.beginPath()
    p.ellipse(510, 400, 96, 112, 0, 0, 7)
    p.fill()
    p.beginPath()
    p.moveTo(590, 370)
    p.lineTo(650, 415)
    p.lineTo(590, 440)
    p.fill()
    p.fillRect(470, 490, 80, 70)
    p.beginPath()
    p.moveTo(370, 550)
    p.bezierCurveTo(460, 520, 570, 520, 650, 560)
    p.bezierCurveTo(640, 680, 610, 760, 600, 820)
    p.lineTo(420, 820)
    p.bezierCurveTo(400, 760, 380, 680, 370, 550)
    p.fill()
    p.beginPath()
    p.moveTo(400, 810)
    p.lineTo(620, 810)
    p.bezierCurveTo(690, 950, 720, 1060, 700, 1120)
    p.lineTo(330, 1120)
    p.bezierCurveTo(300, 1060, 340, 930, 400, 810)
    p.fill()
    for (const [x, y, s, turn] of [
      [330, 1080, 230, -1.6],
      [700, 1080, 230, 1.7],
      [350, 960, 180, -1.2],
      [690, 960, 180, 1.3],
      [380, 850, 130, -1.1],
      [640, 850, 130, 1.1],
    ] as const) {
      p.save()
      p.translate(x, y)
      p.scale(turn < 0 ? -1 : 1, 1)
      placed(p, 0, 0, s, Math.abs(turn), flameLeaf)
      p.restore()
    }
    p.lineWidth = 62
    p.lineCap = 'round'
    p.beginPath()
    p.moveTo(630, 585)
    p.quadraticCurveTo(790, 640, 800, 500)
    p.lineTo(850, 420)
    p.stroke()
    p.beginPath()
    p.moveTo(390, 585)
    p.quadraticCurveTo(240, 680, 250, 800)
    p.lineTo(190, 880)
    p.stroke()
    for (const k of [-0.5, -0.1, 0.3]) {
      placed(p, 850, 420, 120, 0.5 + k, petal(0.12))
      placed(p, 190, 880, 110, -2.3 + k, petal(0.12))
    }
    p.lineWidth = 84
    p.beginPath()
    p.moveTo(430, 1110)
    p.lineTo(390, 1260)
    p.stroke()
    p.beginPath()
    p.moveTo(610, 1110)
    p.lineTo(680, 1250)
    p.stroke()
    p.lineWidth = 52
    p.beginPath()
    p.moveTo(380, 1290)
    p.lineTo(470, 1300)
    p.stroke()
    p.beginPath()
    p.moveTo(680, 1280)
    p.lineTo(770, 1276)
    p.stroke()
  }
  draw(cut)
  cut.globalCompositeOperation = 'destination-out'
  const holes = (x: number, y: number, count: number, radius: number, size: number) => {
    for (let i = 0; i < count; i++) {
      cut.beginPath()
      cut.arc(x + Math.cos((i / count) * 6.2832) * radius, y + Math.sin((i / count) * 6.2832) * radius, size, 0, 7)
      cut.fill()
    }
  }
  for (let r = 0; r < 4; r++) holes(510, 670, 8 + r * 5, 26 + r * 24, 6.5)
  for (let r = 0; r < 7; r++)
    for (let c = 0; c < 9 + r; c++) {
      cut.beginPath()
      placed(cut, 515 + (c - (8 + r) / 2) * 33, 850 + r * 38, 15, (c + r) % 2 ? 0.8 : 0, (p) => {
        for (let n = 0; n < 4; n++) placed(p, 0, 0, 1, (n * Math.PI) / 2, petal(0.3))
      })
    }
  holes(510, 300, 10, 46, 6)
  cut.lineWidth = 5
  cut.beginPath()
  cut.moveTo(540, 380)
  cut.quadraticCurveTo(570, 366, 598, 380)
  cut.stroke()
  cut.beginPath()
  cut.ellipse(566, 396, 16, 7, 0, 0, 7)
  cut.fill()
  cut.beginPath()
  cut.moveTo(560, 452)
  cut.quadraticCurveTo(584, 462, 606, 448)
  cut.stroke()
  for (let k = 0; k < 9; k++) {
    cut.beginPath()
    cut.arc(440 + k * 18, 335 - Math.sin((k / 8) * 3.14) * 16, 5, 0, 7)
    cut.fill()
  }
  for (const [x, y] of [
    [300, 640],
    [270, 720],
    [720, 625],
    [790, 580],
    [400, 1190],
    [650, 1180],
  ] as const)
    holes(x, y, 6, 14, 4.5)
  cut.globalCompositeOperation = 'source-over'
  pen.fillStyle = hex
  pen.fillRect(0, 0, w, h)
  for (let i = 0; i < 900; i++) {
    pen.fillStyle = hash(i, 1) > 0.5 ? 'rgba(255,220,160,.06)' : 'rgba(40,10,0,.07)'
    pen.beginPath()
    pen.arc(hash(i, 2) * w, hash(i, 3) * h, 8 + hash(i, 4) * 50, 0, 7)
    pen.fill()
  }
  pen.fillStyle = shade(hex, -0.5)
  pen.globalAlpha = 0.75
  pen.fillRect(370, 800, 290, 26)
  for (const y of [545, 1098]) row(pen, w, y, 40, 22, petal(0.4))
  pen.fillStyle = '#2f6b45'
  pen.beginPath()
  pen.ellipse(510, 690, 120, 110, 0, 0, 7)
  pen.fill()
  pen.fillStyle = '#a8302a'
  pen.globalAlpha = 0.6
  pen.fillRect(330, 830, 380, 290)
  pen.globalAlpha = 1
  pen.strokeStyle = 'rgba(20,8,2,.65)'
  for (const [x, y, s] of [
    [330, 1080, 200],
    [700, 1080, 200],
  ] as const)
    placed(pen, x, y, s, 0, (p) => {
      p.lineWidth = 0.04
      flameCurl(p)
    })
  const map = textureOf(canvas)
  const alphaMap = textureOf(mask, false)
  const group = new Group()
  const skin = new Mesh(
    sheet(40, 60, (u, v) => [(u - 0.5) * 0.96, v * 1.32, Math.sin(u * 3) * 0.02 + (noise(u * 4, v * 5, 3) - 0.5) * 0.024]),
    new MeshStandardMaterial({
      map,
      alphaMap,
      alphaTest: 0.5,
      roughness: 0.5,
      side: 2,
      emissive: '#ffffff',
      emissiveMap: map,
      emissiveIntensity: 0.14,
      envMapIntensity: 0.5,
    }),
  )
  group.add(skin)
  const bamboo = wood('#8a6238', { rings: 3, pixels: 256 })
  group.add(
    new Mesh(
      tube(
        through(
          [
            [0.0, -0.2, 0.03],
            [0.0, 0.3, 0.035],
            [-0.01, 0.8, 0.03],
            [-0.005, 1.0, 0.03],
          ],
          50,
        ),
        (t) => 0.017 - t * 0.01,
        10,
      ),
      bamboo,
    ),
  )
  group.add(
    new Mesh(
      tube(
        through(
          [
            [0.32, 0.94, 0.03],
            [0.37, 0.4, 0.06],
            [0.4, -0.12, 0.08],
          ],
          30,
        ),
        0.007,
        8,
      ),
      bamboo,
    ),
  )
  const foot = roundedBox(0.46, 0.06, 0.22, wood('#6b4327', { rings: 4 }), 0.02)
  foot.position.set(0.06, -0.26, 0.03)
  group.add(foot)
  group.position.y = 0.26
  const scene = new Group()
  scene.add(group)
  return { subject: scene, paper: '#efe6d3', view: { around: -14, above: 5, fill: 0.88 } }
}

/** Scenes of this file, by kind. */
export const shadowPuppets: Readonly<Record<string, SetUp>> = {
  'shadow-puppet': shadowPuppet,
}
