/** An expected refusal, in the shape of Supabase Storage: `code` is one of its published codes (https://supabase.com/docs/guides/storage/debugging/error-codes). */
export class Refusal extends Error {
  override name = 'Refusal'
  /** What the body says in `statusCode`. */
  readonly statusCode: number
  readonly code: string
  /** The older word for the same, which clients still compare. */
  readonly error: string
  /** The status of the answer itself. Supabase answers most refusals with 400 and says the real one in the body; its client expects that. */
  readonly status: number

  constructor(statusCode: number, code: string, message: string, more: { error?: string; status?: number } = {}) {
    super(message)
    this.statusCode = statusCode
    this.code = code
    this.error = more.error ?? code
    this.status = more.status ?? (statusCode === 500 ? 500 : 400)
  }
}

/** The refusals of this interface, with the words its clients know. */
export const refuse = {
  noSuchBucket: () => new Refusal(404, 'NoSuchBucket', 'Bucket not found', { error: 'Bucket not found' }),
  noSuchKey: () => new Refusal(404, 'NoSuchKey', 'Object not found', { error: 'not_found' }),
  noSuchUpload: () => new Refusal(404, 'NoSuchUpload', 'Upload not found'),
  invalidJwt: (message: string) => new Refusal(400, 'InvalidJWT', message),
  accessDenied: (message: string) => new Refusal(403, 'AccessDenied', message, { error: 'Unauthorized' }),
  invalidSignature: (message = 'Invalid signature') => new Refusal(400, 'InvalidSignature', message),
  keyAlreadyExists: () => new Refusal(409, 'KeyAlreadyExists', 'The resource already exists', { error: 'Duplicate' }),
  bucketAlreadyExists: () => new Refusal(409, 'BucketAlreadyExists', 'The resource already exists', { error: 'Duplicate' }),
  bucketNotEmpty: () => new Refusal(409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty'),
  invalidBucketName: () => new Refusal(400, 'InvalidBucketName', 'Bucket name invalid', { error: 'Invalid Input' }),
  invalidKey: (key: string) => new Refusal(400, 'InvalidKey', `Invalid key: ${key}`),
  invalidMimeType: (type: string) => new Refusal(415, 'InvalidMimeType', `mime type ${type} is not supported`, { error: 'invalid_mime_type' }),
  invalidRange: () => new Refusal(416, 'InvalidRange', 'invalid range provided', { error: 'invalid_range', status: 416 }),
  tooLarge: (entity = 'object') => new Refusal(413, 'EntityTooLarge', `The ${entity} exceeded the maximum allowed size`, { error: 'Payload too large' }),
  invalidRequest: (message: string) => new Refusal(400, 'InvalidRequest', message, { error: 'Error' }),
  invalidFileSizeLimit: () => new Refusal(400, 'InvalidRequest', 'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B'),
  noContent: (message = 'No content provided') => new Refusal(400, 'InvalidRequest', message),
  imageProcessing: (message: string) => new Refusal(422, 'InvalidRequest', message),
  slowDown: () => new Refusal(503, 'SlowDown', 'Too many pictures are being made. Please try again later.', { status: 503 }),
  featureNotEnabled: (feature: string) => new Refusal(409, 'FeatureNotEnabled', `The feature ${feature} is not enabled for this resource`),
  notFound: (method: string, path: string) => new Refusal(404, 'NoSuchKey', `Route ${method}:${path} not found`, { error: 'Not Found', status: 404 }),
}

/** The refusal an error means: our own, one PostgreSQL stands for, or undefined for a surprise. */
export function refusalFrom(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : ''
  switch (code) {
    case '42501':
      return refuse.accessDenied(message.includes('row-level security') ? 'new row violates row-level security policy' : message)
    case '23505':
      return refuse.keyAlreadyExists()
    case '23503':
      return new Refusal(404, 'InvalidRequest', 'The related resource does not exist')
    case '55P03':
      return new Refusal(423, 'ResourceLocked', 'The resource is locked')
    case '57014':
      return new Refusal(544, 'DatabaseTimeout', 'The connection to the database timed out', { status: 544 })
    case '25006':
      return new Refusal(503, 'DatabaseReadOnly', 'The database is currently in read-only mode. Please try again later.', { status: 503 })
    case '22P02':
    case '22021':
      return new Refusal(400, 'InvalidParameter', message)
    case 'PT413':
      return new Refusal(413, 'EntityTooLarge', message, { error: 'Payload too large' })
    default:
      // A policy or trigger of the project refuses with words of its own.
      if (code === 'P0001' || code.startsWith('PT')) return refuse.accessDenied(message)
      if (/^(08|53|57)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'].includes(code))
        return new Refusal(503, 'DatabaseConnectionLimit', 'The database does not answer. Please try again later.', { status: 503 })
      return undefined
  }
}

/** The answer to a refusal. */
export function answerTo(refusal: Refusal, method: string): Response {
  const { statusCode, error, code, message } = refusal
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  return new Response(method === 'HEAD' ? null : JSON.stringify({ statusCode: String(statusCode), error, code, message }), { status: refusal.status, headers })
}
