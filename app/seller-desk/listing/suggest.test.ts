import { expect, test } from 'vitest'
import { nothingSaid } from './answers.ts'
import { filledIn, suggestionsFor, type NamesOfCategory } from './suggest.ts'

const categories: NamesOfCategory[] = [
  { id: 'scarves', slug: 'scarves-and-shawls', names: ['Scarves and shawls', 'ผ้าพันคอและผ้าคลุมไหล่'] },
  { id: 'silk', slug: 'silk', names: ['Silk', 'ผ้าไหม', 'Zijde'] },
  { id: 'rings', slug: 'rings', names: ['Rings', 'แหวน'] },
  { id: 'own', slug: 'a-category-of-staff', names: ['Krathong', 'กระทง'] },
]
const said = (name: string, more: { description?: string } = {}) => suggestionsFor({ ...nothingSaid('th'), name, ...more }, categories)

test.each([
  ['ผ้าพันคอไหมย้อมครั่ง', { categoryId: 'scarves', hsCode: '621410', weight: '200' }],
  ['ผ้าไหมมัดหมี่ สุรินทร์', { categoryId: 'silk', hsCode: '500720', weight: '400' }],
  ['Zijden sjaal', { categoryId: 'scarves', hsCode: '621410', weight: '200' }],
  ['Silver ring', { categoryId: 'rings', hsCode: '711311', weight: '80' }],
])('“%s” suggests what it is', (name, expected) => expect(said(name)).toEqual(expected))

test('a category that staff have added is found by its name in any language', () => expect(said('กระทงใบตอง')).toEqual({ categoryId: 'own' }))

test('words within other words say nothing, and what it is called weighs more than its story', () => {
  expect(said('String of pearls')).toEqual({})
  expect(said('แหวนทอมือ', { description: 'ห่อด้วยผ้าไหม' })).toMatchObject({ categoryId: 'rings' })
  expect(said('ของขวัญ', { description: 'ผ้าไหมแท้' })).toMatchObject({ categoryId: 'silk' })
})

test('what a maker has said is not filled in anew', () => {
  const answers = { ...nothingSaid('th'), name: 'ผ้าไหม' }
  expect(filledIn(answers, categories)).toEqual({ categoryId: 'silk', hsCode: '500720', weight: '400' })
  expect(filledIn({ ...answers, categoryId: 'own', weight: '90', hsCode: '630790' }, categories)).toEqual({})
})
