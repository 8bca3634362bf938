import * as v from 'valibot'
import { bodyOf, wholeNumber } from '../body.ts'
import { scopeOf } from '../caller.ts'
import type { Endpoint } from '../context.ts'
import { SERVICE, type Sql } from '../database.ts'
import { Transformation, written } from '../images/transformation.ts'
import { bucketName, objectName, placeIn } from '../names.ts'
import { refusalFrom, refuse } from '../refusal.ts'
import { deliver } from '../objects/deliver.ts'
import { getBucket, getObject, getObjectPastPolicies } from '../objects/find-object.ts'
import { insertObject, keepFile, upsertObject, type NewObject } from '../objects/keep-file.ts'
import { receiveFile } from '../objects/receive-file.ts'
import { rehearsed, settle } from '../objects/upload.ts'

/** Ten years are for ever in the life of a link; what shall be open longer belongs into a public bucket. */
const LONGEST_SECONDS = 10 * 365 * 24 * 60 * 60
const expiresIn = wholeNumber(1, LONGEST_SECONDS)
const One = v.object({ expiresIn, transform: v.optional(Transformation, {}) })
const Many = v.object({
  expiresIn,
  paths: v.pipe(
    v.array(v.string('must be string'), 'must be array'),
    v.minLength(1, 'must NOT have fewer than 1 items'),
    v.maxLength(20_000, 'must NOT have more than 20000 items'),
  ),
})

/** `POST /object/sign/{bucket}/{name}`: a link for whoever holds it, made by somebody who may read the object. */
export const signDownload: Endpoint = async (storage, c) => {
  const place = placeIn(c.req.raw.url, '/object/sign/')
  const caller = await storage.identify(c, 'required')
  const body = await bodyOf(c, One)
  const transformations = storage.settings.imageTransformation ? written(body.transform) : undefined
  await getObject(storage, { caller, scope: scopeOf(c, 'object.sign'), place })
  const url = `${place.bucket}/${place.name}`
  const token = await storage.links.signDownload({ url, transformations }, body.expiresIn)
  return c.json({ signedURL: `/${transformations === undefined ? 'object' : 'render/image'}/sign/${url}?token=${token}` })
}

/** `POST /object/sign/{bucket}` with `{ paths }`: a link for each the caller may read. */
export const signDownloads: Endpoint = async (storage, c) => {
  const bucket = bucketName(c.req.param('bucket'))
  const caller = await storage.identify(c, 'required')
  const { expiresIn: seconds, paths } = await bodyOf(c, Many)
  const seen = await storage.db.as(caller, scopeOf(c, 'object.sign_many'), (sql) =>
    sql.all<{ name: string }>('select name from storage.objects where bucket_id = $1 and name = any($2)', [bucket, paths]),
  )
  const names = new Set(seen.map(({ name }) => name))
  const links = paths.map(async (path) => {
    if (!names.has(path)) return { error: 'Either the object does not exist or you do not have access to it', path, signedURL: null }
    const url = `${bucket}/${objectName(path)}`
    return { error: null, path, signedURL: `/object/sign/${url}?token=${await storage.links.signDownload({ url, transformations: undefined }, seconds)}` }
  })
  return c.json(await Promise.all(links))
}

/** `GET /object/sign/{bucket}/{name}?token=`. */
export const downloadSigned: Endpoint = async (storage, c) => {
  const place = placeIn(c.req.raw.url, '/object/sign/')
  const { transformations, exp } = await storage.links.checkDownload(tokenOf(c.req.query('token')), `${place.bucket}/${place.name}`)
  // A link to a small copy is none to the original.
  if (transformations !== undefined) throw refuse.invalidSignature()
  return deliver(storage, c, { find: () => getObjectPastPolicies(storage, place), expires: new Date(exp * 1000) })
}

/** `POST /object/upload/sign/{bucket}/{name}`: lets whoever holds the link upload this one object. */
export const signUpload: Endpoint = async (storage, c) => {
  const place = placeIn(c.req.raw.url, '/object/upload/sign/')
  const caller = await storage.identify(c, 'required')
  const asked = c.req.header('x-upsert') === 'true'
  await getBucket(storage, place.bucket)
  const rehearse = (work: (sql: Sql) => Promise<unknown>) => storage.db.rehearse(caller, scopeOf(c, 'object.sign_upload_url'), work)
  const object = rehearsed(place, caller.id)
  await rehearse((sql) => (asked ? upsertObject : insertObject)(sql, object))
  const upsert = asked && (await mayReplace(rehearse, object))
  const url = `${place.bucket}/${place.name}`
  const token = await storage.links.signUpload({ url, owner: caller.id, upsert }, storage.settings.uploadLinkSeconds)
  return c.json({ url: `/object/upload/sign/${url}?token=${token}`, token })
}

/**
 * Whether the caller may write the object twice, which writes it in its own place. A link that replaces is used past the policies, as often as its holder likes: without this, whoever may only add a
 * file could change it afterwards, whatever had been decided on it meanwhile.
 */
const mayReplace = (rehearse: (work: (sql: Sql) => Promise<unknown>) => Promise<void>, object: NewObject): Promise<boolean> =>
  rehearse(async (sql) => {
    await upsertObject(sql, object)
    await upsertObject(sql, object)
  }).then(
    () => true,
    (error: unknown) => {
      if ((refusalFrom(error)?.statusCode ?? 500) >= 500) throw error
      return false
    },
  )

/** `PUT /object/upload/sign/{bucket}/{name}?token=`: the right was checked when the link was made. */
export const uploadSigned: Endpoint = async (storage, c) => {
  const place = placeIn(c.req.raw.url, '/object/upload/sign/')
  const { owner, upsert } = await storage.links.checkUpload(tokenOf(c.req.query('token')), `${place.bucket}/${place.name}`)
  const bucket = await getBucket(storage, place.bucket)
  const file = await receiveFile(c)
  const kept = await keepFile(storage, { bucket, name: place.name, file })
  await settle(storage, kept.version, () =>
    storage.db.as(SERVICE, scopeOf(c, 'object.upload_signed'), (sql) => (upsert ? upsertObject : insertObject)(sql, { place, owner, ...kept })),
  )
  return c.json({ Key: `${place.bucket}/${place.name}` })
}

/** The token of a link. */
export function tokenOf(token: string | undefined): string {
  if (token === undefined || token === '') throw refuse.invalidRequest("querystring must have required property 'token'")
  return token
}
