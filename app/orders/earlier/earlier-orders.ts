import type { Currency } from '../../money/currency.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { OrderLabel } from '../order-states.ts'

type State = 'completed' | 'open' | 'refunded' | 'canceled'
/** How an order of another shop system is called here. */
export const EARLIER_LABELS = { completed: 'completed', open: 'processing', refunded: 'refunded', canceled: 'cancelled' } satisfies Record<State, OrderLabel>

/** Something that was bought in another shop system and came along; amounts in minor units of its own currency. `lines` are what of it the reader may see. */
export type EarlierOrder = {
  id: string
  number: string
  at: string
  state: State
  currency: Currency
  total: number | undefined
  lines: { title: string; quantity: number; unit: number }[]
}

export const EARLIER_PAGE = 20

/** Browser only. What somebody bought elsewhere, the newest first, from the page `page`. */
export async function findEarlierOrders(owner: string, page: number): Promise<EarlierOrder[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('imported_orders')
      .select(
        'id,number,ordered_at,state,currency,total_minor,person:imported_people!inner(claimed_by),lines:imported_order_lines(title,quantity,unit_minor,position)',
      )
      // Staff may read everybody’s; here they see their own.
      .eq('person.claimed_by', owner)
      .order('ordered_at', { ascending: false })
      .order('id')
      .range(page * EARLIER_PAGE, (page + 1) * EARLIER_PAGE - 1),
  )
  return data.map(({ id, number, ordered_at: at, state, currency, total_minor: total, lines }) => ({
    id,
    number,
    at,
    state,
    // An import takes in none but ours.
    currency: currency as Currency,
    total,
    lines: lines.toSorted((one, other) => one.position - other.position).map(({ title, quantity, unit_minor: unit }) => ({ title, quantity, unit })),
  }))
}

/** Browser only. What was sold of a maker elsewhere, piece by piece, the newest first. */
export async function findEarlierSales(seller: string, page: number): Promise<EarlierOrder[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('imported_order_lines')
      .select('id,number,ordered_at,state,currency,title,quantity,unit_minor')
      .eq('seller_id', seller)
      .order('ordered_at', { ascending: false })
      .order('id')
      .range(page * EARLIER_PAGE, (page + 1) * EARLIER_PAGE - 1),
  )
  return data.map(({ id, number, ordered_at: at, state, currency, title, quantity, unit_minor: unit }) => ({
    id,
    number,
    at,
    // Written from its order.
    state: state as State,
    currency: currency as Currency,
    total: undefined,
    lines: [{ title, quantity, unit }],
  }))
}
