import type { Block, Inline } from '../article.ts'
import type { ListedPost } from '../post.ts'
import { wholePictureAddress } from '../../ui/picture-address.ts'

/** A post with its text, as feeds carry it. */
export type FeedPost = ListedPost & { language: string; blocks: Block[]; updatedAt: string; tags: string[] }
export type Feed = { title: string; description: string; language: string; siteUrl: string; posts: readonly FeedPost[] }

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
const absolute = (path: string, base: string) => (path.startsWith('/') ? `${base}${path}` : path)

/** RSS 2.0 with content, Dublin Core's author and its own address (Atom). */
export function rss({ title, description, language, siteUrl, posts }: Feed): string {
  const home = `${siteUrl}/${language}`
  const items = posts.map((post) => {
    const url = `${home}/blog/${post.slug}`
    return [
      '<item>',
      `<title>${escaped(post.title)}</title>`,
      `<link>${escaped(url)}</link>`,
      `<guid isPermaLink="true">${escaped(url)}</guid>`,
      `<pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate>`,
      `<dc:creator>${escaped(post.author)}</dc:creator>`,
      ...(post.category ? [`<category>${escaped(post.category.name)}</category>`] : []),
      ...post.tags.map((tag) => `<category>${escaped(tag)}</category>`),
      `<description>${escaped(post.excerpt)}</description>`,
      `<content:encoded>${escaped(articleHtml(post.blocks, { siteUrl, home }))}</content:encoded>`,
      '</item>',
    ].join('')
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>${escaped(title)}</title><link>${escaped(`${home}/blog`)}</link><description>${escaped(description)}</description><language>${language}</language>
<atom:link href="${escaped(`${home}/blog/feed.xml`)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
}

/** JSON Feed 1.1. */
export function jsonFeed({ title, description, language, siteUrl, posts }: Feed): Record<string, unknown> {
  const home = `${siteUrl}/${language}`
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: `${home}/blog`,
    feed_url: `${home}/blog/feed.json`,
    icon: `${siteUrl}/icon-512.png`,
    items: posts.map((post) => ({
      id: `${home}/blog/${post.slug}`,
      url: `${home}/blog/${post.slug}`,
      title: post.title,
      summary: post.excerpt,
      content_html: articleHtml(post.blocks, { siteUrl, home }),
      image: wholePictureAddress(post.image, siteUrl),
      date_published: post.publishedAt,
      date_modified: post.updatedAt,
      authors: [{ name: post.author }],
      tags: post.tags,
      language: post.language,
    })),
  }
}

/** An article as HTML for readers outside the shop: every text escaped, every address absolute. */
export function articleHtml(blocks: readonly Block[], at: { siteUrl: string; home: string }): string {
  const words = (parts: readonly Inline[]): string => parts.map(word).join('')
  const word = (part: Inline): string => {
    switch (part.is) {
      case 'text':
        return escaped(part.text)
      case 'strong':
        return `<strong>${words(part.text)}</strong>`
      case 'emphasis':
        return `<em>${words(part.text)}</em>`
      case 'code':
        return `<code>${escaped(part.text)}</code>`
      case 'break':
        return '<br>'
      case 'link':
        return `<a href="${escaped(absolute(part.to, at.home))}">${words(part.text)}</a>`
    }
  }
  const block = (one: Block): string => {
    switch (one.is) {
      case 'heading':
        return `<h${one.level}>${words(one.text)}</h${one.level}>`
      case 'paragraph':
        return `<p>${words(one.text)}</p>`
      case 'list':
        return wrapped(one.ordered ? 'ol' : 'ul', one.items.map((item) => `<li>${item.map(block).join('')}</li>`).join(''))
      case 'quote':
        return wrapped('blockquote', one.blocks.map(block).join(''))
      case 'picture':
        return `<img src="${escaped(wholePictureAddress(one.src, at.siteUrl) ?? '')}" alt="${escaped(one.alt)}">`
      case 'table':
        return wrapped('table', [one.head, ...one.rows].map((row) => wrapped('tr', row.map((cell) => wrapped('td', words(cell))).join(''))).join(''))
      case 'rule':
        return '<hr>'
    }
  }
  return blocks.map(block).join('\n')
}

const wrapped = (tag: string, inside: string) => `<${tag}>${inside}</${tag}>`
