import type { TFunction } from 'i18next'
import { dateFormat } from '../i18n/date-format.ts'
import type { Language } from '../i18n/languages.ts'
import { SHOP_ZONE } from '../i18n/time-zone.ts'
import { formatPrice } from '../money/currency.ts'
import { minor } from '../platform/money.ts'

/** Where every button of a sample leads: nowhere that exists. */
const LINK = 'https://hattha.example/'
const DAY = new Date('2026-12-04T08:00:00Z')

/** What samples are filled with: nobody's data. `t` says the few words a person would have typed. */
export function sampleFacts(t: TFunction, language: Language, to: string) {
  const price = (satang: number) => formatPrice(minor(satang), 'THB', language)
  return {
    to,
    language,
    link: LINK,
    unsubscribe: LINK,
    number: 'H261120-7KQ4M2X',
    seller: 'Ban Chonnabot',
    person: 'Ada Buyer',
    piece: 'Mudmee',
    carrier: 'Thailand Post',
    tracking: 'EX123456789TH',
    reason: t('admin-email-templates:sample.reason'),
    words: t('admin-email-templates:sample.words'),
    amount: price(1450_00),
    price: price(90_00),
    before: price(100_00),
    day: dateFormat(language, { dateStyle: 'long', timeZone: SHOP_ZONE }).format(DAY),
    moment: DAY,
    lines: [
      { title: 'Mudmee', optionText: 'M', personalization: 'Mali', quantity: 2, total_minor: 2900_00, sku: 'SC-1', gift_wrap: true },
      { title: 'Celadon', optionText: '', personalization: '', quantity: 1, total_minor: 390_00, sku: '', gift_wrap: false },
    ],
  }
}
export type SampleFacts = ReturnType<typeof sampleFacts>
