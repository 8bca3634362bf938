import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { Json } from '../../../supabase/types.ts'
import { toColumns, type ProductWish } from '../products/my-product.ts'
import { writtenPictures } from '../products/my-pictures.ts'
import { type Askable, rowsOf, type Said } from '../products/said-of-product.ts'
import type { Answers } from './answers.ts'

/** What the shop has of a draft. */
export type DraftRow = { id: string; sellerId: string; answers: unknown; revision: number; savedAt: string }

/** Browser only. The draft the shop has of a listing; null where it has none. Throws the API's error. */
export async function readDraft(id: string): Promise<DraftRow | null> {
  const { data } = await answered((await loadSupabase()).from('listing_drafts').select('id,seller_id,answers,revision,saved_at').eq('id', id))
  const [row] = data
  return row ? { id: row.id, sellerId: row.seller_id, answers: row.answers, revision: row.revision, savedAt: row.saved_at } : null
}

/** Browser only. The unfinished pieces of a shop, the newest first. Throws the API's error. */
export async function listDrafts(sellerId: string): Promise<DraftRow[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('listing_drafts')
      .select('id,seller_id,answers,revision,saved_at')
      .eq('seller_id', sellerId)
      .order('saved_at', { ascending: false })
      .limit(60),
  )
  return data.map((row) => ({ id: row.id, sellerId: row.seller_id, answers: row.answers, revision: row.revision, savedAt: row.saved_at }))
}

/** `piece`: whether a piece of this id stands in the shop; `gone`: what was gone on from is no more, because another device has placed it or thrown it away. */
export type KeptDraft =
  | { kept: true; revision: number; piece: boolean }
  | { kept: false; gone?: false; revision: number; answers: unknown; saved_at: string; piece: boolean }
  | { kept: false; gone: true; piece: boolean }

/** Browser only. Tells the shop what was said so far, going on from a revision. Throws the API's error. */
export async function keepDraft({ id, sellerId, answers, seen }: { id: string; sellerId: string; answers: Answers; seen: number }): Promise<KeptDraft> {
  const { data } = await answered(
    (await loadSupabase()).rpc('keep_listing_draft', { p_id: id, p_seller_id: sellerId, p_answers: answers as unknown as Json, p_seen: seen }),
  )
  // Built by our own function of the same release.
  return data as KeptDraft
}

/** Browser only. Throws the shop's draft away. Throws the API's error. */
export async function dropDraft(id: string): Promise<void> {
  await answered((await loadSupabase()).from('listing_drafts').delete().eq('id', id))
}

/** Browser only. Makes a piece of a draft, all or nothing. Where the piece stands already nothing is done, and it is not `added`. Throws the API's error. */
export async function placeListing(
  { id, sellerId, language }: { id: string; sellerId: string; language: string },
  wish: ProductWish,
  { pictures, asked, said, publish }: { pictures: Answers['pictures']; asked: readonly Askable[]; said: Said; publish: boolean },
): Promise<{ added: boolean; status: string }> {
  const { data } = await answered(
    (await loadSupabase()).rpc('place_listing', {
      p_id: id,
      p_seller_id: sellerId,
      p_listing: { ...toColumns(wish), language },
      p_pictures: writtenPictures(pictures),
      p_stock: wish.stock ?? 0,
      p_said: rowsOf(asked, said),
      p_publish: publish,
    }),
  )
  // Built by our own function of the same release.
  return data as { added: boolean; status: string }
}
