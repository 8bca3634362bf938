import { expect, test } from 'vitest'
import { barsOf } from './barcode.ts'

type Drawn = { canvas?: { x: number; w: number }[] }

test('an order’s number becomes bars with quiet at both ends, as Code 128 has it', () => {
  const { canvas = [] } = barsOf({ barcode: 'EA123456785TH', width: 200, height: 30 }) as Drawn
  const [first] = canvas
  const last = canvas.at(-1)
  if (!first || !last) throw new Error('Nothing was drawn.')
  const module = first.x / 10
  // Begins with two modules black, as every start of Code 128 does, and ends with the two of the stop.
  expect(first.w / module).toBeCloseTo(2)
  expect(last.w / module).toBeCloseTo(2)
  expect(200 - (last.x + last.w)).toBeCloseTo(10 * module)
  // Three bars a sign, four for the stop.
  expect((canvas.length - 4) % 3).toBe(0)
})

test('what no machine could read is left out, instead of stopping the page', () => {
  expect(barsOf({ barcode: 'ไหม', width: 200, height: 30 })).toEqual({ text: '' })
  expect(barsOf({ barcode: '', width: 200, height: 30 })).toEqual({ text: '' })
})
