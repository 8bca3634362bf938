import { expect, test } from 'vitest'
import { projectFiles, textOf } from '../support/source-tree.ts'

/** Written by a program, or pure data: nobody reads these from top to bottom. */
const GENERATED = /^(supabase\/(schema\/|types\.ts)|package-lock\.json|messages\/|public\/|LICENSE)|\.data\.(ts|json)$/
/** Projects as other people write and dump them, which the interfaces have to serve as they are. */
const OF_OTHERS = /^packages\/supabase-api\/(conformance\/projects|project\/stand-ins)\//
const READ = /\.(ts|tsx|mjs|css|sql|md)$|^\.ci\//
const MOST_LINES = 400
/** As wide as a line of code may be; the formatter does not know SQL. */
const SQL_WIDTH = 160

/** What is wrong with the shape of one file, each with the way out. */
function faultsOf(file: string, text: string): string[] {
  const faults: string[] = []
  const say = (fault: string) => faults.push(`${file}: ${fault}`)
  const name = file.split('/').at(-1) ?? ''
  if (/(^|\/)(utils?|helpers?|common|misc)(\/|\.)|-(utils?|helpers?|misc)\./i.test(file))
    say('is named after nothing; every file has a noun of the shop for a home')
  if (/^index\.(ts|tsx|mjs|js)$/.test(name)) say('is an index; import the file itself')
  if (!/^[a-z0-9.$_-]+$/.test(name) && /\.(ts|tsx|mjs)$/.test(name)) say('file names are lower case with hyphens')
  if (!READ.test(file) || GENERATED.test(file)) return faults
  const lines = text.split('\n').length - 1
  if (lines > MOST_LINES) say(`has ${lines} lines; split it by what it does (at most ${MOST_LINES})`)
  if (file.endsWith('.sql') && !OF_OTHERS.test(file)) {
    const wide = text.split('\n').findIndex((line) => line.length >= SQL_WIDTH)
    if (wide !== -1) say(`line ${wide + 1} is ${SQL_WIDTH} characters or more; break it where the statement has a joint`)
  }
  if (!/\.(ts|tsx|mjs)$/.test(file)) return faults
  if (/\/\/\s*(TODO|FIXME|XXX)\b|\/\*+\s*(TODO|FIXME|XXX)\b/.test(text) && !isThisTest(file)) say('holds something to do; do it, or open an issue')
  if (/@ts-(ignore|nocheck|expect-error)|(eslint|oxlint)-disable/.test(text) && !isThisTest(file)) say('silences a check; change the code instead')
  if (/\b(test|it|describe)(\.\w+)*\.(skip|only|todo|fixme)\b/.test(text) && !isThisTest(file)) say('leaves tests out')
  // A test file runs alone and once, so what it keeps between its cases is not shared with anybody.
  if (/^(export )?let /m.test(text) && file.startsWith('app/') && !/\.test\.tsx?$/.test(file) && !ofOneTab(text))
    say('holds state in a module, which exists twice (ARCHITECTURE.md); hand it in by the Shop')
  if (/waitForTimeout|networkidle/.test(text) && file.startsWith('tests/') && !isThisTest(file)) say('waits for time; wait for what people see')
  return faults
}

/** What runs in a browser only belongs to one tab, where a module exists once; such a file says so. */
const ofOneTab = (text: string) => /browser only|of the browser's tab/i.test(text)

const isThisTest = (file: string) => file === 'tests/guardrails/file-shape.test.ts'

test('every file has a good shape', () => {
  const files = projectFiles()
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((file) => faultsOf(file, READ.test(file) ? textOf(file) : ''))).toEqual([])
})

test('the browser talks to the interfaces through one client', () => {
  const sellers = projectFiles().filter((file) => /^app\/.*\.tsx?$/.test(file) && !file.includes('.test.') && /\bcreateClient\s*[<(]/.test(textOf(file)))
  expect(sellers.length).toBeLessThanOrEqual(1)
})

test.each([
  ['a long file', 'app/cart/cart.ts', 'a\n'.repeat(401), 'has 401 lines'],
  ['a wide line of SQL', 'supabase/migrations/1_carts.sql', `select 1;\n-- ${'a'.repeat(157)}`, 'line 2 is 160'],
  ['utils', 'app/cart/utils.ts', '', 'named after nothing'],
  ['a folder of helpers', 'app/helpers/price.ts', '', 'named after nothing'],
  ['an index', 'app/cart/index.ts', '', 'is an index'],
  ['capitals', 'app/cart/CartLine.tsx', '', 'lower case'],
  ['something to do', 'app/cart/cart.ts', '// TODO: later', 'to do'],
  ['a silenced check', 'app/cart/cart.ts', '// @ts-ignore', 'silences'],
  ['a skipped test', 'app/cart/cart.test.ts', "test.skip('x', () => {})", 'leaves tests out'],
  ['state in a module', 'app/cart/cart.ts', 'let count = 0', 'holds state'],
  ['a wait for time', 'tests/journeys/buy.spec.ts', 'await page.waitForTimeout(500)', 'waits for time'],
])('refuses %s', (_what, file, text, fault) => {
  expect(faultsOf(file, text).join()).toContain(fault)
})
