import { plainAmount } from '../../money/typed-amount.ts'
import type { ProductSearch } from '../search/product-search.ts'

/** What is asked of a number that is said of pieces; an open end is ''. */
export type NumberRange = { from: string; to: string }

/** Which number is asked for of an attribute: `width.10~40` among `attributes`. Undefined where none is. */
export function rangeOf({ attributes }: Pick<ProductSearch, 'attributes'>, slug: string): NumberRange | undefined {
  const said = attributes.find((value) => value.startsWith(`${slug}.`) && value.includes('~'))
  const [from = '', to = ''] = said?.slice(slug.length + 1).split('~') ?? []
  return said === undefined ? undefined : { from, to }
}

/** The attributes of a search with another range of one of them; both ends '' take it away. */
export const withRange = (attributes: readonly string[], slug: string, { from, to }: NumberRange): string[] => [
  ...attributes.filter((value) => !value.startsWith(`${slug}.`)),
  ...(from === '' && to === '' ? [] : [`${slug}.${from}~${to}`]),
]

/** A number as people type it (`12`, `1,000`, `12,5`) in the form of the address; '' for nothing, undefined for what is no number up to three decimals. */
export function typedNumber(typed: string): string | undefined {
  const plain = plainAmount(typed)
  return plain === '' || /^\d{1,9}(\.\d{1,3})?$/.test(plain) ? plain : undefined
}
