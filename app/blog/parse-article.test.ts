import { expect, test } from 'vitest'
import { contentsOf, plain } from './article.ts'
import { articleHtml } from './feeds/feed.ts'
import { parseArticle } from './parse-article.server.ts'

const html = (markdown: string) => articleHtml(parseArticle(markdown), { siteUrl: 'https://shop.test', home: 'https://shop.test/th' })

test('what posts are written with reaches the page', () => {
  expect(
    html(`## Two *kinds*

A **strong** word, a [piece](/products/1) and [more](https://example.org/a?b=1&c=2).

- one
- two

1. first

> Said & done

![A bowl](/pictures/bowl.webp)

| a | b |
|---|---|
| 1 | 2 |`),
  ).toBe(
    [
      '<h2>Two <em>kinds</em></h2>',
      '<p>A <strong>strong</strong> word, a <a href="https://shop.test/th/products/1">piece</a> and <a href="https://example.org/a?b=1&amp;c=2">more</a>.</p>',
      '<ul><li><p>one</p></li><li><p>two</p></li></ul>',
      '<ol><li><p>first</p></li></ol>',
      '<blockquote><p>Said &amp; done</p></blockquote>',
      '<img src="https://shop.test/pictures/bowl.webp" alt="A bowl">',
      '<table><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table>',
    ].join('\n'),
  )
})

test.each([
  ['a script', '<script>alert(1)</script>', ''],
  ['a script in a sentence', 'a <img src=x onerror=alert(1)> b', '<p>a  b</p>'],
  ['an address that runs', '[click](javascript:alert(1))', '<p>click</p>'],
  ['an address that hides what it runs', '[click](&#106;avascript:alert(1))', '<p>click</p>'],
  ['data in an address', '[click](data:text/html,x)', '<p>click</p>'],
  ['another host without a protocol', '[click](//evil.test/x)', '<p>click</p>'],
  ['another host behind a backslash', '[click](/\\evil.test)', '<p>click</p>'],
  ['a picture from elsewhere', '![x](https://evil.test/x.png)', ''],
  ['entities that become tags', '&lt;b&gt; stays text', '<p>&lt;b&gt; stays text</p>'],
])('%s does not reach the page', (_what, markdown, left) => {
  expect(html(markdown)).toBe(left)
})

test('headings can be led to, also when they are alike or in another script', () => {
  const blocks = parseArticle('# Title\n\n## How to\n\n## How to\n\n## วิธีซัก\n\n### Detail')
  expect(contentsOf(blocks)).toEqual([
    { id: 'title', title: 'Title' },
    { id: 'how-to', title: 'How to' },
    { id: 'how-to-2', title: 'How to' },
    { id: 'วิธีซัก', title: 'วิธีซัก' },
  ])
  expect(plain([{ is: 'strong', text: [{ is: 'text', text: 'a' }] }, { is: 'break' }, { is: 'code', text: 'b' }])).toBe('a b')
})
