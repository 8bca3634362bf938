import { expect, test } from 'vitest'
import { pictureProblem } from './my-picture.ts'
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
  expect(pictureProblem({ type: 'image/webp', size: 5 * 1024 * 1024 + 1 })).toBe('large')
  expect(pictureProblem({ type: 'image/gif', size: 10 })).toBe('format')
  expect(pictureProblem({ type: '', size: 10 })).toBe('format')
})
