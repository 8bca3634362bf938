/** A category as the page of all categories shows it. */
export type ListedCategory = {
  slug: string
  name: string
  description: string
  /** Pieces in it and below it that everybody may see, counted now. */
  count: number
  /** What is shown of it: its own picture, and a piece that sells well, for where there is none. */
  image: string | null
  productImage: string | null
}

/** A family with its categories, in the shop's order. */
export type CategoryFamily = ListedCategory & { below: ListedCategory[] }
