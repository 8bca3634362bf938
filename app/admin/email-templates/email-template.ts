import type { Language } from '../../i18n/languages.ts'
import { type Answer, callFunction, resultOf } from '../../platform/call-function.ts'
import type { Sentence } from '../translations/sentence.ts'

export const READERS = ['buyer', 'seller', 'person', 'staff', 'shop'] as const

/** A letter as `list-email-templates` answers it. */
export type EmailTemplate = { topic: string; reader: string; kinds: number; sent: number; lastAt: string | null; changed: Language[]; stale: Language[] }

/** A sentence of a letter. `also`: other letters that say it; `onPages`: pages say it, too. */
export type LetterSentence = Sentence & { also: string[]; onPages: boolean }
export type ShownLetter = {
  reader: string
  kind: string
  language: Language
  kinds: { kind: string; subject: string }[]
  subject: string
  html: string
  text: string
  sentences: LetterSentence[]
}
type Draft = { namespace: string; key: string; sentence: string }
type LetterWish = { topic: string; kind: string; language: Language; drafts: Draft[] }
export type SentLetter = { letter: string; subject: string; html: string; text: string }

/** Letters of which a sent one can be looked at: those about orders. `show-sent-letter` knows the same. */
export const hasSent = (topic: string): boolean =>
  (topic.startsWith('order.') && !['order.link', 'order.review', 'order.refund_account'].includes(topic)) || topic === 'case.told'

/** Browser only. */
export const listEmailTemplates = (): Promise<EmailTemplate[]> =>
  resultOf(callFunction<{ letters: EmailTemplate[] }>('list-email-templates', {}, { repeatable: true })).then(({ letters }) => letters)

/** Browser only. A letter filled with sample facts, drafts in their places. */
export const showEmailTemplate = (wish: LetterWish): Promise<ShownLetter> =>
  resultOf(callFunction<ShownLetter>('show-email-template', wish, { repeatable: true }))

/** Browser only. The newest letter of a topic that was sent, of one order where its number is said. */
export const showSentLetter = (topic: string, number: string): Promise<Answer<SentLetter>> => callFunction<SentLetter>('show-sent-letter', { topic, number })

/** Browser only. To whoever is signed in. */
export const sendSampleLetter = (wish: LetterWish): Promise<Answer<{ to: string }>> => callFunction<{ to: string }>('send-sample-letter', wish)
