import type { TFunction } from 'i18next'
import { FALLBACK_LANGUAGE } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

/** A message of the contact page; everything but `topic` is a stranger's. */
export type ContactFacts = { to: string; topic: string; name: string; email: string; order_number: string; message: string; language: string }

/** Tells the shop that somebody wrote. Answering the letter answers them. */
export function contactNote(t: TFunction, { to, topic, name, email, order_number: number, message, language }: ContactFacts): Letter {
  const about = t(`pages-contact:form.topics.${topic}`)
  const letter = layOut({
    to,
    language: FALLBACK_LANGUAGE,
    subject: t('letters:contact.subject', { about, name }),
    heading: about,
    footer: t('letters:contact.footer'),
    blocks: [
      { kind: 'paragraph', text: t('letters:contact.from', { name, email, language }) },
      ...(number === '' ? [] : [{ kind: 'paragraph' as const, text: t('letters:contact.number', { number }) }]),
      ...message.split(/\n+/).map((text) => ({ kind: 'paragraph' as const, text })),
    ],
  })
  return { ...letter, headers: { 'Reply-To': email } }
}
