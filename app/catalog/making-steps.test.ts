import { expect, test } from 'vitest'
import { CATEGORY_TREE } from '../../demo/categories.ts'
import { stepOf, stepsFor } from './making-steps.ts'

test('the steps of a craft are those of the category, else of its family, else what every craft has', () => {
  expect(stepsFor(['silk', 'textiles'])).toContain('warping')
  expect(stepsFor(['rings', 'jewelry'])).toContain('engraving')
  expect(stepsFor(['rice', 'foods'])).toContain('harvest')
  expect(stepsFor(['', ''])).toEqual(['material', 'design', 'finishing', 'workshop'])
  const few = Object.entries(CATEGORY_TREE).flatMap(([family, slugs]) => slugs.filter((slug) => stepsFor([slug, family]).length < 5))
  expect(few).toEqual([])
})

test('a word of another release is another step, and none is the piece itself', () => {
  expect([stepOf('weaving'), stepOf('of the future'), stepOf(null), stepOf(undefined)]).toEqual(['weaving', 'other', null, null])
})
