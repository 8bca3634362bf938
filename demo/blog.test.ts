import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../app/i18n/languages.ts'
import { parseArticle } from '../app/blog/parse-article.server.ts'
import { readPost } from './blog.ts'
import { BLOG_TAGS } from './blog-tags.ts'
import { POSTS } from './posts.ts'

const SLUGS = POSTS.map(({ slug }) => slug)

test('every folder of texts is a post of the blog', () => {
  expect(readdirSync(join(import.meta.dirname, 'posts')).toSorted()).toEqual(SLUGS.toSorted())
})

test.each(SLUGS)('%s is a real text in every language, and its links lead into the shop', (slug) => {
  const words = readPost(slug, 'en').content.split(/\s+/).length
  expect(words).toBeGreaterThan(550)
  expect(words).toBeLessThan(1100)
  const parts = (language: Language) => parseArticle(readPost(slug, language).content)
  for (const language of LANGUAGES) {
    expect([language, readPost(slug, language).excerpt.length]).toEqual([language, expect.toSatisfy((length: number) => length < 220)])
    // Whole: part for part what the English post has.
    expect([language, parts(language).map(({ is }) => is)]).toEqual([language, parts('en').map(({ is }) => is)])
  }
  const linked = [...JSON.stringify(LANGUAGES.map(parts)).matchAll(/"to":"\/blog\/([^"]+)"/g)]
  for (const [, to = ''] of linked) expect(SLUGS).toContain(to)
})

test('every tag has a word in every language', () => {
  for (const [id, names] of Object.entries(BLOG_TAGS)) expect([id, LANGUAGES.filter((language) => !names[language])]).toEqual([id, []])
  for (const { slug, tags } of POSTS) expect([slug, tags.filter((tag) => !(tag in BLOG_TAGS))]).toEqual([slug, []])
})
