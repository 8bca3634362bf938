import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { Review } from '../../reviews/review.ts'
import { REVIEW_PICTURES } from '../../reviews/review-picture.ts'

/** A review as the desk shows it. The shop hid those that are `hidden`: nobody else reads them, and they cannot be answered. */
export type DeskReview = Pick<
  Review,
  'id' | 'author' | 'rating' | 'body' | 'language' | 'reply' | 'replyLanguage' | 'at' | 'product' | 'pictures' | 'translation'
> & {
  hidden: boolean
}

export const DESK_REVIEWS_PAGE = 20

const COLUMNS =
  'id,author_name,rating,body,language,reply,reply_language,created_at,status,product:products(id,name,translations:product_translations(name)),review_pictures(path,alt,position)'

/** Browser only. What was said of a maker and their pieces, the newest first; pieces are named in the reader's language where they are said in it. Throws the API's error. */
export async function findDeskReviews(
  sellerId: string,
  { unanswered, offset, language }: { unanswered: boolean; offset: number; language: string },
): Promise<DeskReview[]> {
  let query = (await loadSupabase())
    .from('reviews')
    .select(COLUMNS)
    .eq('seller_id', sellerId)
    .eq('product.translations.language', language)
    .neq('product.translations.state', 'draft')
    .order('created_at', { ascending: false })
    .order('id')
    .range(offset, offset + DESK_REVIEWS_PAGE - 1)
  if (unanswered) query = query.is('reply', null).eq('status', 'published')
  const { data } = await answered(query)
  return data.map((row) => ({
    id: row.id,
    author: row.author_name,
    rating: row.rating,
    body: row.body,
    language: row.language,
    reply: row.reply,
    replyLanguage: row.reply_language,
    at: row.created_at,
    product: row.product && { id: row.product.id, name: row.product.translations[0]?.name || row.product.name },
    pictures: row.review_pictures.toSorted((a, b) => a.position - b.position).map(({ path, alt }) => ({ src: `${REVIEW_PICTURES}${path}`, alt })),
    // Asked for when it is wanted.
    translation: null,
    hidden: row.status === 'hidden',
  }))
}
