import { expect, test } from 'vitest'
import { importsOf, projectFiles, textOf } from '../support/source-tree.ts'

test('whatever is random in tests begins with the seed of the run', () => {
  const files = projectFiles().filter((file) => /\.tsx?$/.test(file) && importsOf(file, textOf(file)).some(({ to }) => to === 'fast-check'))
  expect(files).toEqual(['tests/support/random.ts'])
})
