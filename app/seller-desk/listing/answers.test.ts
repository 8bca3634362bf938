import { expect, test } from 'vitest'
import { firstUnanswered, nothingSaid, problemsAt, problemsOf, readAnswers } from './answers.ts'
import { mergeAnswers } from './merge-answers.ts'

const empty = nothingSaid('th')
const scarf = { ...empty, name: 'ผ้าไหมมัดหมี่', categoryId: 'c', price: '1200' }

test('a maker is led to the first question that is open, and to none when all is said', () => {
  expect(firstUnanswered(problemsOf(empty))).toBe('what')
  expect(firstUnanswered(problemsOf({ ...scarf, price: 'แพง' }))).toBe('price')
  expect(firstUnanswered(problemsOf({ ...scarf, hsCode: '12' }))).toBe('where')
  expect(problemsAt('price', problemsOf(scarf))).toEqual([])
  expect(firstUnanswered(problemsOf(scarf))).toBeUndefined()
})

test('what an older phone kept is read, and what is no answer is not', () => {
  expect(readAnswers({ pictures: [], said: {}, language: 'th', name: 'ผ้า', isUnique: 'yes' }, 'en')).toEqual({ ...empty, name: 'ผ้า' })
  expect(readAnswers('what', 'th')).toEqual(empty)
})

test('two phones that answer different questions agree; of the same question both sides are shown', () => {
  const mine = { ...scarf, price: '1500', craft: 'มัดหมี่' }
  const theirs = { ...scarf, price: '1300', stock: '5' }
  const { merged, differences } = mergeAnswers(scarf, mine, theirs)
  expect(merged).toEqual({ ...scarf, price: '1500', craft: 'มัดหมี่', stock: '5' })
  expect(differences).toEqual([{ field: 'price', mine: '1500', theirs: '1300' }])
  expect(mergeAnswers(scarf, mine, mine).differences).toEqual([])
})
