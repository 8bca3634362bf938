import { dayOf, typedOf } from '../../desk-kit/day-of.ts'
import type { NamedRecord } from '../../desk-kit/named-record.ts'
import { startOfDay } from '../../desk-kit/rest-question.ts'
import { typedMinor } from '../../money/typed-amount.ts'
import { NOTHING, toJson } from '../../platform/money.ts'
import { couponCodeOf } from '../../promotions/coupon.ts'
import { type FundingDraft, fundingOf } from '../campaigns/funding.ts'
import type { CouponKind, CouponRow } from './coupon-row.ts'

/** A coupon as it is typed: amounts in baht, the rate in percent, days of the shop's country. */
export type CouponDraft = FundingDraft & {
  code: string
  kind: CouponKind
  percent: string
  amount: string
  minimum: string
  seller: readonly NamedRecord[]
  starts: string
  ends: string
  limit: string
  perPerson: string
  isActive: boolean
  reason: string
}

const PROBLEMS = ['code', 'percent', 'amount', 'minimum', 'share', 'days', 'limit', 'perPerson'] as const
export type CouponProblem = (typeof PROBLEMS)[number]

/** More than any order costs, in satang. */
const MOST = 100_000_000_000n

/** What the form shows first: a coupon as it is, a copy of one, or one that says nothing yet. A copy has no code and no days. */
export function draftOf(coupon: CouponRow | undefined, copy = false): CouponDraft {
  return {
    code: copy ? '' : (coupon?.code ?? ''),
    kind: coupon?.kind ?? 'percent',
    percent: coupon && coupon.percent_ppm > 0 ? typedOf(coupon.percent_ppm, 4) : '',
    amount: coupon && coupon.amount_minor > 0 ? typedOf(coupon.amount_minor, 2) : '',
    minimum: coupon && coupon.minimum_minor > 0 ? typedOf(coupon.minimum_minor, 2) : '',
    seller: coupon?.seller_id ? [{ id: coupon.seller_id, name: coupon.seller?.business_name ?? coupon.seller_id }] : [],
    funder: coupon?.funded_by ?? 'platform',
    share: coupon?.shared_ppm ? typedOf(coupon.shared_ppm, 4) : '',
    starts: copy ? '' : dayOf(coupon?.starts_at),
    ends: copy ? '' : dayOf(coupon?.ends_at, true),
    limit: String(coupon?.usage_limit ?? ''),
    perPerson: String(coupon?.per_person_limit ?? 1),
    isActive: coupon?.is_active ?? true,
    reason: '',
  }
}

const wholeOf = (typed: string): number | undefined => (/^\d{1,9}$/.test(typed.trim()) && Number(typed) > 0 ? Number(typed) : undefined)

/** What the database is to keep, or what is wrong with what was typed. A day that was not touched keeps its moment. */
export function couponOf(draft: CouponDraft, kept: CouponRow | undefined): { coupon: Record<string, unknown> } | { problems: Set<CouponProblem> } {
  const problems = new Set<CouponProblem>()
  const code = couponCodeOf(draft.code)
  if (code === undefined) problems.add('code')
  const rate = typedMinor(draft.percent.replace('%', ''), 4)
  if (draft.kind === 'percent' && (rate === undefined || rate < 1n || rate > 1_000_000n)) problems.add('percent')
  const amount = typedMinor(draft.amount)
  if (draft.kind === 'fixed' && (amount === undefined || amount < 1n || amount > MOST)) problems.add('amount')
  const minimum = draft.minimum.trim() === '' ? NOTHING : typedMinor(draft.minimum)
  if (minimum === undefined || minimum < 0n || minimum > MOST) problems.add('minimum')
  const funding = fundingOf(draft)
  if (!funding) problems.add('share')
  const starts = draft.starts === dayOf(kept?.starts_at) ? kept?.starts_at : draft.starts === '' ? undefined : startOfDay(draft.starts)
  const ends = draft.ends === dayOf(kept?.ends_at, true) ? kept?.ends_at : draft.ends === '' ? undefined : startOfDay(draft.ends, 1)
  if (ends && new Date(ends) <= new Date(starts ?? Date.now())) problems.add('days')
  const limit = draft.limit.trim() === '' ? null : wholeOf(draft.limit)
  if (limit === undefined || (limit !== null && limit < (kept?.usage_count ?? 0))) problems.add('limit')
  const perPerson = wholeOf(draft.perPerson)
  if (perPerson === undefined) problems.add('perPerson')
  if (problems.size > 0) return { problems }
  return {
    coupon: {
      code,
      kind: draft.kind,
      percent_ppm: draft.kind === 'percent' && rate !== undefined ? toJson(rate) : 0,
      amount_minor: draft.kind === 'fixed' && amount !== undefined ? toJson(amount) : 0,
      minimum_minor: toJson(minimum ?? NOTHING),
      seller_id: draft.seller[0]?.id ?? null,
      starts_at: starts ?? null,
      ends_at: ends ?? null,
      usage_limit: limit,
      per_person_limit: perPerson,
      is_active: draft.isActive,
      ...funding,
    },
  }
}
