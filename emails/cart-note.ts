import type { TFunction } from 'i18next'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

type Piece = { text: string; note: string; amount: string; picture: string | null; href: string }
/** `rows`: the pieces at today's prices; `link` opens the cart on any device, `unsubscribe` ends such letters. */
export type CartNoteFacts = { to: string; link: string; unsubscribe: string; rows: readonly Piece[] }

/** Reminds of a cart that was left. Says what is in it and no more: nothing is held, nothing is pressed. */
export const cartNote = (t: TFunction, language: Language, { to, link, unsubscribe, rows }: CartNoteFacts): Letter =>
  layOut({
    to,
    language,
    subject: t('letters:cart.subject'),
    heading: t('letters:cart.heading'),
    footer: t('letters:cart.footer'),
    blocks: [
      { kind: 'paragraph', text: t('letters:cart.text') },
      { kind: 'lines', rows },
      { kind: 'button', text: t('letters:cart.open'), href: link },
      { kind: 'link', text: t('letters:news.unsubscribe'), href: unsubscribe },
    ],
  })
