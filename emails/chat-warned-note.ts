import type { TFunction } from 'i18next'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

/** A message of the reader was reported, and the shop has warned them; `hidden`: and taken it away. */
export type ChatWarnedFacts = { to: string; reason: string; hidden: boolean }

/** Says that a message of the reader goes against the rules, and why. */
export const chatWarnedNote = (t: TFunction, language: Language, { to, reason, hidden }: ChatWarnedFacts): Letter =>
  layOut({
    to,
    language,
    subject: t('letters:chatWarned.subject'),
    heading: t('letters:chatWarned.subject'),
    footer: t('letters:footer'),
    blocks: [
      { kind: 'paragraph', text: t(hidden ? 'letters:chatWarned.hidden' : 'letters:chatWarned.text') },
      { kind: 'paragraph', text: t('letters:reason', { reason }) },
    ],
  })
