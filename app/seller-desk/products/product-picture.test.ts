import { expect, test } from 'vitest'
import { fittingPictures, LEAST_SIDE, MAX_PICTURE_BYTES, MAX_PICTURES, rearranged } from './product-picture.ts'

const sized = (name: string, bytes: number, type = 'image/png') => {
  const made = new File([], name, { type })
  Object.defineProperty(made, 'size', { value: bytes })
  return made
}
/** Chosen behind `there`; every file is a picture of this size. */
const choosing = (there: number, files: readonly File[], size: { width: number; height: number } | null = { width: 800, height: 1000 }) => {
  const { fitting, problem } = fittingPictures(there, files, new Map(size ? files.map((file) => [file, size]) : []))
  return { fitting: fitting.map(({ name }) => name), problem }
}

test('a photograph as a phone writes it comes in: it is made smaller before it is sent', () => {
  expect(choosing(0, [sized('b', 9, 'image/webp'), sized('large', 12 * 1024 * 1024, 'image/jpeg')])).toEqual({ fitting: ['b', 'large'], problem: undefined })
})

test('what is no PNG, JPG or WebP, or too large to be drawn, stays out, and the others come in', () => {
  expect(choosing(0, [sized('gif', 9, 'image/gif'), sized('b', 9, 'image/jpeg')])).toEqual({ fitting: ['b'], problem: 'product.pictures.problem.wrongType' })
  expect(choosing(0, [sized('large', MAX_PICTURE_BYTES + 1)], null)).toEqual({ fitting: [], problem: 'product.pictures.problem.tooLarge' })
})

test('an empty file, what is no picture in truth and what is too small for the page of a product stay out', () => {
  const file = sized('a', 10)
  expect(choosing(0, [sized('empty', 0)]).problem).toBe('ui:form.file')
  expect(choosing(0, [file], null).problem).toBe('ui:form.image')
  expect(choosing(0, [file], { width: LEAST_SIDE - 1, height: 4000 }).problem).toBe('ui:form.smallest')
  expect(choosing(0, [file], { width: LEAST_SIDE, height: LEAST_SIDE }).problem).toBeUndefined()
})

test('there is an end to them', () => {
  expect(choosing(MAX_PICTURES - 1, [sized('last', 9), sized('more', 9)])).toEqual({ fitting: ['last'], problem: 'product.pictures.problem.tooMany' })
})

test('a picture moves to another place, and not beyond the ends', () => {
  expect(rearranged(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(rearranged(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(rearranged(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(rearranged(['a', 'b', 'c'], 2, 3)).toEqual(['a', 'b', 'c'])
})
