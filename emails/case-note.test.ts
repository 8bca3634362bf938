import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../app/i18n/languages.ts'
import { CASE_KINDS, CASE_TRANSITIONS, type CaseKind, type CaseState } from '../app/returns/case-states.ts'
import { i18nWords } from '../tests/support/words.ts'
import { caseNote, type CaseNoteFacts } from './case-note.ts'

const LINK = 'https://shop.test/en/order-tracking?token=abc'
const facts: CaseNoteFacts = {
  to: 'ada@example.com',
  reader: 'buyer',
  link: LINK,
  number: 'H261120-7KQ4M2X-1-R1',
  order: 'H261120-7KQ4M2X-1',
  seller: 'Ban "Chonnabot"',
  kind: 'return',
  status: 'requested',
  event: 'opened',
  words: 'Too <long>',
  wish: 'refund',
  needsReturn: true,
  returnTo: '9 Moo 4',
  refund: 1450_00,
  amount: 0,
  carrier: '',
  tracking: '',
  dueAt: new Date('2026-12-04T08:00:00Z'),
  declaration: null,
  lines: [{ title: 'Silk <scarf>', optionText: 'Ruby', quantity: 2, refund: 1450_00 }],
}

/** Every step that is written about, with what it needs. */
function stepsOf(kind: CaseKind): Partial<CaseNoteFacts>[] {
  const states = new Set<CaseState>(CASE_TRANSITIONS[kind].map(({ to }) => to))
  const declaration = kind === 'withdrawal' ? { name: 'Ada', email: 'ada@example.com', at: '2026-11-20T09:00:00Z' } : null
  return [
    { event: 'opened', status: kind === 'withdrawal' ? 'declared' : 'requested', declaration },
    ...[...states].map((status): Partial<CaseNoteFacts> => ({ event: status, status, carrier: 'Thailand Post', tracking: 'RA1' })),
    ...['said', 'address', 'money_sent'].map((event): Partial<CaseNoteFacts> => ({ event, status: null, amount: 100_00 })),
  ]
}

describe.each(LANGUAGES)('in %s', (language) => {
  const t = i18nWords(language)
  test.each(CASE_KINDS)('every step of a %s is written to its end, to both sides', (kind) => {
    for (const reader of ['buyer', 'seller'] as const)
      for (const step of stepsOf(kind))
        for (const wish of ['refund', 'replacement'] as const) {
          const { subject, text, html } = caseNote(t, language, { ...facts, kind, reader, wish, needsReturn: wish === 'refund', ...step })
          for (const part of [subject, text, html.replace(/<style>[^]*?<\/style>/, '')]) {
            expect(part).not.toMatch(/\{\{|\}\}|undefined|\[object|Invalid Date/)
            expect(part).not.toMatch(/returns:|letters:|\b(next|event|letter|refund)\.[a-z]/)
          }
          expect(text).toContain(LINK)
          expect(html).not.toContain('<long>')
        }
  })
})

test('the receipt of a withdrawal says who withdrew from what, and when', () => {
  const declaration = { name: 'Ada Buyer', email: 'ada@example.com', at: '2026-11-20T09:00:00Z' }
  const { text } = caseNote(i18nWords('en'), 'en', { ...facts, kind: 'withdrawal', status: 'declared', words: '', declaration })
  for (const said of ['Ada Buyer', 'ada@example.com', 'H261120-7KQ4M2X-1', '2 × Silk <scarf>', '฿1,450.00', 'November 20, 2026', '4:00:00 PM'])
    expect(text).toContain(said)
})

test('a refund that is granted is on its way, and nobody reads that it has arrived', () => {
  const t = i18nWords('en')
  const letter = caseNote(t, 'en', { ...facts, event: 'refunded', status: 'refunded' })
  expect(letter.text).toContain(t('returns:next.buyer.refunding', { amount: '฿1,450.00' }))
})
