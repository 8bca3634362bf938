import type { TFunction } from 'i18next'
import { formatPrice } from '../app/money/currency.ts'
import { minor } from '../app/platform/money.ts'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

export type OrderedLine = { title: string; option_text: string; personalization: string; quantity: number; total_minor: number }
export type OrderFacts = {
  to: string
  name: string
  number: string
  link: string
  orders: readonly { seller_name: string; lines: readonly OrderedLine[] }[]
  items: number
  discount: number
  shipping: number
  total: number
  /** Paid to the courier, parcel by parcel. */
  byCash?: boolean
}

/** To the buyer, when an order is paid (or goes against cash): what was bought, from whom, what it cost, where to follow it. */
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
      { kind: 'paragraph', text: t(facts.byCash ? 'letters:placed.introCash' : 'letters:placed.intro', { number: facts.number }) },
      ...facts.orders.flatMap((order) => [
        { kind: 'heading' as const, text: t('letters:placed.from', { seller: order.seller_name }) },
        {
          kind: 'lines' as const,
          rows: order.lines.map((line) => ({ text: `${line.quantity} × ${line.title}`, note: noteOf(t, line), amount: price(line.total_minor) })),
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
        ],
      },
      { kind: 'button', text: t('letters:placed.follow'), href: facts.link },
      { kind: 'aside', text: t('letters:placed.keep') },
    ],
  })
}

/** The option and what the buyer wants written on the piece. */
export const noteOf = (t: TFunction, line: Pick<OrderedLine, 'option_text' | 'personalization'>): string =>
  [line.option_text, line.personalization === '' ? '' : t('letters:personalization', { text: line.personalization })].filter(Boolean).join(' · ')
