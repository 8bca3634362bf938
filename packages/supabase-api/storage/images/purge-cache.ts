import type { Context } from 'hono'
import type { Endpoint, Storage } from '../context.ts'
import { bucketName, placeIn } from '../names.ts'
import { refuse } from '../refusal.ts'

/**
 * `DELETE /cdn/{bucket}` and `/cdn/{bucket}/{name}`: forgets the smaller copies of pictures. There is no other cache of ours: what browsers and proxies
 * keep, they keep as long as an object's `cacheControl` says.
 */
export const purgeObject: Endpoint = async (storage, c) => {
  await onlyService(storage, c)
  const place = placeIn(c.req.raw.url, '/cdn/')
  return purge(storage, c, await storage.db.service.all('select version from storage.objects where bucket_id = $1 and name = $2', [place.bucket, place.name]))
}

export const purgeBucket: Endpoint = async (storage, c) => {
  await onlyService(storage, c)
  const bucket = bucketName(c.req.param('bucket'))
  return purge(storage, c, await storage.db.service.all('select version from storage.objects where bucket_id = $1', [bucket]))
}

async function onlyService(storage: Storage, c: Context): Promise<void> {
  const { role } = await storage.identify(c, 'required')
  if (role !== 'service_role') throw refuse.accessDenied('Access denied: this needs the service_role')
}

async function purge(storage: Storage, c: Context, rows: { version: string | null }[]): Promise<Response> {
  await storage.images.forget(rows.flatMap(({ version }) => (version === null ? [] : [version])))
  return c.json({ message: 'success', statusCode: '200' })
}
