import sharp from 'sharp'
import { askSafely, NotReached } from '../webhooks/ask-safely.server.ts'

/** Why an address gave no picture. Those of `FOR_GOOD` are not asked again. */
export type PictureFailure = 'private_address' | 'no_address' | 'not_there' | 'too_large' | 'wrong_type' | 'too_small' | 'too_many_redirects' | 'no_answer'
export const FOR_GOOD: ReadonlySet<PictureFailure> = new Set([
  'private_address',
  'no_address',
  'not_there',
  'too_large',
  'wrong_type',
  'too_small',
  'too_many_redirects',
])

/** The bucket `product-images` holds to the same, and so does the desk of sellers. */
const MOST_BYTES = 5 * 1024 * 1024
const LEAST_SIDE = 400
/** What a small file may unpack to. */
const MOST_PIXELS = 50_000_000
const MOST_REDIRECTS = 3
const ANSWER_WITHIN_MS = 20_000
const ENDINGS = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const

export type ReadPicture = { content: Buffer; type: string; ending: string }

/**
 * Fetches a picture from an address that stood in a file: from the public internet only, each redirect looked at like the first address, no more than the bytes a picture may have, and whatever it calls itself it
 * has to be a JPEG, PNG or WebP. Written anew, so that nothing else comes along (places, scripts). Never throws for what is at the other end.
 */
export async function readPicture(url: string, mayReach: (address: string) => boolean): Promise<ReadPicture | { failure: PictureFailure }> {
  const bytes = await bytesAt(url, mayReach)
  return 'failure' in bytes ? bytes : pictureOf(bytes.content)
}

async function bytesAt(url: string, mayReach: (address: string) => boolean): Promise<{ content: Buffer } | { failure: PictureFailure }> {
  let address: string = url
  for (let asked = 0; asked <= MOST_REDIRECTS; asked++) {
    if (!URL.canParse(address)) return { failure: 'no_address' }
    try {
      const answer = await askSafely(new URL(address), {
        method: 'GET',
        headers: { accept: 'image/webp,image/jpeg,image/png', 'user-agent': 'Hattha-Import/1' },
        mayReach,
        plain: true,
        timeoutMs: ANSWER_WITHIN_MS,
      })
      const { statusCode: status = 0, headers } = answer
      if (status >= 300 && status < 400 && headers.location !== undefined) {
        answer.destroy()
        address = URL.canParse(headers.location, address) ? new URL(headers.location, address).href : ''
        continue
      }
      if (status !== 200) {
        answer.destroy()
        return { failure: status >= 400 && status < 500 && status !== 408 && status !== 429 ? 'not_there' : 'no_answer' }
      }
      const parts: Buffer[] = []
      let length = 0
      for await (const part of answer as AsyncIterable<Buffer>) {
        length += part.length
        if (length > MOST_BYTES) {
          answer.destroy()
          return { failure: 'too_large' }
        }
        parts.push(part)
      }
      return { content: Buffer.concat(parts) }
    } catch (error) {
      if (error instanceof NotReached) return { failure: error.message === 'private_address' ? 'private_address' : 'no_address' }
      return { failure: 'no_answer' }
    }
  }
  return { failure: 'too_many_redirects' }
}

async function pictureOf(content: Buffer): Promise<ReadPicture | { failure: PictureFailure }> {
  try {
    const picture = sharp(content, { limitInputPixels: MOST_PIXELS })
    const { format, width, height } = await picture.metadata()
    if (format !== 'jpeg' && format !== 'png' && format !== 'webp') return { failure: 'wrong_type' }
    if (Math.min(width, height) < LEAST_SIDE) return { failure: 'too_small' }
    const written = await picture.rotate().toFormat(format).toBuffer()
    return written.length > MOST_BYTES ? { failure: 'too_large' } : { content: written, type: `image/${format}`, ending: ENDINGS[format] }
  } catch {
    return { failure: 'wrong_type' }
  }
}
