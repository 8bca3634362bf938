import { PICTURE_KIND_ROWS } from './picture-kinds.data.ts'

/** The shop families a picture can stand for. */
export type PictureFamily = 'crafts' | 'textiles' | 'foods' | 'jewelry' | 'home' | 'art'

/** One colouring of a kind: `{kind}-{slug}.webp` in `public/pictures`. `hex` is the leading colour of the piece, not of its background. */
export type PictureVariant = { slug: string; colour: string; hex: string; motif?: string }

/** A piece we hold studio pictures of (960 × 1200, WebP). With a second view there is also `{kind}-{variant}-b.webp`. */
export type PictureKind = {
  slug: string
  family: PictureFamily
  craft: { en: string; th: string }
  material: string
  variants: readonly PictureVariant[]
  hasSecondView: boolean
}

type Colouring = readonly [slug: string, colour: string, hex: string, motif?: string]

/** A kind as it stands in the list. */
export type PictureKindRow = readonly [family: PictureFamily, slug: string, en: string, th: string, material: string, views: 1 | 2, ...colourings: Colouring[]]

const variantOf = ([slug, colour, hex, motif]: Colouring): PictureVariant => (motif ? { slug, colour, hex, motif } : { slug, colour, hex })

/** Every piece there are pictures of. A test keeps this list and `public/pictures` the same. */
export const PICTURE_KINDS: readonly PictureKind[] = PICTURE_KIND_ROWS.map(([family, slug, en, th, material, views, ...colourings]) => ({
  slug,
  family,
  craft: { en, th },
  material,
  variants: colourings.map(variantOf),
  hasSecondView: views === 2,
}))
