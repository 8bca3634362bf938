import { answered, mayPass, RefusedAnswer } from '../../platform/answered.ts'
import { callFunction, type Refusal } from '../../platform/call-function.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { countShelf, troubleOf } from './count-shelf.ts'
import type { Deed, Trouble } from './deed.ts'

type Kind<Name extends Deed['kind']> = Extract<Deed, { kind: Name }>

/** Browser only. Does a deed at the shop, under its key. Throws where the line broke: then it is not known whether it was done; or the session ended: it waits for the next. */
export async function sendDeed(deed: Deed, me: string): Promise<'done' | Trouble> {
  try {
    switch (deed.kind) {
      case 'count':
        return await count(deed)
      case 'sale':
        return await sell(deed)
      case 'accept':
        return await accept(deed)
      case 'ship':
        return await ship(deed)
      case 'message':
        return await say(deed, me)
    }
  } catch (error) {
    // A refusal stays one; everything else is the line.
    if (error instanceof RefusedAnswer && !mayWait(error.status)) return { because: error.hint || 'refused' }
    throw error
  }
}

/** A stranger is asked who they are; that says nothing about the deed. */
const mayWait = (status: number): boolean => mayPass(status) || status === 401

const count = ({ id, variantId, seen, counted, anyway = false }: Kind<'count'>): Promise<'done' | Trouble> =>
  countShelf({ key: id, variantId, seen, counted }, anyway)

async function sell({ id, sellerId, at, paidBy, lines, anyway = false }: Kind<'sale'>): Promise<'done' | Trouble> {
  const { data } = await answered(
    (await loadSupabase()).rpc('sell_at_stall', {
      p_key: id,
      p_seller_id: sellerId,
      p_sold_at: new Date(at).toISOString(),
      p_paid_by: paidBy,
      p_lines: lines.map(({ variantId, quantity, unit }) => ({ variant_id: variantId, quantity, unit_minor: unit })),
      p_anyway: anyway,
    }),
  )
  return troubleOf(data)
}

async function accept({ order, orderId }: Kind<'accept'>): Promise<'done' | Trouble> {
  const answer = await callFunction('move-order', { order, to: 'accepted', key: `${orderId}:accepted` })
  if (answer.done) return 'done'
  const trouble = refusedBy(answer.refusal)
  // Somebody of the shop was faster: that is what was wanted.
  const { data } = await answered((await loadSupabase()).from('orders').select('status').eq('id', orderId))
  const status = data[0]?.status
  return status !== undefined && !['placed', 'canceled', 'expired', 'closed'].includes(status) ? 'done' : trouble
}

async function ship({ id, order, carrier, tracking, lines }: Kind<'ship'>): Promise<'done' | Trouble> {
  const answer = await callFunction('ship-order', { order, carrier, tracking, key: id, lines })
  return answer.done ? 'done' : refusedBy(answer.refusal)
}

async function say({ id, conversationId, text, language }: Kind<'message'>, me: string): Promise<'done' | Trouble> {
  const row = { id, conversation_id: conversationId, sender_id: me, message_type: 'text' as const, content: text.trim(), language_code: language }
  try {
    await answered((await loadSupabase()).from('messages').insert(row).select('id').single())
  } catch (error) {
    // It is there already: the answer was lost on the way.
    if (!(error instanceof RefusedAnswer) || error.code !== '23505') throw error
  }
  return 'done'
}

/** Throws where no answer came; a refusal is a trouble. */
function refusedBy({ code, message, status }: Refusal): Trouble {
  if (mayWait(status)) throw new RefusedAnswer({ message, status, code })
  return { because: code }
}
