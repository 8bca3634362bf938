import { fromDecimal } from '../platform/money.ts'
import { eachOnce, numbered, type SourceProduct, type SourceRow, type SourceVariant } from './source-product.ts'

const text = (cells: SourceRow['cells'], field: string): string => (cells[field] ?? '').trim()

/** So many pictures of a row are looked at; more than a piece has. */
const MOST_OF_ROW = 50

/** A list as WooCommerce writes it: commas between, those of a name as `\,`. */
const listOf = (typed: string): string[] =>
  typed
    .split(/(?<!\\),/)
    .map((one) => one.replaceAll('\\,', ',').trim())
    .filter((one) => one !== '')

/** Milligrams in each unit that a shop may weigh in. */
const MILLIGRAMS = { kilograms: 1_000_000n, grams: 1000n, pounds: 453_592n, ounces: 28_350n } as const

/** What it weighs in whole grams, as digits; what is no weight stays as it was typed. */
function gramsOf(cells: SourceRow['cells']): string {
  for (const [unit, milligrams] of Object.entries(MILLIGRAMS)) {
    const typed = text(cells, unit)
    if (typed === '') continue
    const amount = fromDecimal(typed.replace(/(\.\d{3})\d+$/, '$1'), 3)
    return amount === undefined ? typed : String((amount * milligrams + 500_000n) / 1_000_000n)
  }
  return ''
}

/** What is sold by its type; of a `variable` product its variations are. */
const SOLD = new Set(['simple', 'variable', 'variation'])
const typesOf = ({ cells }: SourceRow): string[] => text(cells, 'type').toLowerCase().split(',').map((one) => one.trim()) // prettier-ignore

/** A product of WooCommerce out of its row and those of its variations; undefined where it is none that can be sold here (grouped, at another shop) or only variations are left of it. */
export function woocommerceProduct(key: string, rows: readonly SourceRow[]): SourceProduct | undefined {
  const parent = rows.find((row) => !typesOf(row).includes('variation'))
  if (!parent || !typesOf(parent).some((type) => SOLD.has(type))) return undefined
  const { row, cells } = parent
  const isVariable = typesOf(parent).includes('variable')
  const sold = isVariable ? rows.filter((one) => typesOf(one).includes('variation')) : [parent]
  return {
    row,
    key,
    name: text(cells, 'name'),
    // It writes line breaks as two letters.
    description: (text(cells, 'description') || text(cells, 'shortDescription')).replaceAll('\\n', '\n'),
    categories: listOf(text(cells, 'category')),
    seller: text(cells, 'seller'),
    tags: text(cells, 'tags'),
    material: '',
    color: '',
    care: '',
    giftCard: false,
    variants: sold.map((one) => variantOf(one, isVariable)),
    pictures: eachOnce(
      [parent, ...sold].flatMap((one) =>
        listOf(text(one.cells, 'pictures'))
          .slice(0, MOST_OF_ROW)
          .map((address) => ({ row: one.row, address, alt: '' })),
      ),
    ),
  }
}

function variantOf({ row, cells }: SourceRow, isVariation: boolean): SourceVariant {
  const names = Object.fromEntries(numbered(cells, 'optionName'))
  const [regular, sale, stock] = [text(cells, 'price'), text(cells, 'salePrice'), text(cells, 'stock')]
  return {
    row,
    key: isVariation ? text(cells, 'id') : '',
    options: isVariation ? Object.fromEntries(numbered(cells, 'optionValue').map(([number, value]) => [names[number] ?? number, value])) : {},
    sku: text(cells, 'sku'),
    price: sale || regular,
    originalPrice: sale === '' ? '' : regular,
    currency: '',
    grams: gramsOf(cells),
    stock,
    counted: stock !== '',
  }
}
