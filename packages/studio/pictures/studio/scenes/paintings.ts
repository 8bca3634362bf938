import { Group, MeshStandardMaterial } from 'three'
import { roundedBox } from '../boxes.ts'
import { wood } from '../materials.ts'
import { paintElephants, paintLotus, paintTemple } from '../painting.ts'
import { noise } from '../random.ts'
import { blankCanvas, heightsOf, normalsFrom, textureOf } from '../surface.ts'
import type { SetUp } from './set-up.ts'
import { leaning } from './panels.ts'

type Pen = CanvasRenderingContext2D

/** A stretched canvas in a thin frame; the paint stands up from the weave. */
function framed(width: number, height: number, paint: (pen: Pen, w: number, h: number) => void, frameHex: string): Group {
  const [w, h] = [1200, Math.round((1200 * height) / width)]
  const [canvas, pen] = blankCanvas(w, h)
  paint(pen, w, h)
  const heights = heightsOf(canvas, 0.8)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) heights[y * w + x]! += (Math.sin(x * 1.25) + Math.sin(y * 1.25)) * 0.035 + noise(x / 5, y / 26, 4) * 0.08
  const material = new MeshStandardMaterial({ map: textureOf(canvas), normalMap: normalsFrom(heights, w, h, 3), roughness: 0.55, envMapIntensity: 0.45 })
  const group = new Group()
  group.add(roundedBox(width, height, 0.035, material, 0.004))
  const timber = wood(frameHex, { rings: 3, polish: 0.4, pixels: 384 })
  for (const side of [-1, 1]) {
    const post = roundedBox(0.03, height + 0.06, 0.06, timber, 0.006)
    post.position.set(side * (width / 2 + 0.016), -0.03, -0.006)
    const beam = roundedBox(width + 0.062, 0.03, 0.06, timber, 0.006)
    beam.position.set(0, side < 0 ? -0.03 : height, -0.006)
    group.add(post, beam)
  }
  return group
}

const templePainting: SetUp = ({ slug }, view) => {
  const light = slug === 'dusk' || slug === 'dawn' ? slug : 'gold'
  const subject = leaning(
    framed(0.96, 1.2, (pen, w, h) => paintTemple(pen, w, h, light), '#6b4327'),
    -0.03,
  )
  return view === 'a'
    ? { subject, paper: '#ebe4d8', view: { around: -12, above: 6, fill: 0.88 } }
    : { subject, paper: '#ebe4d8', view: { around: 26, above: 8, closeUp: { at: [0.05, 0.5, 0], radius: 0.34 }, fill: 0.98 }, lens: 0.02 }
}

const elephantPainting: SetUp = ({ hex }) => ({
  subject: leaning(
    framed(1.1, 1.1, (pen, w, h) => paintElephants(pen, w, h, hex), '#4a2f1c'),
    -0.03,
  ),
  paper: '#ece5d9',
  view: { around: 14, above: 6, fill: 0.86 },
})

const lotusPainting: SetUp = ({ hex }) => ({
  subject: leaning(
    framed(0.92, 1.22, (pen, w, h) => paintLotus(pen, w, h, hex), '#c9a66e'),
    -0.03,
  ),
  paper: '#e9e3d8',
  view: { around: -14, above: 6, fill: 0.88 },
})

/** Scenes of this file, by kind. */
export const paintings: Readonly<Record<string, SetUp>> = {
  'temple-painting': templePainting,
  'elephant-painting': elephantPainting,
  'lotus-painting': lotusPainting,
}
