import { expect, test } from 'vitest'
import { LANGUAGES } from '../i18n/languages.ts'
import { i18nWords } from '../../tests/support/words.ts'
import { noteText } from './note-text.ts'

const facts = { number: 'H261120-AAAAAAA-1', seller: 'Ban Mali', as: 'buyer', case_kind: 'return' } as const

test.each(LANGUAGES)('news of a case says what happened and how much was sent (%s)', (language) => {
  const t = i18nWords(language)
  const said = (more: object) => noteText(t, language, { kind: 'case_news', facts: { ...facts, ...more } })
  expect(said({ event: 'opened' })).toContain(t('returns:event.opened_return'))
  expect(said({ event: 'refunded', amount_minor: 80_000 })).toContain('800')
  expect(said({ event: 'money_sent', amount_minor: 80_000 }).match(/800/g)).toHaveLength(1)
  expect(said({ event: 'approved' })).not.toContain('0.00')
})

test('what was told before it said what happened still reads as it did', () => {
  const t = i18nWords('en')
  expect(noteText(t, 'en', { kind: 'case_news', facts: { number: facts.number, as: 'seller' } })).toBe(t('notifications:kinds.case_news_seller', facts))
})
