import { breadcrumbList } from '../blog-json-ld.ts'
import type { PostData } from './load-post.server.ts'
import { wholePictureAddress } from '../../ui/picture-address.ts'

/** schema.org's BlogPosting, an Article, with its author and publisher, and the way there. */
export function postJsonLd({ post, language, siteUrl }: PostData, words: { blog: string }): string {
  const home = `${siteUrl}/${language}`
  const url = `${home}/blog/${post.slug}`
  const shop = { '@type': 'Organization', name: 'Hattha', url: siteUrl, logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png` } }
  const image = wholePictureAddress(post.image, siteUrl)
  const article = {
    '@type': ['Article', 'BlogPosting'],
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.seoDescription,
    inLanguage: post.language,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: post.author === '' || post.author === 'Hattha' ? shop : { '@type': 'Person', name: post.author },
    publisher: shop,
    wordCount: post.words,
    timeRequired: `PT${post.readingMinutes}M`,
    keywords: post.tags.map(({ name }) => name),
    ...(image && { image }),
    ...(post.category && { articleSection: post.category.name }),
  }
  const trail = [
    { name: words.blog, item: `${home}/blog` },
    ...(post.category ? [{ name: post.category.name, item: `${home}/blog/category/${post.category.id}` }] : []),
    { name: post.title, item: url },
  ]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [article, breadcrumbList(trail)] })
}
