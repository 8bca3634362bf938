import type { TFunction } from 'i18next'
import { formatPrice } from '../app/money/currency.ts'
import { minor } from '../app/platform/money.ts'
import type { Language } from '../app/i18n/languages.ts'
import { regionName } from '../app/i18n/names-of-codes.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'
import { noteOf, type OrderedLine } from './order-placed.ts'

export type PackFacts = {
  to: string
  seller: string
  number: string
  customer: string
  country: string
  link: string
  lines: readonly (OrderedLine & { sku: string; gift_wrap: boolean })[]
  total: number
  /** Until the order is cancelled unless it is accepted. */
  hours: number
  /** It is a present, with these words. */
  gift: { message: string } | null
  /** The courier collects the total. */
  byCash?: boolean
}

/** To the maker, when an order is paid: what to pack, for whom, by when to say yes. */
export function orderToPack(t: TFunction, language: Language, facts: PackFacts): Letter {
  const country = regionName(facts.country, language)
  return layOut({
    to: facts.to,
    language,
    subject: t('letters:pack.subject', { number: facts.number }),
    heading: t('letters:pack.heading', { seller: facts.seller }),
    footer: t('letters:footer'),
    blocks: [
      {
        kind: 'paragraph',
        text: facts.byCash
          ? t('letters:pack.introCash', { number: facts.number, customer: facts.customer, country, amount: formatPrice(minor(facts.total), 'THB', language) })
          : t('letters:pack.intro', { number: facts.number, customer: facts.customer, country }),
      },
      ...(facts.gift
        ? [{ kind: 'paragraph', text: facts.gift.message ? `${t('letters:pack.gift')}\n${facts.gift.message}` : t('letters:pack.giftSilent') } as const]
        : []),
      {
        kind: 'lines',
        rows: facts.lines.map((line) => ({
          text: `${line.quantity} × ${line.title}`,
          note: [noteOf(t, line), line.gift_wrap && t('letters:pack.wrap'), line.sku].filter(Boolean).join(' · '),
          amount: formatPrice(minor(line.total_minor), 'THB', language),
        })),
      },
      { kind: 'sums', rows: [{ text: t('letters:sums.total'), amount: formatPrice(minor(facts.total), 'THB', language), strong: true }] },
      { kind: 'button', text: t('letters:pack.open'), href: facts.link },
      { kind: 'aside', text: t('letters:pack.accept', { hours: facts.hours }) },
    ],
  })
}
