import type { Cell } from '../../platform/csv.ts'

/** The columns of a shop's spreadsheet, in their order; their headings are understood in the maker's language and by these names. */
export const FIELDS = [
  'product', 'version', 'sku', 'name', 'variant', 'status', 'category', 'price', 'original', 'stock', 'weight', 'made', 'days', 'free', 'making', 'parcel',
  'material', 'dimensions', 'craft', 'care', 'hs', 'tags', 'description',
] as const // prettier-ignore
export type SheetField = (typeof FIELDS)[number]

/** A version of a piece as the spreadsheet has it. Amounts are satang; null is as its piece. */
export type SheetPart = { id: string; name: string; sku: string; price: number | null; weight: number | null; stock: number }
/** A piece as the spreadsheet has it. */
export type SheetProduct = {
  id: string
  sku: string
  name: string
  status: string
  category: string
  price: number
  original: number | null
  weight: number
  made: boolean
  days: number
  free: boolean
  /** Who makes it; empty where that is not said. */
  making: string
  /** The id of its kind of parcel; empty for the usual one. */
  parcel: string
  material: string
  dimensions: string
  craft: string
  care: string
  hs: string
  tags: string[]
  description: string
  parts: SheetPart[]
}

/** What stands in cells in the maker's language. */
export type SheetWords = {
  yes: string
  no: string
  statuses: Readonly<Record<string, string>>
  makings: Readonly<Record<string, string>>
  categories: ReadonlyMap<string, string>
  /** Kinds of parcels of the shop by their ids, beside the usual one. */
  parcels: ReadonlyMap<string, string>
}

const baht = (satang: number): number => satang / 100

/** All pieces with their versions, a row for each version. */
export function toRows(products: readonly SheetProduct[], words: SheetWords): Cell[][] {
  const answer = (said: boolean) => (said ? words.yes : words.no)
  return products.flatMap((product) =>
    product.parts.map((part) => {
      const cells: Record<SheetField, Cell> = {
        product: product.id,
        version: part.id,
        sku: part.sku || product.sku,
        name: product.name,
        variant: part.name,
        status: words.statuses[product.status] ?? product.status,
        category: words.categories.get(product.category) ?? '',
        price: baht(part.price ?? product.price),
        original: product.original === null ? '' : baht(product.original),
        stock: part.stock,
        weight: part.weight ?? product.weight,
        made: answer(product.made),
        days: product.days,
        free: answer(product.free),
        making: words.makings[product.making] ?? product.making,
        parcel: words.parcels.get(product.parcel) ?? '',
        material: product.material,
        dimensions: product.dimensions,
        craft: product.craft,
        care: product.care,
        hs: product.hs,
        tags: product.tags.join(', '),
        description: product.description,
      }
      return FIELDS.map((field) => cells[field])
    }),
  )
}
