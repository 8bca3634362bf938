/** What the post asks at the counter for a parcel within Thailand, while it holds (Thai days; `until` is the first day it no longer does). */
export type PostalRate = {
  /** As makers write it on a parcel. */
  service: string
  from: string
  until?: string
  source: string
  /** Rising weights in grams, each with what is asked up to it, in satang. */
  steps: readonly (readonly [upToGrams: number, minor: number])[]
  /** For every kilogram begun beyond the last step, up to `mostGrams`. */
  perKilogram?: number
  mostGrams: number
}

/**
 * The post sets new rates by an announcement: a row with a later day, and the day before it ends the earlier one. Only rates whose announcement was read stand
 * here; of others, EMS among them, nothing is said.
 */
export const POSTAL_RATES: readonly PostalRate[] = [
  {
    service: 'Thailand Post',
    from: '2022-07-01',
    source: 'Thailand Post, domestic parcels: 20 baht up to a kilogram, 15 for each further one begun (announced June 2022)',
    steps: [[1_000, 20_00]],
    perKilogram: 15_00,
    mostGrams: 20_000,
  },
]
