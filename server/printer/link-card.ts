import sharp from 'sharp'
import type { ShareCard } from '../../app/platform/printer.ts'
import type { Words } from './draw-words.ts'

/** What those who show a link ask for (Open Graph: 1.91 to 1). */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 56
/** The woven band at the foot. */
const BAND = ['#A8762A', '#2B3F87', '#A8762A', '#A94A26', '#A8762A', '#2B3F87', '#A8762A']
const BAND_HEIGHT = 12
/** A picture with more points is a bomb or a poster; sharp stops before it unpacks them. */
const MOST_PIXELS = 50_000_000
const QUALITY = 82

/** The words of a card, and how wide they may be: beside a picture half as wide as without one. */
export const wordsOf = ({ title, by, place }: ShareCard, hasPicture: boolean): [Words[], number] => [
  [
    { text: title, size: hasPicture ? 46 : 64, weight: 'bold', color: '#1C2333', lines: 4, gap: 26 },
    { text: by, size: 30, weight: 'bold', color: '#2B3F87', lines: 2, gap: 6 },
    { text: place, size: 26, weight: 'normal', color: '#5A6275', lines: 1, gap: 0 },
  ],
  hasPicture ? WIDTH - HEIGHT - 2 * MARGIN : WIDTH - 2 * MARGIN,
]

/** The shop's name below the words. */
export const WORDMARK: Words[] = [{ text: 'Hattha  หัตถ์', size: 28, weight: 'bold', color: '#2B3F87', lines: 1, gap: 0 }]

type Drawn = { svg: string; height: number }

/** Puts a card together, 1200 × 630, JPEG. A picture that cannot be read throws. */
export async function composeCard({ picture, words, wordmark }: { picture: Uint8Array | undefined; words: Drawn; wordmark: Drawn }): Promise<Buffer> {
  const left = picture ? HEIGHT : 0
  const foot = HEIGHT - BAND_HEIGHT
  const product = (WIDTH - left) / BAND.length
  // The words stand in the middle of what the name below leaves free.
  const top = Math.max(MARGIN, (foot - 40 - wordmark.height - words.height) / 2)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#FBF8F2"/>${BAND.map(
    (color, place) => `<rect x="${left + product * place}" y="${foot}" width="${product + 1}" height="${BAND_HEIGHT}" fill="${color}"/>`,
  ).join(
    '',
  )}<g transform="translate(${left + MARGIN} ${top})">${words.svg}</g><g transform="translate(${left + MARGIN} ${foot - 40 - wordmark.height})">${wordmark.svg}</g></svg>`
  const card = sharp(Buffer.from(drawing))
  const photo = picture && (await sharp(picture, { limitInputPixels: MOST_PIXELS }).rotate().resize(HEIGHT, HEIGHT, { fit: 'cover' }).toBuffer())
  return card
    .composite(photo ? [{ input: photo, left: 0, top: 0 }] : [])
    .flatten({ background: '#FBF8F2' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}
