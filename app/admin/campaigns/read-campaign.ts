import { databaseResult } from '../../desk-kit/ask-database.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { CampaignKey } from './campaign-deeds.tsx'

export type Budget = { budget_minor: number; spent_minor: number }

/** What `public.campaign_use` answers. Amounts are satang. */
export type CampaignUse = {
  orders: number
  saved_minor: number
  held: number
  held_minor: number
  sold_minor: number
  take_minor: number
  newest: { number: string; state: 'reserved' | 'confirmed'; created_at: string; saved_minor: number; sold_minor: number }[]
}

/** Browser only. Null for a campaign without a budget. Throws the API's error. */
export async function getBudget({ p_coupon_id: coupon, p_bogo_id: offer }: CampaignKey): Promise<Budget | null> {
  const asked = (await loadSupabase()).from('campaign_budgets').select('budget_minor, spent_minor')
  const { data } = await answered((coupon === null ? asked.eq('bogo_id', offer ?? '') : asked.eq('coupon_id', coupon)).limit(1))
  return data[0] ?? null
}

/** Browser only. Throws the API's error. */
export const getUse = (campaign: CampaignKey): Promise<CampaignUse> => databaseResult<CampaignUse>('campaign_use', campaign)
