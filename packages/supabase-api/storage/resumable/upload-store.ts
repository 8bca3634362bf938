import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { DataStore, Upload } from '@tus/server'
import type { Storage } from '../context.ts'
import { addPart, askForLastPart, declareLength, findUpload, removeUpload, releaseParts, type UploadRow } from './upload-rows.ts'

/** What has arrived is kept at least this often, so that a line that breaks costs no more. */
const PART_BYTES = 8 * 1024 * 1024

/** What the protocol's server says when it cannot go on; it takes any object of this shape. */
export class ProtocolError extends Error {
  readonly status_code: number
  readonly body: string
  constructor(status: number, body: string) {
    super(body)
    this.status_code = status
    this.body = body
  }
}

/** Where @tus/server puts what arrives: parts in the backend of files, and in the database how far an upload is. Any process may go on with it. */
export class UploadStore extends DataStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    super()
    this.#storage = storage
    this.extensions = ['creation', 'creation-with-upload', 'creation-defer-length', 'expiration', 'termination']
  }

  /** The row is written before, with what the protocol does not know. */
  override async create(upload: Upload): Promise<Upload> {
    upload.creation_date = this.#storage.now().toISOString()
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await this.#row(id)
    if (found.finishing) throw new ProtocolError(423, 'The upload is being completed\n')
    const stuck = found.finished_at === null && found.length !== null && found.length > 0 && found.received === found.length
    const row = (stuck && (await askForLastPart(this.#storage.db.service, id))) || found
    return new Upload({
      id,
      offset: row.received,
      metadata: row.facts,
      creation_date: row.created_at.toISOString(),
      ...(row.length !== null && { size: row.length }),
    })
  }

  /** Keeps what arrives in parts, also the beginning of a part whose rest never comes. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let at = offset
    let part: Part | undefined
    const close = async () => {
      if (part === undefined) return
      const closing = part
      part = undefined
      const size = await closing.end()
      if (size === 0) return
      if (!(await addPart(this.#storage.db.service, { id, part: closing.name, size, at }))) {
        await releaseParts(this.#storage.db.service, [closing.name])
        throw new ProtocolError(409, 'Somebody else went on with this upload\n')
      }
      at += size
    }
    try {
      for await (const chunk of stream) {
        part ??= await this.#open()
        // The protocol's server hands over bytes.
        await part.add(chunk as Buffer)
        if (part.size >= PART_BYTES) await close()
      }
    } finally {
      await close()
    }
    return at
  }

  override async declareUploadLength(id: string, length: number): Promise<void> {
    if ((await declareLength(this.#storage.db.service, id, length)) === 0) throw new ProtocolError(400, 'Upload-Length is known already\n')
  }

  override async remove(id: string): Promise<void> {
    const { parts, finished_at: finished } = await this.#row(id)
    // What became an object is taken away as one.
    if (finished === null) await removeUpload(this.#storage.db.service, id)
    await releaseParts(this.#storage.db.service, parts)
    this.#storage.reclaimSoon()
  }

  override getExpiration(): number {
    return this.#storage.settings.unfinishedUploadSeconds * 1000
  }

  async #row(id: string): Promise<UploadRow> {
    const row = await findUpload(this.#storage.db.service, id)
    if (row === undefined) throw new ProtocolError(404, 'The file for this url was not found\n')
    return row
  }

  async #open(): Promise<Part> {
    const { db, files, settings } = this.#storage
    const name = randomUUID()
    // Taken away by itself when nobody goes on.
    await db.service.run(`insert into storage.stray_files (version, remove_after) values ($1, now() + $2 * interval '1 second')`, [
      name,
      settings.unfinishedUploadSeconds,
    ])
    const content = new PassThrough({ highWaterMark: 256 * 1024 })
    const written = files.write(name, content, { mimetype: 'application/octet-stream' })
    // Waited for at its end; a failure before that stops what is being added.
    written.catch((error: unknown) => content.destroy(error instanceof Error ? error : new Error(String(error))))
    content.on('error', () => undefined)
    const part: Part = {
      name,
      size: 0,
      async add(chunk) {
        part.size += chunk.length
        if (!content.write(chunk)) await Promise.race([once(content, 'drain'), written])
      },
      async end() {
        content.end()
        return (await written).size
      },
    }
    return part
  }
}

type Part = { name: string; size: number; add(chunk: Buffer): Promise<void>; end(): Promise<number> }
