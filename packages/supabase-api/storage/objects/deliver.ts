import type { Context } from 'hono'
import type { ObjectRow, Storage } from '../context.ts'
import { refuse } from '../refusal.ts'
import { sendFile } from './send-file.ts'
import { spanOf } from './span.ts'

/** A file that is handed out while another takes its place is looked up again this often. */
const LOOKS = 3

type Options = {
  find: () => Promise<ObjectRow>
  /** For links that run out: no reader may keep the file longer. */
  expires?: Date | undefined
}

/** The answer with an object's content: whole, a part of it (RFC 9110, section 14), or none of it when the reader has it already (section 13). */
export async function deliver(storage: Storage, c: Context, { find, expires }: Options): Promise<Response> {
  for (let look = 1; ; look += 1) {
    const object = await find()
    const headers = headersOf(object, c, expires)
    const { eTag = '', size = 0 } = object.metadata ?? {}
    const unchanged = preconditions(c, eTag, modifiedOf(object))
    if (unchanged !== undefined) return new Response(null, { status: unchanged, headers })
    const span = spanOf(c.req.header('range'), c.req.header('if-range'), { size, etag: eTag, modified: modifiedOf(object) })
    if (span === 'unsatisfiable') {
      const { status } = refuse.invalidRange()
      headers.set('content-range', `bytes */${size}`)
      headers.delete('content-type')
      return new Response(null, { status, headers })
    }
    headers.set('content-length', String(span === undefined ? size : span.to - span.from + 1))
    if (span !== undefined) headers.set('content-range', `bytes ${span.from}-${span.to}/${size}`)
    const status = span === undefined ? 200 : 206
    if (c.req.raw.method === 'HEAD' || size === 0) return new Response(null, { status, headers })
    const file = object.version === null ? undefined : await storage.files.read(object.version, span)
    if (file !== undefined) return sendFile(c, file, status, headers)
    if (look === LOOKS) {
      storage.log.error({ bucket: object.bucket_id, version: object.version }, 'a file is missing that its row says is there')
      throw refuse.noSuchKey()
    }
  }
}

const modifiedOf = (object: ObjectRow): Date => new Date(object.metadata?.lastModified ?? object.updated_at)

/** The headers of an object's content, also without it. */
export function headersOf(object: ObjectRow, c: Context, expires?: Date): Headers {
  const { eTag = '', mimetype = 'application/octet-stream', cacheControl = 'no-cache' } = object.metadata ?? {}
  const headers = new Headers({ 'accept-ranges': 'bytes', etag: eTag, 'last-modified': modifiedOf(object).toUTCString() })
  return finish(headers, c, { mimetype, cacheControl, expires })
}

/** What every answer with people's content says: how long it may be kept, under which name, and that it is no page of ours. */
export function finish(
  headers: Headers,
  c: Context,
  { mimetype, cacheControl, expires }: { mimetype: string; cacheControl: string; expires?: Date | undefined },
): Headers {
  // A page of somebody's making must not run as a page of this address.
  headers.set('content-type', safeHeader(/text\/html|xhtml/i.test(mimetype) ? 'text/plain' : mimetype) || 'application/octet-stream')
  headers.set('x-content-type-options', 'nosniff')
  headers.set('content-security-policy', "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; media-src 'self'; sandbox")
  headers.set('cross-origin-resource-policy', 'cross-origin')
  if (expires === undefined) headers.set('cache-control', safeHeader(cacheControl) || 'no-cache')
  else headers.set('expires', expires.toUTCString())
  const asked = c.req.query('download')
  if (asked !== undefined) {
    const download = expires === undefined ? asked : encodedOnce(asked)
    const name = encodeURIComponent(download.toWellFormed()).replaceAll("'", '%27')
    headers.set('content-disposition', download === '' ? 'attachment;' : `attachment; filename=${name}; filename*=UTF-8''${name};`)
  }
  return headers
}

/** storage-js encodes the names in signed links twice. */
function encodedOnce(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** People chose these values; a header takes only some characters. */
const safeHeader = (value: string) => value.replaceAll(/[^\t\x20-\x7e]/g, '').trim()

/** 304 or 412 when the reader's conditions say so, in the order of RFC 9110, section 13.2.2. */
function preconditions(c: Context, etag: string, modified: Date): 304 | 412 | undefined {
  const seconds = Math.floor(modified.getTime() / 1000)
  const since = (name: string) => Math.floor(Date.parse(c.req.header(name) ?? '') / 1000)
  const names = (header: string, weak: boolean) =>
    header.trim() === '*' || header.split(',').some((tag) => (weak ? tag.trim().replace(/^W\//, '') : tag.trim()) === etag)
  const [match, noneMatch] = [c.req.header('if-match'), c.req.header('if-none-match')]
  if (match !== undefined) {
    if (!names(match, false)) return 412
  } else if (seconds > since('if-unmodified-since')) return 412
  if (noneMatch !== undefined) return names(noneMatch, true) ? 304 : undefined
  return seconds <= since('if-modified-since') ? 304 : undefined
}
