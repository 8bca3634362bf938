import { expect, test } from 'vitest'
import { LANGUAGES } from '../i18n/languages.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentencePieces } from './agreement.tsx'

test('a sentence falls into its pieces', () => {
  expect(sentencePieces('I take the <terms>terms</terms> and <privacy>privacy</privacy>.')).toEqual([
    { text: 'I take the ' },
    { text: 'terms', mark: 'terms' },
    { text: ' and ' },
    { text: 'privacy', mark: 'privacy' },
    { text: '.' },
  ])
  expect(sentencePieces('plain')).toEqual([{ text: 'plain' }])
})

test.each(LANGUAGES)('%s links to both', (language) => {
  const { payment }: { payment: { agree: string } } = JSON.parse(readFileSync(join(import.meta.dirname, `../../messages/${language}/checkout.json`), 'utf8'))
  expect(
    sentencePieces(payment.agree)
      .flatMap(({ mark }) => mark ?? [])
      .sort(),
  ).toEqual(['privacy', 'terms'])
  expect(
    sentencePieces(payment.agree)
      .map(({ text }) => text)
      .join(''),
  ).not.toMatch(/[<>]/)
})
