import type { Database } from '../../../supabase/types.ts'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { dayOf, typedOf } from '../../desk-kit/day-of.ts'
import type { NamedRecord } from '../../desk-kit/named-record.ts'
import { startOfDay } from '../../desk-kit/rest-question.ts'
import { typedMinor } from '../../money/typed-amount.ts'
import { answered } from '../../platform/answered.ts'
import { toJson } from '../../platform/money.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** A rule of commission. The first that fits a line holds for it. Amounts are satang, rates parts per million. */
export type Rule = Database['public']['Tables']['commission_rules']['Row']

/** What the shop would keep of a sale, and by which rule (`rule_id` is null where the settings hold). */
export type Kept = { rule_id: number | null; rule: string; rate_ppm: number; commission_minor: number; vat_minor: number }

export const PLANS = ['any', 'with', 'without'] as const
export type Plan = (typeof PLANS)[number]

/** A rule as it is typed: amounts in baht, the rate in percent, days of the shop's country. */
export type Draft = {
  name: string
  percent: string
  least: string
  most: string
  sellers: readonly NamedRecord[]
  categories: readonly string[]
  products: readonly NamedRecord[]
  plan: Plan
  from: string
  below: string
  starts: string
  ends: string
  isActive: boolean
}

export const PROBLEMS = ['name', 'percent', 'amount', 'bounds', 'band', 'days'] as const
type Problem = (typeof PROBLEMS)[number]
export type Problems = Partial<Record<keyof Draft, Problem>>

/** Browser only. The rules in the order in which they are tried. Throws the API's error. */
export async function listRules(): Promise<Rule[]> {
  return (await answered((await loadSupabase()).from('commission_rules').select('*').order('position').order('id'))).data
}

/** Browser only. What would be kept of goods worth so much. Throws the API's error. */
export async function getKept(seller: string, category: string, product: string | null, goodsMinor: number): Promise<Kept | undefined> {
  const [kept] = await databaseResult<Kept[]>('commission_for', {
    p_seller_id: seller,
    p_category_id: category,
    p_product_id: product,
    p_goods_minor: goodsMinor,
  })
  return kept
}

/** Whether a rule holds now, will, did, or is switched off. */
export function stateOf(rule: Pick<Rule, 'is_active' | 'starts_at' | 'ends_at'>, now: Date): 'active' | 'later' | 'past' | 'off' {
  if (!rule.is_active) return 'off'
  if (new Date(rule.starts_at) > now) return 'later'
  return rule.ends_at !== null && new Date(rule.ends_at) <= now ? 'past' : 'active'
}

/** What the form shows first: a rule as it is, or one that says nothing yet. */
export function draftOf(rule: Rule | undefined, names: readonly NamedRecord[]): Draft {
  const named = (ids: readonly string[] = []) => ids.map((id) => names.find((one) => one.id === id) ?? { id, name: id })
  return {
    name: rule?.name ?? '',
    percent: rule ? typedOf(rule.rate_ppm, 4) : '',
    least: typedOf(rule?.least_minor ?? null, 2),
    most: typedOf(rule?.most_minor ?? null, 2),
    sellers: named(rule?.seller_ids),
    categories: rule?.category_ids ?? [],
    products: named(rule?.product_ids),
    plan: rule?.has_plan === true ? 'with' : rule?.has_plan === false ? 'without' : 'any',
    from: typedOf(rule?.goods_from_minor ?? null, 2),
    below: typedOf(rule?.goods_below_minor ?? null, 2),
    starts: dayOf(rule?.starts_at),
    ends: dayOf(rule?.ends_at, true),
    isActive: rule?.is_active ?? true,
  }
}

const AMOUNTS = ['least', 'most', 'from', 'below'] as const

/** What the database is to keep, or what is wrong with what was typed, by field. A day that was not touched keeps its moment. */
export function ruleOf(draft: Draft, kept: Rule | undefined): { rule: Record<string, unknown> } | { problems: Problems } {
  const problems: Problems = {}
  const name = draft.name.trim()
  if (name === '' || name.length > 100) problems.name = 'name'
  const rate = typedMinor(draft.percent.replace('%', ''), 4)
  if (rate === undefined || rate < 0n || rate > 1_000_000n) problems.percent = 'percent'
  const amounts: Partial<Record<(typeof AMOUNTS)[number], number>> = {}
  for (const field of AMOUNTS) {
    if (draft[field].trim() === '') continue
    const amount = typedMinor(draft[field])
    if (amount === undefined || amount < 0n || amount > MOST) problems[field] = 'amount'
    else amounts[field] = toJson(amount)
  }
  const { least, most, from, below } = amounts
  if (least !== undefined && most !== undefined && least > most) problems.most = 'bounds'
  if (below !== undefined && below <= (from ?? 0)) problems.below = 'band'
  const starts = draft.starts === dayOf(kept?.starts_at) ? kept?.starts_at : draft.starts === '' ? undefined : startOfDay(draft.starts)
  const ends = draft.ends === dayOf(kept?.ends_at, true) ? kept?.ends_at : draft.ends === '' ? undefined : startOfDay(draft.ends, 1)
  if (ends && new Date(ends) <= new Date(starts ?? Date.now())) problems.ends = 'days'
  if (rate === undefined || Object.keys(problems).length > 0) return { problems }
  return {
    rule: {
      name,
      rate_ppm: toJson(rate),
      least_minor: least ?? null,
      most_minor: most ?? null,
      seller_ids: draft.sellers.map(({ id }) => id),
      category_ids: draft.categories,
      product_ids: draft.products.map(({ id }) => id),
      has_plan: draft.plan === 'any' ? null : draft.plan === 'with',
      goods_from_minor: from ?? null,
      goods_below_minor: below ?? null,
      starts_at: starts ?? null,
      ends_at: ends ?? null,
      is_active: draft.isActive,
    },
  }
}

/** More than any piece costs, in satang. */
const MOST = 100_000_000_000n
