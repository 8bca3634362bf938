import sharp from 'sharp'

/** Qualities that are tried, the best first. */
const QUALITIES = [80, 74, 68, 62, 57, 52]

const encoded = (picture: Buffer | string, quality: number): Promise<Buffer> => sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()

/** Encodes a picture as WebP; when weave and grain make it heavier than `budget` bytes, quality goes down step by step, to 52 at most. */
export async function toWebp(png: Buffer | string, budget: number): Promise<Buffer> {
  let webp: Buffer = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    webp = await encoded(png, quality)
    if (webp.length <= budget) break
  }
  return webp
}

/** The lightest WebP of a picture that differs from it by no more than `decibels` (PSNR); nothing when that saves less than a tenth. */
export async function lightened(picture: Buffer, decibels: number): Promise<Buffer | undefined> {
  const before = await pixelsOf(picture)
  let lightest: Buffer | undefined
  for (const quality of QUALITIES) {
    const webp = await encoded(picture, quality)
    if (likeness(before, await pixelsOf(webp)) < decibels) break
    if (webp.length < picture.length * 0.9) lightest = webp
  }
  return lightest
}

const pixelsOf = (picture: Buffer): Promise<Buffer> => sharp(picture).removeAlpha().raw().toBuffer()

/** Peak signal-to-noise ratio: from about 42 dB on, nobody tells two pictures apart side by side. */
function likeness(a: Buffer, b: Buffer): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2
  return 10 * Math.log10(255 ** 2 / (sum / a.length))
}
