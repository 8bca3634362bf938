import { createHash } from 'node:crypto'
import type { Language } from '../../i18n/languages.ts'
import type { Database } from '../../platform/database.ts'
import type { PostWithMore } from '../post.ts'
import { type FoundPost, withMore } from './get-post.server.ts'

const TOKEN = /^[0-9a-f]{64}$/

/**
 * A post as its page would show it in a language if what staff are writing were in its place. Undefined where the link has run out or never was.
 * `service` sees what nobody else does, `anon` what stands below the post.
 */
export async function getPreview(
  { service, anon }: { service: Database; anon: Database },
  token: string,
  language: Language,
): Promise<PostWithMore | undefined> {
  if (!TOKEN.test(token)) return undefined
  const row = await service.maybe<FoundPost>(
    `select p.id, p.slug, coalesce(nullif(d.title, ''), t.title, nullif(o.title, ''), p.title) as title,
            coalesce(nullif(coalesce(d.excerpt, t.excerpt), ''), o.excerpt, p.excerpt) as excerpt,
            case when coalesce(nullif(d.title, ''), t.title) is null then p.language else $2 end as title_language, p.featured_image,
            coalesce(nullif(coalesce(d.featured_image_alt, t.featured_image_alt), ''), nullif(o.featured_image_alt, ''), nullif(p.featured_image_alt, ''),
              public.picture_alt(p.featured_image, $2), '') as featured_image_alt,
            c.id as category_id, coalesce(ct.name, c.name) as category_name, p.author, coalesce(p.published_at, private.now()) as published_at,
            words.content, words.language, private.reading_minutes(words.content, words.language) as reading_time,
            case when d.content is null and words.language = t.language then t.origin else 'human' end as origin,
            coalesce(nullif(coalesce(d.seo_title, t.seo_title), ''), nullif(d.title, ''), t.title, nullif(o.seo_title, ''), nullif(p.seo_title, ''),
              p.title) as seo_title,
            coalesce(nullif(coalesce(d.seo_description, t.seo_description), ''), nullif(coalesce(d.excerpt, t.excerpt), ''), nullif(o.seo_description, ''),
              nullif(p.seo_description, ''), p.excerpt) as seo_description,
            p.product_search, p.updated_at,
            (select coalesce(json_agg(json_build_object('id', g.id, 'name', coalesce(g.names ->> $2, g.name)) order by g.id), '[]')
               from public.blog_post_tags pt join public.blog_tags g on g.id = pt.tag_id where pt.post_id = p.id) as tags,
            public.picture_alts(words.content, $2) as alts
       from private.blog_previews v
       join public.blog_posts p on p.id = v.post_id
       left join public.blog_drafts d on d.post_id = p.id and d.language = $2
       left join public.blog_drafts o on o.post_id = p.id and o.language = p.language
       left join public.blog_post_translations t on t.post_id = p.id and t.language = $2 and p.language <> $2
       left join public.blog_categories c on c.id = p.category_id
       left join public.blog_category_translations ct on ct.category_id = c.id and ct.language = $2
      cross join lateral (
        select coalesce(nullif(coalesce(d.content, t.content), ''), o.content, p.content) as content,
               case when coalesce(d.content, t.content, '') = '' then p.language else $2 end as language) words
      where v.token_hash = $1 and v.expires_at > private.now()`,
    [createHash('sha256').update(token).digest('hex'), language],
  )
  return row && withMore(anon, row, language)
}
