import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('a file for spreadsheets keeps commas and quotes, and is no formula', () => {
  expect(
    toCsv([
      ['Piece', 'Sold'],
      ['Bowl, "blue"', 2],
      ['=HYPERLINK("x")', 1],
    ]),
  ).toBe('\uFEFFPiece,Sold\r\n"Bowl, ""blue""",2\r\n"\'=HYPERLINK(""x"")",1\r\n')
})
