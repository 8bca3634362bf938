import type { Answer } from '../platform/call-function.ts'
import { answered } from '../platform/answered.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import type { WholesaleBreak } from './wholesale-prices.ts'

export const WHOLESALE_STATES = ['pending', 'approved', 'refused', 'suspended'] as const
export type WholesaleState = (typeof WHOLESALE_STATES)[number]

/** A member's own request to buy at wholesale, and what was decided. Moments are ISO 8601. */
export type MyWholesale = {
  company: string
  tax_number: string
  country: string
  about: string
  state: WholesaleState
  prices_on: boolean
  reason: string
  decided_at: string | null
  /** How many days an invoice may wait; 0 where nothing is ordered on invoice. */
  net_days: number
  /** Satang: what open invoices may come to, and do. */
  credit_limit_minor: number
  owed_minor: number
}

/** What a request says. */
export type WholesaleWish = { company: string; taxNumber: string; country: string; about: string }

/** Who was refused may ask again after so many days (`ask_for_wholesale`). */
const AGAIN_AFTER_DAYS = 30

/** From when somebody who was refused may ask again; undefined where that is now. */
export function againFrom({ state, decided_at: decided }: Pick<MyWholesale, 'state' | 'decided_at'>, now: Date): Date | undefined {
  if (state !== 'refused' || decided === null) return undefined
  const from = new Date(new Date(decided).getTime() + AGAIN_AFTER_DAYS * 86_400_000)
  return from > now ? from : undefined
}

/** Browser only. Where a member stands; null for who never asked. Throws the API's error. */
export async function getMyWholesale(owner: string): Promise<MyWholesale | null> {
  const { data } = await answered(
    (await loadSupabase())
      .from('wholesale_buyers')
      .select('company,tax_number,country,about,state,prices_on,reason,decided_at,net_days,credit_limit_minor,owed_minor')
      .eq('person_id', owner)
      .maybeSingle(),
  )
  return data
}

/** Browser only. Asks, or says it otherwise while it waits. A refusal's code is the database's hint. */
export const askForWholesale = ({ company, taxNumber, country, about }: WholesaleWish): Promise<Answer<unknown>> =>
  asking(async (supabase) => supabase.rpc('ask_for_wholesale', { p_company: company, p_tax_number: taxNumber, p_country: country, p_about: about }))

/** Browser only. Takes the request back. */
export const withdrawWholesale = (): Promise<Answer<unknown>> => asking(async (supabase) => supabase.rpc('withdraw_wholesale'))

/** Browser only. Shops at wholesale prices, or at the usual ones. */
export const setWholesalePrices = (on: boolean): Promise<Answer<unknown>> => asking(async (supabase) => supabase.rpc('set_wholesale_prices', { p_on: on }))

/** Browser only. Keeps what a product of one's own costs at wholesale; no steps end it. */
export const keepWholesalePrices = (productId: string, breaks: readonly WholesaleBreak[]): Promise<Answer<unknown>> =>
  asking(async (supabase) => supabase.rpc('keep_wholesale_prices', { p_product_id: productId, p_breaks: breaks.map((one) => ({ ...one })) }))

/** Browser only. The steps of a product that hold now, for whoever may see them. Throws the API's error. */
export async function getWholesaleBreaks(productId: string): Promise<WholesaleBreak[]> {
  const { data } = await answered(
    (await loadSupabase()).from('wholesale_prices').select('breaks').eq('product_id', productId).is('ended_at', null).maybeSingle(),
  )
  // `private.are_wholesale_breaks` keeps them to this shape.
  return (data?.breaks ?? []) as WholesaleBreak[]
}

type Client = Awaited<ReturnType<typeof loadSupabase>>
type Told = { error: { message: string; code?: string; hint?: string | null } | null; status: number }

/** Browser only. Calls a function of the database; a refusal is a value, its code the hint where the function gives one. */
export async function asking(ask: (supabase: Client) => PromiseLike<Told>): Promise<Answer<unknown>> {
  try {
    const { error, status } = await ask(await loadSupabase())
    if (error === null) return { done: true, result: null }
    return { done: false, refusal: { code: error.hint || error.code || 'unexpected', message: error.message, status } }
  } catch {
    return { done: false, refusal: { code: 'offline', message: '', status: 0 } }
  }
}
