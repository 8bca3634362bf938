import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** What a shop says again and again. */
export type SavedReply = { id: string; title: string; body: string }

export const REPLY_TITLE_MAX = 60
export const REPLY_MAX = 1000

/** Browser only. Throws the API's error. */
export async function listSavedReplies(sellerId: string): Promise<SavedReply[]> {
  const { data } = await answered((await loadSupabase()).from('saved_replies').select('id,title,body').eq('seller_id', sellerId).order('title'))
  return data
}

/** Browser only. Keeps a new reply, or changes one that has an id. Throws the API's error. */
export async function keepReply(sellerId: string, { id, title, body }: Omit<SavedReply, 'id'> & { id: string | undefined }): Promise<void> {
  const replies = (await loadSupabase()).from('saved_replies')
  const wish = { title: title.trim(), body: body.trim() }
  if (id === undefined) await answered(replies.insert({ ...wish, seller_id: sellerId }))
  else await answered(replies.update(wish).eq('id', id).select('id').single())
}

/** Browser only. Throws the API's error. */
export async function removeReply(id: string): Promise<void> {
  await answered((await loadSupabase()).from('saved_replies').delete().eq('id', id))
}
