import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { readerOf, shopOf } from '../shop.ts'
import { blogCategoryLedOn, findPosts, getBlogTag, listBlogCategories, listBlogTags } from './find-posts.server.ts'
import { type BlogCategory, type BlogTag, isPostId, type ListedPost, type PostSearch, postSearchOf } from './post.ts'

/** What the lists of the blog show: all posts, those of a shelf or those with a tag. */
export type PostsData = {
  search: PostSearch
  posts: ListedPost[]
  total: number
  skipped: number
  categories: BlogCategory[]
  tags: BlogTag[]
  /** The shelf or tag the list is of. */
  category: BlogCategory | undefined
  tag: BlogTag | undefined
  language: string
  siteUrl: string
}

/** The posts an address asks for. A shelf or tag that is not there is not found; a shelf that became part of another leads on. */
export async function loadPosts({ request, context }: LoaderFunctionArgs, place: { category?: string; tag?: string }): Promise<PostsData> {
  const { anon, settings } = shopOf(context)
  const { language } = readerOf(context)
  // PostgreSQL refuses some of what an address can hold.
  if (!isPostId(place.category ?? place.tag ?? 'all')) throw data(null, { status: 404 })
  const search = postSearchOf(new URL(request.url).searchParams, place)
  const [categories, tags, tag, found] = await Promise.all([
    listBlogCategories(anon, language),
    listBlogTags(anon, language),
    place.tag === undefined ? undefined : getBlogTag(anon, place.tag, language),
    findPosts(anon, search, language),
  ])
  const category = categories.find(({ id }) => id === place.category)
  if (place.category !== undefined && !category) {
    const ledOn = await blogCategoryLedOn(anon, place.category)
    if (ledOn) throw redirect(`/blog/category/${ledOn}`, 301)
  }
  if ((place.category !== undefined && !category) || (place.tag !== undefined && !tag)) throw data(null, { status: 404 })
  return { search, categories, tags, category, tag, language, siteUrl: settings.siteUrl, ...found }
}
