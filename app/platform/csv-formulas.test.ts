import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

/** The cells of a line where semicolons part them, as spreadsheets have it in many countries, and quotes within a cell are letters. */
const parted = (line: string) => line.split(/[;\t\r\n]+/)
const asFormula = (cell: string) => /^[\s"]*[=+\-@]/.test(cell) && !/^[\s"]*-\s/.test(cell)

test.each([
  'Bowl;=1+cmd|calc!A0;',
  'Bowl; =1+1',
  'Bowl;"=1+1"',
  'Bowl;+1+1',
  'Bowl;-1+1',
  'Bowl;@SUM(A1)',
  'Bowl\t=1+1',
  'Bowl\n=1+1',
  'Bowl\r\n+1+1',
  ';=1+1',
  'a;b;\t=1+1',
  '\t=1+1',
  '\r\n@SUM(A1)',
])('%j is no formula where the sign that parts cells is another one', (text) => {
  expect(parted(csvLine(['P', text, 1])).filter(asFormula)).toEqual([])
})

test('what is none stays as it was written', () => {
  for (const text of ['Silk; cotton', 'a-b; c+d=e', 'Made of\n- silk\n- cotton', 'x;y'])
    expect(csvLine([text])).toBe(`${/\n/.test(text) ? `"${text}"` : text}\r\n`)
  expect(csvLine(['-5', -5])).toBe("'-5,-5\r\n")
})
