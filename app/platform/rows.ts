/** A list whose items all have the same fields, as loaders send it: the names of the fields once, not with every item. */
export type Rows<Item> = { fields: readonly (keyof Item)[]; rows: readonly (readonly Item[keyof Item][])[] }

/** The fields are those of the first item. */
export function toRows<Item extends object>(items: readonly Item[]): Rows<Item> {
  // Object.keys cannot tell what the type says.
  const fields = Object.keys(items[0] ?? {}) as (keyof Item)[]
  return { fields, rows: items.map((item) => fields.map((field) => item[field])) }
}

export const fromRows = <Item extends object>({ fields, rows }: Rows<Item>): Item[] =>
  // What `toRows` took apart.
  rows.map((row) => Object.fromEntries(fields.map((field, place) => [field, row[place]])) as Item)
