import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

const ten = (text: string) => text.length * 10

test.each([
  ['Silk scarf', 100, 'Silk scarf', false],
  ['  Silk   scarf ', 100, 'Silk scarf', false],
  ['Silk scarf from Surin', 160, 'Silk scarf …', true],
  ['ผ้าพันคอผ้าไหมมัดหมี่สุรินทร์', 120, 'ผ้าพันคอผ้ …', true],
  ['', 10, '', false],
])('%s in %i pixels', (text, most, shown, isCut) => {
  expect(cutText(text, most, ten)).toEqual({ shown, isCut })
})
