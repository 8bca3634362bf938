import { expect, test } from 'vitest'
import { compactManifest } from './compact-manifest.ts'

const document = (manifest: string) =>
  `<p>ไทย</p><script>;\nimport * as route0 from "/a.js";\n  window.__reactRouterManifest = ${manifest};\n  window.__reactRouterRouteModules = {"root":route0};</script>`

test('the list of routes is written in one line, and says the same', () => {
  const manifest = { entry: { module: '/assets/entry.js' }, routes: { root: { id: 'root', path: 'ผ้า' } } }
  expect(compactManifest(Buffer.from(document(JSON.stringify(manifest, null, 2)))).toString()).toBe(document(JSON.stringify(manifest)))
})

test('a document without one stays as it is', () => {
  const html = Buffer.from('<p>nothing</p>')
  expect(compactManifest(html)).toBe(html)
})
