import { typedMinor } from '../../money/typed-amount.ts'
import { minor, toDecimal, toJson } from '../../platform/money.ts'
import { couponCodeOf } from '../../promotions/coupon.ts'
import type { ShopPromotion } from './read-promotions.ts'

export const CODE_KINDS = ['percent', 'fixed', 'free_shipping'] as const
export type CodeKind = (typeof CODE_KINDS)[number]

/** A code or an offer as it is typed: amounts in baht, days of the shop's country; the last day belongs to it. */
export type PromotionDraft = {
  what: 'code' | 'offer'
  code: string
  kind: CodeKind
  percent: string
  amount: string
  minimum: string
  name: string
  buyProduct: string
  getProduct: string
  buy: string
  get: string
  off: string
  starts: string
  ends: string
  limit: string
  budget: string
}

export const EMPTY_DRAFT: PromotionDraft = {
  what: 'code',
  code: '',
  kind: 'percent',
  percent: '10',
  amount: '',
  minimum: '',
  name: '',
  buyProduct: '',
  getProduct: '',
  buy: '1',
  get: '1',
  off: '100',
  starts: '',
  ends: '',
  limit: '',
  budget: '',
}

/** What was kept, as it would be typed; days of the shop's country, the last one included. */
export function draftOf(kept: Omit<ShopPromotion, 'id' | 'isActive' | 'isPaused' | 'changedAt' | 'use'>): PromotionDraft {
  const baht = (satang: number) => (satang === 0 ? '' : toDecimal(minor(satang), 2).replace(/\.00$/, ''))
  const day = (moment: number) => new Date(moment + BANGKOK_MS).toISOString().slice(0, 10)
  return {
    ...EMPTY_DRAFT,
    what: kept.what,
    ...(kept.what === 'code'
      ? { code: kept.title, kind: CODE_KINDS.find((kind) => kind === kept.kind) ?? 'percent', amount: baht(kept.amount), minimum: baht(kept.minimum) }
      : { name: kept.title, buy: String(kept.buy), get: String(kept.get), off: String(kept.off) }),
    percent: String(kept.percentPpm / 10_000),
    starts: day(Date.parse(kept.starts)),
    ends: kept.ends === null ? '' : day(Date.parse(kept.ends) - 1),
    limit: kept.limit === null ? '' : String(kept.limit),
    budget: kept.budget === null ? '' : baht(kept.budget.most),
  }
}

const PROBLEMS = ['code', 'percent', 'amount', 'minimum', 'name', 'buy', 'get', 'off', 'days', 'limit', 'budget'] as const
export type PromotionProblem = (typeof PROBLEMS)[number]

/** More than any order costs, in satang. */
const MOST = 100_000_000_000n
const BANGKOK = '+07:00'
const BANGKOK_MS = 7 * 3_600_000
const DAY_MS = 86_400_000
/** When a day of the shop's country begins. */
export const typedDay = (day: string) => new Date(`${day}T00:00:00${BANGKOK}`).toISOString()
const whole = (typed: string, most: number) => (/^\d{1,9}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= most ? Number(typed) : undefined)
const money = (typed: string) => {
  const amount = typedMinor(typed)
  return amount !== undefined && amount >= 1n && amount <= MOST ? toJson(amount) : undefined
}

/** What the database is to make under this id, or what is wrong with what was typed. */
export function promotionOf(
  draft: PromotionDraft,
  id: string,
  now: number,
): { promotion: Record<string, unknown> } | { problems: ReadonlySet<PromotionProblem> } {
  const problems = new Set<PromotionProblem>()
  const need = <Value>(problem: PromotionProblem, value: Value | undefined): Value | undefined => {
    if (value === undefined) problems.add(problem)
    return value
  }
  const starts = draft.starts === '' ? null : typedDay(draft.starts)
  const ends = draft.ends === '' ? null : new Date(Date.parse(typedDay(draft.ends)) + DAY_MS).toISOString()
  if (ends !== null && Date.parse(ends) <= Math.max(now, starts === null ? 0 : Date.parse(starts))) problems.add('days')
  const always = {
    id,
    usage_limit: draft.limit.trim() === '' ? null : need('limit', whole(draft.limit, 1_000_000)),
    budget_minor: draft.budget.trim() === '' ? null : need('budget', money(draft.budget)),
  }
  const promotion =
    draft.what === 'code'
      ? {
          ...always,
          code: need('code', couponCodeOf(draft.code)?.match(/^[\p{L}\p{N}_-]+$/u)?.[0]),
          kind: draft.kind,
          percent_ppm: draft.kind === 'percent' ? (need('percent', whole(draft.percent.replace('%', ''), 100)) ?? 0) * 10_000 : 0,
          amount_minor: draft.kind === 'fixed' ? need('amount', money(draft.amount)) : 0,
          minimum_minor: draft.minimum.trim() === '' ? 0 : need('minimum', money(draft.minimum)),
          starts_at: starts,
          ends_at: ends,
        }
      : {
          ...always,
          name: need('name', draft.name.trim() === '' ? undefined : draft.name.trim().slice(0, 100)),
          buy_product_id: draft.buyProduct || null,
          get_product_id: draft.getProduct || null,
          buy_quantity: need('buy', whole(draft.buy, 100)),
          get_quantity: need('get', whole(draft.get, 100)),
          discount_percentage: need('off', whole(draft.off.replace('%', ''), 100)),
          start_date: starts,
          end_date: ends,
        }
  return problems.size > 0 ? { problems } : { promotion }
}
