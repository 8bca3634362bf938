import type { TFunction } from 'i18next'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

/** What becomes of a quote for many pieces; the subject is the bell's sentence, the text `wholesale-letters:quote.{event}`. */
export const QUOTE_EVENTS = ['asked', 'offered', 'declined', 'accepted', 'refused', 'withdrawn', 'expired'] as const
export type QuoteEvent = (typeof QUOTE_EVENTS)[number]

/** `name` is the piece's; `price` is that of one piece; `words` the other side's, empty where nothing was written; `link` leads to where it goes on. */
export type QuoteFacts = { to: string; name: string; seller: string; quantity: number; price: string; day: string; words: string; link: string }

/** To the side that did not do it: what became of a quote, and what to do now. */
export function quoteNote(t: TFunction, language: Language, event: QuoteEvent, { to, link, words, ...facts }: QuoteFacts): Letter {
  const subject = t(`notifications:kinds.wholesale_${event}`, { name: facts.name })
  const toSeller = event === 'asked' || event === 'accepted' || event === 'refused' || event === 'withdrawn'
  return layOut({
    to,
    language,
    subject,
    heading: subject,
    footer: t('letters:footer'),
    blocks: [
      { kind: 'paragraph', text: t(`wholesale-letters:quote.${event}`, facts) },
      ...(words === '' ? [] : [{ kind: 'paragraph' as const, text: words }]),
      { kind: 'button', text: t(toSeller ? 'dashboard:sellerDashboard' : 'wholesale:title'), href: link },
    ],
  })
}
