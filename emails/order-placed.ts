import type { TFunction } from 'i18next'
import { formatPrice } from '../app/money/currency.ts'
import { dayRange } from '../app/i18n/day-range.ts'
import type { PaidBy } from '../app/payments/payment-provider.ts'
import { minor } from '../app/platform/money.ts'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

export type OrderedLine = {
  title: string
  optionText: string
  personalization: string
  quantity: number
  total_minor: number
  /** From when it ships, written out, where it is sold before it is made. */ ships_on?: string | null
}
type PlacedOrder = {
  seller_name: string
  /** When it will probably come: days in Thailand, `2026-11-27`. */
  delivery_from: string | null
  delivery_to: string | null
  /** `picture` is a full address; null for none. */
  lines: readonly (OrderedLine & { picture: string | null })[]
}
export type OrderFacts = {
  to: string
  name: string
  number: string
  link: string
  orders: readonly PlacedOrder[]
  /** Where it goes, as it is read. */
  address: readonly string[]
  /** Everything is fetched at the workshop: the address is nobody's place, only who to call. */
  fetched?: boolean
  method: PaidBy
  /** For how long pieces may come back; `statutory` where a law says so and not only the shop. */
  returns: { days: number; statutory: boolean; policy: string }
  items: number
  discount: number
  shipping: number
  total: number
  /** What of it store credit paid. */
  credit: number
}

/**
 * To the buyer, when an order is paid (or goes against cash): what was bought, from whom, what it cost and how it was paid, where it goes and when it comes, where to follow
 * it, and how to give it back (Directive 2011/83/EU, article 8 (7): the confirmation on a durable medium).
 */
export function orderPlaced(t: TFunction, language: Language, facts: OrderFacts): Letter {
  const price = (satang: number) => formatPrice(minor(satang), 'THB', language)
  const withPoints = facts.items - facts.discount + facts.shipping - facts.total
  return layOut({
    to: facts.to,
    language,
    subject: t('letters:placed.subject', { number: facts.number }),
    heading: t('letters:placed.heading', { name: facts.name }),
    footer: t('letters:footer'),
    blocks: [
      { kind: 'paragraph', text: t(facts.method === 'cash_on_delivery' ? 'letters:placed.introCash' : 'letters:placed.intro', { number: facts.number }) },
      ...facts.orders.flatMap((order) => [
        { kind: 'heading' as const, text: t('letters:placed.from', { seller: order.seller_name }) },
        ...arrival(t, language, order),
        {
          kind: 'lines' as const,
          rows: order.lines.map((line) => ({
            text: `${line.quantity} × ${line.title}`,
            note: [noteOf(t, line), line.ships_on ? t('letters:shipsFrom', { day: line.ships_on }) : ''].filter(Boolean).join(' · '),
            amount: price(line.total_minor),
            picture: line.picture,
          })),
        },
      ]),
      {
        kind: 'sums',
        rows: [
          { text: t('letters:sums.items'), amount: price(facts.items) },
          ...(facts.discount > 0 ? [{ text: t('letters:sums.discount'), amount: `−${price(facts.discount)}` }] : []),
          // Whatever else is not paid in money was paid with points.
          ...(withPoints > 0 ? [{ text: t('points:order.paid'), amount: `−${price(withPoints)}` }] : []),
          { text: t('letters:sums.shipping'), amount: price(facts.shipping) },
          { text: t('letters:sums.total'), amount: price(facts.total), strong: true },
          ...(facts.credit > 0 ? [{ text: t('points:credit.paid'), amount: `−${price(facts.credit)}` }] : []),
        ],
      },
      { kind: 'button', text: t('letters:placed.follow'), href: facts.link },
      { kind: 'aside', text: t('letters:placed.keep') },
      {
        kind: 'facts',
        rows: [
          { name: t(facts.fetched ? 'checkout:address.contact' : 'checkout:address.heading'), lines: facts.address },
          { name: t('checkout:payment.heading'), lines: [t(`checkout:payment.${facts.method}`)] },
        ],
      },
      { kind: 'heading', text: t('letters:placed.mind') },
      {
        kind: 'paragraph',
        text: t(facts.returns.statutory ? 'letters:placed.withdrawal' : 'letters:placed.return', {
          days: facts.returns.days,
          button: t(`returns:ask.${facts.returns.statutory ? 'withdrawal' : 'return'}`),
        }),
      },
      { kind: 'link', text: t('pages-returns:title'), href: facts.returns.policy },
    ],
  })
}

/** When a maker's parcel will probably come; nothing where nobody knows. */
const arrival = (t: TFunction, language: Language, { delivery_from: from, delivery_to: to }: PlacedOrder): readonly { kind: 'aside'; text: string }[] =>
  from !== null && to !== null ? [{ kind: 'aside', text: t('tracking:share.arrives', { days: dayRange(from, to, language) }) }] : []

/** The option and what the buyer wants written on the piece. */
export const noteOf = (t: TFunction, line: Pick<OrderedLine, 'optionText' | 'personalization'>): string =>
  [line.optionText, line.personalization === '' ? '' : t('letters:personalization', { text: line.personalization })].filter(Boolean).join(' · ')
