import type { Language } from '../i18n/languages.ts'
import type { Database } from '../platform/database.ts'
import { isPostId, type BlogCategory, type BlogTag, type ListedPost, POSTS_PAGE_SIZE, type PostSearch } from './post.ts'

/** More pages than this are not sent at once. */
const PAGES_AT_ONCE = 6
/** More words than this are not looked for. */
const MOST_WORDS = 8
const MOST_TAGS = 24

export type PostRow = {
  slug: string
  title: string
  excerpt: string
  title_language: string
  featured_image: string | null
  featured_image_alt: string
  category_id: string | null
  category_name: string | null
  author: string
  published_at: Date
  reading_time: number
}

export type PostPage = { posts: ListedPost[]; total: number; skipped: number }

/** A post's card in language $1: the reader's words where somebody wrote them, else the post's own. Drafts and what is not due yet are hidden from `anon`. */
export const CARD = `
  p.slug, coalesce(t.title, p.title) as title, coalesce(nullif(t.excerpt, ''), p.excerpt) as excerpt,
  case when t.title is null then p.language else t.language end as title_language,
  p.featured_image,
  coalesce(nullif(t.featured_image_alt, ''), case when p.language = $1 then nullif(p.featured_image_alt, '') end,
    public.picture_alt(p.featured_image, $1), p.featured_image_alt) as featured_image_alt,
  c.id as category_id, coalesce(ct.name, c.name) as category_name, p.author, p.published_at,
  case when coalesce(t.content, '') = '' then p.reading_time else t.reading_time end as reading_time`
export const CARD_FROM = `
  public.blog_posts p
  left join public.blog_post_translations t on t.post_id = p.id and t.language = $1 and t.state <> 'draft' and p.language <> $1
  left join public.blog_categories c on c.id = p.category_id
  left join public.blog_category_translations ct on ct.category_id = c.id and ct.language = $1`

export const toListedPost = (row: PostRow): ListedPost => ({
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  titleLanguage: row.title_language,
  image: row.featured_image,
  imageAlt: row.featured_image_alt,
  category: row.category_id !== null && row.category_name !== null ? { id: row.category_id, name: row.category_name } : null,
  author: row.author,
  publishedAt: row.published_at.toISOString(),
  readingMinutes: row.reading_time,
})

/** The pages of a list up to the one asked for, newest first. Every word of a search must stand in title, excerpt, text or tags, in the post's language or the reader's. */
export async function findPosts(db: Database, search: PostSearch, language: Language): Promise<PostPage> {
  const skipped = Math.max(0, search.page - PAGES_AT_ONCE) * POSTS_PAGE_SIZE
  const words = search.q
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const rows = await db.all<PostRow & { total: number }>(
    `select ${CARD}, count(*) over ()::integer as total
       from ${CARD_FROM}
      where p.status = 'published' and ($2 = '' or p.category_id = $2)
        and ($3 = '' or exists (select 1 from public.blog_post_tags pt where pt.post_id = p.id and pt.tag_id = $3))
        and not exists (
          select 1 from unnest($4::text[]) word
           where concat_ws(' ', p.title, p.excerpt, p.content, p.author, t.title, t.excerpt, t.content, ct.name,
                   (select string_agg(concat_ws(' ', g.name, g.names ->> $1), ' ') from public.blog_post_tags pt
                     join public.blog_tags g on g.id = pt.tag_id where pt.post_id = p.id))
                 not ilike word)
      order by p.published_at desc, p.id limit $5 offset $6`,
    [language, search.category, search.tag, words, search.page * POSTS_PAGE_SIZE - skipped, skipped],
  )
  return { posts: rows.map(toListedPost), total: rows[0]?.total ?? 0, skipped }
}

/** The shelves of the blog with what stands on them. */
export const listBlogCategories = (db: Database, language: Language): Promise<BlogCategory[]> =>
  db.all<BlogCategory>(
    `select c.id, coalesce(ct.name, c.name) as name, coalesce(nullif(ct.description, ''), c.description) as description,
            (select count(*)::integer from public.blog_posts p where p.category_id = c.id and p.status = 'published') as posts,
            coalesce(nullif(array_remove(array[c.image_url], null), '{}'), (select array_agg(shown.featured_image) from (
               select p.featured_image from public.blog_posts p where p.category_id = c.id and p.status = 'published' and p.featured_image is not null
                order by p.published_at desc limit 3) shown), '{}') as pictures
       from public.blog_categories c left join public.blog_category_translations ct on ct.category_id = c.id and ct.language = $1
      where c.status = 'active' order by c.sort_order, c.id`,
    [language],
  )

/** The shelf that one became part of, if it is shown. */
export async function blogCategoryLedOn(db: Database, id: string): Promise<string | null> {
  return (await db.one<{ to: string | null }>('select public.blog_category_led_on($1) as to', [id])).to
}

/** The tags most posts carry. */
export const listBlogTags = (db: Database, language: Language): Promise<BlogTag[]> =>
  db.all<BlogTag>(
    `select g.id, coalesce(g.names ->> $1, g.name) as name from public.blog_tags g
       join public.blog_post_tags pt on pt.tag_id = g.id join public.blog_posts p on p.id = pt.post_id and p.status = 'published'
      group by g.id order by count(*) desc, g.id limit $2`,
    [language, MOST_TAGS],
  )

/** A tag by its id; undefined for one nobody carries. */
export async function getBlogTag(db: Database, id: string, language: Language): Promise<BlogTag | undefined> {
  if (!isPostId(id)) return undefined
  return db.maybe<BlogTag>('select id, coalesce(names ->> $2, name) as name from public.blog_tags where id = $1', [id, language])
}
