import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import subsetFont from 'subset-font'

// node packages/studio/fonts/document-fonts.ts: makes the fonts of printed documents (server/printer/fonts). The packages they come from hold every weight of a family, a hundred
// megabytes together, so they are fetched, cut down to the characters people's names, places and pieces are written in, and left again.

const FOLDER = join(import.meta.dirname, '../../../server/printer/fonts')

/** All characters of the two-byte part of a legacy encoding: what a country's own standard says is in use. */
function rowsOf(encoding: string, rows: readonly [number, number], cells: readonly [number, number] = [0xa1, 0xfe]): string {
  const decoder = new TextDecoder(encoding)
  let letters = ''
  for (let row = rows[0]; row <= rows[1]; row += 1)
    for (let cell = cells[0]; cell <= cells[1]; cell += 1) letters += decoder.decode(new Uint8Array([row, cell]))
  return letters.replaceAll(/[\ufffd\ue000-\uf8ff]/g, '')
}

const range = (first: number, last: number): string => Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('')

/** Latin with its European, Vietnamese and romanising letters, Greek, Cyrillic, punctuation, currency signs, and the few marks documents set. */
const LATIN =
  range(0x20, 0x7e) +
  range(0xa0, 0x24f) +
  range(0x300, 0x323) +
  range(0x370, 0x3ff) +
  range(0x400, 0x45f) +
  range(0x1e00, 0x1eff) +
  range(0x2000, 0x200a) +
  range(0x2010, 0x2026) +
  '\u202f' +
  range(0x2030, 0x203a) +
  range(0x20a0, 0x20bf) +
  '\u0e3f\u02bc\u2116\u2122\u2212\u2248\u00d7\u2190\u2192\u25a1\ufffd'
const THAI = range(0xe00, 0xe5b) + '\u25cc\u200b\u200c\u200d'
/** Signs that stand between letters of eastern Asia. */
const CJK_MARKS = range(0x3000, 0x303f) + range(0xff00, 0xffef)

const FONTS = [
  { name: 'inter-400', from: 'inter@0.4.2', file: '400Regular/Inter_400Regular.ttf', letters: LATIN },
  { name: 'inter-600', from: 'inter@0.4.2', file: '600SemiBold/Inter_600SemiBold.ttf', letters: LATIN },
  { name: 'noto-thai-400', from: 'noto-sans-thai-looped@0.4.2', file: '400Regular/NotoSansThaiLooped_400Regular.ttf', letters: THAI },
  { name: 'noto-thai-600', from: 'noto-sans-thai-looped@0.4.2', file: '600SemiBold/NotoSansThaiLooped_600SemiBold.ttf', letters: THAI },
  // JIS X 0208 and the variants that stand in family names; KS X 1001 and every modern syllable; GB 2312; the frequent level of Big5.
  {
    name: 'noto-jp-400',
    from: 'noto-sans-jp@0.4.3',
    file: '400Regular/NotoSansJP_400Regular.ttf',
    letters: CJK_MARKS + rowsOf('euc-jp', [0xa1, 0xf4]) + '髙﨑濵瀨德彅栁桒',
  },
  {
    name: 'noto-kr-400',
    from: 'noto-sans-kr@0.4.3',
    file: '400Regular/NotoSansKR_400Regular.ttf',
    letters: CJK_MARKS + rowsOf('euc-kr', [0xa1, 0xac]) + range(0xac00, 0xd7a3),
  },
  { name: 'noto-sc-400', from: 'noto-sans-sc@0.4.3', file: '400Regular/NotoSansSC_400Regular.ttf', letters: CJK_MARKS + rowsOf('gb2312', [0xa1, 0xf7]) },
  {
    name: 'noto-tc-400',
    from: 'noto-sans-tc@0.4.3',
    file: '400Regular/NotoSansTC_400Regular.ttf',
    letters: CJK_MARKS + rowsOf('big5', [0xa1, 0xc6], [0x40, 0x7e]) + rowsOf('big5', [0xa1, 0xc6]),
  },
] as const

const workshop = mkdtempSync(join(tmpdir(), 'document-fonts-'))
const fetched = new Map<string, string>()

/** The folder a package was unpacked to; each is fetched once. */
function packageOf(from: string): string {
  const known = fetched.get(from)
  if (known) return known
  const folder = join(workshop, from.replaceAll(/\W/g, '-'))
  mkdirSync(folder)
  const archive = execFileSync('npm', ['pack', `@expo-google-fonts/${from}`, '--silent'], { cwd: folder, encoding: 'utf8' }).trim()
  execFileSync('tar', ['xzf', archive, '--strip-components=1'], { cwd: folder })
  fetched.set(from, folder)
  return folder
}

mkdirSync(FOLDER, { recursive: true })
for (const { name, from, file, letters } of FONTS) {
  const folder = packageOf(from)
  const font = await subsetFont(readFileSync(join(folder, file)), letters, { targetFormat: 'sfnt', noHinting: true })
  const packed = brotliCompressSync(font, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } })
  writeFileSync(join(FOLDER, `${name}.ttf.br`), packed)
  console.log(`${name}: ${new Set(letters).size} letters asked for, ${Math.round(packed.length / 1024)} kB`)
}
