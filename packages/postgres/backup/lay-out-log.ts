import { join } from 'node:path'
import { chainFolder, inOrder, pieceOf, writeSegment, type Piece } from './log-pieces.ts'
import { segmentName } from './replication.ts'
import type { Shelf } from './shelf.ts'

const FIRST_SEGMENT = /START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/
/** The length of a segment unless the server was made with another; a whole one says it. */
const USUAL_BYTES = 16 * 1024 * 1024

/** Writes the segments of the log that go on from a base backup (`label`: its backup_label) into a folder, until the first gap. */
export async function layOutLog(parts: { shelf: Shelf; secret: string; chain: string; label: string; folder: string }): Promise<void> {
  const { shelf, secret, chain, label, folder } = parts
  const first = FIRST_SEGMENT.exec(label)?.[1]
  if (first === undefined) throw new Error('the backup does not say where its log begins')
  const bySegment = new Map<string, Piece[]>()
  for await (const { name } of shelf.list(chainFolder(chain))) {
    const piece = pieceOf(name)
    if (!piece || piece.segment < first || piece.segment.slice(0, 8) !== first.slice(0, 8)) continue
    bySegment.set(piece.segment, [...(bySegment.get(piece.segment) ?? []), piece])
  }
  const segmentBytes = Math.max(USUAL_BYTES, ...[...bySegment.values()].flat().map(({ to }) => to))
  const timeline = Number.parseInt(first.slice(0, 8), 16)
  for (let at = placeOfSegment(first, segmentBytes); ; at += BigInt(segmentBytes)) {
    const segment = segmentName(timeline, at, segmentBytes)
    const pieces = inOrder(bySegment.get(segment) ?? [])
    // The first may have begun before the slot did; the archive brings it.
    if (pieces.length === 0 && segment !== first) return
    if (pieces.length === 0) continue
    const reached = await writeSegment({ shelf, secret, pieces, path: join(folder, segment), segmentBytes })
    if (reached < segmentBytes) return
  }
}

function placeOfSegment(segment: string, segmentBytes: number): bigint {
  const [high, low] = [BigInt(`0x${segment.slice(8, 16)}`), BigInt(`0x${segment.slice(16)}`)]
  return (high << 32n) + low * BigInt(segmentBytes)
}
