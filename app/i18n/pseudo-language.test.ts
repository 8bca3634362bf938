import { expect, test } from 'vitest'
import { languageOf } from './languages.ts'
import { PSEUDO_LANGUAGE, pseudoCatalogue, pseudoSentence } from './pseudo-language.ts'

test('a sentence is accented, longer, and between brackets', () => {
  expect(pseudoSentence('Add to cart')).toBe('[[Åðð ţö çåŕţ one two three]]')
  for (const sentence of ['OK', 'Add to cart', 'Please check your connection and try again.'])
    expect(pseudoSentence(sentence).length).toBeGreaterThan(sentence.length * 1.3)
})

test('placeholders and tags stay as they are, and a catalogue keeps its keys', () => {
  expect(pseudoSentence('Hello {{name}}, <link>read on</link>')).toMatch(/^\[\[Ĥéļļö \{\{name\}\}, <link>ŕéåð öñ<\/link> .*\]\]$/)
  expect(pseudoCatalogue({ a: { b_one: 'x', list: ['y'] } })).toEqual({ a: { b_one: '[[ẋ one]]', list: ['[[ý one]]'] } })
})

test('numbers and plurals are English, and visitors who ask for it read English', () => {
  expect(new Intl.PluralRules(PSEUDO_LANGUAGE).select(1)).toBe('one')
  expect(new Intl.NumberFormat(PSEUDO_LANGUAGE).format(1234.5)).toBe('1,234.5')
  expect(languageOf(PSEUDO_LANGUAGE)).toBe('en')
})
