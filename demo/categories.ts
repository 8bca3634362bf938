/** A family of things and its parts; texts are in `category-texts.ts`. */
export const CATEGORY_TREE = {
  crafts: ['celadon-and-stoneware', 'benjarong-and-porcelain', 'lacquerware', 'basketry', 'woven-bags', 'wood-and-carving', 'silver-and-brass'],
  textiles: ['silk', 'scarves-and-shawls', 'clothing', 'cushions-and-throws', 'table-linen', 'cloth-bags'],
  foods: ['rice', 'curry-pastes', 'spices-and-herbs', 'tea-and-coffee', 'honey-and-palm-sugar', 'dried-fruit'],
  jewelry: ['rings', 'earrings', 'necklaces-and-pendants', 'bracelets-and-bangles'],
  home: ['lamps', 'candles-and-incense', 'kitchen-and-table', 'bath-and-wellness', 'mats-and-hangings', 'umbrellas-and-chimes'],
  art: ['paintings', 'carved-and-gilded-panels', 'masks-and-puppets', 'dolls-and-kites'],
} as const

export type Family = keyof typeof CATEGORY_TREE
export type Subcategory = (typeof CATEGORY_TREE)[Family][number]
export type CategorySlug = Family | Subcategory

/** Name and one sentence for each category, in one language. */
export type CategoryTexts = Readonly<Record<CategorySlug, readonly [name: string, description: string]>>
