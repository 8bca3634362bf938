import { expect, test } from 'vitest'
import type { Askable } from '../products/said-of-product.ts'
import { saidBy } from './suggest-said.ts'

const nothing = { description: '', material: '', craft: '', said: {} }
const asking = (...names: string[]): Askable[] => [
  { id: 'material', kind: 'choices', name: 'Material', unit: '', required: false, values: names.map((name, id) => ({ id, name })) },
]
const guessed = (name: string, ...names: string[]) => saidBy({ ...nothing, name }, asking(...names))?.['material']?.values.map((id) => names[id]) ?? []

test.each([
  ['ผ้าไหมทอมือ', ['ไหม']],
  ['ผ้าไหมยกทองสุรินทร์', ['ไหม']],
  ['ผ้าพันคอไหม สีทอง', ['ไหม']],
  ['ขันทองเหลือง', ['ทองเหลือง']],
  ['แหวนทองประดับเพชร', ['ทอง']],
])('of “%s” is guessed what it is made of, and not what it only looks like', (name, made) => {
  expect(guessed(name, 'ไหม', 'ทอง', 'ทองเหลือง')).toEqual(made)
})

test('where words stand apart, only a whole one is meant', () => {
  expect(guessed('Golden silk scarf', 'Gold', 'Silk')).toEqual(['Silk'])
  expect(guessed('黄金色の絹織物', '黄金', '絹織物')).toEqual(['絹織物'])
})

test('what was answered is not guessed anew', () => {
  expect(saidBy({ ...nothing, name: 'ผ้าไหม', said: { material: { values: [], number: '' } } }, asking('ไหม'))).toBeUndefined()
})
