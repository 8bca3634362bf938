import { expect, test } from 'vitest'
import { categoryOf, draftOf } from './category-draft.ts'
import { type CategoryRow, countIn, isUnused } from '../category-tree/category.ts'

const DRAFT = {
  ...draftOf(undefined, 'f1'),
  texts: { en: { name: ' Paper lanterns ' }, de: { name: '', description: ' ' }, th: { name: 'โคมไฟ', description: '' } },
}

test('what was typed is kept trimmed, a language that says nothing is left out, and the address is made of the name', () => {
  expect(categoryOf(DRAFT)).toEqual({
    category: {
      slug: 'paper-lanterns',
      parent_id: 'f1',
      image_url: null,
      texts: { en: { name: 'Paper lanterns', description: '' }, th: { name: 'โคมไฟ', description: '' } },
    },
  })
})

test('each thing that cannot be is named', () => {
  expect(categoryOf({ ...DRAFT, slug: 'No address', texts: { de: { description: 'x' } } })).toEqual({ problems: new Set(['english', 'names', 'slug']) })
  expect(categoryOf({ ...DRAFT, texts: { en: { name: 'ผ้า' } } })).toEqual({ problems: new Set(['slug']) })
})

test('a family counts what is below it', () => {
  const row = (id: string, parent: string | null) => ({ id, parent_id: parent }) as CategoryRow
  const [family, child, other] = [row('f', null), row('c', 'f'), row('o', null)]
  const counts = ['f', 'c', 'o'].map((id, at) => ({ category_id: id, products: at + 1, listed: at }))
  expect(countIn(family, [family, child, other], counts)).toEqual({ category_id: 'f', products: 3, listed: 1 })
  expect(countIn(row('none', null), [family], counts)).toEqual({ category_id: 'none', products: 0, listed: 0 })
})

test('what was ever sold from is not unused', () => {
  const none = { products: 0, listed: 0, below: 0, merged: 0, rules: 0, promotions: 0, terms: 0, settings: 0, sold: false }
  expect(isUnused(none)).toBe(true)
  expect(isUnused({ ...none, sold: true })).toBe(false)
  expect(isUnused({ ...none, terms: 1 })).toBe(false)
})
