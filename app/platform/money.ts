/**
 * Money is an integer number of ISO 4217 minor units (satang, cents, whole yen) in a branded bigint, so that plain numbers never slip in
 * and nothing but this file multiplies or divides. The currency travels beside it; a sum in THB and one in EUR never meet here.
 */
declare const minorUnits: unique symbol
export type Minor = bigint & { readonly [minorUnits]: true }

/** A rate in parts per million: 7 % is 70 000. Integers only, because a float rate cannot be written down twice alike. */
export type Ppm = number

/** One whole, in parts per million. */
export const ONE_MILLION: Ppm = 1_000_000

// The brand exists for the compiler only, so this file alone turns a bigint into money.
const brand = (units: bigint): Minor => units as Minor

/** An amount of minor units. Throws on a number that is not a safe integer. */
export function minor(units: bigint | number): Minor {
  if (typeof units === 'bigint') return brand(units)
  if (!Number.isSafeInteger(units)) throw new RangeError(`Not a whole number of minor units: ${units}`)
  return brand(BigInt(units))
}

export const NOTHING: Minor = brand(0n)

export const add = (a: Minor, b: Minor): Minor => brand(a + b)
export const subtract = (a: Minor, b: Minor): Minor => brand(a - b)
export const negate = (a: Minor): Minor => brand(-a)
export const least = (a: Minor, b: Minor): Minor => (a < b ? a : b)

/** The sum of a list; of an empty list nothing. */
export const sum = (amounts: Iterable<Minor>): Minor => {
  let total = 0n
  for (const amount of amounts) total += amount
  return brand(total)
}

/** Unit price times a whole, non-negative quantity. */
export function times(amount: Minor, quantity: number): Minor {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`Not a quantity: ${quantity}`)
  return brand(amount * BigInt(quantity))
}

/** `amount × numerator ÷ denominator`, half away from zero (so a reversal is the exact negative of what it reverses). */
export function proportion(amount: Minor, numerator: bigint, denominator: bigint): Minor {
  if (denominator <= 0n) throw new RangeError(`Not a positive denominator: ${denominator}`)
  const product = amount * numerator
  const magnitude = product < 0n ? -product : product
  const rounded = (2n * magnitude + denominator) / (2n * denominator)
  return brand(product < 0n ? -rounded : rounded)
}

/** `amount × ppm`, rounded half up by magnitude. Rounding happens at named points only: line discount, line tax, commission, its tax, and display. */
export function mulRate(amount: Minor, ppm: Ppm): Minor {
  if (!Number.isSafeInteger(ppm)) throw new RangeError(`Not a whole number of parts per million: ${ppm}`)
  return proportion(amount, BigInt(ppm), BigInt(ONE_MILLION))
}

/**
 * Splits `amount` in proportion to `weights` (each ≥ 0) by the largest remainder, ties to the lowest index. The parts always sum to `amount`;
 * a zero weight gets nothing, unless all are zero: then the amount is split evenly. A negative amount is split as its positive, negated.
 */
export function allocate(amount: Minor, weights: readonly bigint[]): Minor[] {
  if (weights.length === 0) {
    if (amount === 0n) return []
    throw new RangeError('Nobody to allocate the amount to')
  }
  if (weights.some((weight) => weight < 0n)) throw new RangeError('A weight cannot be negative')
  if (amount < 0n) return allocate(negate(amount), weights).map(negate)

  const wholeWeight = weights.reduce((total, weight) => total + weight, 0n)
  if (wholeWeight === 0n)
    return allocate(
      amount,
      weights.map(() => 1n),
    )

  const shares = weights.map((weight, index) => {
    const exact = amount * weight
    return { index, part: exact / wholeWeight, remainder: exact % wholeWeight }
  })
  const missing = amount - shares.reduce((total, share) => total + share.part, 0n)
  const byRemainder = [...shares].sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
  for (const share of byRemainder.slice(0, Number(missing))) share.part += 1n
  return shares.map((share) => brand(share.part))
}

/** An amount seen with tax: `net + tax = gross`, always. */
export type TaxSplit = { net: Minor; tax: Minor; gross: Minor }

/**
 * Splits a price into net and tax at `ppm`. `inclusive` prices contain the tax (Thai VAT: 107 → 100 + 7), `exclusive` ones get it on top.
 * Refuses rates below zero.
 */
export function splitTax(amount: Minor, { ppm, price }: { ppm: Ppm; price: 'inclusive' | 'exclusive' }): TaxSplit {
  if (!Number.isSafeInteger(ppm) || ppm < 0) throw new RangeError(`Not a tax rate: ${ppm}`)
  if (price === 'exclusive') {
    const tax = mulRate(amount, ppm)
    return { net: amount, tax, gross: add(amount, tax) }
  }
  const tax = proportion(amount, BigInt(ppm), BigInt(ONE_MILLION + ppm))
  return { net: subtract(amount, tax), tax, gross: amount }
}

/** For JSON: a safe integer number of minor units. Throws where a number could no longer hold it exactly. */
export function toJson(amount: Minor): number {
  const units = Number(amount)
  if (!Number.isSafeInteger(units)) throw new RangeError(`Too large for JSON: ${amount}`)
  return units
}

/** From JSON: accepts a safe integer only, never a string or a fraction. */
export function fromJson(units: unknown): Minor {
  if (typeof units !== 'number' || !Number.isSafeInteger(units)) throw new RangeError(`Not an amount in minor units: ${String(units)}`)
  return brand(BigInt(units))
}

/** `1470.00` for 147000 with two decimals: the plain form of feeds, JSON-LD and payment payloads, never for people. */
export function toDecimal(amount: Minor, decimals: number): string {
  const sign = amount < 0n ? '-' : ''
  const digits = String(amount < 0n ? -amount : amount).padStart(decimals + 1, '0')
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Reads `1470`, `1470.5` or `-3.25`. Undefined for anything else, and for more decimals than the currency has. */
export function fromDecimal(text: string, decimals: number): Minor | undefined {
  const found = /^(-?)(\d{1,18})(?:\.(\d+))?$/.exec(text.trim())
  if (!found) return undefined
  const [, sign, whole, fraction = ''] = found
  if (fraction.length > decimals) return undefined
  const units = BigInt(`${whole}${fraction.padEnd(decimals, '0')}`)
  return brand(sign ? -units : units)
}
