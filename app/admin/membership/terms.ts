import { typedOf } from '../../desk-kit/day-of.ts'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import type { Tier } from '../../membership/membership.ts'
import { typedMinor } from '../../money/typed-amount.ts'
import { answered } from '../../platform/answered.ts'
import { fromDecimal, toJson } from '../../platform/money.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** The numbers of the membership by the keys of their settings. */
export type Numbers = Readonly<Record<string, number>>

/** What holds, and how many members stand where. */
export type Standing = { numbers: Numbers; tiers: Partial<Record<Tier, number>>; achievements: Readonly<Record<string, number>> }

/** What other numbers would do (`public.membership_preview`). Amounts are satang. */
export type Preview = {
  tiers: { tier: Tier; now: number; then: number }[]
  up: number
  down: number
  movers: { person_id: string; name: string; from: Tier; to: Tier; points: number }[]
  year: { points_now: number; points_then: number; cost_now_minor: number; cost_then_minor: number }
  held: { points: number; now_minor: number; then_minor: number }
}

/** A change of the terms: planned, in force, or taken back. */
export type TermsChange = {
  id: number
  terms: Record<string, number>
  before: Record<string, number> | null
  state: 'planned' | 'applied' | 'withdrawn'
  starts_at: string
  reason: string
  undoes: number | null
  raised: number
  written_at: string
  changed_at: string
}

export const getStanding = () => databaseResult<Standing>('membership_standing', {})
export const getPreview = (terms: Numbers) => databaseResult<Preview>('membership_preview', { p_terms: terms })

/** The last fifty changes, the newest first. */
export async function listChanges(): Promise<TermsChange[]> {
  const { data } = await answered((await loadSupabase()).from('membership_terms').select('*').order('id', { ascending: false }).limit(50))
  // The terms are numbers by their keys; the database lets in nothing else.
  return data as TermsChange[]
}

/** How a number is typed: whole, in baht, or as a factor. */
export const GROUPS = {
  tiers: [
    'tiers.silk_from',
    'tiers.royal_gold_from',
    'tiers.sacred_elephant_from',
    'tiers.lotus_points_ppm',
    'tiers.silk_points_ppm',
    'tiers.royal_gold_points_ppm',
    'tiers.sacred_elephant_points_ppm',
    'tiers.review_months',
  ],
  points: ['points.goods_minor', 'points.value_minor', 'points.redeem_from', 'points.lifetime_months', 'points.notice_days', 'points.achievement'],
  achievements: [
    'achievements.temple_explorer',
    'achievements.silk_road_traveler',
    'achievements.silk_road_sellers',
    'achievements.golden_shopper',
    'achievements.elephant_memory',
    'achievements.loyal_customer',
  ],
} as const

export const KEYS: readonly string[] = Object.values(GROUPS).flat()

/** Two decimals of a baht, six of a factor, none of a number. */
export const decimalsOf = (key: string): number => (key.endsWith('_ppm') ? 6 : key.endsWith('_minor') || key === 'achievements.golden_shopper' ? 2 : 0)

/** The numbers as they are typed. A name of a field has no dot. */
export const draftOf = (numbers: Numbers): Record<string, string> =>
  Object.fromEntries(KEYS.map((key) => [key.replace('.', '_'), typedOf(numbers[key] ?? null, decimalsOf(key))]))

/** The numbers that were changed, and the keys of what cannot be read. */
export function termsOf(draft: Readonly<Record<string, string>>, numbers: Numbers): { terms: Record<string, number>; wrong: ReadonlySet<string> } {
  const terms: Record<string, number> = {}
  const wrong = new Set<string>()
  for (const key of KEYS) {
    const typed = draft[key.replace('.', '_')] ?? ''
    // A factor has no thousands: 1.250 and 1,250 are one and a quarter.
    const read = decimalsOf(key) === 6 ? fromDecimal(typed.replace(',', '.'), 6) : typedMinor(typed, decimalsOf(key))
    if (read === undefined || read < 0n) wrong.add(key)
    else if (toJson(read) !== numbers[key]) terms[key] = toJson(read)
  }
  return { terms, wrong }
}
