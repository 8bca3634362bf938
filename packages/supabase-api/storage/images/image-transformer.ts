import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import sharp, { type Sharp } from 'sharp'
import { Semaphore } from '../../kernel/semaphore.ts'
import { refuse } from '../refusal.ts'
import type { Transformation } from './transformation.ts'

export type Picture = { content: Buffer; mimetype: string }

/** Makes smaller copies of pictures and keeps them on disk. */
export type ImageTransformer = {
  /** A copy of the picture of this version, made at most once however many ask at the same moment. */
  make(version: string, wanted: Wanted, source: () => Promise<Readable | undefined>): Promise<Picture>
  /** Forgets the copies of these pictures. */
  forget(versions: readonly string[]): Promise<void>
  /** Forgets the copies nobody has asked for longest, until the rest is small enough. */
  sweep(): Promise<void>
}
export type Wanted = { transformation: Transformation; output: 'image/webp' | 'image/avif' | 'image/jpeg' | 'image/png' | 'image/gif' }

/** A picture with more points is a bomb or a poster; sharp stops before it unpacks them. */
const MOST_POINTS = 50_000_000
/** Larger files are not read into memory. */
export const LARGEST_SOURCE_BYTES = 25 * 1024 * 1024
/** How many pictures are made at a time; sharp uses a thread for each, and others must still be served. */
const AT_ONCE = 2
/** A queue that is longer than this helps nobody in it. */
const MOST_WAITING = 200
const DEFAULT_QUALITY = 80
const FIT = { cover: 'cover', contain: 'inside', fill: 'fill' } as const

/** A transformer that keeps its copies below `folder`. */
export function imageTransformer({ folder, cacheBytes }: { folder: string; cacheBytes: number }): ImageTransformer {
  const making = new Map<string, Promise<Picture>>()
  const semaphore = new Semaphore(AT_ONCE, { mostWaiting: MOST_WAITING })
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (semaphore.full) throw refuse.slowDown()
    return semaphore.run(work)
  }
  const folderOf = (version: string) => join(folder, version.slice(0, 2), version)

  /** Bytes written since it was last looked whether all of them are too many. */
  let grown = 0

  async function sweep(): Promise<void> {
    const copies = await sizes(folder)
    let total = copies.reduce((sum, { bytes }) => sum + bytes, 0)
    for (const { path, bytes } of copies.sort((a, b) => a.usedMs - b.usedMs)) {
      if (total <= cacheBytes) return
      await rm(path, { recursive: true, force: true })
      total -= bytes
    }
  }

  async function make(kept: string, wanted: Wanted, source: () => Promise<Readable | undefined>): Promise<Picture> {
    const content = await inTurn(async () => rendered(await bytesOf(await source()), wanted))
    await mkdir(join(kept, '..'), { recursive: true, mode: 0o700 })
    // Written aside and moved, so that nobody reads half a picture.
    const aside = `${kept}.${randomUUID()}`
    await writeFile(aside, content, { mode: 0o600 })
    await rename(aside, kept)
    grown += content.length
    if (grown > cacheBytes / 8) {
      // Whoever asks for picture after picture must not fill the disk before the next hour.
      grown = 0
      void sweep().catch(() => undefined)
    }
    return { content, mimetype: wanted.output }
  }

  return {
    async make(version, wanted, source) {
      const key = createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 32)
      const kept = join(folderOf(version), key)
      const content = await readFile(kept).catch(() => undefined)
      if (content) {
        const now = new Date()
        await utimes(folderOf(version), now, now).catch(() => undefined)
        return { content, mimetype: wanted.output }
      }
      const underWay = making.get(kept)
      if (underWay) return underWay
      const work = make(kept, wanted, source).finally(() => making.delete(kept))
      making.set(kept, work)
      return work
    },
    async forget(versions) {
      await Promise.all(versions.filter((version) => /^[\w-]+$/.test(version)).map((version) => rm(folderOf(version), { recursive: true, force: true })))
    },
    sweep,
  }
}

async function rendered(source: Buffer, { transformation, output }: Wanted): Promise<Buffer> {
  const { width, height, resize = 'cover', quality = DEFAULT_QUALITY } = transformation
  try {
    const animated = output === 'image/gif'
    let picture: Sharp = sharp(source, { limitInputPixels: MOST_POINTS, failOn: 'error', sequentialRead: true, animated }).rotate()
    if (width || height) {
      picture = picture.resize({
        ...(width ? { width: Math.min(width, 2500) } : {}),
        ...(height ? { height: Math.min(height, 2500) } : {}),
        fit: FIT[resize],
        withoutEnlargement: true,
      })
    }
    if (output === 'image/webp') return await picture.webp({ quality }).toBuffer()
    if (output === 'image/avif') return await picture.avif({ quality: Math.round(quality * 0.7), effort: 2 }).toBuffer()
    if (output === 'image/png') return await picture.png({ quality, compressionLevel: 8 }).toBuffer()
    if (output === 'image/gif') return await picture.gif().toBuffer()
    return await picture.jpeg({ quality, mozjpeg: true }).toBuffer()
  } catch (error) {
    throw refuse.imageProcessing(error instanceof Error && /pixel limit/.test(error.message) ? 'Source image resolution is too big' : 'Invalid source image')
  }
}

async function bytesOf(source: Readable | undefined): Promise<Buffer> {
  if (source === undefined) throw refuse.noSuchKey()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of source) {
    // A file is read as bytes.
    const bytes = chunk as Buffer
    size += bytes.length
    if (size > LARGEST_SOURCE_BYTES) throw refuse.imageProcessing('Source image is too big')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

async function sizes(folder: string): Promise<{ path: string; bytes: number; usedMs: number }[]> {
  const names = async (path: string) => readdir(path).catch(() => [])
  const found = (await names(folder)).map(async (first) =>
    Promise.all(
      (await names(join(folder, first))).map(async (version) => {
        const path = join(folder, first, version)
        const files = await Promise.all((await names(path)).map((file) => stat(join(path, file)).catch(() => undefined)))
        const used = await stat(path).catch(() => undefined)
        return { path, bytes: files.reduce((sum, file) => sum + (file?.size ?? 0), 0), usedMs: used?.mtimeMs ?? 0 }
      }),
    ),
  )
  return (await Promise.all(found)).flat()
}
