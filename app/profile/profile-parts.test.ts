import { expect, test } from 'vitest'
import { LEAST_SIDE, pictureProblem, sizeProblem } from './my-picture.ts'
import { initialsOf } from './portrait.tsx'

test.each([
  ['Ada Lovelace', 'AL'],
  ['Ada King Lovelace', 'AL'],
  ['มาลี ใจดี', 'มใ'],
  ['มะลิ', 'ม'],
  ['กำพล', 'กำ'],
  ['  ', ''],
  ['', ''],
])('the initials of "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a picture is PNG, JPG or WebP of at most 5 MB', () => {
  expect(pictureProblem({ type: 'image/webp', size: 5 * 1024 * 1024 })).toBeUndefined()
  expect(pictureProblem({ type: 'image/webp', size: 5 * 1024 * 1024 + 1 })).toBe('picture.large')
  expect(pictureProblem({ type: 'image/gif', size: 10 })).toBe('picture.format')
  expect(pictureProblem({ type: '', size: 10 })).toBe('picture.format')
})

test('an empty file, what is no picture in truth and a face nobody could see are refused', () => {
  expect(pictureProblem({ type: 'image/png', size: 0 })).toBe('ui:form.file')
  expect(sizeProblem(undefined)).toBe('ui:form.image')
  expect(sizeProblem({ width: 2000, height: LEAST_SIDE - 1 })).toBe('ui:form.smallest')
  expect(sizeProblem({ width: LEAST_SIDE, height: LEAST_SIDE })).toBeUndefined()
})
