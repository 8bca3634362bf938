import type { TFunction } from 'i18next'
import type { Block } from '../app/blog/article.ts'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

/** Asks whether somebody really wants the newsletter; without the press on its button nothing is sent. */
export function signUpNote(t: TFunction, language: Language, { to, link }: { to: string; link: string }): Letter {
  return layOut({
    to,
    language,
    subject: t('newsletter:letter.subject'),
    heading: t('newsletter:letter.subject'),
    footer: t('newsletter:letter.footer'),
    blocks: [
      { kind: 'paragraph', text: t('newsletter:letter.text') },
      { kind: 'button', text: t('newsletter:confirm.submit'), href: link },
      { kind: 'aside', text: t('newsletter:letter.aside') },
    ],
  })
}

type Piece = { text: string; note: string; amount: string; picture: string | null; href: string }

/** `blocks`: what staff wrote; `button`: empty for none; `leave`: the address that ends newsletters; `path` makes an address of a path of the shop. */
export type NewsletterFacts = {
  to: string
  subject: string
  blocks: readonly Block[]
  rows: readonly Piece[]
  button: string
  link: string
  leave: string
  path: (to: string) => string
}

/** An issue of the newsletter, with the way out both as a link and for the button of mail programs (RFC 2369, RFC 8058). */
export function newsletterNote(t: TFunction, language: Language, { to, subject, blocks, rows, button, link, leave, path }: NewsletterFacts): Letter {
  const letter = layOut({
    to,
    language,
    subject,
    heading: subject,
    footer: t('newsletter:letter.why'),
    blocks: [
      { kind: 'article', article: { blocks, path } },
      ...(rows.length > 0 ? [{ kind: 'lines' as const, rows }] : []),
      ...(button === '' ? [] : [{ kind: 'button' as const, text: button, href: link }]),
      { kind: 'link', text: t('newsletter:leave.submit'), href: leave },
    ],
  })
  return { ...letter, headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
}
