import { expect, test } from 'vitest'
import { chosenPictures, LEAST_SIDE, MAX_PICTURE_BYTES, MAX_PICTURES, rearranged, type ArrangedPicture } from './product-picture.ts'

const sized = (name: string, bytes: number) => {
  const made = new File([], name, { type: 'image/png' })
  Object.defineProperty(made, 'size', { value: bytes })
  return made
}
const kept = (key: string): ArrangedPicture => ({ key, src: key, id: key })
const names = (pictures: readonly ArrangedPicture[]) => pictures.map(({ src }) => src)
/** Chosen behind `there`; every file is a picture of this size. */
const choosing = (there: readonly ArrangedPicture[], files: readonly File[], size: { width: number; height: number } | null = { width: 800, height: 1000 }) =>
  chosenPictures(there, files, { addressOf: ({ name }) => name, sizes: new Map(size ? files.map((file) => [file, size]) : []) })

test('chosen pictures stand behind those that are there', () => {
  const files = [new File(['x'], 'b', { type: 'image/webp' }), new File(['x'], 'c', { type: 'image/png' })]
  const { pictures, problem } = choosing([kept('a')], files)
  expect([names(pictures), problem]).toEqual([['a', 'b', 'c'], undefined])
})

test('what is no PNG, JPG or WebP, or larger than 5 MB, stays out, and the others come in', () => {
  const gif = new File(['x'], 'gif', { type: 'image/gif' })
  expect(choosing([], [gif, new File(['x'], 'b', { type: 'image/jpeg' })])).toMatchObject({
    problem: 'product.pictures.problem.wrongType',
    pictures: [{ src: 'b' }],
  })
  expect(choosing([], [sized('large', MAX_PICTURE_BYTES + 1)])).toEqual({ problem: 'product.pictures.problem.tooLarge', pictures: [] })
  expect(choosing([], [sized('just', MAX_PICTURE_BYTES)]).problem).toBeUndefined()
})

test('an empty file, what is no picture in truth and what is too small for the page of a product stay out', () => {
  const file = sized('a', 10)
  expect(choosing([], [sized('empty', 0)])).toEqual({ problem: 'ui:form.file', pictures: [] })
  expect(choosing([], [file], null)).toEqual({ problem: 'ui:form.image', pictures: [] })
  expect(choosing([], [file], { width: LEAST_SIDE - 1, height: 4000 })).toEqual({ problem: 'ui:form.smallest', pictures: [] })
  expect(choosing([], [file], { width: LEAST_SIDE, height: LEAST_SIDE }).problem).toBeUndefined()
})

test('there is an end to them', () => {
  const full = Array.from({ length: MAX_PICTURES }, (_, index) => kept(String(index)))
  expect(choosing(full, [new File(['x'], 'more', { type: 'image/png' })])).toEqual({ problem: 'product.pictures.problem.tooMany', pictures: full })
})

test('a picture moves one place, and not beyond the ends', () => {
  const three = [kept('a'), kept('b'), kept('c')]
  expect(names(rearranged(three, 2, -1))).toEqual(['a', 'c', 'b'])
  expect(names(rearranged(three, 0, 1))).toEqual(['b', 'a', 'c'])
  expect(names(rearranged(three, 0, -1))).toEqual(['a', 'b', 'c'])
  expect(names(rearranged(three, 2, 1))).toEqual(['a', 'b', 'c'])
})
