import { expect, test } from 'vitest'
import { suggestEmail } from './email-suggestion.ts'

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmal.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['Ada.L@OUTLOK.com', 'Ada.L@outlook.com'],
  ['ada@yaho.co.jp', 'ada@yahoo.co.jp'],
])('%s is asked back as %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant))

test.each([
  'ada@gmail.com',
  'ada@mail.com',
  'ada@ymail.com',
  'ada@gmx.at',
  'ada@hattha.test',
  'ada@hotmail.fr',
  'ada@yahoo.de',
  '@gmial.com',
  'gmial.com',
  'ada',
  '',
])('%s is left alone', (typed) => expect(suggestEmail(typed)).toBeUndefined())
