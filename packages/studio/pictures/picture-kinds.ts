import type { PictureVariant, PictureKind, Colouring } from './picture-kind.ts'
import { PICTURE_KIND_ROWS } from './picture-kinds.data.ts'

const variantOf = ([slug, colour, hex, motif]: Colouring): PictureVariant => (motif ? { slug, colour, hex, motif } : { slug, colour, hex })

/** Every piece there are pictures of. A test keeps this list and `public/pictures` the same. */
export const PICTURE_KINDS: readonly PictureKind[] = PICTURE_KIND_ROWS.map(([family, slug, en, th, material, views, ...colourings]) => ({
  slug,
  family,
  craft: { en, th },
  material,
  variants: colourings.map(variantOf),
  hasSecondView: views !== 1,
  secondIsWhole: views === 'whole',
}))
