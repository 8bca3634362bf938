import { PassThrough, Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { Context } from 'hono'
import { StorageRefusal, refuse } from '../refusal.ts'
import { bodyStream } from '../request-body.ts'
import { SNIFFED_BYTES } from '../sniff-type.ts'

/** A file on its way in. Its bytes have not been read yet. */
export type IncomingFile = {
  body: Readable
  mimetype: string
  /** To be asked when all has arrived. */
  cacheControl: () => string
  userMetadata: () => Record<string, unknown> | undefined
  /** What its sender says it has. */
  size: number | undefined
  /** Resolves when everything around the file has arrived, too: a form that broke off after its file is no whole upload. */
  arrived: Promise<void>
}

/** Facts people add to their files are this large at most. */
const LARGEST_METADATA_BYTES = 1024 * 1024
/** An upload that sends nothing for so long has gone away. */
const SILENCE_MS = 60_000

/** The file a request brings: as its body, or as the file of a form. */
export async function receiveFile(c: Context): Promise<IncomingFile> {
  const contentType = c.req.header('content-type') ?? ''
  return /^multipart\/form-data/i.test(contentType) ? fromForm(c, contentType) : fromBody(c, contentType)
}

async function fromBody(c: Context, contentType: string): Promise<IncomingFile> {
  const length = Number(c.req.header('content-length') ?? NaN)
  return {
    body: bodyStream(c),
    mimetype: contentType || 'application/octet-stream',
    cacheControl: () => c.req.header('cache-control') ?? 'no-cache',
    userMetadata: () => metadataInHeader(c),
    size: Number.isSafeInteger(length) ? length : undefined,
    arrived: Promise.resolve(),
  }
}

function fromForm(c: Context, contentType: string): Promise<IncomingFile> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>()
    let form: BusboyInstance
    try {
      form = Busboy({ headers: { 'content-type': contentType }, limits: { fields: 20, fieldSize: LARGEST_METADATA_BYTES + 1, files: 1, headerPairs: 50 } })
    } catch (error) {
      reject(refuse.noContent(error instanceof Error ? error.message : undefined))
      return
    }
    const content = new PassThrough({ highWaterMark: 256 * 1024 })
    // Whoever reads it hears of its end; before that nobody need.
    content.on('error', () => undefined)
    form.on('field', (name, value) => fields.set(name, value))
    form.on('file', (_field, body, _filename, _encoding, mimetype) => {
      // The form's own stream says that the form broke off before anybody listens, and later no more.
      body.pipe(content)
      body.once('error', (error) => content.destroy(refuse.noContent(error.message)))
      // Whoever gives up the file gives up the form.
      content.once('close', () => content.readableEnded || form.destroy(new Error('the file was given up')))
      resolve({
        body: content,
        mimetype: fields.get('contentType') ?? mimetype,
        // Fields may stand behind the file, so they are read when all has arrived.
        cacheControl: () => (fields.get('cacheControl') ? `max-age=${fields.get('cacheControl')}` : 'no-cache'),
        userMetadata: () => metadataOf(fields.get('metadata') ?? fields.get('userMetadata')),
        size: undefined,
        arrived,
      })
    })
    const source = bodyStream(c)
    const arrived = pipeline(source, form).then(() => reject(refuse.noContent()))
    // Awaited when the file has been read; a failure before that ends the file, too.
    arrived.catch((error: unknown) => {
      const refusal = error instanceof StorageRefusal ? error : refuse.noContent(error instanceof Error ? error.message : undefined)
      content.destroy(refusal)
      reject(refusal)
    })
  })
}

/** What the header `x-metadata` says of a file. */
export function metadataInHeader(c: Context): Record<string, unknown> | undefined {
  const encoded = c.req.header('x-metadata')
  return encoded === undefined ? undefined : metadataOf(Buffer.from(encoded, 'base64').toString('utf8'))
}

/** What people wrote about their file; what is no object is passed over, as Supabase does. */
export function metadataOf(json: string | null | undefined): Record<string, unknown> | undefined {
  if (json === undefined || json === null) return undefined
  if (Buffer.byteLength(json) > LARGEST_METADATA_BYTES) throw refuse.tooLarge('user_metadata')
  try {
    const parsed: unknown = JSON.parse(json)
    // A JSON object's values are unknown until each is looked at.
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/**
 * Lets a file through while it is what it should be: `check` sees its first bytes before any of them is written, and more than `limit` bytes or a
 * long silence end it with a refusal.
 */
export function checkedStream({ limit, check }: { limit: number; check: (head: Buffer) => void }): Transform {
  let size = 0
  let head: Buffer | undefined = Buffer.alloc(0)
  const look = (passing: Transform) => {
    if (head === undefined) return
    const seen = head
    head = undefined
    check(seen)
    if (seen.length > 0) passing.push(seen)
  }
  const passing: Transform = new Transform({
    highWaterMark: 256 * 1024,
    transform(chunk: Buffer, _encoding, done) {
      silence.refresh()
      size += chunk.length
      if (size > limit) return done(refuse.tooLarge())
      if (head === undefined) return done(null, chunk)
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      done(head.length < SNIFFED_BYTES ? null : attempt(() => look(this)))
    },
    flush(done) {
      done(attempt(() => look(this)))
    },
    destroy(error, done) {
      clearTimeout(silence)
      done(error)
    },
  })
  const silence = setTimeout(() => passing.destroy(refuse.invalidRequest('The upload stopped')), SILENCE_MS).unref()
  return passing
}

function attempt(work: () => void): Error | null {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
