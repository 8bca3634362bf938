import { expect, test } from 'vitest'
import { LANGUAGES } from '../i18n/languages.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentenceParts } from './agreement.tsx'

test('a sentence falls into its pieces', () => {
  expect(sentenceParts('I take the <terms>terms</terms> and <privacy>privacy</privacy>.')).toEqual([
    { text: 'I take the ' },
    { text: 'terms', mark: 'terms' },
    { text: ' and ' },
    { text: 'privacy', mark: 'privacy' },
    { text: '.' },
  ])
  expect(sentenceParts('plain')).toEqual([{ text: 'plain' }])
})

test.each(LANGUAGES)('%s links to both', (language) => {
  const { payment }: { payment: { agree: string } } = JSON.parse(readFileSync(join(import.meta.dirname, `../../messages/${language}/checkout.json`), 'utf8'))
  expect(
    sentenceParts(payment.agree)
      .flatMap(({ mark }) => mark ?? [])
      .sort(),
  ).toEqual(['privacy', 'terms'])
  expect(
    sentenceParts(payment.agree)
      .map(({ text }) => text)
      .join(''),
  ).not.toMatch(/[<>]/)
})
