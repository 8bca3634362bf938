import { resolve } from 'node:path'
import { readProjectConfig } from '@hattha/supabase-api'
import { expect, test } from 'vitest'

test('the shop’s own project is one that npm run api can read, without a warning', () => {
  const config = readProjectConfig(resolve(import.meta.dirname, '..'), { own: {} })
  expect([config.name, config.warnings]).toEqual(['hattha', []])
})
