/** A row of a file by its fields; only what is not empty. `picture:2` is the second of several. */
export type SourceRow = { row: number; cells: Readonly<Record<string, string>> }

/** A variant as a source tells it: texts, not looked at yet. */
export type SourceVariant = {
  row: number
  /** The source's own name for it among those of the product. */
  key: string
  options: Readonly<Record<string, string>>
  sku: string
  price: string
  originalPrice: string
  currency: string
  grams: string
  stock: string
  /** Whether its pieces are counted there. */
  counted: boolean
}

/** A product as a source tells it, out of all the rows that belong to it. */
export type SourceProduct = {
  row: number
  key: string
  name: string
  description: string
  /** Names of categories, the nearest first; each is looked up. */
  categories: readonly string[]
  seller: string
  tags: string
  material: string
  color: string
  care: string
  giftCard: boolean
  variants: readonly SourceVariant[]
  pictures: readonly { row: number; address: string; alt: string }[]
}

const text = (cells: SourceRow['cells'], field: string): string => (cells[field] ?? '').trim()

/** All that is said of a field in several columns, in the order of their numbers: `picture:1`, `picture:2`. */
export function numbered(cells: SourceRow['cells'], field: string): [string, string][] {
  return Object.entries(cells)
    .filter(([name]) => name === field || name.startsWith(`${field}:`))
    .map(([name, value]): [string, string] => [name.slice(field.length + 1), value.trim()])
    .filter(([, value]) => value !== '')
    .toSorted(([one], [other]) => Number(one) - Number(other))
}

/** A price and its currency: of several currencies the first of `preferred` that has one. */
function priceOf(cells: SourceRow['cells'], preferred: readonly string[]): [string, string] {
  const prices = numbered(cells, 'price')
  const [code = '', amount = ''] = preferred.map((wanted) => prices.find(([one]) => one === wanted)).find((one) => one !== undefined) ?? prices[0] ?? []
  return [code || text(cells, 'currency'), amount]
}

/**
 * A product whose rows are its variants and pictures one below the other, the first with what holds for all: the form of Shopify and Medusa, and ours. Of prices in several currencies one of
 * `preferred` is taken.
 */
export function productOfRows(key: string, rows: readonly SourceRow[], preferred: readonly string[]): SourceProduct {
  const first = rows.find(({ cells }) => text(cells, 'name') !== '') ?? rows[0]
  const facts = first?.cells ?? {}
  const names = Object.fromEntries(numbered(facts, 'optionName'))
  const variants = rows
    .filter(({ cells }) => numbered(cells, 'price').length > 0 || text(cells, 'sku') !== '' || numbered(cells, 'optionValue').length > 0)
    .map(({ row, cells }): SourceVariant => {
      const options = Object.fromEntries(
        numbered(cells, 'optionValue').map(([number, value]) => [text(cells, `optionName:${number}`) || (names[number] ?? number), value]),
      )
      const [currency, price] = priceOf(cells, preferred)
      const stock = text(cells, 'stock')
      return {
        row,
        key: text(cells, 'variant') || Object.values(options).join('\u001F'),
        // Shopify’s word for a product without options.
        options: Object.keys(options).length === 1 && options['Title'] === 'Default Title' ? {} : options,
        sku: text(cells, 'sku').replace(/^'/, ''),
        price,
        originalPrice: text(cells, 'originalPrice'),
        currency,
        grams: text(cells, 'grams'),
        stock,
        // Shopify writes 0 where nothing is counted, Medusa says so.
        counted: stock !== '' && text(cells, 'tracked').toLowerCase() !== 'false' && !(stock === '0' && text(cells, 'tracked') === ''),
      }
    })
  const pictures = rows.flatMap(({ row, cells }) => [
    ...numbered(cells, 'picture').map(([, address]) => ({ row, address, alt: text(cells, 'pictureAlt') })),
    ...numbered(cells, 'variantPicture').map(([, address]) => ({ row, address, alt: '' })),
  ])
  return {
    row: first?.row ?? 0,
    key,
    name: text(facts, 'name'),
    description: text(facts, 'description'),
    categories: [...numbered(facts, 'category').map(([, name]) => name), text(facts, 'type')].filter((name) => name !== ''),
    seller: text(facts, 'seller'),
    tags: [text(facts, 'tags'), ...numbered(facts, 'tag').map(([, tag]) => tag)].filter((tag) => tag !== '').join(','),
    material: text(facts, 'material'),
    color: text(facts, 'color'),
    care: text(facts, 'care'),
    giftCard: text(facts, 'giftCard').toLowerCase() === 'true',
    variants,
    pictures: eachOnce(pictures),
  }
}

/** Pictures by their addresses, the first of several with the same one. */
export const eachOnce = <Picture extends { address: string }>(pictures: readonly Picture[]): Picture[] =>
  [...new Map(pictures.toReversed().map((picture) => [picture.address, picture])).values()].toReversed()
