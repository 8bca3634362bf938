import { expect, test } from 'vitest'
import { pages } from '../hostile/surface.ts'
import { projectFiles, textOf } from '../support/source-tree.ts'

/** Beside the pages: what the process itself serves, as `server/main.ts` and `server/http.ts` mount it. */
const OTHERS = ['/dev/mailbox', '/healthz', '/readyz', '/metrics']

test('an address that a command tells somebody to open is one of ours', async () => {
  // A page for whatever comes below it is there by itself, too.
  const known = new Set([...(await pages()).map((path) => path.replace(/\/\*$/, '')), ...OTHERS])
  const printed = projectFiles()
    .filter((file) => /^(scripts|server)\/[^/]*\.(ts|mjs)$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [...textOf(file).matchAll(/\b(?:at|on|under|open) (\/[a-z][\w/-]*)/g)].map(([, address = '']) => ({ file, address })))
  expect(printed.length).toBeGreaterThan(0)
  expect(printed.filter(({ address }) => !known.has(address))).toEqual([])
})
