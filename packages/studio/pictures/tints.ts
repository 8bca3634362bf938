import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { fileOfView, PICTURE_KINDS, viewsOf } from './picture-kinds.ts'
import { labOf, rgbOf, type Lab } from './colour-space.ts'
import { toWebp } from './webp.ts'

/**
 * Colourings that nobody has photographed yet, made in the darkroom from the nearest one that was: the piece is told from its backdrop, and its main colour is
 * moved to the wanted one, with weave, glaze and light left as they are. `node packages/studio/tints.ts` fills what is missing; `render.ts --only kind` replaces it.
 */
const PICTURES = join(import.meta.dirname, '../../../public/pictures')
const BUDGET_BYTES = 62_000

/** How far from the backdrop a pixel's colour, or its light alone, must be to belong to the piece: from, to. Shadows are darker but of the backdrop's colour. */
const BY_COLOUR = [0.018, 0.05] as const
const BY_LIGHT = [0.2, 0.32] as const
/** Pixels of another colour than the piece's main one (gilding, a rim) follow it this much; the closer they are the more. */
const FOLLOW_AT_LEAST = 0.3
const LIKENESS = 0.14

const smooth = ([from, to]: readonly [number, number], value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
const apart = (a: Lab, b: Lab): number => Math.hypot(a[1] - b[1], a[2] - b[2]) + Math.abs(a[0] - b[0]) * 0.5
const rgbOfHex = (hex: string): [number, number, number] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]

/** A picture with its piece in another colour; `from` and `to` are hex colours. A piece of the same colour is turned round instead. */
async function tinted(file: string, from: string, to: string): Promise<Buffer> {
  const [source, target] = [labOf(...rgbOfHex(from)), labOf(...rgbOfHex(to))]
  if (apart(source, target) < 0.01)
    return sharp(await readFile(file))
      .flop()
      .png()
      .toBuffer()
  const { data, info } = await sharp(await readFile(file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const at = (x: number, y: number) => (y * width + x) * 3
  const pixel = (index: number): Lab => labOf(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0)
  for (let y = 0; y < height; y += 1) {
    const [left, right] = [pixel(at(6, y)), pixel(at(width - 7, y))]
    for (let x = 0; x < width; x += 1) {
      const index = at(x, y)
      const lab = pixel(index)
      const share = x / width
      const [backL, backA, backB] = [left[0] + (right[0] - left[0]) * share, left[1] + (right[1] - left[1]) * share, left[2] + (right[2] - left[2]) * share]
      const piece = Math.max(smooth(BY_COLOUR, Math.hypot(lab[1] - backA, lab[2] - backB)), smooth(BY_LIGHT, Math.abs(lab[0] - backL)))
      if (piece === 0) continue
      const alike = Math.exp(-(apart(lab, source) ** 2) / (2 * LIKENESS ** 2))
      const move = piece * (FOLLOW_AT_LEAST + (1 - FOLLOW_AT_LEAST) * alike)
      // Light moves less than colour: highlights and shadows make the form.
      const [r, g, b] = rgbOf([lab[0] + (target[0] - source[0]) * move * 0.8, lab[1] + (target[1] - source[1]) * move, lab[2] + (target[2] - source[2]) * move])
      data[index] = r
      data[index + 1] = g
      data[index + 2] = b
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

for (const kind of PICTURE_KINDS) {
  // A form or a hand would take the colour too: what is worn is always taken.
  for (const view of viewsOf(kind).filter((each) => each !== 'worn')) {
    const fileOf = (variant: string) => join(PICTURES, `${fileOfView(kind.slug, variant, view)}.webp`)
    const taken = kind.variants.filter(({ slug }) => existsSync(fileOf(slug)))
    for (const variant of kind.variants.filter(({ slug }) => !existsSync(fileOf(slug)))) {
      const [nearest] = taken.toSorted(
        (a, b) => apart(labOf(...rgbOfHex(a.hex)), labOf(...rgbOfHex(variant.hex))) - apart(labOf(...rgbOfHex(b.hex)), labOf(...rgbOfHex(variant.hex))),
      )
      if (!nearest) throw new Error(`No picture of ${kind.slug} (${view}) at all: render one first.`)
      await writeFile(fileOf(variant.slug), await toWebp(await tinted(fileOf(nearest.slug), nearest.hex, variant.hex), BUDGET_BYTES))
      process.stdout.write(`${kind.slug}-${variant.slug} (${view}) from ${nearest.slug}\n`)
    }
  }
}
