import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { labOf } from './colour-space.ts'

/**
 * Softens the linen that jewelry hangs on, as a wide lens would: the piece stands out, and coarse weave weighs more than anything else in a picture. Linen is told by
 * its warm grey from metal, which is neutral, and from gold and gems, which are strong. `node soften.ts pendant-necklace gold-necklace torque`, once after taking them.
 */
const PICTURES = join(import.meta.dirname, '../../../public/pictures')
const CHROMA = [0.017, 0.05] as const
const DARKEST = 0.3
const SHARE = 0.9

async function softened(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const as = (pixels: Buffer, channels: 1 | 3) => sharp(pixels, { raw: { width, height, channels } })
  const blurred = (sigma: number) => as(data, 3).blur(sigma).raw().toBuffer()
  const [even, far] = await Promise.all([blurred(2.2), blurred(3.2)])
  const linen = Buffer.alloc(width * height)
  for (let i = 0; i < linen.length; i++) {
    const [lightness, a, b] = labOf(even[i * 3] ?? 0, even[i * 3 + 1] ?? 0, even[i * 3 + 2] ?? 0)
    const chroma = Math.hypot(a, b)
    linen[i] = chroma > CHROMA[0] && chroma < CHROMA[1] && lightness > DARKEST ? 255 : 0
  }
  const mask = await as(linen, 1).median(9).blur(2).raw().toBuffer({ resolveWithObject: true })
  for (let i = 0; i < data.length; i++) {
    const share = ((mask.data[Math.floor(i / 3) * mask.info.channels] ?? 0) / 255) * SHARE
    data[i] = (data[i] ?? 0) * (1 - share) + (far[i] ?? 0) * share
  }
  return as(data, 3).webp({ quality: 72, effort: 6, smartSubsample: true }).toBuffer()
}

const kinds = process.argv.slice(2)
if (kinds.length === 0) throw new Error('Say which kinds: node soften.ts pendant-necklace torque')
for (const name of (await readdir(PICTURES)).filter((file) => kinds.some((kind) => file.startsWith(`${kind}-`)))) {
  const webp = await softened(await readFile(join(PICTURES, name)))
  await writeFile(join(PICTURES, name), webp)
  process.stdout.write(`${name}  ${Math.round(webp.length / 1024)} kB\n`)
}
