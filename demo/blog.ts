import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { LANGUAGES, type Language } from '../app/i18n/languages.ts'
import { BLOG_TAGS } from './blog-tags.ts'
import { BLOG_CATEGORIES } from './blog-words.ts'
import { type Connection, loadRows } from './load-rows.ts'
import { POSTS } from './posts.ts'
import { uuidOf } from './random.ts'

const DAY_MS = 86_400_000
/** Nobody wrote these texts for money; the shop did. */
const AUTHOR = 'Hattha'

type PostText = { title: string; excerpt: string; alt: string; content: string }

/** A post's text in a language: a head of `key: value` lines between rules, then Markdown. Throws on a damaged head. */
export function readPost(slug: string, language: Language): PostText {
  const file = join(import.meta.dirname, 'posts', slug, `${language}.md`)
  const [, head = '', content = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? []
  const facts = Object.fromEntries(head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]))
  return v.parse(Head, { ...facts, content: content.trim() })
}

const Text = v.pipe(v.string(), v.nonEmpty())
const Head = v.object({ title: Text, excerpt: Text, alt: Text, content: Text })

/** The blog of the demo: shelves, tags and posts in every language. */
export async function fillBlog(connection: Connection, now: Date): Promise<void> {
  await loadRows(
    connection,
    'public.blog_categories',
    BLOG_CATEGORIES.map(({ id, texts }, index) => ({ id, name: texts.en[0], description: texts.en[1], sort_order: index, status: 'active' })),
  )
  await loadRows(
    connection,
    'public.blog_category_translations',
    BLOG_CATEGORIES.flatMap(({ id, texts }) =>
      LANGUAGES.filter((language) => language !== 'en').map((language) => ({
        category_id: id,
        language,
        name: texts[language][0],
        description: texts[language][1],
      })),
    ),
  )
  await loadRows(
    connection,
    'public.blog_tags',
    Object.entries(BLOG_TAGS).map(([id, names]) => ({ id, name: names.en, names })),
  )
  await loadRows(connection, 'public.blog_posts', POSTS.map(rowOf(now)))
  await loadRows(
    connection,
    'public.blog_post_tags',
    POSTS.flatMap(({ slug, tags }) => tags.map((tag) => ({ post_id: uuidOf('post', slug), tag_id: tag }))),
  )
  await loadRows(connection, 'public.blog_post_translations', LANGUAGES.filter((language) => language !== 'en').flatMap(translationsIn))
}

const rowOf =
  (now: Date) =>
  ({ slug, category, picture, search, daysAgo }: (typeof POSTS)[number]) => {
    const text = readPost(slug, 'en')
    const at = new Date(now.getTime() - daysAgo * DAY_MS).toISOString()
    return {
      id: uuidOf('post', slug),
      slug,
      language: 'en',
      title: text.title,
      content: text.content,
      excerpt: text.excerpt,
      featured_image: `/pictures/${picture}.webp`,
      featured_image_alt: text.alt,
      category_id: category,
      seo_title: text.title,
      seo_description: text.excerpt,
      author: AUTHOR,
      product_search: search,
      status: 'published',
      published_at: at,
      created_at: at,
      updated_at: at,
    }
  }

function translationsIn(language: Language) {
  return POSTS.map(({ slug }) => {
    const { title, excerpt, alt, content } = readPost(slug, language)
    return {
      post_id: uuidOf('post', slug),
      language,
      title,
      content,
      excerpt,
      featured_image_alt: alt,
      seo_title: title,
      seo_description: excerpt,
      origin: 'human',
      state: 'reviewed',
      source_hash: '',
    }
  })
}
