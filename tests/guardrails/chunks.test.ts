import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { missingChunks } from '../../scripts/missing-chunks.ts'
import { CHUNKS, filesOf, PACKAGES } from '../../vite-chunks.ts'
import { projectFiles, ROOT } from '../support/source-tree.ts'

const files = projectFiles()

test.each(Object.entries(CHUNKS))('every module of the chunk %s is a file of the shop', (_name, chunk) => {
  const fileOf = (module: string) => files.find((file) => file === `app/${module}.ts` || file === `app/${module}.tsx`)
  expect(chunk.modules.filter((module) => !fileOf(module))).toEqual([])
  expect(chunk.icons.filter((icon) => !existsSync(join(ROOT, 'node_modules/lucide-react/dist/esm/icons', `${icon}.mjs`)))).toEqual([])
  // The pattern finds them, and nothing that only begins like them.
  for (const module of chunk.modules) {
    expect(filesOf(chunk).test(join(ROOT, fileOf(module) ?? ''))).toBe(true)
    expect(filesOf(chunk).test(join(ROOT, `app/${module}-of-another.ts`))).toBe(false)
  }
})

test('the packages of a chunk are installed', () => {
  const ofChunks = Object.values(CHUNKS).map((chunk) => ('packages' in chunk ? chunk.packages : []))
  expect([...Object.values(PACKAGES), ...ofChunks].flatMap((names) => names.filter((name) => !existsSync(join(ROOT, 'node_modules', name))))).toEqual([])
})

test('a build without the file of a chunk is refused, and named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hattha-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'client', '.vite'), { recursive: true })
  const known = [...Object.keys(PACKAGES), ...Object.keys(CHUNKS)]
  const made = (names: readonly string[]) =>
    writeFileSync(
      join(folder, 'client', '.vite', 'manifest.json'),
      JSON.stringify(Object.fromEntries(names.map((name) => [`_${name}-x.js`, { file: `assets/${name}-x.js`, name }]))),
    )
  made([...known, 'cart'])
  expect(missingChunks(folder)).toEqual([])
  made([...known.filter((name) => name !== 'cards'), 'card'])
  expect(missingChunks(folder)).toEqual(['cards'])
})
