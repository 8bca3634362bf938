import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../app/i18n/languages.ts'
import { writtenTexts } from '../support/written-texts.ts'
import { ROOT } from '../support/source-tree.ts'
import type { RuledOut } from './terms/ruled-out.ts'

const TABLE = readFileSync(`${ROOT}/docs/terms.md`, 'utf8')

/** Terms of one language by their thing, out of the tables of docs/terms.md. Alternatives are parted by a slash, explanations stand in brackets. */
function termsOf(language: Language): Map<string, string[]> {
  const terms = new Map<string, string[]>()
  let column = -1
  for (const line of TABLE.split('\n')) {
    if (!line.startsWith('|')) column = -1
    else {
      const cells = line.split('|').map((cell) => cell.trim())
      if (cells[1]?.startsWith('thing')) column = cells.findIndex((cell) => cell.split(' ')[0] === language)
      else if (column > 0 && !cells[1]?.startsWith('---')) {
        const said = (cells[column] ?? '').replaceAll(/\([^)]*\)/g, '').split(' / ')
        terms.set(
          cells[1] ?? '',
          said.map((term) => term.trim()).filter((term) => term !== ''),
        )
      }
    }
  }
  return terms
}

const ruledOutIn = async (language: Language): Promise<readonly RuledOut[]> =>
  ((await import(`./terms/${language.toLowerCase()}.ts`)) as { RULED_OUT: readonly RuledOut[] }).RULED_OUT

describe.each(LANGUAGES)('in %s', (language) => {
  test('what is ruled out stands nowhere', async () => {
    const texts = [...(await writtenTexts(language))]
    const faults = (await ruledOutIn(language)).flatMap(({ word, say, because, except = [] }) =>
      texts
        .filter(([place, text]) => word.test(text) && !except.some((one) => place === one || place.startsWith(`${one}:`)))
        .map(([place, text]) => `${place}: "${word.exec(text)?.[0]}" → ${say} (${because}): ${text.slice(0, 160)}`),
    )
    expect(faults).toEqual([])
  })

  test('each rule finds what it is for, and each of its exceptions is needed', async () => {
    const texts = [...(await writtenTexts(language))]
    const idle = (await ruledOutIn(language)).flatMap(({ word, wrong, except = [] }) => [
      ...(word.global || word.sticky ? [`${word} remembers where it was: without g and y`] : []),
      ...(word.test(wrong) ? [] : [`${word} does not find "${wrong}"`]),
      ...except
        .filter((one) => !texts.some(([place, text]) => (place === one || place.startsWith(`${one}:`)) && word.test(text)))
        .map((one) => `${word} has an exception that is not needed: ${one}`),
    ])
    expect(idle).toEqual([])
  })

  test('each term of the table is said', async () => {
    const all = [...(await writtenTexts(language)).values()].join('\n').toLocaleLowerCase(language)
    const terms = termsOf(language)
    expect(terms.size).toBeGreaterThan(20)
    // A language without rules has not been read by its editor yet.
    if ((await ruledOutIn(language)).length === 0) return
    const unsaid = [...terms].filter(([, said]) => !said.every((term) => all.includes(term.toLocaleLowerCase(language))))
    expect(unsaid).toEqual([])
  })
})
