import type { Language } from '../../i18n/languages.ts'
import type { Shop } from '../../shop.ts'
import type { Feed, FeedPost } from './feed.ts'
import { CARD, CARD_FROM, type PostRow, toListedPost } from '../find-posts.server.ts'
import { parseArticle } from '../parse-article.server.ts'

/** As many posts as feed readers look back. */
const POSTS_IN_FEED = 30

/** The newest posts in a language, whole, as feeds carry them. */
export async function listFeed(shop: Pick<Shop, 'anon' | 'settings' | 'words'>, language: Language): Promise<Feed> {
  const t = shop.words(language)
  const rows = await shop.anon.all<PostRow & { content: string; language: string; updated_at: Date; tags: string[] }>(
    `select ${CARD}, case when coalesce(t.content, '') = '' then p.content else t.content end as content,
            case when coalesce(t.content, '') = '' then p.language else t.language end as language,
            greatest(p.updated_at, t.updated_at, p.published_at) as updated_at,
            (select coalesce(json_agg(coalesce(g.names ->> $1, g.name) order by g.id), '[]')
               from public.blog_post_tags pt join public.blog_tags g on g.id = pt.tag_id where pt.post_id = p.id) as tags
       from ${CARD_FROM} where p.status = 'published' order by p.published_at desc, p.id limit $2`,
    [language, POSTS_IN_FEED],
  )
  const posts = rows.map((row): FeedPost => ({
    ...toListedPost(row),
    language: row.language,
    blocks: parseArticle(row.content),
    updatedAt: row.updated_at.toISOString(),
    tags: row.tags,
  }))
  return { title: t('blog:feed.title'), description: t('blog:list.lead'), language, siteUrl: shop.settings.siteUrl, posts }
}
