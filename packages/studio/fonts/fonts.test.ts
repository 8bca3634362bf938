import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeFonts } from './fonts.ts'

test('the fonts of the first view are those the packages give today', async () => {
  const made = await makeFonts()
  expect(made).toHaveLength(2)
  for (const { file, font } of made) {
    expect(font.subarray(0, 4).toString()).toBe('wOF2')
    expect(font.equals(readFileSync(file)), `${file} is another: run node packages/studio/fonts/fonts.ts`).toBe(true)
  }
})
