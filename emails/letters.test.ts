import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { i18nWords } from '../tests/support/words.ts'
import { accountNote, type AccountNoteKind } from './account-note.ts'
import { blockNote } from './block-note.ts'
import { layOut } from './layout.ts'
import { membershipNote } from './membership-note.ts'
import { newsNote, type NewsKind } from './news-note.ts'
import { orderNote, type NoteKind } from './order-note.ts'
import { orderPlaced } from './order-placed.ts'
import { orderToPack } from './order-to-pack.ts'
import { QUOTE_EVENTS, quoteNote } from './quote-note.ts'
import { seenNote } from './seen-note.ts'
import { SELLER_DECISIONS } from './seller-decisions.ts'
import { sellerNote } from './seller-note.ts'
import { WHOLESALE_DECISIONS, wholesaleNote } from './wholesale-note.ts'

const LINK = 'https://shop.test/en/order-tracking?token=abc&x=1'
const lines = [
  { title: 'Silk <scarf>', optionText: 'Ruby', personalization: 'Mali & Som', quantity: 2, total_minor: 2900_00, sku: 'SC-1' },
  { title: 'ชามศิลาดล', optionText: '', personalization: '', quantity: 1, total_minor: 390_00, sku: '' },
]
const NOTES: readonly NoteKind[] = ['link', 'refund', 'shipped', 'corrected', 'transfer', 'transfer_confirm', 'slip_refused', 'not_taken', 'canceled']
const NEWS: readonly NewsKind[] = [
  'order_delivered',
  'price_dropped',
  'back_in_stock',
  'search_news',
  'new_message',
  'new_message_nameless',
  'review_invitation',
]
const ACCOUNT_NOTES: readonly AccountNoteKind[] = [
  'confirmation',
  'invite',
  'magicLink',
  'recovery',
  'emailChange',
  'reauthentication',
  'alreadyRegistered',
  'passwordChanged',
  'deleted',
]

/** Every letter the shop writes, by name, in one language. */
function lettersIn(language: (typeof LANGUAGES)[number]): [string, Letter][] {
  const t = i18nWords(language)
  const facts = {
    to: 'ada@example.com',
    number: 'H261120-7KQ4M2X',
    link: LINK,
    seller: 'Ban "Chonnabot"',
    carrier: 'Thailand Post',
    tracking: 'EX123456789TH',
    amount: '฿1,450.00',
    reason: 'Wrong size',
    hours: 24,
    minutes: 20,
  }
  return [
    [
      'placed',
      orderPlaced(t, language, {
        to: facts.to,
        name: 'Ada',
        number: facts.number,
        link: LINK,
        orders: [
          {
            seller_name: facts.seller,
            delivery_from: '2026-11-27',
            delivery_to: '2026-12-02',
            lines: lines.map((line, place) => ({ ...line, picture: place === 0 ? 'https://shop.test/pictures/scarf.webp?width=200&quality=75' : null })),
          },
        ],
        address: ['Ada Buyer', '99 Charoen Krung <Road>', 'Bang Rak, Bang Rak', 'Bangkok 10500'],
        method: 'promptpay',
        returns: { days: 14, statutory: language !== 'th', policy: 'https://shop.test/en/return-policy' },
        items: 3290_00,
        discount: 100_00,
        shipping: 45_00,
        total: 3235_00,
        credit: 100_00,
      }),
    ],
    [
      'pack',
      orderToPack(t, language, {
        to: facts.to,
        seller: facts.seller,
        number: facts.number,
        customer: 'Ada Buyer',
        country: 'NL',
        link: LINK,
        lines: lines.map((line) => ({ ...line, gift_wrap: true })),
        gift: { message: 'Happy birthday, <b>Ben</b>!' },
        total: 3235_00,
        hours: 72,
      }),
    ],
    ...[true, false].map((blocked): [string, Letter] => [
      blocked ? 'blocked' : 'unblocked',
      blockNote(t, language, { to: facts.to, blocked, reason: facts.reason }),
    ]),
    ['seen', seenNote(t, language, { to: facts.to, reason: facts.reason })],
    ...SELLER_DECISIONS.map((decision): [string, Letter] => [
      `seller ${decision}`,
      sellerNote(t, language, decision, { to: facts.to, name: facts.seller, reason: facts.reason, link: LINK, days: 30 }),
    ]),
    ...QUOTE_EVENTS.map((event): [string, Letter] => [
      `quote ${event}`,
      quoteNote(t, language, event, {
        to: facts.to,
        name: 'Silk <scarf>',
        seller: facts.seller,
        quantity: 40,
        price: '฿90',
        day: '1 May',
        words: facts.reason,
        link: LINK,
      }),
    ]),
    ...WHOLESALE_DECISIONS.map((decision): [string, Letter] => [
      `wholesale ${decision}`,
      wholesaleNote(t, language, decision, { to: facts.to, company: facts.seller, reason: facts.reason, link: LINK }),
    ]),
    ...NOTES.map((kind): [string, Letter] => [kind, orderNote(t, language, kind, facts)]),
    ...NEWS.map((kind): [string, Letter] => [
      `news ${kind}`,
      newsNote(t, language, kind, {
        ...facts,
        unsubscribe: LINK,
        name: 'Silk <scarf>',
        from: 'Mali & Som',
        price: '฿90',
        before: '฿100',
        search: 'silk · <Surin>',
        count: 2,
      }),
    ]),
    ['points expire', membershipNote(t, language, { kind: 'expiring', to: facts.to, link: LINK, day: '2026-12-20T09:00:00Z', points: 1240 })],
    ['plan ends', membershipNote(t, language, { kind: 'renew', to: facts.to, link: LINK, day: '2026-12-20T09:00:00Z', plan: 'premium' })],
    ...ACCOUNT_NOTES.map((kind): [string, Letter] => [
      `account ${kind}`,
      accountNote(t, language, kind, { to: facts.to, name: 'Ada', newEmail: 'new@example.com', hours: 24, link: LINK, code: '123456' }),
    ]),
  ]
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(lettersIn(language))('%s is written to its end', (_name, { subject, text, html }) => {
    for (const part of [subject, text, html.replace(/<style>[^]*?<\/style>/, '')]) {
      expect(part).not.toMatch(/\{\{|\}\}|undefined|\[object/)
      // A key that has no sentence shows itself: `letters:placed.subject`, `placed.subject`.
      expect(part).not.toMatch(/letters:|\b(placed|pack|link|refund|shipped|canceled|sums)\.[a-z]/)
    }
    expect(subject.length).toBeGreaterThan(3)
    expect(html).toContain(`<html lang="${language}">`)
  })

  test('text and HTML say the same, and lead to the same place', () => {
    const [, placed] = lettersIn(language)[0] ?? []
    if (!placed) throw new Error('No letter')
    expect(placed.text).toContain(LINK)
    expect(placed.html).toContain(LINK.replaceAll('&', '&amp;'))
    for (const word of ['ชามศิลาดล', 'H261120-7KQ4M2X', 'Ruby']) {
      expect(placed.text).toContain(word)
      expect(placed.html).toContain(word)
    }
  })
})

test('what people typed cannot become markup', () => {
  const { html, text } = layOut({
    to: 'a@b.c',
    language: 'en',
    subject: '</title><script>',
    heading: '<b>',
    footer: '&',
    blocks: [
      { kind: 'lines', rows: [{ text: '<img src=x>', note: '"\'', amount: '1' }] },
      { kind: 'button', text: 'Go', href: 'https://x.test/?a="><script>' },
    ],
  })
  expect(html).not.toMatch(/<script|<img|<b>/)
  expect(text).toContain('<img src=x>')
})

test('in the dark no part of any letter keeps a colour of the day', () => {
  for (const [name, { html }] of lettersIn('en')) {
    const dark = /@media\(prefers-color-scheme:dark\)\{(.*)\}\n/.exec(html)?.[1] ?? ''
    const told = (kind: string) => new Set([...dark.matchAll(/\.(\w+)\{([^}]*)\}/g)].filter(([, , rules]) => rules?.includes(kind)).map(([, each]) => each))
    // The woven band is the shop's own at night, too.
    for (const [, tag, style] of html.replaceAll(/<td height="4"[^>]*>/g, '').matchAll(/<(\w+ [^>]*)style="([^"]*)"/g)) {
      const classes = /class="([^"]*)"/.exec(tag ?? '')?.[1]?.split(' ') ?? []
      for (const [colour, kind] of [
        [/(?<!-)\bcolor:#/, 'color:'],
        [/background:#/, 'background:'],
        [/border(-bottom)?:1px/, 'border-color:'],
      ] as const)
        if (colour.test(style ?? '')) expect([name, tag, classes.some((each) => told(kind).has(each))]).toEqual([name, tag, true])
    }
  }
})

test.each(['approved', 'rejected'] as const)('papers are kept for a day or for days after an application is %s', (decision) => {
  const of = (language: (typeof LANGUAGES)[number], days: number) =>
    sellerNote(i18nWords(language), language, decision, { to: 'a@b.c', name: 'Ada', reason: '', link: LINK, days }).text
  expect(of('en', 1)).toContain('deleted 1 day after')
  expect(of('en', 30)).toContain('deleted 30 days after')
  expect(of('fr', 1)).toContain('1 jour après')
  expect(of('th', 1)).toContain('1 วัน')
})

test('amounts are written as the reader writes them', () => {
  const of = (language: (typeof LANGUAGES)[number]) => lettersIn(language).find(([name]) => name === 'placed')?.[1].text ?? ''
  expect(of('en')).toContain('฿3,235.00')
  expect(of('de')).toContain('฿\u00A03.235,00')
})
