import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { seal, unseal } from './seal.ts'
import type { Shelf } from './shelf.ts'

/**
 * The log lies on the shelf in pieces: `log/{chain}/{segment}/{from}-{to}`, whose numbers are bytes of the segment, in hexadecimal. A chain is what one slot gave without a
 * gap; a database that was restored begins another.
 */
export type Piece = { name: string; segment: string; from: number; to: number }

export const chainFolder = (chain: string): string => `log/${chain}`

const hex = (bytes: number): string => bytes.toString(16).padStart(8, '0')
const folderOf = (chain: string, segment: string): string => `${chainFolder(chain)}/${segment.toLowerCase()}`
const PIECE = /^log\/[a-z0-9]+\/([0-9a-f]{24})\/([0-9a-f]{8})-([0-9a-f]{8})$/

/** Undefined for what is no piece of a log. */
export function pieceOf(name: string): Piece | undefined {
  const [, segment, from, to] = PIECE.exec(name) ?? []
  return segment && from && to ? { name, segment: segment.toUpperCase(), from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) } : undefined
}

/** Packs, seals and keeps the bytes `from` to `from + content.length` of a segment. */
export async function keepPiece(parts: { shelf: Shelf; secret: string; chain: string; segment: string; from: number; content: Buffer }): Promise<string> {
  const { shelf, secret, chain, segment, from, content } = parts
  const name = `${folderOf(chain, segment)}/${hex(from)}-${hex(from + content.length)}`
  const sealed = seal(secret)
  const packing = pipeline(Readable.from([content], { objectMode: false }), createGzip({ level: 1 }), sealed)
  await Promise.all([shelf.write(name, sealed), packing])
  return name
}

/** Takes away every piece of a segment but one that holds all of them. */
export async function forgetOtherPieces(shelf: Shelf, { chain, segment, but }: { chain: string; segment: string; but: string }): Promise<void> {
  const others: string[] = []
  for await (const { name } of shelf.list(folderOf(chain, segment))) if (name !== but) others.push(name)
  await shelf.remove(others)
}

/** Those of a segment's pieces that follow each other without a gap from its beginning. */
export function inOrder(pieces: readonly Piece[]): Piece[] {
  const taken: Piece[] = []
  let reached = 0
  for (const piece of pieces.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (piece.from > reached) break
    if (piece.to <= reached) continue
    taken.push(piece)
    reached = piece.to
  }
  return taken
}

/** Writes a segment as PostgreSQL wants to read it: at its full length, with nothing where nothing is known. Answers how far it goes. */
export async function writeSegment(parts: { shelf: Shelf; secret: string; pieces: readonly Piece[]; path: string; segmentBytes: number }): Promise<number> {
  const { shelf, secret, pieces, path, segmentBytes } = parts
  const file = await open(path, 'w', 0o600)
  let reached = 0
  try {
    await file.truncate(segmentBytes)
    for (const piece of pieces) {
      const sealed = await shelf.read(piece.name)
      if (!sealed) break
      let at = piece.from
      await pipeline(sealed, unseal(secret), createGunzip(), async (content) => {
        for await (const chunk of content as AsyncIterable<Buffer>) {
          await file.write(chunk, 0, chunk.length, at)
          at += chunk.length
        }
      })
      reached = piece.to
    }
  } finally {
    await file.close()
  }
  return reached
}
