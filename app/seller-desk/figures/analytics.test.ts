import { expect, test } from 'vitest'
import { per100, toCsv } from './analytics.ts'

test('a file for spreadsheets keeps commas and quotes, and is no formula', () => {
  expect(
    toCsv([
      ['Piece', 'Sold'],
      ['Bowl, "blue"', 2],
      ['=HYPERLINK("x")', 1],
    ]),
  ).toBe('\uFEFFPiece,Sold\r\n"Bowl, ""blue""",2\r\n"\'=HYPERLINK(""x"")",1\r\n')
})

test('where nobody looked there is no rate', () => {
  expect([per100(3, 60), per100(0, 10), per100(2, 0)]).toEqual([5, 0, undefined])
})
