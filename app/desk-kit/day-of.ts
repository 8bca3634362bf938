import { minor, toDecimal } from '../platform/money.ts'

/** The day of the shop's country that has a moment, as a field for days holds it; `before` the last one that ends with it. Empty for none. */
export const dayOf = (moment: string | null | undefined, before = false): string =>
  moment ? new Date(new Date(moment).getTime() + 7 * 3_600_000 - (before ? 1 : 0)).toISOString().slice(0, 10) : ''

/** A stored amount or rate as somebody would type it: `1470.5`, `12`. Empty for none. */
export const typedOf = (units: number | null, decimals: number): string =>
  units === null
    ? ''
    : toDecimal(minor(units), decimals)
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '')
