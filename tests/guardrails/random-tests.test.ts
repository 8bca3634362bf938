import { expect, test } from 'vitest'
import { importsOf, projectFiles, textOf } from '../support/source-tree.ts'

test('whatever is random in tests begins with the seed of the run', () => {
  const files = projectFiles().filter((file) => /\.tsx?$/.test(file) && importsOf(file, textOf(file)).some(({ to }) => to === 'fast-check'))
  // The interfaces know nothing of the shop's tests, and read the seed themselves.
  expect(files).toEqual(['packages/supabase-api/conformance/rest/hostile.test.ts', 'tests/support/random.ts'])
  for (const file of files) expect(textOf(file)).toContain('fc.configureGlobal({ seed: ')
})
