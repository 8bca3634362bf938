import type { Context } from 'hono'
import type { Logger } from '../kernel/logger.ts'
import type { FileBackend } from './backend/file-backend.ts'
import type { Identify } from './caller.ts'
import type { StorageDatabase } from './database.ts'
import type { ImageTransformer } from './images/image-transformer.ts'
import type { LinkTokens } from './links/link-tokens.ts'
import type { StorageSettings } from './settings.ts'

/** Everything an endpoint works with. */
export type Storage = {
  db: StorageDatabase
  files: FileBackend
  settings: StorageSettings
  identify: Identify
  links: LinkTokens
  images: ImageTransformer
  log: Logger
  now: () => Date
  /** Takes away files whose rows are gone, after the answer. */
  reclaimSoon(): void
}

/** An answer to one address. */
export type Endpoint = (storage: Storage, c: Context) => Promise<Response>

/** A file as its row tells of it. */
export type ObjectRow = {
  id: string
  name: string
  bucket_id: string
  version: string | null
  metadata: ObjectMetadata | null
  user_metadata: Record<string, unknown> | null
  created_at: Date
  updated_at: Date
}

/** Facts of the content, as Supabase writes them into `storage.objects.metadata`. */
export type ObjectMetadata = {
  eTag?: string
  size?: number
  mimetype?: string
  cacheControl?: string
  lastModified?: string
  contentLength?: number
  httpStatusCode?: number
}

export type BucketRow = { id: string; public: boolean; file_size_limit: number | null; allowed_mime_types: string[] | null }
