import { expect, test } from 'vitest'
import { per100 } from './analytics.ts'

test('where nobody looked there is no rate', () => {
  expect([per100(3, 60), per100(0, 10), per100(2, 0)]).toEqual([5, 0, undefined])
})
