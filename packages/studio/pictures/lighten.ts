import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { lightened } from './webp.ts'

/** Encodes pictures anew where that saves weight and cannot be seen: `node lighten.ts --match celadon`. Each round is measured against the last, so one is enough. */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: join(import.meta.dirname, '../../../public/pictures') },
    match: { type: 'string', default: '' },
    decibels: { type: 'string', default: '42' },
  },
})
const wanted = new RegExp(values.match)
let [before, after] = [0, 0]
for (const name of (await readdir(values.folder)).filter((file) => file.endsWith('.webp') && wanted.test(file)).toSorted()) {
  const picture = await readFile(join(values.folder, name))
  const lighter = await lightened(picture, Number(values.decibels))
  if (lighter) await writeFile(join(values.folder, name), lighter)
  before += picture.length
  after += (lighter ?? picture).length
}
process.stdout.write(`${(before / 1024).toFixed(0)} kB before, ${(after / 1024).toFixed(0)} kB after\n`)
