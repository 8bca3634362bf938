import { expect, test } from 'vitest'
import { firstUnanswered, nothingSaid, parted, problemsAt, problemsOf, readAnswers } from './answers.ts'
import { cameOf, mergeAnswers, saysSame } from './merge-answers.ts'

const empty = nothingSaid('th')
const scarf = { ...empty, name: 'ผ้าไหมมัดหมี่', categoryId: 'c', price: '1200' }

test('a maker is led to the first question that is open, and to none when all is said', () => {
  expect(firstUnanswered(problemsOf(empty))).toBe('what')
  expect(firstUnanswered(problemsOf({ ...scarf, price: 'แพง' }))).toBe('price')
  expect(firstUnanswered(problemsOf({ ...scarf, hsCode: '12' }))).toBe('where')
  expect(problemsAt('price', problemsOf(scarf))).toEqual([])
  expect(firstUnanswered(problemsOf(scarf))).toBeUndefined()
})

test('a piece that others made is not said to be handmade, and the question says so', () => {
  expect(problemsOf({ ...scarf, making: 'sourced' })).toEqual({ isHandmade: 'listing:problem.handmade' })
  expect(firstUnanswered(problemsOf({ ...scarf, making: 'sourced' }))).toBe('how')
  expect(problemsOf({ ...scarf, making: 'sourced', isHandmade: false })).toEqual({})
})

test('pictures keep the step they show; one this release does not know is another step', () => {
  const read = (step: unknown) => readAnswers({ pictures: [{ url: 'a', alt: '', sent: true, step }], said: {}, language: 'th' }, 'th').pictures
  expect(read('weaving')).toEqual([{ url: 'a', alt: '', sent: true, step: 'weaving' }])
  expect(read('of the future')).toEqual([{ url: 'a', alt: '', sent: true, step: 'other' }])
  const { piece, making } = parted([...read('weaving'), { url: 'b', alt: '', sent: false }])
  expect([piece.map(({ url }) => url), making.map(({ url }) => url)]).toEqual([['b'], ['a']])
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

test('a price with a comma is the same price, and what the shop hands back in another order is no difference', () => {
  const base = { ...scarf, price: '1,200', tags: 'silk,gift', said: { a: { values: [1], number: '' }, b: { values: [], number: '2,5' } } }
  const theirs = { ...scarf, tags: 'silk, gift', said: { b: { number: '2.5', values: [] }, a: { number: '', values: [1] } } }
  expect(saysSame(base, theirs)).toBe(true)
  const { merged, differences } = mergeAnswers(base, { ...base, price: '1,500' }, theirs)
  expect([merged.price, differences]).toEqual(['1,500', []])
  expect(saysSame(merged, theirs)).toBe(false)
  // What cannot be read yet is compared as it was typed.
  expect(mergeAnswers(base, { ...base, price: '1,5oo' }, { ...theirs, price: '1300' }).differences).toEqual([{ field: 'price', mine: '1,5oo', theirs: '1300' }])
})

test('a piece came of the answers it was made of, however many were sold since, and not of those that were said afterwards', () => {
  const picture = { url: '/a.webp', alt: '', sent: true, step: 'weaving' } as const
  const tried = { ...scarf, price: '1,200', stock: '4', pictures: [picture] }
  const { url, alt, sent, step } = picture
  const live = { ...scarf, stock: '3', pictures: [{ step, sent, alt, url }] }
  expect(cameOf(tried, live)).toBe(true)
  expect(cameOf({ ...tried, price: '1,500' }, live)).toBe(false)
  expect(cameOf({ ...tried, pictures: [] }, live)).toBe(false)
  expect(cameOf({ ...tried, price: '' }, live)).toBe(false)
})
