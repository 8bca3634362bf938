import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { handle as deskHandle } from '../app/seller-desk/home/seller-dashboard-page.tsx'
import { DESK_BYTES, DESK_WORDS_BYTES, deskScripts, FIRST_VISIT_BYTES, heaviestWords, listPageScripts, type PageScripts, PUBLIC_PAGES } from './page-scripts.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, process.env['BUILD_DIR'] || 'build')

/** Of the build that the gate made before; without one this says how to make it. */
let pages: readonly PageScripts[]
beforeAll(async () => {
  pages = await listPageScripts(FOLDER)
})

test.each(Object.keys(PUBLIC_PAGES))('a first visitor of the page "%s" fetches no more JavaScript than the budget', (name) => {
  const found = pages.find(({ page }) => page === name)
  const largest = found?.files.slice(0, 8).map(({ file, bytes }) => `${bytes} ${file}`) ?? []
  expect(found?.bytes, `Largest files (gzip):\n${largest.join('\n')}`).toBeLessThanOrEqual(FIRST_VISIT_BYTES)
  // React alone is more than this: a lower sum would mean that we no longer see what is loaded.
  expect(found?.bytes).toBeGreaterThan(60_000)
  expect(found?.files.some(({ file }) => /-screen-/.test(file))).toBe(true)
})

test("the first screen of a seller's desk fetches no more JavaScript than its budget", async () => {
  const { bytes, files } = await deskScripts(FOLDER)
  const largest = files.slice(0, 12).map((one) => `${one.bytes} ${one.file}`)
  expect(bytes, `${files.length} files, the largest (gzip):\n${largest.join('\n')}`).toBeLessThanOrEqual(DESK_BYTES)
  expect(files.some(({ file }) => /seller-dashboard-screen-/.test(file))).toBe(true)
  expect(bytes).toBeGreaterThan(100_000)
})

test("the first screen of a seller's desk fetches its own words and nothing of its parts'", () => {
  expect(heaviestWords(deskHandle.messages)).toBeLessThanOrEqual(DESK_WORDS_BYTES)
})

test("pages are rendered by React's production build, whatever NODE_ENV the shop is started with", () => {
  const files = globSync('server/**/*.js', { cwd: FOLDER })
  expect(files).toContain('server/index.js')
  // Names of React's development build; with it a page costs twice the time.
  expect(files.filter((file) => /jsxDEVImpl|react-dom-server\.node\.development/.test(readFileSync(join(FOLDER, file), 'utf8')))).toEqual([])
})
