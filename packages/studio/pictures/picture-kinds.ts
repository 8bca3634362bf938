import type { PictureVariant, PictureKind, Colouring, View } from './picture-kind.ts'
import { PICTURE_KIND_ROWS } from './picture-kinds.data.ts'
import { WORN_KINDS } from './worn-kinds.data.ts'

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
  isWorn: WORN_KINDS.includes(slug),
}))

/** Every picture of the kinds, by file, in the order a buyer leafs through them. */
export const viewsOf = ({ hasSecondView, isWorn }: PictureKind): View[] => [
  'a',
  ...(hasSecondView ? (['b'] as const) : []),
  ...(isWorn ? (['worn'] as const) : []),
]

/** The file of one view of a piece, without its ending. */
export const fileOfView = (kind: string, variant: string, view: View): string => `${kind}-${variant}${view === 'a' ? '' : `-${view}`}`
