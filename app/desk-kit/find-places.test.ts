import { expect, test } from 'vitest'
import { findPlaces } from './find-places.ts'

const PLACES = [
  { title: 'Orders', words: 'orders purchases sales' },
  { title: 'Refunds', words: 'money back' },
  { title: 'Refund an order', words: 'money back return' },
  { title: 'Change a fee', words: 'commission rate percent' },
  { title: 'Why an email did not arrive', words: 'letter mail bounced missing' },
  { title: 'เปลี่ยนค่าธรรมเนียม', words: 'ค่าคอมมิชชั่น' },
]
const find = (asked: string, language = 'en') => findPlaces(asked, PLACES, { language, filler: 'the of from did why not my for' }).map(({ title }) => title)

test('a few letters of a title find it, and nothing typed finds all', () => {
  expect(find('ord')[0]).toBe('Orders')
  expect(find('refunds')[0]).toBe('Refunds')
  expect(find('  ')).toHaveLength(PLACES.length)
})

test('a sentence finds what some of its words mean; words that say nothing find nothing', () => {
  expect(find('change the fee for textiles from December')).toEqual(['Change a fee'])
  expect(find('why did the letter to Anna not arrive')).toEqual(['Why an email did not arrive'])
  expect(find('refunding')[0]).toMatch(/^Refund/)
  expect(find('money back')).toEqual(['Refunds', 'Refund an order'])
  expect(find('quantum')).toEqual([])
  expect(find('<script>%_(')).toEqual([])
})

test('Thai is found without spaces between its words', () => {
  expect(find('เปลี่ยนค่าธรรมเนียมผ้า', 'th')).toEqual(['เปลี่ยนค่าธรรมเนียม'])
  expect(find('ค่าคอมมิชชั่น', 'th')).toEqual(['เปลี่ยนค่าธรรมเนียม'])
})
