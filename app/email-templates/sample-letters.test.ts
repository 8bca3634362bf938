import { describe, expect, test } from 'vitest'
import { i18nWords } from '../../tests/support/words.ts'
import { OFFICE_LANGUAGES } from '../i18n/office-languages.ts'
import { LANGUAGES } from '../i18n/languages.ts'
import { topics } from './list-email-templates.server.ts'
import { SAMPLES } from './sample-letters.ts'
import { sayingWords } from './said-sentences.ts'
import { writeSample } from './write-sample.ts'

const shop = { words: i18nWords }

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(topics())('every sample of %s is written to its end', (topic) => {
    for (const kind of Object.keys(SAMPLES[topic].kinds)) {
      const written = writeSample(shop, { topic, kind, language, to: 'ada@hattha.example' })
      if (!written) throw new Error(kind)
      const { letter, said } = written
      for (const part of [letter.subject, letter.text, letter.html.replace(/<style>[^]*?<\/style>/, '')])
        expect(`${kind}: ${part}`).not.toMatch(/\{\{|\}\}|undefined|\[object|Invalid Date|letters:|\.subject\b/)
      // Every letter says something that staff can say differently.
      expect([kind, said.size > 1]).toEqual([kind, true])
    }
  })
})

test.each(OFFICE_LANGUAGES)('staff who read %s are told what each email is and when it is sent', (language) => {
  const t = i18nWords(language)
  const untold = topics()
    .flatMap((topic) => [`letters.${topic}.name`, `letters.${topic}.when`])
    .filter((key) => t(`admin-email-templates:${key}`) === key)
  expect(untold).toEqual([])
})

test('no topic has a sample of another kind than it names', () => {
  expect(writeSample(shop, { topic: 'order.placed', kind: 'constructor', language: 'en', to: '' })).toBeUndefined()
})

test('a draft is said in its place and filled as the sentence was, and the form of a plural is known', () => {
  const drafts = [
    { namespace: 'account-letters', key: 'greeting', sentence: 'Dear {{name}},' },
    { namespace: 'account-letters', key: 'goodFor_other', sentence: 'Within {{count}} hours.' },
  ]
  const { t, said } = sayingWords(i18nWords('en'), drafts)
  expect(t('account-letters:greeting', { name: '$& <Ada>' })).toBe('Dear $& <Ada>,')
  expect(t('account-letters:goodFor', { count: 24 })).toBe('Within 24 hours.')
  expect(t('account-letters:goodFor', { count: 1 })).toBe(i18nWords('en')('account-letters:goodFor', { count: 1 }))
  expect([...said]).toEqual(['account-letters:greeting', 'account-letters:goodFor_other', 'account-letters:goodFor_one'])
})
