import { expect, test } from 'vitest'
import { answers } from './faq.ts'

test.each([
  ['', 'Anything', true],
  ['PAYER carte', 'Puis-je payer par carte ?', true],
  ['resume', 'Un résumé', true],
  ['คืนเงิน', 'จะได้รับคืนเงินเมื่อใด', true],
  ['Zoll', 'Muss ich Zollgebühren zahlen?', true],
  ['card bitcoin', 'Can I pay by card?', false],
])('a search for "%s" in "%s": %s', (search, text, found) => {
  expect(answers(search, text)).toBe(found)
})
