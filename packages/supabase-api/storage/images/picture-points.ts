import type { Readable } from 'node:stream'
import sharp from 'sharp'

/**
 * How many points a picture has when it is unpacked, all its frames together, by what its header says: nothing is unpacked. Undefined for what cannot be
 * read as a picture, and for more than `mostBytes`.
 */
export async function pointsOf(source: Readable, mostBytes: number): Promise<number | undefined> {
  const content = await whole(source, mostBytes)
  if (content === undefined) return undefined
  try {
    const { width, height, pages = 1 } = await sharp(content, { limitInputPixels: false, sequentialRead: true }).metadata()
    return width * height * pages
  } catch {
    return pointsOfHeif(content)
  }
}

async function whole(source: Readable, mostBytes: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of source) {
    // A file is read as bytes.
    const bytes = part as Buffer
    size += bytes.length
    if (size > mostBytes) return undefined
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

/** HEIC, which sharp's prebuilt binary cannot read: the largest size that any of its images says it has (ISO/IEC 23008-12, 6.5.3, `ispe`). */
function pointsOfHeif(content: Buffer): number | undefined {
  if (!/^ftyp(hei[cx]|mif1)/.test(content.toString('latin1', 4, 12))) return undefined
  let most: number | undefined
  for (let at = content.indexOf('ispe'); at >= 0 && at + 16 <= content.length; at = content.indexOf('ispe', at + 4))
    most = Math.max(most ?? 0, content.readUInt32BE(at + 8) * content.readUInt32BE(at + 12))
  return most
}
