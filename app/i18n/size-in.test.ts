import { expect, test } from 'vitest'
import { sizeIn } from './size-in.ts'

test.each([
  [0, '0 kB'],
  [512, '0.5 kB'],
  [999_999, '1,000 kB'],
  [1_000_000, '1 MB'],
  [3_400_000, '3.4 MB'],
  [2_000_000_000_000, '2,000 GB'],
])('%i bytes are said as %s', (bytes, said) => {
  expect(sizeIn('en', bytes)).toBe(said)
})
