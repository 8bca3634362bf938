import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** A note of the shop beside an order. */
export type OrderNote = { id: string; body: string; createdAt: string }

/** Browser only. The notes beside an order, oldest first. Throws the API's error. */
export async function listNotes(orderId: string): Promise<OrderNote[]> {
  const { data } = await answered((await loadSupabase()).from('order_notes').select('id,body,created_at').eq('order_id', orderId).order('created_at'))
  return data.map((note) => ({ id: note.id, body: note.body, createdAt: note.created_at }))
}

/** Browser only. Throws the API's error; its hint is `too_many_notes` where there is no room. */
export async function addNote(orderId: string, body: string): Promise<void> {
  await answered((await loadSupabase()).from('order_notes').insert({ order_id: orderId, body }))
}

/** Browser only. Throws the API's error. */
export async function removeNote(id: string): Promise<void> {
  await answered((await loadSupabase()).from('order_notes').delete().eq('id', id))
}
