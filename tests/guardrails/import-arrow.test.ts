import { expect, test } from 'vitest'
import { refusedImports } from '../support/import-rules.ts'
import { importsOf, projectFiles, textOf } from '../support/source-tree.ts'

const sources = projectFiles().filter((file) => /^(app|server|packages|emails|scripts|supabase)\/.*\.(ts|tsx|mjs)$/.test(file))

test('imports point one way', () => {
  const imports = sources.flatMap((file) => importsOf(file, textOf(file)))
  // A reader of imports that finds none would let everything pass.
  expect(imports.length).toBeGreaterThan(100)
  expect(refusedImports(imports)).toEqual([])
})

test.each([
  ['the seller’s desk, from shared code', 'app/ui/button.tsx', 'app/seller-desk/desk-page.tsx', 'no word of the shop'],
  ['a feature, from shared code', 'app/platform/money.ts', 'app/cart/cart.ts', 'no word of the shop'],
  ['a table of contents', 'app/cart/cart.ts', 'app/functions.ts', 'table of contents'],
  ['the server', 'app/cart/get-cart.server.ts', '@hattha/postgres', 'does not know the server'],
  ['an interface, from another', 'packages/supabase-api/rest/rest.ts', 'packages/supabase-api/auth/auth.ts', 'stands alone'],
  ['a query, from the page server', 'server/rendering/pages.ts', 'app/cart/get-cart.server.ts', 'only main.ts'],
  ['a feature’s words, from the worker', 'server/jobs/jobs.ts', 'app/cart/cart.ts', 'only main.ts'],
  ['a query, from a letter', 'emails/order-placed.ts', 'app/orders/get-order.server.ts', 'no query, no screen'],
  ['a screen, from plain Node', 'app/cart/cart.ts', 'app/cart/cart-line.tsx', 'cannot read .tsx'],
  ['a file without its ending', 'app/cart/cart.ts', 'app/cart/line', 'with its ending'],
  ['a test', 'server/main.ts', 'tests/support/shop.ts', 'does not run its tests'],
])('refuses %s', (_what, from, to, because) => {
  expect(refusedImports([{ from, to, type: false }]).join()).toContain(because)
})

test.each([
  ['parts and words of another feature', 'app/cart/cart-page.tsx', 'app/orders/order.ts'],
  ['its own commands', 'app/cart/cart-page.tsx', 'app/cart/get-cart.server.ts'],
  ['the log that the interfaces share', 'packages/supabase-api/rest/rest.ts', 'packages/supabase-api/kernel/logger.ts'],
  ['a package, from the server', 'server/start-database.ts', '@hattha/postgres'],
  ['a feature’s words, from the page server', 'server/rendering/pages.ts', 'app/money/currency.ts'],
  ['everything, from main.ts', 'server/main.ts', 'app/jobs.ts'],
])('allows %s', (_what, from, to) => {
  expect(refusedImports([{ from, to, type: false }])).toEqual([])
})

test('imports are found however they are written', () => {
  const text = [
    "import { a } from './a.ts'",
    "import type { B } from '../orders/b.ts'",
    "import './c.css'",
    "export { d } from './d.ts'",
    'import {\n  e,\n  f,\n} from "./e.ts"',
    "const g = await import('./g.ts')",
    "import pg from 'pg'",
  ].join('\n')
  expect(importsOf('app/cart/cart.ts', text)).toEqual([
    { from: 'app/cart/cart.ts', to: 'app/cart/a.ts', type: false },
    { from: 'app/cart/cart.ts', to: 'app/orders/b.ts', type: true },
    { from: 'app/cart/cart.ts', to: 'app/cart/c.css', type: false },
    { from: 'app/cart/cart.ts', to: 'app/cart/d.ts', type: false },
    { from: 'app/cart/cart.ts', to: 'app/cart/e.ts', type: false },
    { from: 'app/cart/cart.ts', to: 'app/cart/g.ts', type: false },
    { from: 'app/cart/cart.ts', to: 'pg', type: false },
  ])
})
