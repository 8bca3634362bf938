import type { Context } from 'hono'
import { scopeOf } from '../caller.ts'
import type { Endpoint, ObjectRow, Storage } from '../context.ts'
import { placeIn } from '../names.ts'
import { refuse } from '../refusal.ts'
import { deliver, headersOf } from './deliver.ts'
import { findBucket, getBucket, getObject, getObjectPastPolicies, type Place } from './find-object.ts'

/** Looks an object up, again and again if need be, as one way of reading may see it. */
export type Finder = () => Promise<ObjectRow>

/** `GET /object/public/{bucket}/{name}`: for everybody, when the bucket is open. */
export const downloadPublic: Endpoint = async (storage, c) => deliver(storage, c, { find: await publicly(storage, placeIn(c.req.raw.url, '/object/public/')) })

/** `GET /object/authenticated/{bucket}/{name}`: as the caller may see it. */
export const downloadAuthenticated: Endpoint = async (storage, c) =>
  deliver(storage, c, { find: await asCaller(storage, c, { place: placeIn(c.req.raw.url, '/object/authenticated/'), operation: 'object.get_authenticated' }) })

/** `GET /object/{bucket}/{name}`: the same, and open buckets also without a token. */
export const download: Endpoint = async (storage, c) =>
  deliver(storage, c, { find: await asCaller(storage, c, { place: placeIn(c.req.raw.url, '/object/'), operation: 'object.get_authenticated' }) })

/** How strangers find an object: its bucket must be open. */
export async function publicly(storage: Storage, place: Place): Promise<Finder> {
  const bucket = await getBucket(storage, place.bucket)
  if (!bucket.public) throw refuse.noSuchBucket()
  return () => getObjectPastPolicies(storage, place)
}

/** How this caller finds an object: as policies say, unless the bucket is open. */
export async function asCaller(storage: Storage, c: Context, { place, operation }: { place: Place; operation: string }): Promise<Finder> {
  const caller = await storage.identify(c, 'if-any')
  const bucket = await findBucket(storage, place.bucket)
  if (bucket?.public) return () => getObjectPastPolicies(storage, place)
  // Who shows a token that is not to be trusted is told so.
  if (!caller.known) await storage.identify(c, 'required')
  if (bucket === undefined) throw refuse.noSuchBucket()
  const scope = scopeOf(c, operation)
  return () => getObject(storage, { caller, scope, place })
}

/** `GET /object/info/{bucket}/{name}`: what is known of an object, as the caller may see it. */
export const info: Endpoint = async (storage, c) => {
  const caller = await storage.identify(c, 'required')
  const place = placeIn(c.req.raw.url, c.req.raw.url.includes('/object/info/authenticated/') ? '/object/info/authenticated/' : '/object/info/')
  await getBucket(storage, place.bucket)
  return answerInfo(await getObject(storage, { caller, scope: scopeOf(c, 'object.get_authenticated_info'), place }), c)
}

/** `GET /object/info/public/{bucket}/{name}`. */
export const infoPublic: Endpoint = async (storage, c) => {
  const find = await publicly(storage, placeIn(c.req.raw.url, '/object/info/public/'))
  return answerInfo(await find(), c)
}

function answerInfo(object: ObjectRow, c: Context): Response {
  const { size = null, mimetype = null, cacheControl = null, eTag = null } = object.metadata ?? {}
  const headers = headersOf(object, c)
  headers.set('content-type', 'application/json; charset=utf-8')
  headers.delete('accept-ranges')
  const body = {
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size,
    content_type: mimetype,
    cache_control: cacheControl,
    etag: eTag,
    metadata: object.user_metadata ?? {},
    last_modified: object.updated_at,
    created_at: object.created_at,
  }
  return new Response(c.req.raw.method === 'HEAD' ? null : JSON.stringify(body), { headers })
}
