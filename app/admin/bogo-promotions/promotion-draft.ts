import { dayOf, typedOf } from '../../desk-kit/day-of.ts'
import type { NamedRecord } from '../../desk-kit/named-record.ts'
import { startOfDay } from '../../desk-kit/rest-question.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import type { BogoType } from '../../promotions/bogo.ts'
import { type FundingDraft, fundingOf } from '../campaigns/funding.ts'
import type { PromotionRow } from './promotion-row.ts'

export const TARGETS = ['everything', 'product', 'category'] as const
export type Target = (typeof TARGETS)[number]

/** An offer as it is typed; days are those of the shop's country. `get` is `everything` where what is got is what is bought. */
export type PromotionDraft = FundingDraft & {
  name: string
  names: Readonly<Record<string, string>>
  type: BogoType
  buy: Target
  buyProduct: readonly NamedRecord[]
  buyCategory: string
  get: Target
  getProduct: readonly NamedRecord[]
  getCategory: string
  buyQuantity: string
  getQuantity: string
  percent: string
  most: string
  limit: string
  starts: string
  ends: string
  priority: string
  seller: readonly NamedRecord[]
  combines: readonly string[]
  isActive: boolean
  reason: string
}

export const PROMOTION_PROBLEMS = ['name', 'buy', 'get', 'buyQuantity', 'getQuantity', 'percent', 'most', 'limit', 'days', 'priority', 'share'] as const
export type PromotionProblem = (typeof PROMOTION_PROBLEMS)[number]

/** What each kind leaves to be said: classic and half price are one for one. */
export const ASKS = {
  classic_bogo: { quantities: false, percent: false },
  buy_one_get_50_percent: { quantities: false, percent: true },
  buy_x_get_y: { quantities: true, percent: true },
  category_based: { quantities: true, percent: true },
} satisfies Record<BogoType, { quantities: boolean; percent: boolean }>

const targetOf = (product: string | null | undefined, category: string | null | undefined): Target =>
  product ? 'product' : category ? 'category' : 'everything'
const named = (id: string | null | undefined, name: string | undefined): NamedRecord[] => (id ? [{ id, name: name ?? id }] : [])

/** What the form shows first: an offer as it is, a copy of one (without days), or one that says nothing yet. */
export function draftOf(promotion: PromotionRow | undefined, copy = false): PromotionDraft {
  return {
    name: promotion?.name ?? '',
    names: promotion?.names ?? {},
    type: promotion?.bogo_type ?? 'classic_bogo',
    buy: targetOf(promotion?.buy_product_id, promotion?.buy_category_id),
    buyProduct: named(promotion?.buy_product_id, promotion?.buy_product?.name),
    buyCategory: promotion?.buy_category_id ?? '',
    get: targetOf(promotion?.get_product_id, promotion?.get_category_id),
    getProduct: named(promotion?.get_product_id, promotion?.get_product?.name),
    getCategory: promotion?.get_category_id ?? '',
    buyQuantity: String(promotion?.buy_quantity ?? 1),
    getQuantity: String(promotion?.get_quantity ?? 1),
    // A stored 100 is the column's default and means half the price there (`percentageOf`).
    percent: String(
      promotion === undefined || (promotion.bogo_type === 'buy_one_get_50_percent' && promotion.discount_percentage === 100)
        ? 50
        : promotion.discount_percentage,
    ),
    most: String(promotion?.maximum_applications ?? ''),
    limit: String(promotion?.usage_limit ?? ''),
    starts: copy ? '' : dayOf(promotion?.start_date),
    ends: copy ? '' : dayOf(promotion?.end_date, true),
    priority: String(promotion?.priority ?? 0),
    seller: named(promotion?.seller_id, promotion?.seller?.business_name),
    funder: promotion?.funded_by ?? 'platform',
    share: promotion?.shared_ppm ? typedOf(promotion.shared_ppm, 4) : '',
    combines: (promotion?.combinable_with ?? ['shipping']).toSorted(),
    isActive: promotion?.is_active ?? true,
    reason: '',
  }
}

const wholeOf = (typed: string, most: number): number | undefined =>
  /^\d{1,9}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= most ? Number(typed) : undefined
const MANY = 999_999_999

/** What the database is to keep, or what is wrong with what was typed. A day that was not touched keeps its moment. */
export function promotionOf(
  draft: PromotionDraft,
  kept: PromotionRow | undefined,
): { promotion: Record<string, unknown> } | { problems: ReadonlySet<PromotionProblem> } {
  const problems = new Set<PromotionProblem>()
  const name = draft.name.trim()
  if (name === '' || name.length > 100) problems.add('name')
  const buyProduct = draft.buy === 'product' ? draft.buyProduct[0]?.id : null
  const buyCategory = draft.buy === 'category' ? draft.buyCategory || undefined : null
  if (buyProduct === undefined || buyCategory === undefined || (draft.type === 'category_based' && draft.buy !== 'category')) problems.add('buy')
  const getProduct = draft.get === 'product' ? draft.getProduct[0]?.id : null
  const getCategory = draft.get === 'category' ? draft.getCategory || undefined : null
  if (getProduct === undefined || getCategory === undefined) problems.add('get')
  const asks = ASKS[draft.type]
  const buyQuantity = asks.quantities ? wholeOf(draft.buyQuantity, 100) : 1
  const getQuantity = asks.quantities ? wholeOf(draft.getQuantity, 100) : 1
  const percent = asks.percent ? wholeOf(draft.percent.replace('%', ''), 100) : 100
  if (buyQuantity === undefined) problems.add('buyQuantity')
  if (getQuantity === undefined) problems.add('getQuantity')
  if (percent === undefined || (draft.type === 'buy_one_get_50_percent' && percent === 100)) problems.add('percent')
  const most = draft.most.trim() === '' ? null : wholeOf(draft.most, MANY)
  if (most === undefined) problems.add('most')
  const limit = draft.limit.trim() === '' ? null : wholeOf(draft.limit, MANY)
  if (limit === undefined || (limit !== null && limit < (kept?.usage_count ?? 0))) problems.add('limit')
  const starts = draft.starts === dayOf(kept?.start_date) ? kept?.start_date : draft.starts === '' ? undefined : startOfDay(draft.starts)
  const ends = draft.ends === dayOf(kept?.end_date, true) ? kept?.end_date : draft.ends === '' ? undefined : startOfDay(draft.ends, 1)
  if (ends && new Date(ends) <= new Date(starts ?? Date.now())) problems.add('days')
  const priority = /^[-−]?\d{1,4}$/.test(draft.priority.trim()) ? Number(draft.priority.trim().replace('−', '-')) : undefined
  if (priority === undefined || Math.abs(priority) > 1000) problems.add('priority')
  const funding = fundingOf(draft)
  if (!funding) problems.add('share')
  if (problems.size > 0) return { problems }
  return {
    promotion: {
      name,
      names: Object.fromEntries(LANGUAGES.flatMap((language) => (draft.names[language]?.trim() ? [[language, draft.names[language]?.trim()]] : []))),
      bogo_type: draft.type,
      buy_product_id: buyProduct,
      buy_category_id: buyCategory,
      get_product_id: getProduct,
      get_category_id: getCategory,
      buy_quantity: buyQuantity,
      get_quantity: getQuantity,
      discount_percentage: percent,
      maximum_applications: most,
      usage_limit: limit,
      start_date: starts ?? null,
      end_date: ends ?? null,
      priority,
      seller_id: draft.seller[0]?.id ?? null,
      combinable_with: draft.combines,
      is_active: draft.isActive,
      ...funding,
    },
  }
}
