import type { Language } from '../../i18n/languages.ts'
import type { Database } from '../../platform/database.ts'
import { ASPECTS, type Aspect, type Review, type ReviewPage, REVIEWS_PAGE, type ReviewsAsked, type ReviewSort, type ReviewSubject } from '../review.ts'
import { REVIEW_PICTURES } from '../review-picture.ts'

const ORDERS: Readonly<Record<ReviewSort, string>> = {
  helpful: 'r.helpful_count desc, r.created_at desc',
  newest: 'r.created_at desc',
  highest: 'r.rating desc, r.created_at desc',
  lowest: 'r.rating, r.created_at desc',
}

type Row = {
  id: string
  author_name: string
  author_country: string | null
  rating: number
  body: string
  language: string
  bought: boolean
  reply: string | null
  reply_language: string
  helpful_count: number
  created_at: Date
  edited_at: Date | null
  product: { id: string; name: string } | null
  pictures: { path: string; alt: string }[]
  translation: { body: string; reply: string | null } | null
}

const COLUMNS = `r.id, r.author_name, r.author_country, r.rating, r.body, r.language, r.bought, r.reply, r.reply_language, r.helpful_count,
    r.created_at, r.edited_at,
  (select json_build_object('id', p.id, 'name', coalesce(pt.name, p.name)) from public.products p
     left join public.product_translations pt on pt.product_id = p.id and pt.language = $3 and pt.state <> 'draft' where p.id = r.product_id) as product,
  (select coalesce(json_agg(json_build_object('path', i.path, 'alt', i.alt) order by i.position), '[]') from public.review_pictures i
    where i.review_id = r.id) as pictures,
  (select json_build_object('body', t.body, 'reply', t.reply) from public.review_translations t where t.review_id = r.id and t.language = $3) as translation`

const ABOUTS = { all: '', seller: ' and r.product_id is null', products: ' and r.product_id is not null' }

/**
 * One page of what is said of a piece, or of a maker and their pieces, in the order asked for; how many gave how many stars, and what they gave by itself.
 * `db` reads as `anon`.
 */
export async function listReviews(
  db: Database,
  { kind, id }: Pick<ReviewSubject, 'kind' | 'id'>,
  { sort, stars, about, offset }: ReviewsAsked,
  language: Language,
): Promise<ReviewPage> {
  const of = kind === 'product' ? `r.product_id = $1 and r.status = 'published'` : `r.seller_id = $1 and r.status = 'published'${ABOUTS[about]}`
  const [rows, counts, means] = await Promise.all([
    db.all<Row>(
      `select ${COLUMNS} from public.reviews r where ${of} and ($2::integer is null or r.rating = $2) order by ${ORDERS[sort]}, r.id
        limit ${REVIEWS_PAGE + 1} offset $4`,
      [id, stars ?? null, language, offset],
    ),
    db.all<{ rating: number; many: number }>(`select r.rating, count(*)::integer as many from public.reviews r where ${of} group by r.rating`, [id]),
    db.one<Record<Aspect, number | null>>(
      `select ${ASPECTS.map((aspect) => `round(avg(r.${aspect}), 1)::float8 as ${aspect}`).join(', ')} from public.reviews r where ${of}`,
      [id],
    ),
  ])
  const many = (rating: number) => counts.find((row) => row.rating === rating)?.many ?? 0
  return {
    reviews: rows.slice(0, REVIEWS_PAGE).map(toReview),
    more: rows.length > REVIEWS_PAGE,
    stars: [many(1), many(2), many(3), many(4), many(5)],
    aspects: Object.fromEntries(ASPECTS.flatMap((aspect) => (means[aspect] === null ? [] : [[aspect, means[aspect]]]))),
  }
}

const toReview = (row: Row): Review => ({
  id: row.id,
  author: row.author_name,
  country: row.author_country,
  rating: row.rating,
  body: row.body,
  language: row.language,
  bought: row.bought,
  reply: row.reply,
  replyLanguage: row.reply_language,
  helpful: row.helpful_count,
  at: row.created_at.toISOString(),
  edited: row.edited_at !== null,
  product: row.product,
  pictures: row.pictures.map(({ path, alt }) => ({ src: `${REVIEW_PICTURES}${path}`, alt })),
  translation: row.translation,
})
