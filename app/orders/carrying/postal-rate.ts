import { POSTAL_RATES, type PostalRate } from './thailand-post.data.ts'

/** What the post asks about for a parcel within Thailand of this weight, in satang; undefined where we know no rate that holds on the day, or the parcel is too heavy for it. */
export function postalRate(
  { service, grams, day }: { service: string; grams: number; day: string },
  rates: readonly PostalRate[] = POSTAL_RATES,
): number | undefined {
  const rate = rates.find((each) => each.service === service && each.from <= day && (each.until === undefined || day < each.until))
  if (!rate || grams <= 0 || grams > rate.mostGrams) return undefined
  const step = rate.steps.find(([upTo]) => grams <= upTo)
  if (step) return step[1]
  const last = rate.steps.at(-1)
  return last && rate.perKilogram !== undefined ? last[1] + Math.ceil((grams - last[0]) / 1_000) * rate.perKilogram : undefined
}
