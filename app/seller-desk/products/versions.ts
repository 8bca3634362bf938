import { typedMinor } from '../../money/typed-amount.ts'
import { minor, toJson } from '../../platform/money.ts'

/** What a piece can be chosen by, such as its size; at most three, as buyers are asked one after the other. */
export type VersionOption = { name: string; values: string }
export const OPTIONS_MAX = 3
/** The database's own limit. */
export const VERSIONS_MAX = 100

/** A version as it is typed; `onHand` is what lay there when it was read. Amounts are baht as people type them, empty where the piece's own price holds. */
export type Version = {
  id: string | undefined
  options: Readonly<Record<string, string>>
  price: string
  stock: string
  onHand: number
  sku: string
  weightGrams: number | null
  isActive: boolean
}

/** A version as it is kept. Satang, grams. */
export type KeptVersion = {
  id: string
  name: string
  options: Readonly<Record<string, string>>
  priceMinor: number | null
  weightGrams: number | null
  sku: string
  isActive: boolean
  onHand: number
}

export const valuesOf = ({ values }: VersionOption): string[] =>
  [...new Set(values.split(/[,，、\n]/).map((each) => each.trim()))].filter((each) => each !== '')

/** What the kept versions are chosen by, in the order they have. */
export function optionsOf(kept: readonly KeptVersion[]): VersionOption[] {
  const sold = kept.filter(({ isActive }) => isActive)
  const names = [...new Set(sold.flatMap(({ options }) => Object.keys(options)))].slice(0, OPTIONS_MAX)
  return names.map((name) => ({ name, values: [...new Set(sold.flatMap(({ options }) => options[name] ?? []))].join(', ') }))
}

export const toVersion = (kept: KeptVersion): Version => ({
  id: kept.id,
  options: kept.options,
  price: kept.priceMinor === null ? '' : String(kept.priceMinor / 100),
  stock: String(kept.onHand),
  onHand: kept.onHand,
  sku: kept.sku,
  weightGrams: kept.weightGrams,
  isActive: kept.isActive,
})

/** Every way to choose one value of each option; options without a name or a value are not there yet. */
function combinationsOf(options: readonly VersionOption[]): Record<string, string>[] {
  return options
    .map((option) => ({ name: option.name.trim(), values: valuesOf(option) }))
    .filter(({ name, values }) => name !== '' && values.length > 0)
    .reduce<Record<string, string>[]>((sofar, { name, values }) => sofar.flatMap((each) => values.map((value) => ({ ...each, [name]: value }))), [{}])
}

const isWithin = (small: Version['options'], large: Version['options']) => Object.entries(small).every(([name, value]) => large[name] === value)

/**
 * The versions that the options make of those there were: each keeps its price and stock where it is still the same; where an option came or went, the first
 * that fits takes over from one that no longer does.
 */
export function versionsFor(options: readonly VersionOption[], before: readonly Version[]): Version[] {
  const free = new Set(before)
  const take = (found: Version | undefined) => {
    if (found) free.delete(found)
    return found
  }
  const combinations = combinationsOf(options)
  const same = combinations.map((wanted) =>
    take([...free].find((each) => Object.keys(each.options).length === Object.keys(wanted).length && isWithin(each.options, wanted))),
  )
  return combinations.map((wanted, at) => {
    const old = same[at] ?? take([...free].find((each) => each.isActive && (isWithin(each.options, wanted) || isWithin(wanted, each.options))))
    const fresh = { id: undefined, price: '', stock: '0', onHand: 0, sku: '', weightGrams: null, isActive: true }
    return { ...fresh, ...old, options: wanted, ...(same[at] ? {} : { isActive: true }) }
  })
}

/** Every version that was ever seen, the shown ones first: a value that is typed again finds its price and stock. One that is shown is known as it is shown, and once. */
export const knownWith = (shown: readonly Version[], known: readonly Version[]): Version[] => [
  ...shown,
  ...known.filter((old) => !shown.some((one) => one.id === old.id && (one.id !== undefined || nameOf(one) === nameOf(old)))),
]

export const nameOf = ({ options }: Pick<Version, 'options'>): string => Object.values(options).join(' / ')

/** A key of the catalogue `dashboard` for what is wrong with all of them together, or undefined. */
export function wrongWith(options: readonly VersionOption[], versions: readonly Version[]): string | undefined {
  if (options.some((option) => (option.name.trim() === '') !== (valuesOf(option).length === 0))) return 'versions.problem.half'
  const names = options.map(({ name }) => name.trim().toLowerCase()).filter((name) => name !== '')
  if (new Set(names).size < names.length) return 'versions.problem.same'
  if (versions.length > VERSIONS_MAX) return 'versions.problem.many'
  if (versions.some((version) => nameOf(version).length > 120)) return 'product.problem.long'
  return versions.some(({ isActive }) => isActive) ? undefined : 'versions.problem.none'
}

/** What is wrong with what was typed for one of them, by field. */
export function wrongIn({ price, stock }: Version): { price: string | undefined; stock: string | undefined } {
  const amount = price.trim() === '' ? undefined : typedMinor(price)
  const isPrice = price.trim() === '' || (amount !== undefined && amount > 0n && amount <= 9_000_000_000n)
  return {
    price: isPrice ? undefined : 'product.problem.price',
    stock: /^\d{1,6}$/.test(stock.trim()) && Number(stock) <= 100_000 ? undefined : 'product.problem.stock',
  }
}

/** As the database takes it; stock as the difference that was counted, so that what was sold meanwhile stays sold. */
export const toArranged = (version: Version) => ({
  id: version.id ?? null,
  name: nameOf(version),
  options: version.options,
  price_minor: version.price.trim() === '' ? null : toJson(typedMinor(version.price) ?? minor(0)),
  weight_grams: version.weightGrams,
  sku: version.sku.trim(),
  is_active: version.isActive,
  stock_change: Number(version.stock) - version.onHand,
})
