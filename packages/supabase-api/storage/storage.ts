import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import type { Pool } from 'pg'
import type { Logger } from '../kernel/logger.ts'
import type { Verify } from '../kernel/verify.ts'
import type { FileBackend } from './backend/file-backend.ts'
import { createBucket, deleteBucket, emptyBucket, getBucket, listBuckets, updateBucket } from './buckets/buckets.ts'
import { callerOf } from './caller.ts'
import type { Endpoint, Storage } from './context.ts'
import { storageDatabase } from './database.ts'
import { imageTransformer } from './images/image-transformer.ts'
import { purgeBucket, purgeObject } from './images/purge-cache.ts'
import { renderAuthenticated, renderPublic, renderSigned } from './images/render-image.ts'
import { linkTokens } from './links/link-tokens.ts'
import { downloadSigned, signDownload, signDownloads, signUpload, uploadSigned } from './links/signed-links.ts'
import { download, downloadAuthenticated, downloadPublic, info, infoPublic } from './objects/download.ts'
import { list } from './objects/list.ts'
import { listV2 } from './objects/list-v2.ts'
import { copy, move } from './objects/move-and-copy.ts'
import { removeMany, removeOne } from './objects/remove.ts'
import { leaveSentAnswers } from './objects/send-file.ts'
import { update, upload } from './objects/upload.ts'
import { reclaimer } from './reclaim.ts'
import { answerTo, refusalFrom, StorageRefusal, refuse } from './refusal.ts'
import { resumableUploads } from './resumable/resumable.ts'
import { sweepUploads } from './resumable/upload-rows.ts'
import { readRefusedBodies } from './request-body.ts'
import type { StorageSettings } from './settings.ts'

export { diskBackend } from './backend/disk.ts'
export { s3Backend } from './backend/s3.ts'
export type { FileBackend } from './backend/file-backend.ts'
export { defaultStorageSettings, type StorageSettings } from './settings.ts'

export type StorageOptions = {
  /** A pool whose connections are signed in as that role; undefined for a role that may not be used. */
  poolFor: (role: string) => Pool | undefined
  /** Signed in as a role that row level security does not bind. */
  service: Pool
  verify: Verify
  /** Links are signed with a key derived from it. */
  secret: string
  files: FileBackend
  /** Where smaller pictures are kept; may be emptied at any time. */
  imageFolder: string
  settings: StorageSettings
  log: Logger
  now?: () => Date
}

export type StorageService = {
  /** Answers the paths of `/storage/v1`; mount it there, without a limit of the body's size in front: uploads are counted as they stream. */
  app: Hono
  /** Takes away files without rows and pictures nobody asks for. Call it every hour or so. */
  sweep(): Promise<void>
  /** Waits until what goes on after answers is done. Call it before the pools end. */
  drain(): Promise<void>
}

/**
 * Makes the storage service: Supabase Storage's interface over plain PostgreSQL and a place for files. It keeps no state, so any number of
 * processes may share a database and a backend. What a caller may do is decided by policies on `storage.buckets` and `storage.objects`.
 */
export function createStorage(options: StorageOptions): StorageService {
  const { files, settings, log } = options
  const now = options.now ?? (() => new Date())
  const db = storageDatabase({ poolFor: options.poolFor, service: options.service, quota: settings })
  const images = imageTransformer({ folder: options.imageFolder, cacheBytes: settings.imageCacheBytes })
  const reclaim = reclaimer({ service: db.service, files, images, log })
  const storage: Storage = {
    db,
    files,
    settings,
    identify: callerOf(options.verify),
    links: linkTokens(options.secret, now),
    images,
    log,
    now,
    reclaimSoon: () => reclaim.soon(),
  }
  return {
    app: appFor(storage),
    async sweep() {
      await sweepUploads(db.service)
      await reclaim.now()
      await images.sweep()
    },
    drain: () => reclaim.drain(),
  }
}

/** What pages of other origins may read of an answer. */
const EXPOSED = ['Accept-Ranges', 'Content-Disposition', 'Content-Length', 'Content-Range', 'ETag', 'Last-Modified', 'X-Transformations']
const EXPOSED_BY_TUS = [
  'Location',
  'Tus-Complete',
  'Tus-Extension',
  'Tus-Max-Size',
  'Tus-Resumable',
  'Tus-Version',
  'Upload-Defer-Length',
  'Upload-Expires',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
]

/** The table of contents of `/storage/v1`. First match first: narrow addresses stand before wide ones. */
function appFor(storage: Storage): Hono {
  const app = new Hono()
  const on = (endpoint: Endpoint) => (c: Context) => endpoint(storage, c)
  const resumable = on(resumableUploads(storage))
  app.use(leaveSentAnswers)
  // Before CORS, which would answer it: what this server can do of the protocol.
  app.on('OPTIONS', ['/upload/resumable', '/upload/resumable/*'], (c, next) => (c.req.header('access-control-request-method') ? next() : resumable(c)))
  app.use(
    cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], exposeHeaders: [...EXPOSED, ...EXPOSED_BY_TUS], maxAge: 86_400 }),
  )

  app.use(readRefusedBodies)

  app.on(['POST', 'PATCH', 'DELETE', 'HEAD', 'GET'], ['/upload/resumable', '/upload/resumable/*'], resumable)

  app.get('/bucket', on(listBuckets))
  app.post('/bucket', on(createBucket))
  app.get('/bucket/:bucket', on(getBucket))
  app.put('/bucket/:bucket', on(updateBucket))
  app.delete('/bucket/:bucket', on(deleteBucket))
  app.post('/bucket/:bucket/empty', on(emptyBucket))
  app.all('/bucket/:bucket/lifecycle', () => {
    throw refuse.featureNotEnabled('bucketLifecycle')
  })

  app.get('/render/image/public/:bucket/*', on(renderPublic))
  app.get('/render/image/authenticated/:bucket/*', on(renderAuthenticated))
  app.get('/render/image/sign/:bucket/*', on(renderSigned))

  app.post('/object/list/:bucket', on(list))
  app.post('/object/list-v2/:bucket', on(listV2))
  app.post('/object/move', on(move))
  app.post('/object/copy', on(copy))
  app.post('/object/sign/:bucket', on(signDownloads))
  app.post('/object/sign/:bucket/*', on(signDownload))
  app.get('/object/sign/:bucket/*', on(downloadSigned))
  app.post('/object/upload/sign/:bucket/*', on(signUpload))
  app.put('/object/upload/sign/:bucket/*', on(uploadSigned))
  app.get('/object/public/:bucket/*', on(downloadPublic))
  app.get('/object/authenticated/:bucket/*', on(downloadAuthenticated))
  app.get('/object/info/public/:bucket/*', on(infoPublic))
  app.get('/object/info/authenticated/:bucket/*', on(info))
  app.get('/object/info/:bucket/*', on(info))
  app.delete('/object/:bucket', on(removeMany))
  app.get('/object/:bucket/*', on(download))
  app.post('/object/:bucket/*', on(upload))
  app.put('/object/:bucket/*', on(update))
  app.delete('/object/:bucket/*', on(removeOne))

  app.delete('/cdn/:bucket', on(purgeBucket))
  app.delete('/cdn/:bucket/*', on(purgeObject))
  app.get('/status', (c) => c.json({ status: 'ok' }))
  app.all('*', (c) => answerTo(refuse.notFound(c.req.method, c.req.path), c.req.method))
  app.onError((error, c) => {
    const refusal = refusalFrom(error)
    if (refusal !== undefined && refusal.statusCode < 500) return answerTo(refusal, c.req.raw.method)
    storage.log.error({ err: error, path: c.req.path }, 'the storage service failed')
    return answerTo(refusal ?? new StorageRefusal(500, 'InternalError', 'Internal server error'), c.req.raw.method)
  })
  return app
}
