import * as v from 'valibot'
import { numberInQuery, wholeNumber } from '../body.ts'

const RESIZES = ['cover', 'contain', 'fill'] as const
const FORMATS = ['origin', 'avif', 'webp'] as const
const word = 'must be equal to one of the allowed values'
const resize = v.optional(v.picklist(RESIZES, word))
const format = v.optional(v.picklist(FORMATS, word))

/** What a picture may be made into (https://supabase.com/docs/guides/storage/serving/image-transformations). */
export const Transformation = v.object({
  width: v.optional(wholeNumber(0, 1_000_000)),
  height: v.optional(wholeNumber(0, 1_000_000)),
  quality: v.optional(wholeNumber(20, 100)),
  resize,
  format,
})
export type Transformation = v.InferOutput<typeof Transformation>

/** The same, written in the query of an address. */
export const TransformationQuery = v.object({
  width: v.optional(numberInQuery(0, 1_000_000)),
  height: v.optional(numberInQuery(0, 1_000_000)),
  quality: v.optional(numberInQuery(20, 100)),
  resize,
  format,
})

/** No picture is made larger; Supabase limits it as well. */
const LARGEST_SIDE = 2500
const side = (length: number | undefined) => (length === undefined || length === 0 ? undefined : Math.min(length, LARGEST_SIDE))

/** A transformation as a text, for links and names of copies; undefined when nothing is to be done. */
export function written({ width, height, quality, resize: mode, format: kind }: Transformation): string | undefined {
  const parts = [
    side(height) !== undefined && `height:${side(height)}`,
    side(width) !== undefined && `width:${side(width)}`,
    (side(width) ?? side(height)) !== undefined && `resize:${mode ?? 'cover'}`,
    quality !== undefined && `quality:${quality}`,
    kind !== undefined && `format:${kind}`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? undefined : parts.join(',')
}

/** The transformation such a text stands for. */
export function read(text: string): Transformation {
  const given = Object.fromEntries(text.split(',').map((part) => part.split(':') as [string, string]))
  return v.parse(TransformationQuery, given)
}
