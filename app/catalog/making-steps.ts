/** What a picture of the making may show (`product_images.step`; the database has the same in `private.making_steps`). `other` is a step without a name here. */
export const MAKING_STEPS = [
  'material',
  'design',
  'spinning',
  'dyeing',
  'warping',
  'weaving',
  'sewing',
  'embroidery',
  'clay',
  'throwing',
  'glazing',
  'firing',
  'carving',
  'joining',
  'lacquering',
  'casting',
  'hammering',
  'engraving',
  'polishing',
  'splitting',
  'plaiting',
  'painting',
  'harvest',
  'mixing',
  'drying',
  'finishing',
  'workshop',
  'other',
] as const
export type MakingStep = (typeof MAKING_STEPS)[number]

const WEAVING = ['material', 'spinning', 'dyeing', 'warping', 'weaving', 'finishing'] as const
const SEWING = ['material', 'dyeing', 'design', 'sewing', 'embroidery', 'finishing'] as const
const POTTERY = ['clay', 'throwing', 'drying', 'glazing', 'firing'] as const
const PORCELAIN = ['clay', 'throwing', 'glazing', 'painting', 'firing'] as const
const PLAITING = ['material', 'splitting', 'dyeing', 'plaiting', 'finishing'] as const
const WOOD = ['material', 'design', 'carving', 'joining', 'finishing'] as const
const METAL = ['design', 'casting', 'hammering', 'engraving', 'polishing'] as const
const FOOD = ['harvest', 'drying', 'mixing', 'finishing'] as const
const ANY = ['material', 'design', 'finishing'] as const

/** By the slug of a category or of its family: the steps that tell how such a piece is made, in their order. */
const STEPS_OF: Readonly<Record<string, readonly MakingStep[]>> = {
  textiles: WEAVING,
  silk: WEAVING,
  'scarves-and-shawls': WEAVING,
  clothing: SEWING,
  'cushions-and-throws': SEWING,
  'table-linen': WEAVING,
  'cloth-bags': SEWING,
  'celadon-and-stoneware': POTTERY,
  'benjarong-and-porcelain': PORCELAIN,
  lacquerware: ['material', 'joining', 'lacquering', 'drying', 'painting', 'polishing'],
  basketry: PLAITING,
  'woven-bags': PLAITING,
  'mats-and-hangings': PLAITING,
  'wood-and-carving': WOOD,
  'carved-and-gilded-panels': ['material', 'design', 'carving', 'lacquering', 'painting', 'finishing'],
  'kitchen-and-table': WOOD,
  'silver-and-brass': METAL,
  jewelry: METAL,
  paintings: ['design', 'material', 'painting', 'finishing'],
  'masks-and-puppets': ['design', 'carving', 'joining', 'painting', 'sewing'],
  'dolls-and-kites': ['material', 'design', 'joining', 'painting', 'sewing'],
  lamps: ['material', 'design', 'joining', 'painting', 'finishing'],
  'umbrellas-and-chimes': ['material', 'splitting', 'joining', 'painting', 'drying'],
  'candles-and-incense': ['material', 'mixing', 'casting', 'drying'],
  'bath-and-wellness': ['material', 'mixing', 'casting', 'drying'],
  foods: FOOD,
}

/** What helps to show of a piece of these categories, the nearest first, and the maker at work of every piece. */
export function stepsFor(slugs: readonly string[]): readonly MakingStep[] {
  const own = slugs.map((slug) => STEPS_OF[slug]).find((steps) => steps !== undefined)
  return [...(own ?? ANY), 'workshop']
}

const KNOWN: ReadonlySet<string> = new Set(MAKING_STEPS)
/** A step as the database or another release has it; null for a picture of the piece. */
export const stepOf = (word: string | null | undefined): MakingStep | null => (!word ? null : KNOWN.has(word) ? (word as MakingStep) : 'other')
