import { answered } from '../platform/answered.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import type { Aspects } from './review.ts'

/** Something the signed-in person has received, or whoever made it, and what they said of it. */
export type Reviewable = {
  subject: 'product' | 'seller'
  order_id: string
  order_number: string
  order_line_id: string | null
  product_id: string | null
  seller_id: string
  title: string
  image_url: string | null
  delivered_at: string
  review_id: string | null
  rating: number | null
  body: string | null
  aspects: Aspects
  pictures: { path: string; alt: string }[]
  reply: string | null
  status: 'published' | 'hidden' | null
  hidden_because: string | null
  may_write: boolean
  /** It bears "bought here" when the cash of its order has come. */
  mark_waits: boolean
}

/** Browser only. The newest first; pieces before their maker. Throws the API's error. */
export async function listReviewables(of: { product?: string; seller?: string } = {}): Promise<Reviewable[]> {
  const supabase = await loadSupabase()
  const { data } = await answered(
    supabase.rpc('my_reviewables', { ...(of.product && { p_product_id: of.product }), ...(of.seller && { p_seller_id: of.seller }) }),
  )
  return data.map((row) => ({
    ...row,
    // Of a function the types know no more than text and JSON: words the function itself writes, and columns that `write_review` keeps in this form.
    subject: row.subject as Reviewable['subject'],
    status: row.status as Reviewable['status'],
    aspects: row.aspects as Aspects,
    pictures: row.pictures as Reviewable['pictures'],
  }))
}

/** Browser only. The makers whose people the signed-in person sees: their own, and colleagues' where they may. Throws the API's error. */
export async function listMyWorkshops(): Promise<ReadonlySet<string>> {
  const { data } = await answered((await loadSupabase()).from('seller_members').select('seller_id'))
  return new Set(data.map(({ seller_id: id }) => id))
}

/** Browser only. The reviews the signed-in person found helpful. Throws the API's error. */
export async function listMyVotes(): Promise<ReadonlySet<string>> {
  const { data } = await answered((await loadSupabase()).from('review_votes').select('review_id'))
  return new Set(data.map(({ review_id: id }) => id))
}

export type Saying = { rating: number; body: string; language: string; aspects: Aspects; pictures: { path: string; alt: string }[] }
export type WriteProblem = 'tooLate' | 'failed'

/** Browser only. Writes a review, or says it again differently. Answers what was in the way. */
export async function writeReview(
  of: Pick<Reviewable, 'order_line_id' | 'order_id'>,
  { rating, body, language, aspects, pictures }: Saying,
): Promise<WriteProblem | undefined> {
  const { error } = await (
    await loadSupabase()
  ).rpc('write_review', {
    ...(of.order_line_id === null ? { p_order_id: of.order_id } : { p_order_line_id: of.order_line_id }),
    p_rating: rating,
    p_body: body,
    p_language: language,
    p_aspects: aspects,
    p_pictures: pictures,
  })
  if (!error) return undefined
  return error.hint === 'too_late' ? 'tooLate' : 'failed'
}

/** Browser only. Takes a published review back, with its pictures. Answers whether it did. */
export async function deleteReview(id: string): Promise<boolean> {
  const { data, error } = await (await loadSupabase()).from('reviews').delete().eq('id', id).select('id')
  return !error && data.length === 1
}

/** Browser only. The maker's answer; empty takes it back. Answers whether it did. */
export async function answerReview(id: string, words: string, language: string): Promise<boolean> {
  const { error } = await (await loadSupabase()).rpc('reply_to_review', { p_review_id: id, p_reply: words, p_language: language })
  return !error
}
