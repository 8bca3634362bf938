import { expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { ROOT } from './programs.ts'
import { ShopsFirst } from './shops-first.ts'

/** Vitest's own order looks at no more of itself, of its projects and of their files. */
const vitest = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest
const [server, unit] = ['server', 'unit'].map((name) => ({ name, config: { isolate: true, sequence: { groupOrder: 0 } } }))
const spec = (file: string, project: unknown) => ({ moduleId: `${ROOT}/${file}`, project }) as unknown as TestSpecification

test('what starts a shop is begun first within its project, and the rest by its size', async () => {
  const [small, large] = ['server/budget.test.ts', 'server/http.test.ts']
  const shops = ['server/main.test.ts', 'server/own-database.test.ts']
  const elsewhere = 'scripts/gate/gate.test.ts'
  const files = [spec(elsewhere, unit), ...[small, large, ...shops].map((file) => spec(file, server))]
  const sorted = (await new ShopsFirst(vitest).sort(files)).map(({ moduleId }) => moduleId.slice(ROOT.length + 1))
  expect(sorted.slice(0, shops.length).toSorted()).toEqual(shops)
  expect(sorted.slice(shops.length)).toEqual([large, small, elsewhere])
})

test('what starts a shop is begun before the files of another project, too', async () => {
  const files = [spec('scripts/gate/gate.test.ts', server), spec('server/main.test.ts', unit), spec('server/budget.test.ts', unit)]
  const sorted = (await new ShopsFirst(vitest).sort(files)).map(({ moduleId }) => moduleId.slice(ROOT.length + 1))
  expect(sorted).toEqual(['server/main.test.ts', 'scripts/gate/gate.test.ts', 'server/budget.test.ts'])
})
