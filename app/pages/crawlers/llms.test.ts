import { expect, test } from 'vitest'
import { llms } from './llms.ts'

test('programs read a title, a summary and lists of links', () => {
  const link = { title: 'Silk [new]', url: 'https://shop.test/en/blog/silk', about: 'How it\nis made' }
  expect(
    llms({
      name: 'Hattha',
      lead: 'By\nhand',
      parts: [
        { title: 'Journal', links: [link] },
        { title: 'Empty', links: [] },
      ],
    }),
  ).toBe('# Hattha\n\n> By hand\n\n## Journal\n\n- [Silk new](https://shop.test/en/blog/silk): How it is made\n\n')
})
