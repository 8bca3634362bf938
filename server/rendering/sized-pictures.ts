import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isSlow } from '../../app/platform/device.ts'
import { createResizer, sizeOf } from './resize-pictures.ts'

/** Only plain names below the folder of pictures; anything that could lead elsewhere is none. */
const PICTURE = /^\/pictures\/([\w-]+(?:\/[\w-]+)*\.(?:webp|jpg|jpeg|png))$/

/**
 * `/pictures/{name}?width=640&quality=75`: a committed picture in one of our sizes, for ever under that address. Undefined for every other request.
 * Readers who save data and those on a slow line, where their browser says so, get at most 400 px in quality 60, which the answer's `Vary` says.
 */
export function createSizedPictures(options: { pictures: string; kept: string }): (request: Request) => Promise<Response | undefined> {
  const resize = createResizer(options.kept)
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const url = new URL(request.url)
    const name = PICTURE.exec(url.pathname)?.[1]
    if (!name) return undefined
    const size = sizeOf(url.searchParams, isSaving(request.headers))
    if (size === undefined) return undefined
    if (size === 'refused') return new Response('No such size', { status: 400 })
    const file = join(options.pictures, name)
    if (!existsSync(file)) return new Response('Not found', { status: 404 })
    const etag = `"${name}-${size.width}-${size.quality}-${statSync(file).mtimeMs}"`
    const headers = {
      'Cache-Control': 'public, max-age=2592000, stale-while-revalidate=31536000',
      ETag: etag,
      Vary: 'Save-Data, ECT',
      'Content-Type': 'image/webp',
    }
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    const picture = await resize(file, size)
    // A Buffer is a view of bytes; lib.dom's BodyInit does not know Node's name for it.
    return new Response(request.method === 'HEAD' ? null : (picture as Uint8Array<ArrayBuffer>), {
      headers: { ...headers, 'Content-Length': String(picture.length) },
    })
  }
}

/** Save-Data, and the network hint our answers ask browsers for (`Accept-CH: ECT`): known before any script runs, so the first pictures are small, too. */
const isSaving = (headers: Headers) => isSlow({ saveData: headers.get('save-data') === 'on', effectiveType: headers.get('ect') ?? '4g' })
