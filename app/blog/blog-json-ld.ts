import type { PostsData } from './load-posts.server.ts'

/** schema.org's way to a page. */
export const breadcrumbList = (trail: readonly { name: string; item: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
})

/** schema.org's Blog or CollectionPage of the posts shown, and the way there. */
export function postListJsonLd({ posts, category, tag, language, siteUrl, skipped }: PostsData, words: { blog: string; heading: string }): string {
  const home = `${siteUrl}/${language}`
  const url = category ? `${home}/blog/category/${category.id}` : tag ? `${home}/blog/tag/${tag.id}` : `${home}/blog`
  const list = {
    '@type': 'ItemList',
    itemListElement: posts.map(({ slug, title }, index) => ({ '@type': 'ListItem', position: skipped + index + 1, name: title, url: `${home}/blog/${slug}` })),
  }
  const page = { '@type': category || tag ? 'CollectionPage' : 'Blog', url, name: words.heading, inLanguage: language }
  const trail = [{ name: words.blog, item: `${home}/blog` }, ...(category || tag ? [{ name: words.heading, item: url }] : [])]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [page, list, breadcrumbList(trail)] })
}
