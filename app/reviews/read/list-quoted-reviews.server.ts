import type { Database } from '../../platform/database.ts'
import type { QuotedReview } from '../review-json-ld.ts'

const MOST = 3

/** The most helpful reviews of a maker that have words and a name, for search engines. `db` reads as `anon`. */
export async function listQuotedReviews(db: Database, sellerId: string): Promise<QuotedReview[]> {
  const rows = await db.all<Omit<QuotedReview, 'at'> & { at: Date }>(
    `select r.author_name as author, r.rating, r.body, r.language, r.created_at as at from public.reviews r
      where r.seller_id = $1 and r.status = 'published' and r.body <> '' and r.author_name <> ''
      order by r.helpful_count desc, r.created_at desc, r.id limit ${MOST}`,
    [sellerId],
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
