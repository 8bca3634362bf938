import type { ImportKind, SourceFormat } from './source-format.ts'
import { MEDUSA_HISTORY, OWN_HISTORY, SHOPIFY_HISTORY, WOOCOMMERCE_HISTORY } from './source-history-formats.ts'

export const IMPORT_PLATFORMS = ['shopify', 'woocommerce', 'medusa', 'csv'] as const
export type ImportPlatform = (typeof IMPORT_PLATFORMS)[number]

/** Options, pictures and all else that a product of a platform says in its file; headings as published by Shopify, older and newer. */
const SHOPIFY_PRODUCTS: SourceFormat = {
  kind: 'products',
  fields: [
    { field: 'product', headings: ['handle', 'url handle'], needed: true },
    { field: 'name', headings: ['title'], needed: true },
    { field: 'description', headings: ['body (html)', 'description'] },
    { field: 'seller', headings: ['vendor'] },
    { field: 'category', headings: ['product category'] },
    { field: 'type', headings: ['type'] },
    { field: 'tags', headings: ['tags'] },
    { field: 'optionName', headings: ['option# name'] },
    { field: 'optionValue', headings: ['option# value'] },
    { field: 'sku', headings: ['variant sku', 'sku'] },
    { field: 'grams', headings: ['variant grams', 'weight value (grams)'] },
    { field: 'tracked', headings: ['variant inventory tracker', 'inventory tracker'] },
    { field: 'stock', headings: ['variant inventory qty', 'inventory quantity'] },
    { field: 'price', headings: ['variant price', 'price'], needed: true },
    { field: 'originalPrice', headings: ['variant compare at price', 'compare-at price'] },
    { field: 'picture', headings: ['image src', 'product image url'] },
    { field: 'pictureAlt', headings: ['image alt text'] },
    { field: 'variantPicture', headings: ['variant image', 'variant image url'] },
    { field: 'giftCard', headings: ['gift card'] },
  ],
}

/** Our own, for whoever writes the file by a program: `docs/imports.md`. */
const OWN_PRODUCTS: SourceFormat = {
  kind: 'products',
  fields: [
    { field: 'product', headings: ['product'], needed: true },
    { field: 'name', headings: ['name'], needed: true },
    { field: 'description', headings: ['description'] },
    { field: 'seller', headings: ['seller'] },
    { field: 'category', headings: ['category'] },
    { field: 'tags', headings: ['tags'] },
    { field: 'material', headings: ['material'] },
    { field: 'color', headings: ['color'] },
    { field: 'care', headings: ['care'] },
    { field: 'optionName', headings: ['option_#_name'] },
    { field: 'optionValue', headings: ['option_#_value'] },
    { field: 'variant', headings: ['variant'] },
    { field: 'sku', headings: ['sku'] },
    { field: 'grams', headings: ['weight_grams'] },
    { field: 'stock', headings: ['stock'] },
    { field: 'price', headings: ['price'], needed: true },
    { field: 'originalPrice', headings: ['original_price'] },
    { field: 'currency', headings: ['currency'] },
    { field: 'picture', headings: ['picture', 'picture_#'] },
    { field: 'pictureAlt', headings: ['picture_alt'] },
  ],
}

/** WooCommerce’s own export of products. A variation stands in a row of its own, far from its parent, and names it by id or SKU. */
const WOOCOMMERCE_PRODUCTS: SourceFormat = {
  kind: 'products',
  fields: [
    { field: 'product', headings: ['id'], needed: true },
    { field: 'type', headings: ['type'], needed: true },
    { field: 'parent', headings: ['parent'] },
    { field: 'sku', headings: ['sku'] },
    { field: 'name', headings: ['name'], needed: true },
    { field: 'description', headings: ['description'] },
    { field: 'shortDescription', headings: ['short description'] },
    { field: 'inStock', headings: ['in stock?'] },
    { field: 'stock', headings: ['stock'] },
    { field: 'kilograms', headings: ['weight (kg)'] },
    { field: 'grams', headings: ['weight (g)'] },
    { field: 'pounds', headings: ['weight (lbs)'] },
    { field: 'ounces', headings: ['weight (oz)'] },
    { field: 'salePrice', headings: ['sale price'] },
    { field: 'price', headings: ['regular price'], needed: true },
    { field: 'category', headings: ['categories'] },
    { field: 'tags', headings: ['tags'] },
    { field: 'seller', headings: ['vendor', 'brands'] },
    { field: 'pictures', headings: ['images'] },
    { field: 'optionName', headings: ['attribute # name'] },
    { field: 'optionValue', headings: ['attribute # value(s)'] },
  ],
}

/** Medusa’s own export of products, newer and older: prices in a column for each currency. */
const MEDUSA_PRODUCTS: SourceFormat = {
  kind: 'products',
  fields: [
    { field: 'product', headings: ['product handle', 'product id'], needed: true },
    { field: 'name', headings: ['product title'], needed: true },
    { field: 'description', headings: ['product description'] },
    { field: 'material', headings: ['product material'] },
    { field: 'category', headings: ['product category #', 'product category # name', 'product category # handle', 'product collection title'] },
    { field: 'type', headings: ['product type'] },
    { field: 'tags', headings: ['product tags'] },
    { field: 'tag', headings: ['product tag #'] },
    { field: 'seller', headings: ['product vendor', 'product sales channel # name'] },
    { field: 'variant', headings: ['variant id'] },
    { field: 'sku', headings: ['variant sku'], needed: true },
    { field: 'grams', headings: ['variant weight'] },
    { field: 'tracked', headings: ['variant manage inventory'] },
    { field: 'stock', headings: ['variant inventory quantity'] },
    { field: 'optionName', headings: ['variant option # name', 'option # name'] },
    { field: 'optionValue', headings: ['variant option # value', 'option # value'] },
    { field: 'price', headings: ['variant price @', 'price @'], needed: true },
    { field: 'picture', headings: ['product image #', 'product image # url', 'image # url', 'product thumbnail'] },
  ],
}

/** What can be read of each platform. */
export const SOURCE_FORMATS: Readonly<Record<ImportPlatform, readonly SourceFormat[]>> = {
  shopify: [SHOPIFY_PRODUCTS, ...SHOPIFY_HISTORY],
  woocommerce: [WOOCOMMERCE_PRODUCTS, ...WOOCOMMERCE_HISTORY],
  medusa: [MEDUSA_PRODUCTS, ...MEDUSA_HISTORY],
  csv: [OWN_PRODUCTS, ...OWN_HISTORY],
}

/** A column of a file that means something: where it stands and what it is; `says` is what it means wherever it says anything. */
export type SourceColumn = { at: number; name: string; says?: string }

/** What a mapping says of a field that is not read from any column. */
export const LEFT_OUT = '-'

/** Fields to headings; of a field with several columns `optionValue:2` is the second. */
type Renamed = Readonly<Record<string, string>>
type Found = { format: SourceFormat; columns: SourceColumn[] } | { missing: string[]; kind: ImportKind; columns: SourceColumn[] }

/**
 * Which of a platform's files this is, by its first row, and what its columns mean. `renamed` has headings of the source's own for fields of a kind. Where it is none, the headings
 * that are missing for the nearest, or for the one that is `wanted`.
 */
export function formatOf(platform: ImportPlatform, headings: readonly string[], renamed: Partial<Record<ImportKind, Renamed>>, wanted?: ImportKind): Found {
  const written = headings.map((heading) => heading.trim().toLowerCase())
  let nearest: Exclude<Found, { format: SourceFormat }> | undefined
  for (const format of SOURCE_FORMATS[platform].filter(({ kind }) => wanted === undefined || kind === wanted)) {
    const columns: SourceColumn[] = []
    const missing: string[] = []
    for (const { field, headings: published, needed } of format.fields) {
      const found = ownColumns(field, renamed[format.kind] ?? {}, headings) ?? columnsOf(field, published, written)
      columns.push(...found)
      if (needed && found.length === 0) missing.push(published[0] ?? field)
    }
    columns.push(...unnamedOptions(columns, renamed[format.kind] ?? {}, headings))
    if (missing.length === 0) return { format, columns }
    if (nearest === undefined || columns.length > nearest.columns.length) nearest = { missing, kind: format.kind, columns }
  }
  return nearest ?? { missing: [], kind: 'products', columns: [] }
}

/** The columns that somebody chose for a field; undefined where nobody did. A heading is taken as it stands first, its signs for numbers after that. */
function ownColumns(field: string, renamed: Renamed, headings: readonly string[]): SourceColumn[] | undefined {
  const written = headings.map((heading) => heading.trim().toLowerCase())
  const chosen = Object.entries(renamed).filter(([name, heading]) => (name === field || name.startsWith(`${field}:`)) && heading.trim() !== '')
  if (chosen.length === 0) return undefined
  return chosen.flatMap(([name, heading]) => {
    const own = heading.trim().toLowerCase()
    const at = written.indexOf(own)
    return at >= 0 ? [{ at, name }] : columnsOf(name, [own], written)
  })
}

/** A column that was chosen for an option and is named by none other: its heading is the name. */
function unnamedOptions(columns: readonly SourceColumn[], renamed: Renamed, headings: readonly string[]): SourceColumn[] {
  return columns.flatMap(({ at, name }) => {
    const named = name.replace('optionValue', 'optionName')
    if (named === name || renamed[name] === undefined || columns.some((other) => other.name === named)) return []
    return [{ at, name: named, says: (headings[at] ?? '').trim() }]
  })
}

function columnsOf(field: string, published: readonly string[], written: readonly string[]): SourceColumn[] {
  for (const heading of published) {
    const pattern = new RegExp(
      `^${heading
        .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
        .replace('#', String.raw`(\d{1,2})`)
        .replace('@', '([a-z]{3})')}$`,
    )
    const found = written.flatMap((one, at) => {
      const match = pattern.exec(one)
      return match ? [{ at, name: match[1] === undefined ? field : `${field}:${match[1].toUpperCase()}` }] : []
    })
    if (found.length > 0) return found
  }
  return []
}
