import { NO_SEARCH } from '../../catalog/search/product-search.ts'
import { findProducts } from '../../catalog/search/search-products.server.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Database } from '../../platform/database.ts'
import { CARD, CARD_FROM, type PostRow, toListedPost } from '../find-posts.server.ts'
import { describePictures } from '../describe-pictures.ts'
import { parseArticle } from '../parse-article.server.ts'
import { type BlogTag, isPostId, type ListedPost, type Post, type PostWithMore } from '../post.ts'

/** How many posts and pieces stand below a post. */
const RELATED_POSTS = 3
const RELATED_PRODUCTS = 4

export type FoundPost = PostRow & {
  id: string
  content: string
  language: string
  origin: string
  seo_title: string
  seo_description: string
  product_search: string
  updated_at: Date
  tags: BlogTag[]
  /** What the shop's own pictures show that the text names, by their addresses. */
  alts: Readonly<Record<string, string>>
}

/** A post by its address in the reader's language, with posts and pieces to go on with. Undefined for what strangers may not see. `db` reads as `anon`. */
export async function getPost(db: Database, slug: string, language: Language): Promise<PostWithMore | undefined> {
  if (!isPostId(slug)) return undefined
  const row = await db.maybe<FoundPost>(
    `select p.id, ${CARD}, case when coalesce(t.content, '') = '' then p.content else t.content end as content,
            case when coalesce(t.content, '') = '' then p.language else t.language end as language,
            case when coalesce(t.content, '') = '' then 'human' else t.origin end as origin,
            coalesce(nullif(t.seo_title, ''), t.title, nullif(p.seo_title, ''), p.title) as seo_title,
            coalesce(nullif(t.seo_description, ''), nullif(t.excerpt, ''), nullif(p.seo_description, ''), p.excerpt) as seo_description,
            p.product_search, greatest(p.updated_at, t.updated_at, p.published_at) as updated_at,
            (select coalesce(json_agg(json_build_object('id', g.id, 'name', coalesce(g.names ->> $1, g.name)) order by g.id), '[]')
               from public.blog_post_tags pt join public.blog_tags g on g.id = pt.tag_id where pt.post_id = p.id) as tags,
            public.picture_alts(case when coalesce(t.content, '') = '' then p.content else t.content end, $1) as alts
       from ${CARD_FROM}
      where p.slug = $2 and p.status = 'published'`,
    [language, slug],
  )
  if (!row) return undefined
  return withMore(db, row, language)
}

/** The post of a row, with what leads on from it that strangers may see. `db` reads as `anon`. */
export async function withMore(db: Database, row: FoundPost, language: Language): Promise<PostWithMore> {
  const [related, products] = await Promise.all([
    listRelated(db, row.id, language),
    row.product_search === '' ? [] : findProducts(db, { ...NO_SEARCH, q: row.product_search }, { language, rates: [] }).then((found) => found.products),
  ])
  return { post: toPost(row), related, products: products.slice(0, RELATED_PRODUCTS), search: row.product_search }
}

const toPost = (row: FoundPost): Post => ({
  ...toListedPost(row),
  language: row.language,
  machineTranslated: row.origin === 'machine',
  blocks: describePictures(parseArticle(row.content), row.alts),
  tags: row.tags,
  seoTitle: row.seo_title,
  seoDescription: row.seo_description,
  updatedAt: row.updated_at.toISOString(),
  words: row.content.split(/\s+/).length,
})

/** Other posts, those first that share most tags, then the same shelf, then the newest. */
async function listRelated(db: Database, id: string, language: Language): Promise<ListedPost[]> {
  const rows = await db.all<PostRow>(
    `select ${CARD}
       from ${CARD_FROM}
       cross join (select (select q.category_id from public.blog_posts q where q.id = $2) as category_id) this
      where p.id <> $2 and p.status = 'published'
      order by (select count(*) from public.blog_post_tags mine join public.blog_post_tags theirs on theirs.tag_id = mine.tag_id
        and theirs.post_id = p.id where mine.post_id = $2) desc,
               p.category_id is not distinct from this.category_id desc, p.published_at desc, p.id limit $3`,
    [language, id, RELATED_POSTS],
  )
  return rows.map(toListedPost)
}
