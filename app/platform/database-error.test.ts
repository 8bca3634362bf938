import { expect, test } from 'vitest'
import { isConnectionError, isDatabaseError } from './database-error.ts'

const failed = (code: string) => Object.assign(new Error('it failed'), { code })

test('what PostgreSQL refuses is told from a line that broke', () => {
  const told = ['23505', 'HT005', 'P0001', '57P01', '08006', '25006', 'EPIPE', 'ECONNRESET', 'ENOENT'].map((code) => {
    const error = failed(code)
    return [code, isDatabaseError(error), isDatabaseError(error) && isConnectionError(error)]
  })
  expect(told).toEqual([
    ['23505', true, false],
    ['HT005', true, false],
    ['P0001', true, false],
    ['57P01', true, true],
    ['08006', true, true],
    ['25006', true, true],
    ['EPIPE', false, false],
    ['ECONNRESET', false, false],
    ['ENOENT', false, false],
  ])
})
