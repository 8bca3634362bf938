import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from './languages.ts'
import { everySentence, sentenceAt, sentenceFault } from './sentence-check.ts'

const MESSAGES = join(import.meta.dirname, '../../messages')

test('every built-in sentence could take its own place', () => {
  const faults = LANGUAGES.flatMap((language) =>
    readdirSync(join(MESSAGES, language)).flatMap((file) => {
      const catalogue = JSON.parse(readFileSync(join(MESSAGES, language, file), 'utf8'))
      return [...everySentence(catalogue)].flatMap(([key, sentence]) => {
        expect(sentenceAt(catalogue, key)).toBe(sentence)
        const fault = sentenceFault(key, sentence, sentence)
        return fault === undefined ? [] : [`${language}/${file} ${key}: ${fault}`]
      })
    }),
  )
  expect(faults).toEqual([])
})

test.each([
  ['title', 'Cart of {{name}}', 'Basket of {{name}}', undefined],
  ['title', 'Cart of {{name}}', 'Basket', 'placeholders'],
  ['title', 'Cart', 'Cart of {{name}}', 'placeholders'],
  ['title', 'Cart of {{name}}', 'Cart of {{ name }}', undefined],
  ['title', 'Cart of {{name}}', 'Cart of {name}', 'braces'],
  ['title', 'Cart of {{name}}', 'Cart of {{name, number}}', 'braces'],
  ['left_one', '{{count}} piece left', 'One piece left', undefined],
  ['left_other', '{{count}} pieces left', 'Some pieces left', 'placeholders'],
  ['left_one', 'One piece left', '{{count}} piece left', undefined],
  ['agree', 'I agree to the <terms>terms</terms>.', '<terms>The terms</terms> are fine with me.', undefined],
  ['agree', 'I agree to the <terms>terms</terms>.', 'I agree to the terms.', 'tags'],
  ['agree', 'I agree to the <terms>terms</terms>.', 'I agree to </terms>the terms<terms>.', 'tags'],
  ['title', 'Cart', '<img src=x onerror=alert(1)>', 'tags'],
  ['title', 'Cart', '</script><script>alert(1)</script>', 'tags'],
  ['title', 'Cart', '  ', 'empty'],
  ['title', 'Cart', 'Cart ', 'spaces'],
  ['title', 'Cart', 'See $t(shell:title)', 'signs'],
  ['title', 'Cart', 'Ca\u202ert', 'signs'],
  ['title', 'Cart', 'Ca\ud800', 'signs'],
  ['title', 'Cart', 'x'.repeat(10_001), 'long'],
])('%s: %s → %s', (key, builtIn, sentence, fault) => {
  expect(sentenceFault(key, builtIn, sentence)).toBe(fault)
})

test('a key that is no sentence is none, whatever it is called', () => {
  const catalogue = { a: { b: 'B' } }
  expect(['a', 'a.b.c', '__proto__.toString', 'constructor', 'a.constructor', ''].map((key) => sentenceAt(catalogue, key))).toEqual(Array(6).fill(undefined))
})
