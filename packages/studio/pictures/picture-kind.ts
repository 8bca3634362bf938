/** The shop families a picture can stand for. */
export type PictureFamily = 'crafts' | 'textiles' | 'foods' | 'jewelry' | 'home' | 'art'

/** One colouring of a kind: `{kind}-{slug}.webp` in `public/pictures`. `hex` is the leading colour of the piece, not of its background. */
export type PictureVariant = { slug: string; colour: string; hex: string; motif?: string }

/** `a` is the whole piece, `b` its second view, `worn` shows it on somebody. */
export type View = 'a' | 'b' | 'worn'

/** A piece we hold studio pictures of (960 × 1200, WebP). With a second view there is also `{kind}-{variant}-b.webp`. */
export type PictureKind = {
  slug: string
  family: PictureFamily
  craft: { en: string; th: string }
  material: string
  variants: readonly PictureVariant[]
  hasSecondView: boolean
  /** The second view shows the whole piece another way (worn, unrolled) instead of a part from closer by, so it can stand first. */
  secondIsWhole: boolean
  /** It is worn or carried: `{kind}-{variant}-worn.webp` shows how. */
  isWorn: boolean
}

export type Colouring = readonly [slug: string, colour: string, hex: string, motif?: string]

/** A kind as it stands in the list. */
export type PictureKindRow = readonly [
  family: PictureFamily,
  slug: string,
  en: string,
  th: string,
  material: string,
  views: 1 | 2 | 'whole',
  ...colourings: Colouring[],
]
