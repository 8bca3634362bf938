import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

// node packages/studio/fonts/fonts.ts: makes the two fonts every first view waits for out of the packages, with what the shop sets: Latin letters, the weights of our type, the features a
// page can show. Half the bytes before the first picture. Run it when a package or a weight changes; `packages/studio/fonts/fonts.test.ts` says when somebody forgot.

const FOLDER = join(import.meta.dirname, '../../../app/ui/fonts')
/** The `latin` subset of the packages, as their `unicode-range` has it. */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
/** Kerning, ligatures, marks, letters by context and language, and figures of one width for prices. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum']

const FONTS = [
  { name: 'inter-latin', from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', wght: { min: 400, max: 600, default: 400 } },
  { name: 'fraunces-latin-600', from: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2', wght: 600 },
] as const

/** Every font with its place and its bytes. */
export function makeFonts(): Promise<{ file: string; font: Buffer }[]> {
  const { resolve } = createRequire(import.meta.url)
  return Promise.all(
    FONTS.map(async ({ name, from, wght }) => ({
      file: join(FOLDER, `${name}.woff2`),
      font: await subsetFont(readFileSync(resolve(from)), lettersOf(LATIN), {
        targetFormat: 'woff2',
        variationAxes: { wght },
        keepFeatures: FEATURES,
        noHinting: true,
      }),
    })),
  )
}

function lettersOf(ranges: string): string {
  return ranges
    .split(', ')
    .map((range) => {
      const [from = '', to = from] = range.slice('U+'.length).split('-')
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('')
    })
    .join('')
}

if (import.meta.main) for (const { file, font } of await makeFonts()) writeFileSync(file, font)
