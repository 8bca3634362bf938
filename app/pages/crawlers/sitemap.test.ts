import { expect, test } from 'vitest'
import { LANGUAGES } from '../../i18n/languages.ts'
import { robots, sitemap, sitemapIndex } from './sitemap.ts'

test('every page stands there in every language, and detects without one', () => {
  const text = sitemap('https://shop.test', 'th', [
    { path: '/', changed: null },
    { path: '/products?category=a&b', changed: new Date('2026-11-20T10:00:00Z') },
  ])
  expect(text).toContain('<loc>https://shop.test/th</loc>')
  expect(text).toContain('<loc>https://shop.test/th/products?category=a&amp;b</loc><lastmod>2026-11-20</lastmod>')
  for (const language of LANGUAGES) expect(text).toContain(`hreflang="${language}" href="https://shop.test/${language}/products?category=a&amp;b"`)
  expect(text).toContain('hreflang="x-default" href="https://shop.test/"')
  expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/)
})

test('the index names a file per language and part', () => {
  const text = sitemapIndex('https://shop.test', 2)
  expect(text.match(/<sitemap>/g)).toHaveLength(LANGUAGES.length * 2)
  expect(text).toContain('https://shop.test/sitemap-zh-CN.xml?part=2')
})

test('search engines are kept out of what is personal and what has no end', () => {
  const lines = robots('https://shop.test').split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['Disallow: /checkout', 'Disallow: /*/checkout', 'Disallow: /*?sort=', 'Disallow: /*&q=', 'Sitemap: https://shop.test/sitemap.xml']),
  )
  expect(lines.some((line) => line === 'Disallow: /' || line === 'Disallow: /products')).toBe(false)
})
