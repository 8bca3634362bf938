import { typedOf } from '../../desk-kit/day-of.ts'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { typedMinor } from '../../money/typed-amount.ts'
import { answered } from '../../platform/answered.ts'
import { fromDecimal, toJson } from '../../platform/money.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { ShippingMethod, ShippingZone } from '../../shipping/shipping-rates.ts'
import type { KeptRate, ShippingTerms } from '../../shipping/shipping-terms.ts'

/** A term of shipping as it is kept. Of rate, country and weight there is what its kind has. */
export type Term = {
  id: number
  kind: 'rate' | 'destination' | 'restriction'
  zone: ShippingZone | null
  method: ShippingMethod | null
  country: string | null
  heaviest_grams: number | null
  rate: KeptRate | null
  starts_at: string
  ends_at: string | null
  reason: string
  changed_at: string
  category: { name: string } | null
}

/** Before this day lies what the shop began with: it is changed, not taken back. */
export const BEGINNING = '2021-01-01'

export type TermState = 'planned' | 'begun' | 'over' | 'withdrawn'

/** Where a term stands. One that ended when it began was withdrawn. */
export function termState({ starts_at: starts, ends_at: ends }: Pick<Term, 'starts_at' | 'ends_at'>, now = Date.now()): TermState {
  if (ends !== null && Date.parse(ends) <= Date.parse(starts)) return 'withdrawn'
  if (Date.parse(starts) > now) return 'planned'
  return ends !== null && Date.parse(ends) <= now ? 'over' : 'begun'
}

/** The terms as of a moment; now for none. */
export const getTermsAt = (moment: string | null) => databaseResult<ShippingTerms>('shipping_table_at', { p_at: moment })

/** What has not ended, the latest first: what holds, what is planned, and what stands below something newer. */
export async function listOpenTerms(): Promise<Term[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('shipping_terms')
      .select('id, kind, zone, method, country, heaviest_grams, rate, starts_at, ends_at, reason, changed_at, category:categories(name)')
      .or(`ends_at.is.null,ends_at.gt.${new Date().toISOString()}`)
      .order('starts_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(500),
  )
  // The database lets in no other kinds, zones, methods and rates (`says_what_its_kind_says`).
  return (data as unknown as Term[]).filter((term) => termState(term) !== 'withdrawn')
}

export type Category = { id: string; name: string }

/** The categories that can be restricted. */
export async function listCategories(): Promise<Category[]> {
  const { data } = await answered((await loadSupabase()).from('categories').select('id, name').order('name').limit(500))
  return data
}

/** The fields of a rate, and the decimals they are typed with: baht, kilograms, days. */
export const RATE_FIELDS = { first: 2, firstGrams: 3, step: 2, stepGrams: 3, parcelMaxGrams: 3, daysFrom: 0, daysTo: 0, freeFrom: 2 } as const
type RateField = keyof typeof RATE_FIELDS
export const RATE_NAMES = Object.keys(RATE_FIELDS) as RateField[]

/** A rate as it is typed; empty fields for a method that is not offered. */
export function typedRate(rate: KeptRate | undefined): Record<string, string> {
  const kept = rate && 'first' in rate ? rate : undefined
  return {
    offered: kept ? 'yes' : 'no',
    carrier: kept?.carrier ?? '',
    ...Object.fromEntries(RATE_NAMES.map((name) => [name, kept ? typedOf(kept[name], RATE_FIELDS[name]) : ''])),
  }
}

/** What was typed as a rate, and the fields that cannot be read or do not go together. */
export function readRate(typed: Readonly<Record<string, string>>): { rate: KeptRate | undefined; wrong: ReadonlySet<string> } {
  const wrong = new Set<string>()
  if (typed['offered'] === 'no') return { rate: { offered: false }, wrong }
  const number = (name: RateField): number => {
    const text = typed[name]?.trim() ?? ''
    // A weight has no thousands: 1.250 and 1,250 kg are one and a quarter.
    const read = RATE_FIELDS[name] === 3 ? fromDecimal(text.replace(',', '.'), 3) : typedMinor(text, RATE_FIELDS[name])
    if (read === undefined || read < 0n || (RATE_FIELDS[name] === 3 && read === 0n)) wrong.add(name)
    return read === undefined ? 0 : toJson(read)
  }
  const carrier = typed['carrier']?.trim() ?? ''
  if (carrier.length < 2) wrong.add('carrier')
  const rate = {
    carrier,
    first: number('first'),
    firstGrams: number('firstGrams'),
    step: number('step'),
    stepGrams: number('stepGrams'),
    parcelMaxGrams: number('parcelMaxGrams'),
    daysFrom: number('daysFrom'),
    daysTo: number('daysTo'),
    freeFrom: (typed['freeFrom']?.trim() ?? '') === '' ? null : number('freeFrom'),
  }
  if (rate.parcelMaxGrams < rate.firstGrams || rate.parcelMaxGrams > 1_000_000) wrong.add('parcelMaxGrams')
  if (rate.daysTo < rate.daysFrom || rate.daysTo > 180) wrong.add('daysTo')
  return { rate: wrong.size === 0 ? rate : undefined, wrong }
}
