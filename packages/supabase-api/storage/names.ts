import { refuse } from './refusal.ts'

/** As storage-js and Supabase have it: one path segment of letters, digits and these signs. */
const BUCKET_NAME = /^[\w!.*'() &$@=;:+,?-]{1,100}$/
/** What S3 takes as a key. */
const LONGEST_KEY_BYTES = 1024

/** Refuses what is no name of a bucket. */
export function bucketName(name: string | undefined): string {
  if (name === undefined || name.trim() !== name || !BUCKET_NAME.test(name) || /^\.+$/.test(name)) throw refuse.invalidBucketName()
  return name
}

/**
 * Refuses what is no name of an object. Any language, spaces and slashes are fine; not empty or dotted segments, which are no place, nor control
 * characters and broken Unicode, which no header and no database carries. The name never becomes a path on disk.
 */
export function objectName(name: string | undefined): string {
  if (name === undefined || name === '') throw refuse.invalidKey('')
  const segments = name.split('/')
  const placeless = segments.some((segment) => segment === '' || segment === '.' || segment === '..')
  if (placeless || /[\p{Cc}\ufffe\uffff]/u.test(name) || !name.isWellFormed() || Buffer.byteLength(name) > LONGEST_KEY_BYTES)
    throw refuse.invalidKey(shown(name))
  return name
}

/** A name that is echoed in an answer. */
const shown = (name: string) => name.toWellFormed().slice(0, 200)

/**
 * The bucket and the object an address names after `marker` (`/object/public/`): taken from the address as it was sent, since a parsed one has
 * lost what `..` and `%2F` were. A percent sign that begins no escape stands for itself, as storage-js sends it.
 */
export function placeIn(url: string, marker: string): { bucket: string; name: string } {
  const path = pathOf(url)
  const at = path.indexOf(marker)
  const [bucket = '', ...rest] = path.slice(at + marker.length).split('/')
  return { bucket: bucketName(decoded(bucket)), name: objectName(decoded(rest.join('/'))) }
}

/** The path of an address without origin and query. */
export function pathOf(url: string): string {
  const start = /^[a-z]+:\/\/[^/?#]*/i.exec(url)?.[0].length ?? 0
  const end = url.slice(start).search(/[?#]/)
  return end < 0 ? url.slice(start) : url.slice(start, start + end)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    try {
      return decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'))
    } catch {
      throw refuse.invalidKey(shown(text))
    }
  }
}
