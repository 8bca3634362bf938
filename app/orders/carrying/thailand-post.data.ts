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

const EMS: PostalRate['steps'] = [
  [20, 32_00],
  [100, 37_00],
  [250, 42_00],
  [500, 52_00],
  [1_000, 67_00],
  [1_500, 82_00],
  [2_000, 97_00],
  [2_500, 122_00],
  [3_000, 137_00],
  [3_500, 157_00],
  [4_000, 177_00],
  [4_500, 197_00],
  [5_000, 217_00],
]

/** The post sets new rates by an announcement: a row with a later day, and the day before it ends the earlier one. */
export const POSTAL_RATES: readonly PostalRate[] = [
  {
    service: 'Thailand Post',
    from: '2022-07-01',
    source: 'Thailand Post, domestic parcels: 20 baht up to a kilogram, 15 for each further one begun (announced June 2022)',
    steps: [[1_000, 20_00]],
    perKilogram: 15_00,
    mostGrams: 20_000,
  },
  { service: 'Thailand Post EMS', from: '2022-07-01', source: 'Thailand Post, domestic EMS by weight', steps: EMS, mostGrams: 5_000 },
]
