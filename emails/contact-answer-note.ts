import type { TFunction } from 'i18next'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut, type Block } from './layout.ts'

/** An answer of the shop's staff to what somebody wrote on the contact page. */
export type ContactAnswerFacts = { to: string; replyTo: string; name: string; words: string; message: string }

/** The answer, in the words of whoever wrote it, with what it answers below. Answering this letter answers the shop. */
export function contactAnswerNote(t: TFunction, language: Language, { to, replyTo, name, words, message }: ContactAnswerFacts): Letter {
  const paragraphs = (text: string): Block[] => text.split(/\n+/).map((line) => ({ kind: 'paragraph', text: line }))
  const letter = layOut({
    to,
    language,
    subject: t('letters:contactAnswer.subject'),
    heading: t('letters:contactAnswer.heading', { name }),
    footer: t('letters:contactAnswer.footer'),
    blocks: [...paragraphs(words), { kind: 'paragraph', text: t('letters:contactAnswer.wrote') }, ...paragraphs(message)],
  })
  return { ...letter, headers: { 'Reply-To': replyTo } }
}
