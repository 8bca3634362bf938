import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The sizes that can be had. A list, so that nobody fills the disk with all the others; the same as `PICTURE_WIDTHS` of `app/ui/picture.tsx`. */
export const WIDTHS: readonly number[] = [200, 320, 400, 640, 800, 960, 1280]
/** The specification: desk, mobile, slow connection. */
export const QUALITIES: readonly number[] = [85, 75, 60]
/** Width to height a picture can be cut to, around what catches the eye: phones see the middle of a wide one. */
const RATIOS: ReadonlyMap<string, number> = new Map([['4:3', 4 / 3]])
/** What a data saver gets, whatever the page asked for (specification, section 9). */
const SAVING = { width: 400, quality: 60 }

/** How many pictures are made at a time; sharp uses a thread for each, and pages must still be rendered meanwhile. */
const AT_ONCE = 2

export type Size = { width: number; quality: number; ratio?: number }

/** The size an address asks for, undefined when it asks for none, `refused` when it is none of ours. */
export function sizeOf(query: URLSearchParams, saveData: boolean): Size | 'refused' | undefined {
  if (!query.has('width') && !query.has('quality')) return undefined
  const width = Number(query.get('width'))
  const quality = Number(query.get('quality') ?? QUALITIES[0])
  const cut = query.get('ratio')
  const ratio = cut === null ? undefined : RATIOS.get(cut)
  if (!WIDTHS.includes(width) || !QUALITIES.includes(quality) || (cut !== null && ratio === undefined)) return 'refused'
  return { ...(saveData ? { width: Math.min(width, SAVING.width), quality: SAVING.quality } : { width, quality }), ...(ratio && { ratio }) }
}

/** Makes smaller copies of pictures and keeps them in a folder. */
export type Resizer = (file: string, size: Size) => Promise<Buffer>

/** A resizer that writes below `folder`. A copy is made once, however many ask for it at the same moment; never larger than its original. */
export function createResizer(folder: string): Resizer {
  const making = new Map<string, Promise<Buffer>>()
  const queue = createQueue(AT_ONCE)

  const make = async (file: string, { width, quality, ratio }: Size, kept: string) => {
    const sharp = await loadSharp()
    const picture = await queue(() =>
      sharp(file)
        .resize({ width, ...(ratio && { height: Math.round(width / ratio), fit: 'cover' as const, position: 'attention' }), withoutEnlargement: true })
        .webp({ quality, effort: 4 })
        .toBuffer(),
    )
    await mkdir(folder, { recursive: true })
    // Written aside and moved, so that nobody reads half a picture.
    const aside = `${kept}.${randomUUID()}`
    await writeFile(aside, picture)
    await rename(aside, kept)
    return picture
  }

  return async (file, size) => {
    const key = createHash('sha256')
      .update(`${file}\n${size.width}\n${size.quality}\n${size.ratio ?? ''}`)
      .digest('base64url')
      .slice(0, 24)
    const kept = join(folder, `${key}.webp`)
    const there = await readFile(kept).catch(() => undefined)
    if (there) return there
    const underWay = making.get(key)
    if (underWay) return underWay
    const work = make(file, size, kept).finally(() => making.delete(key))
    making.set(key, work)
    return work
  }
}

/** Loaded when the first picture is made: most starts of a shop find all of them in the folder. Each is made once, so nothing is worth keeping in memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** Lets at most `atOnce` pieces of work run; the others wait their turn. */
function createQueue(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await work()
    } finally {
      // The place is handed to the next in line, or given back.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
