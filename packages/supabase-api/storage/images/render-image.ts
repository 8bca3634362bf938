import { buffer } from 'node:stream/consumers'
import type { Context } from 'hono'
import { queryOf } from '../body.ts'
import type { Endpoint, ObjectRow, Storage } from '../context.ts'
import { tokenOf } from '../links/signed-links.ts'
import { plainType } from '../mime-types.ts'
import { placeIn } from '../names.ts'
import { deliver, finish } from '../objects/deliver.ts'
import { asCaller, publicly, type Finder } from '../objects/download.ts'
import { getObjectPastPolicies } from '../objects/find-object.ts'
import { refuse } from '../refusal.ts'
import { SNIFFED_BYTES, sniffType } from '../sniff-type.ts'
import type { Wanted } from './image-transformer.ts'
import { read, TransformationQuery, written, type Transformation } from './transformation.ts'

/** `GET /render/image/public/{bucket}/{name}`. */
export const renderPublic: Endpoint = async (storage, c) => {
  const find = await publicly(storage, placeIn(c.req.raw.url, '/render/image/public/'))
  return render(storage, c, { find, transformation: queryOf(c, TransformationQuery) })
}

/** `GET /render/image/authenticated/{bucket}/{name}`. */
export const renderAuthenticated: Endpoint = async (storage, c) => {
  const place = placeIn(c.req.raw.url, '/render/image/authenticated/')
  const find = await asCaller(storage, c, { place, operation: 'render.image_authenticated' })
  return render(storage, c, { find, transformation: queryOf(c, TransformationQuery) })
}

/** `GET /render/image/sign/{bucket}/{name}?token=`: as the link says, whatever else its address says. */
export const renderSigned: Endpoint = async (storage, c) => {
  const place = placeIn(c.req.raw.url, '/render/image/sign/')
  const { transformations, exp } = await storage.links.checkDownload(tokenOf(c.req.query('token')), `${place.bucket}/${place.name}`)
  if (transformations === undefined) throw refuse.invalidSignature()
  return render(storage, c, { find: () => getObjectPastPolicies(storage, place), transformation: read(transformations), expires: new Date(exp * 1000) })
}

type Order = { find: Finder; transformation: Transformation; expires?: Date }

async function render(storage: Storage, c: Context, { find, transformation, expires }: Order): Promise<Response> {
  if (!storage.settings.imageTransformation) throw refuse.featureNotEnabled('imageTransformation')
  const object = await find()
  const type = await typeOf(storage, object)
  // A drawing has no size of its own and scales by itself.
  if (type === 'image/svg+xml') return deliver(storage, c, { find, expires })
  if (!type.startsWith('image/')) throw refuse.imageProcessing('The requested file is no image')
  const output = outputFor(type, transformation.format, c.req.header('accept') ?? '')
  const etag = `${(object.metadata?.eTag ?? '""').slice(0, -1)}-${Buffer.from(`${written(transformation) ?? ''}${output}`).toString('base64url')}"`
  const headers = new Headers({ etag, 'last-modified': new Date(object.metadata?.lastModified ?? object.updated_at).toUTCString(), vary: 'Accept' })
  finish(headers, c, { mimetype: output, cacheControl: object.metadata?.cacheControl ?? 'no-cache', expires })
  headers.set('x-transformations', written(transformation) ?? '')
  if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  const picture = await storage.images.make(object.version ?? '', { transformation, output }, async () =>
    object.version === null ? undefined : storage.files.read(object.version),
  )
  headers.set('content-length', String(picture.content.length))
  return new Response(c.req.raw.method === 'HEAD' ? null : new Uint8Array(picture.content), { headers })
}

/** What the file is: as its uploader said, or by its first bytes when nobody said. */
async function typeOf(storage: Storage, { metadata, version }: ObjectRow): Promise<string> {
  const claimed = plainType(metadata?.mimetype ?? '')
  if (version === null || !UNTOLD.includes(claimed)) return claimed
  const head = await storage.files.read(version, { from: 0, to: Math.max(Math.min(SNIFFED_BYTES, metadata?.size ?? 0) - 1, 0) })
  return (head && sniffType(await buffer(head))) ?? claimed
}

/** What clients say of content they know nothing of; storage-js says text of bytes without a type. */
const UNTOLD: readonly string[] = ['', 'application/octet-stream', 'text/plain']

/** The smaller format where the reader takes it; `origin` keeps what was uploaded, as far as it can be written. */
function outputFor(type: string, format: Transformation['format'], accept: string): Wanted['output'] {
  if (format === 'avif') return 'image/avif'
  if (format === 'webp') return 'image/webp'
  if (format === undefined && type !== 'image/gif' && /image\/webp/.test(accept)) return 'image/webp'
  if (type === 'image/png' || type === 'image/webp' || type === 'image/avif' || type === 'image/gif') return type
  return 'image/jpeg'
}
