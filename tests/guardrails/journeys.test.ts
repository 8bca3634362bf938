import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DESK_ONLY, PHONE_ONLY } from '../support/journey-screens.ts'
import { ROOT } from '../support/source-tree.ts'

const journeys = new Set(readdirSync(join(ROOT, 'tests/journeys')))

test('what is walked on one screen only exists, and is walked on that one', () => {
  expect([...DESK_ONLY, ...PHONE_ONLY].filter((file) => !journeys.has(file))).toEqual([])
  expect(DESK_ONLY.filter((file) => PHONE_ONLY.includes(file))).toEqual([])
})
