import type { ListedProduct } from '../catalog/listed-product.ts'
import type { Block } from './article.ts'

/** A shelf of the blog. `id` stands in its address. */
export type BlogCategory = { id: string; name: string; description: string; posts: number; pictures: string[] }
/** What posts are about. `id` stands in its address. */
export type BlogTag = { id: string; name: string }

/** A post as lists show it, title and excerpt in the reader's language where somebody wrote them. */
export type ListedPost = {
  slug: string
  title: string
  excerpt: string
  /** The language title and excerpt are in. */
  titleLanguage: string
  image: string | null
  imageAlt: string
  category: { id: string; name: string } | null
  author: string
  /** ISO 8601. */
  publishedAt: string
  readingMinutes: number
}

/** A post as its page shows it. */
export type Post = ListedPost & {
  /** The language the text is in; another than the reader's where nobody has translated it yet. */
  language: string
  machineTranslated: boolean
  blocks: Block[]
  tags: BlogTag[]
  seoTitle: string
  seoDescription: string
  updatedAt: string
  words: number
}

/** A post with what leads on from it. `search` is what its pieces were found with. */
export type PostWithMore = { post: Post; related: ListedPost[]; products: ListedProduct[]; search: string }

/** What a list of posts is asked for. */
export type PostSearch = { q: string; category: string; tag: string; page: number }

/** Names of the query of `/blog`. */
export const POST_PARAMETERS = ['q', 'page'] as const
export const POSTS_PAGE_SIZE = 12
/** Longer than anything people search for. */
const LONGEST_QUERY = 100
/** As far as anybody scrolls. */
const LAST_PAGE = 100
/** What names a shelf, a tag or a post in an address. */
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const isPostId = (text: string): boolean => text.length <= 120 && ID.test(text)

/** Reads the query of a list. What it does not know or cannot read is left out, so every address is a list. */
export function postSearchOf(query: URLSearchParams, place: { category?: string; tag?: string } = {}): PostSearch {
  const page = Number(query.get('page'))
  return {
    // Control characters are nothing anybody typed, and PostgreSQL refuses one of them.
    q: (query.get('q') ?? '')
      .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
      .trim()
      .slice(0, LONGEST_QUERY),
    category: place.category ?? '',
    tag: place.tag ?? '',
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
  }
}

/** The address of a list. Leaves out what is the default, so that one list has one address. */
export function postsAddress({ q, category, tag, page }: PostSearch): string {
  const path = category ? `/blog/category/${category}` : tag ? `/blog/tag/${tag}` : '/blog'
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}
