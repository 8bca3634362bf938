import { expect, test } from 'vitest'
import { jsonFeed, rss, type FeedPost } from './feed.ts'

const post: FeedPost = {
  slug: 'silk',
  title: 'Silk & <gold>',
  excerpt: 'About "silk"',
  titleLanguage: 'en',
  image: '/pictures/silk.webp',
  imageAlt: '',
  category: { id: 'crafts', name: 'Crafts' },
  author: 'Hattha',
  publishedAt: '2026-11-18T03:00:00.000Z',
  readingMinutes: 3,
  language: 'en',
  blocks: [{ is: 'paragraph', text: [{ is: 'text', text: 'a < b' }] }],
  updatedAt: '2026-11-19T03:00:00.000Z',
  tags: ['Silk'],
}
const feed = { title: 'Hattha', description: 'Crafts', language: 'th', siteUrl: 'https://shop.test', posts: [post] }

test('RSS names every post in the language of its address, and nothing in it is markup by accident', () => {
  const text = rss(feed)
  expect(text).toContain('<title>Silk &amp; &lt;gold&gt;</title><link>https://shop.test/th/blog/silk</link>')
  expect(text).toContain('<pubDate>Wed, 18 Nov 2026 03:00:00 GMT</pubDate>')
  expect(text).toContain('<content:encoded>&lt;p&gt;a &amp;lt; b&lt;/p&gt;</content:encoded>')
  expect(text).toContain('<atom:link href="https://shop.test/th/blog/feed.xml" rel="self"')
})

test('JSON Feed 1.1 says the same', () => {
  expect(jsonFeed(feed)).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://shop.test/th/blog/feed.json',
    items: [{ url: 'https://shop.test/th/blog/silk', image: 'https://shop.test/pictures/silk.webp', content_html: '<p>a &lt; b</p>', tags: ['Silk'] }],
  })
})
