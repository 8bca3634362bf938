/** What is offered while somebody types. */
export type Suggestions = {
  /** Names of crafts and things of which the shop has something, beginning like what was typed, in the reader's language or else in English. */
  terms: string[]
  categories: { slug: string; name: string }[]
  sellers: { id: string; name: string; province: string }[]
  products: { id: string; name: string; image: string | null; priceMinor: number; seller: string }[]
}

/** One line of the list under the search box: where it leads and what kind it is. */
export type Suggestion =
  | { kind: 'term'; to: string; label: string }
  | { kind: 'category'; to: string; label: string }
  | { kind: 'seller'; to: string; label: string; province: string }
  | { kind: 'product'; to: string; label: string; image: string | null; priceMinor: number; seller: string }

/** The lines in the order in which the keyboard walks them. */
export const suggestionsOf = ({ terms, categories, sellers, products }: Suggestions): Suggestion[] => [
  ...terms.map((label): Suggestion => ({ kind: 'term', label, to: `/products?${new URLSearchParams({ q: label })}` })),
  ...categories.map(({ slug, name }): Suggestion => ({ kind: 'category', label: name, to: `/products?${new URLSearchParams({ category: slug })}` })),
  ...sellers.map(({ id, name, province }): Suggestion => ({ kind: 'seller', label: name, province, to: `/sellers/${id}` })),
  ...products.map(({ id, name, ...rest }): Suggestion => ({ kind: 'product', label: name, to: `/products/${id}`, ...rest })),
]
