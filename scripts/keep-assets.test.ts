import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bringAssetsBack, layAssetsAside } from './keep-assets.ts'

const DAY = 24 * 60 * 60 * 1000

function builds() {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [assets, aside] = [join(folder, 'assets'), join(folder, 'aside')]
  return {
    /** As a build does it: the folder is emptied, and holds what the manifest names. */
    build(manifest: readonly string[], day: number) {
      layAssetsAside(assets, aside)
      rmSync(assets, { recursive: true, force: true })
      mkdirSync(assets)
      for (const file of manifest) writeFileSync(join(assets, file), `of day ${day}`)
      bringAssetsBack(assets, aside, day * DAY)
    },
    files: () => readdirSync(assets).filter((file) => !file.startsWith('.')),
    read: (file: string) => readFileSync(join(assets, file), 'utf8'),
  }
}

test('every file that the manifest before named is still there after the next build, and none is made over', () => {
  const { build, files, read } = builds()
  const [first, second] = [
    ['root-AAA.js', 'root-AAA.js.br', 'react-111.js'],
    ['root-BBB.js', 'root-BBB.js.br', 'react-111.js'],
  ]
  build(first, 1)
  build(second, 2)
  expect(files()).toEqual([...new Set([...first, ...second])].sort())
  expect([read('root-AAA.js'), read('root-BBB.js')]).toEqual(['of day 1', 'of day 2'])
})

test('a week after a build dropped a file it is gone, however often was built meanwhile', () => {
  const { build, files } = builds()
  build(['a-1.js'], 0)
  build(['b-1.js'], 1)
  build(['c-1.js'], 7)
  expect(files()).toEqual(['a-1.js', 'b-1.js', 'c-1.js'])
  build(['d-1.js'], 8.5)
  expect(files()).toEqual(['b-1.js', 'c-1.js', 'd-1.js'])
})

test('a file that comes back stays, and its days are counted from when it leaves again', () => {
  const { build, files } = builds()
  build(['a-1.js'], 0)
  build(['b-1.js'], 1)
  build(['a-1.js'], 6)
  build(['c-1.js'], 12)
  expect(files()).toEqual(['a-1.js', 'b-1.js', 'c-1.js'])
})

test('of a day of builds the last five stay', () => {
  const { build, files } = builds()
  for (const number of [1, 2, 3, 4, 5, 6, 7]) build([`a-${number}.js`], 1)
  expect(files()).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'a-5.js', 'a-6.js', 'a-7.js'])
})
