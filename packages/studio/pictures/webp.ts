import sharp from 'sharp'

/** Encodes a picture as WebP; when weave and grain make it heavier than `budget` bytes, quality goes down step by step, to 52 at most. */
export async function toWebp(png: Buffer | string, budget: number): Promise<Buffer> {
  let webp = Buffer.alloc(0)
  for (const quality of [80, 74, 68, 62, 57, 52]) {
    webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length <= budget) break
  }
  return webp
}
