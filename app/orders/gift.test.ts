import { expect, test } from 'vitest'
import { tidyGiftMessage } from './gift.ts'

test.each([
  ['lines stay', 'Happy birthday!\r\nAda', 'Happy birthday!\nAda'],
  ['a page of nothing does not', 'a\n\n\n\n\nb', 'a\n\nb'],
  ['edges and rows of spaces go', '  a \t  b \n  c ', 'a b\nc'],
  ['what turns a line around goes', 'a\u202Ecba\u2069 b', 'acba b'],
  ['what cannot be printed goes', 'a\u0007b\u001B[31m', 'ab[31m'],
  ['tags are words like any other', '<b>Mum</b>', '<b>Mum</b>'],
  ['joined emoji and Thai stay whole', 'รักแม่ 👩‍👧 ❤️', 'รักแม่ 👩‍👧 ❤️'],
])('%s', (_, typed, kept) => {
  expect(tidyGiftMessage(typed)).toBe(kept)
})
