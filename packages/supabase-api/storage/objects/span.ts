import type { Span } from '../backend/file-backend.ts'

/**
 * The part of a file a `Range` header asks for; undefined for the whole (also for what is no range, and for several, which nobody must serve);
 * `unsatisfiable` when it lies behind the end. RFC 9110, section 14.2.
 */
export function spanOf(
  range: string | undefined,
  ifRange: string | undefined,
  { size, etag, modified }: { size: number; etag: string; modified: Date },
): Span | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (ifRange !== undefined && !isSame(ifRange.trim(), etag, modified)) return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 }
  }
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < from) return undefined
  return from >= size ? 'unsatisfiable' : { from, to }
}

/** A part is only of use to whoever has the rest of the same content. */
const isSame = (condition: string, etag: string, modified: Date) =>
  condition.startsWith('"') ? condition === etag : Math.floor(Date.parse(condition) / 1000) === Math.floor(modified.getTime() / 1000)
