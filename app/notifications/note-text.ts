import type { TFunction } from 'i18next'
import type { Language } from '../i18n/languages.ts'
import { formatPrice } from '../money/currency.ts'
import { minor } from '../platform/money.ts'
import { sentenceOf, stepOf, type Notification } from './notification.ts'

/** The sentence of a notification outside the shop's pages, in a language whose words are given; prices in baht, which everybody is charged in. */
export function noteText(t: TFunction, language: Language, notification: Pick<Notification, 'kind' | 'facts'>): string {
  const { facts } = notification
  const price = (satang: number | undefined) => formatPrice(minor(satang ?? 0), 'THB', language)
  const amount = price(facts.amount_minor)
  return t(`notifications:${sentenceOf(notification)}`, {
    number: facts.number ?? '',
    seller: facts.seller ?? '',
    carrier: facts.carrier ?? '',
    tracking: facts.tracking ?? '',
    from: facts.from ?? '',
    // A review of a maker has no piece to name.
    name: facts.name || (facts.seller ?? ''),
    what: t(stepOf(facts), { amount }),
    amount,
    reason: facts.reason ?? '',
    search: facts.search ?? '',
    count: facts.count ?? 1,
    percent: facts.count ?? 0,
    total: price(facts.total_minor),
    price: price(facts.price_minor),
    before: price(facts.before_minor),
  })
}
