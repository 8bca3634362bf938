/** `node bench/scripts.ts`: how much JavaScript a first visitor of each public page fetches; the notes list what it is made of. `bench/page-scripts.test.ts` holds the budget. */
import { join } from 'node:path'
import { report } from './finding.ts'
import { FIRST_VISIT_BYTES, listPageScripts } from './page-scripts.ts'
import { BUILD_DIR, buildPages } from './shop-under-test.ts'

const kB = (bytes: number) => (bytes / 1000).toFixed(1)

buildPages()
for (const { page, bytes, files } of await listPageScripts(join(import.meta.dirname, '..', BUILD_DIR))) {
  report({
    what: `first visit, ${page}`,
    measured: `${kB(bytes)} kB gz`,
    ratio: `${files.length} files`,
    budget: `≤ ${kB(FIRST_VISIT_BYTES)} kB gz`,
    met: bytes <= FIRST_VISIT_BYTES,
    notes: files.map(({ file, bytes: size }) => `${kB(size).padStart(6)} ${file}`),
  })
}
