import { expect, test } from 'vitest'
import { type Askable, numberOf, wrongIn } from './said-of-product.ts'

const asked = (kind: Askable['kind'], required: boolean): Askable => ({ id: kind, kind, name: kind, unit: '', required, values: [{ id: 1, name: 'Batik' }] })

test.each([
  ['24', 24],
  [' 24,5 ', 24.5],
  ['0.125', 0.125],
  ['', undefined],
  ['-3', undefined],
  ['1.000.000', undefined],
  ['about 3', undefined],
])('%s is read as %s', (typed, number) => {
  expect(numberOf(typed)).toBe(number)
})

test('what has to be said and is not is named; what may be left out is left out, but a number is a number', () => {
  const all = [asked('choice', true), asked('choices', false), asked('number', false), asked('yes', true)]
  expect(wrongIn(all, {}).map(({ id }) => id)).toEqual(['choice', 'yes'])
  expect(
    wrongIn(all, { choice: { values: [1], number: '' }, yes: { values: [1], number: '' }, number: { values: [], number: 'wide' } }).map(({ id }) => id),
  ).toEqual(['number'])
})
