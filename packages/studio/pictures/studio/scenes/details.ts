import { Box3, Vector3 } from 'three'
import type { Shot } from '../studio.ts'

/** Where a close look goes: a place in the piece's box (0 left, bottom, back; 1 right, top, front), the part of its size that is seen, and from where. */
type Detail = { at: readonly [number, number, number]; part: number; around: number; above: number; lens?: number }

/** Kinds whose second picture is a close look at what the first shows. */
const DETAILS: Readonly<Record<string, Detail>> = {
  'blue-white-jar': { at: [0.42, 0.52, 0.9], part: 0.2, around: -14, above: 12 },
  'sangkhalok-plate': { at: [0.5, 0.5, 0.6], part: 0.2, around: 12, above: 34 },
  'pearl-inlay-box': { at: [0.45, 0.8, 0.7], part: 0.18, around: 20, above: 40 },
  'niello-box': { at: [0.4, 0.72, 0.6], part: 0.2, around: -16, above: 32 },
  'sticky-rice-basket': { at: [0.4, 0.62, 0.7], part: 0.2, around: 18, above: 14 },
  cushion: { at: [0.5, 0.5, 0.8], part: 0.2, around: 22, above: 14 },
  'woven-tote': { at: [0.5, 0.42, 0.8], part: 0.19, around: 20, above: 12 },
  'carved-panel': { at: [0.5, 0.52, 0.8], part: 0.19, around: 26, above: 12 },
  'gilded-panel': { at: [0.5, 0.55, 0.8], part: 0.19, around: -22, above: 8 },
  'wall-hanging': { at: [0.5, 0.3, 0.8], part: 0.2, around: 18, above: 6 },
  'shadow-puppet': { at: [0.5, 0.68, 0.6], part: 0.19, around: 14, above: 6 },
  'reed-mat': { at: [0.42, 0.5, 0.95], part: 0.16, around: -18, above: 48 },
}

/** A scene seen from closer by. */
export function closer(kind: string, shot: Shot): Shot {
  const detail = DETAILS[kind]
  if (!detail) return shot
  const { at, part, around, above, lens = 0.035 } = detail
  shot.subject.updateMatrixWorld(true)
  // Cords leave the picture; they are no part of the piece.
  const box = new Box3()
  shot.subject.traverse((child) => {
    if (!child.userData.unframed && child.children.length === 0) box.expandByObject(child)
  })
  const size = box.getSize(new Vector3())
  const middle = box.min.clone().add(size.clone().multiply(new Vector3(...at)))
  return { ...shot, lens, view: { around, above, closeUp: { at: [middle.x, middle.y, middle.z], radius: size.length() * part }, fill: 0.98 } }
}
