import * as v from 'valibot'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

const Waiting = v.object({ count: v.number(), until: v.nullable(v.string()) })

const DeskHome = v.object({
  sold: v.object({ orders: v.number(), earned: v.number(), week_orders: v.number(), week_earned: v.number() }),
  accept: v.object({ ...Waiting.entries, number: v.nullable(v.string()) }),
  send: v.object({ ...Waiting.entries, late: v.number() }),
  cases: Waiting,
  messages: v.number(),
  reviews: v.number(),
  held: v.number(),
  drafts: v.number(),
  stock: v.object({ low: v.number(), out: v.number() }),
  owed: v.nullable(v.number()),
  holds: v.number(),
  account: v.boolean(),
})

/** What a maker sold today and in seven days, after commission, and what waits for them. Amounts are satang, moments ISO 8601. */
export type DeskHome = v.InferOutput<typeof DeskHome>

/** Browser only. Throws the API's error. */
export async function readHome(sellerId: string): Promise<DeskHome> {
  const { data } = await answered((await loadSupabase()).rpc('desk_home', { p_seller_id: sellerId }))
  return v.parse(DeskHome, data)
}
