import type { LoaderFunctionArgs } from 'react-router'
import { readerOf, shopOf } from '../shop.ts'
import { listBlogCategories, listBlogTags } from './find-posts.server.ts'

export type BlogCategoriesData = Awaited<ReturnType<typeof loadBlogCategories>>

/** Every shelf of the blog, and what its posts are about. */
export async function loadBlogCategories({ context }: LoaderFunctionArgs) {
  const { anon, settings } = shopOf(context)
  const { language } = readerOf(context)
  const [categories, tags] = await Promise.all([listBlogCategories(anon, language), listBlogTags(anon, language)])
  return { categories, tags, language, siteUrl: settings.siteUrl }
}
