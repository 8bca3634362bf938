import type { Choice, Facets } from '../listed-product.ts'

/** Choices of a closed group that a page is sent with. */
export const AT_FIRST = 10

/** The groups that are sent whole when one of them is opened. */
export type WholeChoices = Pick<Facets, 'brands' | 'sellers' | 'provinces'>

/**
 * What a page of a list is sent with: of makers, brands and provinces the first ten and whatever is chosen, and what stands below a family where somebody has chosen there. A hundred makers are
 * a fifth of a page on which few look at them; the others come when the group is opened (`choices-route.ts`).
 */
export const fewChoices = (facets: Facets): Facets => ({
  ...facets,
  brands: few(facets.brands),
  sellers: few(facets.sellers),
  provinces: few(facets.provinces),
  categories: facets.categories.map((family) => (family.chosen || family.below.some(({ chosen }) => chosen) ? family : { ...family, below: [] })),
})

const few = (choices: readonly Choice[]): Choice[] => choices.filter(({ chosen }, place) => place < AT_FIRST || chosen)
