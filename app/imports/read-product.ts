import { toJson } from '../platform/money.ts'
import type { ImportMapping } from './import-mapping.ts'
import { type ImportProblem, lack, stop } from './import-problem.ts'
import type { FieldValue } from './merge-fields.ts'
import { plainText } from './plain-text.ts'
import { satangOf, type SourceRates } from './source-amount.ts'
import type { SourceProduct, SourceVariant } from './source-product.ts'

/** What is looked up while products are read: our categories and sellers, by slug and by name in lower case. */
export type ImportShelves = {
  categories: ReadonlyMap<string, string>
  sellers: ReadonlyMap<string, { id: string; approved: boolean }>
  rates: SourceRates
}

export type ReadVariant = {
  row: number
  key: string
  name: string
  options: Record<string, string>
  stock: number
  fields: Record<string, FieldValue>
  /** What the product has of its cheapest variant. */
  ofProduct: { price: FieldValue; originalPrice: FieldValue; weight: FieldValue; sku: FieldValue }
}
/** A product that can come: what the shop keeps, each field with what the source says of it. */
export type ReadProduct = {
  row: number
  key: string
  sellerId: string
  fields: Record<string, FieldValue>
  variants: ReadVariant[]
  pictures: { address: string; alt: string }[]
}

/** As many as a listing may have. */
/** So many of the tags in a cell are looked at. */
const MOST_TAGS_READ = 200
const MOST_VARIANTS = 100
const MOST_PICTURES = 10
const MOST_KEY = 250

/** Reads a product as the shop would keep it, or says why it does not come; what is only lacking is said, too. */
export function readProduct(source: SourceProduct, mapping: ImportMapping, shelves: ImportShelves): { product?: ReadProduct; problems: ImportProblem[] } {
  const problems: ImportProblem[] = []
  const { row } = source
  if (source.giftCard) return { problems: [stop(row, 'giftCard', 'gift_card', source.key)] }
  if (source.key.length > MOST_KEY) problems.push(stop(row, 'product', 'too_long', source.key))
  const said = (field: string, typed: string, most: number, least = 0): FieldValue => {
    const here = plainText(typed)
    const letters = [...here].length
    if (letters > most) problems.push(stop(row, field, 'too_long', here))
    else if (letters < least) problems.push(stop(row, field, letters === 0 ? 'missing' : 'too_short', here))
    return { said: typed, here }
  }
  const categoryId = categoryOf(source, mapping, shelves)
  if (categoryId === undefined) problems.push(stop(row, 'category', 'category_unknown', source.categories[0] ?? ''))
  const seller =
    shelves.sellers.get((Object.hasOwn(mapping.sellers, source.seller) ? (mapping.sellers[source.seller] ?? '') : '') || source.seller.toLowerCase()) ??
    shelves.sellers.get(mapping.seller)
  if (!seller) problems.push(stop(row, 'seller', 'seller_unknown', source.seller))
  else if (!seller.approved) problems.push(stop(row, 'seller', 'seller_not_approved', source.seller))
  const tags = source.tags
    .split(',', MOST_TAGS_READ)
    .map((tag) => plainText(tag).replaceAll('\n', ' '))
    .filter((tag, at, all) => tag !== '' && tag.length <= 60 && all.indexOf(tag) === at)
    .slice(0, 20)
  if (source.variants.length === 0) problems.push(stop(row, 'price', 'no_variants'))
  if (source.variants.length > MOST_VARIANTS) problems.push(stop(row, 'price', 'too_many_variants', String(source.variants.length)))
  const isAlone = source.variants.length === 1
  const variants = source.variants.slice(0, MOST_VARIANTS).map((variant) => readVariant(variant, { mapping, rates: shelves.rates, problems, isAlone }))
  const twice = variants.find(({ key, name }, at) => variants.findIndex((other) => other.key === key || other.name === name) !== at)
  if (twice) problems.push(stop(twice.row, 'optionValue', 'variant_twice', twice.name))
  const pictures = source.pictures.filter(({ row: at, address }) => {
    const fine = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) && address.length <= 2000
    if (!fine) problems.push(lack(at, 'picture', 'no_address', address))
    return fine
  })
  if (pictures.length > MOST_PICTURES) problems.push(lack(pictures[MOST_PICTURES]?.row ?? row, 'picture', 'too_many_pictures', String(pictures.length)))
  const [cheapest] = variants.toSorted(({ ofProduct: one }, { ofProduct: other }) => Number(one.price.here ?? 0) - Number(other.price.here ?? 0))
  const fields: Record<string, FieldValue> = {
    name: said('name', source.name, 200, 2),
    description: said('description', source.description, 20_000),
    care: said('care', source.care, 2000),
    material: said('material', source.material, 200),
    color: said('color', source.color, 200),
    tags: { said: source.tags, here: tags },
    category: { said: source.categories.join('\n'), here: categoryId },
    ...cheapest?.ofProduct,
  }
  if (!seller || problems.some(({ stops }) => stops)) return { problems }
  const product: ReadProduct = {
    row,
    key: source.key,
    sellerId: seller.id,
    fields,
    variants,
    pictures: pictures.slice(0, MOST_PICTURES).map(({ address, alt }) => ({ address, alt: [...plainText(alt)].slice(0, 300).join('') })),
  }
  return { product, problems }
}

function categoryOf({ categories }: SourceProduct, mapping: ImportMapping, { categories: ours }: ImportShelves): string | undefined {
  for (const name of categories) {
    const mapped = Object.hasOwn(mapping.categories, name) ? mapping.categories[name] : undefined
    // `Home > Pottery` may be mapped whole, or be found by its last part.
    const wanted = mapped !== undefined && mapped !== '' ? [mapped] : [name, name.split('>').at(-1) ?? '']
    for (const one of wanted) {
      const found = ours.get(one.trim().toLowerCase())
      if (found !== undefined) return found
    }
  }
  return ours.get(mapping.category)
}

type Reading = { mapping: ImportMapping; rates: SourceRates; problems: ImportProblem[]; isAlone: boolean }

function readVariant(source: SourceVariant, { mapping, rates, problems, isAlone }: Reading): ReadVariant {
  const { row } = source
  const currency = source.currency || mapping.currency
  const price = satangOf(source.price, currency, rates)
  if ('problem' in price) problems.push(stop(row, 'price', source.price === '' ? 'missing' : price.problem, `${source.price} ${currency}`.trim()))
  const original = source.originalPrice === '' || /^0+(\.0+)?$/.test(source.originalPrice) ? undefined : satangOf(source.originalPrice, currency, rates)
  if (original && 'problem' in original) problems.push(lack(row, 'originalPrice', original.problem, source.originalPrice))
  const struck = original && 'satang' in original && 'satang' in price && original.satang > price.satang ? original : undefined
  const options = Object.fromEntries(
    Object.entries(source.options).map(([name, value]) => [
      calledHere(mapping.options, plainText(name)),
      calledHere(mapping.values, plainText(value).replaceAll('\n', ' ')),
    ]),
  )
  const name = Object.values(options).join(' / ')
  if ([...name].length > 120) problems.push(stop(row, 'optionValue', 'too_long', name))
  if ([...source.sku].length > 60) problems.push(stop(row, 'sku', 'too_long', source.sku))
  const stock = wholeOf(source.stock)
  if (Number.isNaN(stock)) problems.push(lack(row, 'stock', 'no_number', source.stock))
  else if (stock < 0) problems.push(lack(row, 'stock', 'below_zero', source.stock))
  else if (!source.counted) problems.push(lack(row, 'stock', 'not_counted'))
  const counted = Number.isNaN(stock) || !source.counted ? 0 : Math.min(Math.max(stock, 0), 100_000)
  const grams = wholeOf(source.grams)
  if (Number.isNaN(grams) || grams > 200_000) problems.push(lack(row, 'grams', 'no_number', source.grams))
  const ofProduct = {
    price: 'satang' in price ? { said: price.said, here: toJson(price.satang) } : { said: '', here: null },
    originalPrice: { said: struck?.said ?? '', here: struck ? toJson(struck.satang) : null },
    weight: { said: source.grams, here: grams >= 1 && grams <= 200_000 ? grams : mapping.weight },
    sku: { said: source.sku, here: source.sku },
  }
  // A variant that is alone has the price and the weight of its product, so that whoever changes those changes what is sold.
  const own = ({ said, here }: FieldValue): FieldValue => (isAlone ? { said: `alone ${said}`, here: null } : { said, here })
  return {
    row,
    key: source.key,
    name,
    options,
    stock: counted,
    fields: { price: own(ofProduct.price), weight: own(ofProduct.weight), sku: ofProduct.sku, stock: { said: source.stock, here: counted } },
    ofProduct,
  }
}

/** What a word of the source is called here; itself where nothing else was said. */
const calledHere = (names: Readonly<Record<string, string>>, said: string): string => (Object.hasOwn(names, said) ? names[said] : '') || said

/** `12` and `12.0` as 12, nothing as 0; NaN for what is no whole number. */
const wholeOf = (typed: string): number => (typed === '' ? 0 : /^-?\d{1,9}(\.0+)?$/.test(typed) ? Number.parseInt(typed, 10) : Number.NaN)
