import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../app/i18n/languages.ts'
import { parseArticle } from '../../app/blog/parse-article.server.ts'
import { readPost, readTitles } from './blog.ts'
import { BLOG_TAGS } from './blog-tags.ts'
import { POSTS } from './posts.ts'

const SLUGS = POSTS.map(({ slug }) => slug)

test('every folder of texts is a post of the blog', () => {
  expect(readdirSync(join(import.meta.dirname, 'posts')).toSorted()).toEqual(SLUGS.toSorted())
})

test.each(SLUGS)('%s is a real text, and its links lead into the shop', (slug) => {
  const text = readPost(slug, 'en')
  const words = text?.content.split(/\s+/).length ?? 0
  expect(words).toBeGreaterThan(550)
  expect(words).toBeLessThan(1100)
  expect(text?.excerpt.length).toBeLessThan(220)
  const linked = [...JSON.stringify(LANGUAGES.map((language) => parseArticle(readPost(slug, language)?.content ?? ''))).matchAll(/"to":"\/blog\/([^"]+)"/g)]
  for (const [, to = ''] of linked) expect(SLUGS).toContain(to)
})

test.each(LANGUAGES)('every post has a title in %s: all of them with their texts, or all of them alone', (language) => {
  const whole = SLUGS.filter((slug) => readPost(slug, language) !== undefined)
  const named = Object.keys(readTitles(language))
  expect([...whole, ...named].toSorted()).toEqual(SLUGS.toSorted())
  expect([0, SLUGS.length]).toContain(whole.length)
})

test('every tag has a word in every language', () => {
  for (const [id, names] of Object.entries(BLOG_TAGS)) expect([id, LANGUAGES.filter((language) => !names[language])]).toEqual([id, []])
  for (const { slug, tags } of POSTS) expect([slug, tags.filter((tag) => !(tag in BLOG_TAGS))]).toEqual([slug, []])
})
