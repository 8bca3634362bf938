import type { Readable } from 'node:stream'

/** Bytes `from` to `to`, both included. */
export type Span = { from: number; to: number }

export type Written = { size: number; etag: string }

/**
 * Where the bytes are. A file is written once, whole, under the name of its version, and never changed: so a name that can be read is a whole file,
 * and two writers never meet. Which files belong to somebody is known by the database alone.
 */
export type FileBackend = {
  /** Keeps the whole stream or nothing: resolves when it would survive a crash. Throws what the stream throws. */
  write(version: string, body: Readable, facts: { mimetype: string; size?: number | undefined }): Promise<Written>
  /** Undefined when there is no such file. */
  read(version: string, span?: Span): Promise<Readable | undefined>
  /** The same content under another version. False when there is no such file. */
  copy(from: string, to: string): Promise<boolean>
  /** Takes files away; those that are not there are no error. */
  remove(versions: readonly string[]): Promise<void>
  /** A file on this machine that sharp may read by itself, when the backend has one. */
  pathOf?(version: string): string
}
