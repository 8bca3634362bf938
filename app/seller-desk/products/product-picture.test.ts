import { expect, test } from 'vitest'
import { chosenPictures, MAX_PICTURE_BYTES, MAX_PICTURES, rearranged, type ArrangedPicture } from './product-picture.ts'

const sized = (name: string, bytes: number) => {
  const made = new File([], name, { type: 'image/png' })
  Object.defineProperty(made, 'size', { value: bytes })
  return made
}
const kept = (key: string): ArrangedPicture => ({ key, src: key, id: key })
const names = (pictures: readonly ArrangedPicture[]) => pictures.map(({ src }) => src)
const address = ({ name }: File) => name

test('chosen pictures stand behind those that are there', () => {
  const files = [new File(['x'], 'b', { type: 'image/webp' }), new File(['x'], 'c', { type: 'image/png' })]
  const { pictures, problem } = chosenPictures([kept('a')], files, address)
  expect([names(pictures), problem]).toEqual([['a', 'b', 'c'], undefined])
})

test('what is no PNG, JPG or WebP, or larger than 5 MB, stays out, and the others come in', () => {
  const gif = new File(['x'], 'gif', { type: 'image/gif' })
  expect(chosenPictures([], [gif, new File(['x'], 'b', { type: 'image/jpeg' })], address)).toMatchObject({ problem: 'wrongType', pictures: [{ src: 'b' }] })
  expect(chosenPictures([], [sized('large', MAX_PICTURE_BYTES + 1)], address)).toEqual({ problem: 'tooLarge', pictures: [] })
  expect(chosenPictures([], [sized('just', MAX_PICTURE_BYTES)], address).problem).toBeUndefined()
})

test('there is an end to them', () => {
  const full = Array.from({ length: MAX_PICTURES }, (_, index) => kept(String(index)))
  expect(chosenPictures(full, [new File(['x'], 'more', { type: 'image/png' })], address)).toEqual({ problem: 'tooMany', pictures: full })
})

test('a picture moves one place, and not beyond the ends', () => {
  const three = [kept('a'), kept('b'), kept('c')]
  expect(names(rearranged(three, 2, -1))).toEqual(['a', 'c', 'b'])
  expect(names(rearranged(three, 0, 1))).toEqual(['b', 'a', 'c'])
  expect(names(rearranged(three, 0, -1))).toEqual(['a', 'b', 'c'])
  expect(names(rearranged(three, 2, 1))).toEqual(['a', 'b', 'c'])
})
