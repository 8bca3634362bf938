import * as v from 'valibot'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { setLimit } from './standing.ts'

/** A code or an offer that a shop made. Amounts are satang, moments ISO 8601; `title` is the code or the name. */
export type ShopPromotion = {
  id: string
  what: 'code' | 'offer'
  title: string
  kind: string
  percentPpm: number
  amount: number
  minimum: number
  buy: number
  get: number
  off: number
  starts: string
  ends: string | null
  isActive: boolean
  isPaused: boolean
  /** When it was last changed: what a change says it has seen. */
  changedAt: string
  limit: number | null
  budget: { most: number; spent: number } | null
  use: { orders: number; saved_minor: number; held: number }
}

const Uses = v.record(v.string(), v.object({ orders: v.number(), saved_minor: v.number(), held: v.number() }))
const UNUSED = { orders: 0, saved_minor: 0, held: 0 }
/** As many as the desk lists; a shop has at most fifty that run. */
const MOST = 100

/** Browser only. The codes and offers that a shop made, the newest first, with what became of each. Throws the API's error. */
export async function listShopPromotions(seller: string): Promise<ShopPromotion[]> {
  const supabase = await loadSupabase()
  const [codes, offers, uses] = await Promise.all([
    answered(
      supabase
        .from('coupons')
        .select(
          'id,code,kind,percent_ppm,amount_minor,minimum_minor,starts_at,ends_at,is_active,paused_at,usage_limit,created_at,changed_at,campaign_budgets(budget_minor,spent_minor)',
        )
        .eq('seller_id', seller)
        .is('by_shop', true)
        .order('created_at', { ascending: false })
        .limit(MOST),
    ),
    answered(
      supabase
        .from('bogo_promotions')
        .select(
          'id,name,buy_quantity,get_quantity,discount_percentage,start_date,end_date,is_active,paused_at,usage_limit,created_at,changed_at,campaign_budgets(budget_minor,spent_minor)',
        )
        .eq('seller_id', seller)
        .is('by_shop', true)
        .order('created_at', { ascending: false })
        .limit(MOST),
    ),
    answered(supabase.rpc('shop_promotions_use', { p_seller_id: seller })),
  ])
  const use = v.parse(Uses, uses.data)
  const budgetOf = (row: { budget_minor: number; spent_minor: number } | null) => row && { most: row.budget_minor, spent: row.spent_minor }
  return [
    ...codes.data.map((row) => ({
      made: row.created_at,
      id: row.id,
      what: 'code' as const,
      title: row.code,
      kind: row.kind,
      percentPpm: row.percent_ppm,
      amount: row.amount_minor,
      minimum: row.minimum_minor,
      buy: 0,
      get: 0,
      off: 0,
      starts: row.starts_at,
      ends: row.ends_at,
      isActive: row.is_active,
      isPaused: row.paused_at !== null,
      changedAt: row.changed_at,
      limit: row.usage_limit,
      budget: budgetOf(row.campaign_budgets),
      use: use[row.id] ?? UNUSED,
    })),
    ...offers.data.map((row) => ({
      made: row.created_at,
      id: row.id,
      what: 'offer' as const,
      title: row.name,
      kind: 'offer',
      percentPpm: 0,
      amount: 0,
      minimum: 0,
      buy: row.buy_quantity,
      get: row.get_quantity,
      off: row.discount_percentage,
      starts: row.start_date,
      ends: row.end_date,
      isActive: row.is_active,
      isPaused: row.paused_at !== null,
      changedAt: row.changed_at,
      limit: setLimit(row.usage_limit),
      budget: budgetOf(row.campaign_budgets),
      use: use[row.id] ?? UNUSED,
    })),
  ].toSorted((a, b) => b.made.localeCompare(a.made))
}

/** Browser only. Makes a code or an offer; asked again with the same id it is made once. */
export const makePromotion = async (seller: string, what: 'code' | 'offer', promotion: Record<string, unknown>) => {
  const supabase = await loadSupabase()
  // Numbers, texts and nulls: JSON by construction.
  const wish = promotion as Record<string, string | number | null>
  return answered(
    what === 'code'
      ? supabase.rpc('make_shop_coupon', { p_seller_id: seller, p_coupon: wish })
      : supabase.rpc('make_shop_offer', { p_seller_id: seller, p_offer: wish }),
  )
}

/** Browser only. Changes what one takes off, how often and until when; what was seen is what is changed. */
export const changePromotion = async ({ id, what, changedAt }: Pick<ShopPromotion, 'id' | 'what' | 'changedAt'>, promotion: Record<string, unknown>) => {
  const supabase = await loadSupabase()
  // Numbers, texts and nulls: JSON by construction.
  const wish = promotion as Record<string, string | number | null>
  return answered(
    what === 'code'
      ? supabase.rpc('change_shop_coupon', { p_id: id, p_coupon: wish, p_seen: changedAt })
      : supabase.rpc('change_shop_offer', { p_id: id, p_offer: wish, p_seen: changedAt }),
  )
}

/** Browser only. Pauses one, or goes on with it. */
export const pausePromotion = async (id: string, paused: boolean) =>
  answered((await loadSupabase()).rpc('pause_shop_promotion', { p_id: id, p_paused: paused }))

/** Browser only. Ends one now, or switches it off before its start. */
export const endPromotion = async (id: string) => answered((await loadSupabase()).rpc('end_shop_promotion', { p_id: id }))
