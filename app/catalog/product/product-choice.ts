import type { ProductBasics, ProductVariant } from '../product.ts'
import { type AnswerTrouble, type Answers, troubleWith } from '../personal-fields.ts'
import { wordOf } from '../../i18n/word-of.ts'

/** One thing to choose: a size, a colour. `key` is the maker's word; '' where variants are told apart by name alone. */
export type OptionGroup = { key: string; values: string[] }

/** What was chosen, option by option. */
export type Chosen = Readonly<Record<string, string>>

/** The option names shop and seller desk offer; other names are shown as the maker wrote them. */
export const KNOWN_OPTIONS = ['color', 'pattern', 'flavor', 'size', 'material', 'length', 'scent', 'style'] as const
export type KnownOption = (typeof KNOWN_OPTIONS)[number]

/** An option by its known name (`Colour` and `color` are one), or undefined. */
export function knownOption(key: string): KnownOption | undefined {
  const plain = key.trim().toLowerCase().replace('colour', 'color').replace('flavour', 'flavor')
  return KNOWN_OPTIONS.find((known) => known === plain)
}

const optionsOf = (variant: ProductVariant): Chosen => (Object.keys(variant.options).length > 0 ? variant.options : { '': variant.name })

/** What there is to choose, in the order of the variants. Options with one value only are no choice and are left out. */
export function optionGroups(variants: readonly ProductVariant[]): OptionGroup[] {
  if (variants.length < 2) return []
  const groups = new Map<string, string[]>()
  for (const variant of variants) {
    for (const [key, value] of Object.entries(optionsOf(variant))) {
      const values = groups.get(key) ?? []
      if (!values.includes(value)) groups.set(key, [...values, value])
    }
  }
  return [...groups].filter(([, values]) => values.length > 1).map(([key, values]) => ({ key, values }))
}

/** The first that can be bought, else the first. */
const firstOf = (variants: readonly ProductVariant[]): ProductVariant | undefined => variants.find(({ stock }) => stock > 0) ?? variants[0]

/** The variant a page opens with: one that can be bought, at the price the lists said where there is one. */
export const firstVariant = ({ variants, priceMinor }: Pick<ProductBasics, 'variants' | 'priceMinor'>): ProductVariant | undefined =>
  variants.find((variant) => variant.stock > 0 && variant.priceMinor === priceMinor) ?? firstOf(variants)

/** What a variant means, option by option. */
export const chosenOf = (variant: ProductVariant | undefined): Chosen => (variant ? optionsOf(variant) : {})

const fits = (variant: ProductVariant, chosen: Chosen) =>
  Object.entries(optionsOf(variant)).every(([key, value]) => [undefined, value].includes(wordOf(chosen, key)))

/**
 * The variant somebody means who chose `value` just now: the same in everything else where that exists, preferring what can be bought, else the
 * nearest that has the value. So a choice never leads nowhere.
 */
export function variantFor(variants: readonly ProductVariant[], chosen: Chosen, { key, value }: { key: string; value: string }): ProductVariant | undefined {
  const having = variants.filter((variant) => wordOf(optionsOf(variant), key) === value)
  const exact = having.filter((variant) => fits(variant, { ...chosen, [key]: value }))
  return firstOf(exact.length > 0 ? exact : having)
}

/** Whether a value can be bought with what else is chosen. */
export function isAvailable(variants: readonly ProductVariant[], chosen: Chosen, { key, value }: { key: string; value: string }): boolean {
  return variants.some((variant) => variant.stock > 0 && fits(variant, { ...chosen, [key]: value }))
}

/** What stands between a choice and the cart. */
export type Obstacle = 'closed' | 'out-of-stock' | AnswerTrouble

/** Why a variant cannot go into the cart now, or undefined. */
export function obstacleTo(
  product: Pick<ProductBasics, 'seller' | 'personalization'>,
  { stock, answers }: { stock: number; answers: Answers },
): Obstacle | undefined {
  if (product.seller.closed) return 'closed'
  if (stock <= 0) return 'out-of-stock'
  return product.personalization?.fields.map((field) => troubleWith(field, answers)).find((trouble) => trouble !== undefined)
}
