import { expect, test } from 'vitest'
import type { ShopFacts } from './info-pages.ts'
import { builtInText } from './built-in-text.ts'
import { pageFault } from './page-text.ts'
import { writtenText } from './written-text.server.ts'

const FACTS = { legalName: '*Hattha* [Co](https://evil.test)', returnDays: 14, email: 'shop@hattha.test', shipping: {} } as unknown as ShopFacts

test('facts stand in their places as words, never as Markdown, also in links', () => {
  const { chunks, title } = writtenText({ title: '{{days}} days', lead: '', content: 'By {{name}}: [{{email}}](mailto:{{email}}) {{unknown}}' }, FACTS, 'en')
  expect(title).toBe('14 days')
  expect(chunks).toEqual([
    {
      is: 'text',
      blocks: [
        {
          is: 'paragraph',
          text: [
            { is: 'text', text: 'By *Hattha* [Co](https://evil.test): ' },
            { is: 'link', to: 'mailto:shop@hattha.test', text: [{ is: 'text', text: 'shop@hattha.test' }] },
            { is: 'text', text: ' {{unknown}}' },
          ],
        },
      ],
    },
  ])
})

test('what is built in becomes Markdown that says the same: headings, lists, signs that are letters', () => {
  const sentences: Record<string, string> = { title: 'T', lead: 'Lead *not bold*', 'what.title': '1. What', 'what.text': 'One\n• a_b\n• c\nTwo {{email}}' }
  const { lead, content } = builtInText('cookies', (key) => sentences[key] ?? 'x')
  expect(lead).toBe('Lead \\*not bold\\*')
  expect(content.split('\n\n').slice(0, 5)).toEqual(['## 1\\. What', 'One', '- a\\_b\n- c', 'Two [{{email}}](mailto:{{email}})', '{{part.what}}'])
  const shown = writtenText({ title: 'T', lead, content }, FACTS, 'en')
  expect(shown.lead).toBe('Lead *not bold*')
  expect(shown.contents[0]?.title).toBe('1. What')
})

test.each([
  ['', 'Words.', 'empty'],
  ['Care', ' ', 'empty'],
  ['Care', 'For {{days}', 'braces'],
  ['Care', 'For {{year}}', 'placeholders'],
  ['{{part.how}}', 'Words. {{part.how}}', 'placeholders'],
  ['Care', 'Words.', 'parts'],
  ['Care', '{{part.how}} {{part.how}}', 'parts'],
  ['Care', 'For {{days}} days {{part.how}}', undefined],
])('the text “%s: %s” is refused as %s', (title, content, fault) => {
  expect(pageFault({ title, lead: '', content }, ['how'], ['days'])).toBe(fault)
})
