import { Refusal } from '../kernel/refusal.ts'

/** A refusal in the shape of Supabase Storage: `code` is one of its published codes (https://supabase.com/docs/guides/storage/debugging/error-codes). */
export class StorageRefusal extends Refusal {
  override name = 'StorageRefusal'
  /** What the body says in `statusCode`. */
  readonly statusCode: number
  /** The older word for the same, which clients still compare. */
  readonly error: string

  constructor(statusCode: number, code: string, message: string, more: { error?: string; status?: number } = {}) {
    // Supabase answers most refusals with 400 and says the real status in the body; its client expects that.
    super(more.status ?? (statusCode === 500 ? 500 : 400), code, message)
    this.statusCode = statusCode
    this.error = more.error ?? code
  }
}

/** The refusals of this interface, with the words its clients know. */
export const refuse = {
  noSuchBucket: () => new StorageRefusal(404, 'NoSuchBucket', 'Bucket not found', { error: 'Bucket not found' }),
  noSuchKey: () => new StorageRefusal(404, 'NoSuchKey', 'Object not found', { error: 'not_found' }),
  noSuchUpload: () => new StorageRefusal(404, 'NoSuchUpload', 'Upload not found'),
  invalidJwt: (message: string) => new StorageRefusal(400, 'InvalidJWT', message),
  accessDenied: (message: string) => new StorageRefusal(403, 'AccessDenied', message, { error: 'Unauthorized' }),
  invalidSignature: (message = 'Invalid signature') => new StorageRefusal(400, 'InvalidSignature', message),
  keyAlreadyExists: () => new StorageRefusal(409, 'KeyAlreadyExists', 'The resource already exists', { error: 'Duplicate' }),
  bucketAlreadyExists: () => new StorageRefusal(409, 'BucketAlreadyExists', 'The resource already exists', { error: 'Duplicate' }),
  bucketNotEmpty: () => new StorageRefusal(409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty'),
  invalidBucketName: () => new StorageRefusal(400, 'InvalidBucketName', 'Bucket name invalid', { error: 'Invalid Input' }),
  invalidKey: (key: string) => new StorageRefusal(400, 'InvalidKey', `Invalid key: ${key}`),
  invalidMimeType: (type: string) => new StorageRefusal(415, 'InvalidMimeType', `mime type ${type} is not supported`, { error: 'invalid_mime_type' }),
  invalidRange: () => new StorageRefusal(416, 'InvalidRange', 'invalid range provided', { error: 'invalid_range', status: 416 }),
  tooLarge: (entity = 'object') => new StorageRefusal(413, 'EntityTooLarge', `The ${entity} exceeded the maximum allowed size`, { error: 'Payload too large' }),
  invalidRequest: (message: string) => new StorageRefusal(400, 'InvalidRequest', message, { error: 'Error' }),
  invalidFileSizeLimit: () => new StorageRefusal(400, 'InvalidRequest', 'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B'),
  noContent: (message = 'No content provided') => new StorageRefusal(400, 'InvalidRequest', message),
  imageProcessing: (message: string) => new StorageRefusal(422, 'InvalidRequest', message),
  slowDown: () => new StorageRefusal(503, 'SlowDown', 'Too many pictures are being made. Please try again later.', { status: 503 }),
  featureNotEnabled: (feature: string) => new StorageRefusal(409, 'FeatureNotEnabled', `The feature ${feature} is not enabled for this resource`),
  notFound: (method: string, path: string) => new StorageRefusal(404, 'NoSuchKey', `Route ${method}:${path} not found`, { error: 'Not Found', status: 404 }),
}

/** The refusal an error means: our own, one PostgreSQL stands for, or undefined for a surprise. */
export function refusalFrom(error: unknown): StorageRefusal | undefined {
  if (error instanceof StorageRefusal) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : ''
  switch (code) {
    case '42501':
      return refuse.accessDenied(message.includes('row-level security') ? 'new row violates row-level security policy' : message)
    case '23505':
      return refuse.keyAlreadyExists()
    case '23503':
      return new StorageRefusal(404, 'InvalidRequest', 'The related resource does not exist')
    case '55P03':
      return new StorageRefusal(423, 'ResourceLocked', 'The resource is locked')
    case '57014':
      return new StorageRefusal(544, 'DatabaseTimeout', 'The connection to the database timed out', { status: 544 })
    case '25006':
      return new StorageRefusal(503, 'DatabaseReadOnly', 'The database is currently in read-only mode. Please try again later.', { status: 503 })
    case '22P02':
    case '22021':
      return new StorageRefusal(400, 'InvalidParameter', message)
    case 'PT413':
      return new StorageRefusal(413, 'EntityTooLarge', message, { error: 'Payload too large' })
    default:
      // A policy or trigger of the project refuses with words of its own.
      if (code === 'P0001' || code.startsWith('PT')) return refuse.accessDenied(message)
      if (/^(08|53|57)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'].includes(code))
        return new StorageRefusal(503, 'DatabaseConnectionLimit', 'The database does not answer. Please try again later.', { status: 503 })
      return undefined
  }
}

/** The answer to a refusal. */
export function answerTo(refusal: StorageRefusal, method: string): Response {
  const { statusCode, error, code, message } = refusal
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  return new Response(method === 'HEAD' ? null : JSON.stringify({ statusCode: String(statusCode), error, code, message }), { status: refusal.status, headers })
}
