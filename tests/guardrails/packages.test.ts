import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refusedByPackages, shopWordsIn, type Manifest } from '../support/package-rules.ts'
import { importsOf, projectFiles, ROOT, textOf, type Import } from '../support/source-tree.ts'

const packages = readdirSync(join(ROOT, 'packages'))
const manifestOf = (file: string): Manifest => JSON.parse(textOf(file)) as Manifest
const root = manifestOf('package.json')
const manifests = new Map(packages.map((name) => [name, manifestOf(`packages/${name}/package.json`)]))
const refused = (imports: readonly Import[]): string[] => refusedByPackages(imports, { root, manifests })
// What looks like an import in there belongs to functions written down as text.
const FUNCTIONS_AS_TEXT = 'packages/supabase-api/conformance/functions/sample-functions.ts'
/** Tests make up projects of their own, some of them shops; and whoever guesses passwords tries these words as well. */
const OWN_WORDS = /\.test\.ts$|\/conformance\/|\/common-words\.ts$/
const code = projectFiles().filter((file) => /\.(ts|tsx|mjs)$/.test(file) && file !== FUNCTIONS_AS_TEXT)

test.each(packages)('%s is one of our packages, with one entry of named exports', (name) => {
  const entry = `packages/${name}/${name}.ts`
  expect(manifests.get(name)).toMatchObject({ name: `@hattha/${name}`, private: true, version: root.version, exports: `./${name}.ts` })
  expect({ ...root.devDependencies, ...root.dependencies }).toHaveProperty([`@hattha/${name}`], root.version)
  expect(textOf(entry)).toMatch(/^export \{/m)
  expect(textOf(entry)).not.toMatch(/export \*|export default/)
})

test('packages are imported by their name, and know nothing of the shop', () => {
  const imports = code.flatMap((file) => importsOf(file, textOf(file)))
  expect(imports.filter(({ to }) => to.startsWith('@hattha/')).length).toBeGreaterThan(20)
  expect(refused(imports)).toEqual([])
})

test.each([
  ['a file past the entry', 'server/main.ts', 'packages/postgres/pools.ts', "write '@hattha/postgres'"],
  ['a file past the entry, from a test', 'tests/database/search.test.ts', 'packages/postgres/pools.ts', "write '@hattha/postgres'"],
  ['a file past the entry, by name', 'server/main.ts', '@hattha/postgres/pools.ts', 'one entry'],
  ['a file of another package', 'packages/supabase-api/rest/rest.ts', 'packages/postgres/pools.ts', "write '@hattha/postgres'"],
  ['the settings of the shop', 'packages/supabase-api/project/serve-project.ts', 'server/configuration.ts', 'knows nothing of the shop'],
  ['the shop’s types', 'packages/postgres/pools.ts', 'supabase/types.ts', 'knows nothing of the shop'],
  ['the shop’s tests', 'packages/postgres/pools.test.ts', 'tests/support/database.ts', 'knows nothing of the shop'],
  ['the interfaces, from the database', 'packages/postgres/migrate.ts', '@hattha/supabase-api', 'is not in packages/postgres/package.json'],
  ['a package that only tests need', 'packages/supabase-api/supabase-api.ts', 'fast-check', 'is not in packages/supabase-api/package.json'],
])('refuses %s', (_what, from, to, because) => {
  expect(refused([{ from, to, type: false }]).join()).toContain(because)
})

test.each([
  ['its own files', 'packages/postgres/postgres.ts', 'packages/postgres/pools.ts'],
  ['the database, from the interfaces', 'packages/supabase-api/migrations.ts', '@hattha/postgres'],
  ['what it depends on', 'packages/supabase-api/rest/rest.ts', 'hono/route'],
  ['what its tests need', 'packages/supabase-api/conformance/rest/hostile.test.ts', 'fast-check'],
  ['a package, from the shop', 'server/main.ts', '@hattha/postgres'],
])('allows %s', (_what, from, to) => {
  expect(refused([{ from, to, type: false }])).toEqual([])
})

test('the database and the interfaces speak no word of the shop', () => {
  const spoken = projectFiles().filter((file) => /^packages\/(postgres|supabase-api)\/.*\.(ts|sql)$/.test(file) && !OWN_WORDS.test(file))
  expect(spoken.length).toBeGreaterThan(300)
  expect(spoken.flatMap((file) => shopWordsIn(file, textOf(file)))).toEqual([])
})

test.each([
  ['a sentence of the shop', '// The shop’s own table.', ['a.ts:1: shop']],
  ['a setting of the shop', 'throw new Error("name another in DATA_DIR")', ['a.ts:1: DATA_DIR']],
  ['what only sounds like it', 'const workshop = order.by(rows)', []],
])('%s is found or not', (_what, text, found) => {
  expect(shopWordsIn('a.ts', text)).toEqual(found)
})
