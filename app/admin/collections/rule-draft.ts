import { PRODUCT_FEATURES, PRODUCT_TYPES, type ProductFeature, type ProductType } from '../../catalog/listed-product.ts'
import type { NamedRecord } from '../../desk-kit/named-record.ts'
import { typedMinor } from '../../money/typed-amount.ts'
import { fromJson, toDecimal, toJson } from '../../platform/money.ts'
import type { CollectionRule } from './collection.ts'

/** Conditions that are chosen by name; each record's `id` is what the address of a list says. */
export const NAMED_CONDITIONS = ['category', 'location', 'attribute', 'seller', 'brand'] as const
export type NamedCondition = (typeof NAMED_CONDITIONS)[number]

/** A rule as it is typed. Amounts are baht; tags stand between commas. */
export type RuleDraft = Record<NamedCondition, NamedRecord[]> & {
  types: ProductType[]
  features: ProductFeature[]
  tags: string
  min: string
  max: string
  days: string
}

export type RuleProblem = 'empty' | 'price' | 'days'

export const DAYS_MOST = 365
const TAGS_MOST = 30

/** What the form shows first; `names` says what the chosen things are called. */
export function ruleDraftOf(rule: CollectionRule | null, names: Readonly<Record<string, string>> = {}): RuleDraft {
  const named = (condition: NamedCondition) => (rule?.[condition] ?? []).map((id) => ({ id, name: names[`${condition}:${id}`] ?? id }))
  return {
    category: named('category'),
    location: named('location'),
    attribute: named('attribute'),
    seller: named('seller'),
    brand: named('brand'),
    types: PRODUCT_TYPES.filter((type) => rule?.type?.includes(type)),
    features: PRODUCT_FEATURES.filter((feature) => rule?.feature?.includes(feature)),
    tags: (rule?.tag ?? []).join(', '),
    min: rule?.min === undefined ? '' : toDecimal(fromJson(rule.min), 2),
    max: rule?.max === undefined ? '' : toDecimal(fromJson(rule.max), 2),
    days: rule?.days === undefined ? '' : String(rule.days),
  }
}

/** The rule that was typed, or what is wrong with it. What says nothing is left out; a rule that says nothing would be everything, and is none. */
export function ruleOf(draft: RuleDraft): { rule: CollectionRule } | { problems: Set<RuleProblem> } {
  const problems = new Set<RuleProblem>()
  const [min, max] = [draft.min, draft.max].map((typed) => (typed.trim() === '' ? null : (typedMinor(typed) ?? undefined)))
  if (min === undefined || max === undefined || (min !== null && min <= 0n) || (max !== null && max <= 0n) || (min !== null && max !== null && min > max))
    problems.add('price')
  const days = draft.days.trim()
  if (days !== '' && (!/^\d{1,3}$/.test(days) || Number(days) < 1 || Number(days) > DAYS_MOST)) problems.add('days')
  const tags = [...new Set(draft.tags.split(/[,،、，]/).map((tag) => tag.trim()))].filter((tag) => tag !== '').slice(0, TAGS_MOST)
  const named = NAMED_CONDITIONS.flatMap((condition) => (draft[condition].length > 0 ? [[condition, draft[condition].map(({ id }) => id)] as const] : []))
  const rule: CollectionRule = {
    ...Object.fromEntries(named),
    ...(draft.types.length > 0 && { type: draft.types }),
    ...(draft.features.length > 0 && { feature: draft.features }),
    ...(tags.length > 0 && { tag: tags }),
    ...(min && { min: toJson(min) }),
    ...(max && { max: toJson(max) }),
    ...(days !== '' && { days: Number(days) }),
  }
  if (problems.size === 0 && Object.keys(rule).length === 0) problems.add('empty')
  return problems.size > 0 ? { problems } : { rule }
}
